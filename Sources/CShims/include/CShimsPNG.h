#ifndef CSHIMS_PNG_H
#define CSHIMS_PNG_H
#include <stddef.h>
#include <stdint.h>
#endif
