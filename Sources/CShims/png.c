#include "CShimsPNG.h"
