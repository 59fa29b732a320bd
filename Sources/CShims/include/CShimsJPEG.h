#ifndef CSHIMS_JPEG_H
#define CSHIMS_JPEG_H
#include "CShimsPNG.h"

/// Decodes a JPEG, rows top-down without gaps, four bytes a pixel: RGBA with alpha 255, or with `cmyk` 1 the four inks as stored.
/// `pixels` holds width * height * 4 bytes and is written only when the file's header says this very size.
/// Damage that changes pixels ends the read; libjpeg by itself would paint it over with grey.
cshims_image_report cshims_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int cmyk, uint8_t *pixels);
#endif
