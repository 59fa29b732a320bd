#include "CShimsUnicode.h"
