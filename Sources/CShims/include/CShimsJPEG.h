#ifndef CSHIMS_JPEG_H
#define CSHIMS_JPEG_H
#include <stddef.h>
#include <stdint.h>
#endif
