#include "CShimsJPEG.h"
