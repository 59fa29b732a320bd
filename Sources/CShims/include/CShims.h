// The only C of the project: what Swift cannot say. libpng and libjpeg report errors by longjmp, which may not cross a Swift frame, so every
// call that can fail sits in one C function that owns its jmp_buf. ICU's headers clash with Foundation's own copy, so they stay inside a .c file.
#ifndef CSHIMS_H
#define CSHIMS_H
#include "CShimsPNG.h"
#include "CShimsJPEG.h"
#include "CShimsUnicode.h"
#include "CShimsEncoding.h"
#endif
