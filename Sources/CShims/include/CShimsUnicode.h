#ifndef CSHIMS_UNICODE_H
#define CSHIMS_UNICODE_H
#include <stddef.h>
#include <stdint.h>
#endif
