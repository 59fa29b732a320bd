#ifndef CSHIMS_PNG_H
#define CSHIMS_PNG_H
#include <stddef.h>
#include <stdint.h>

typedef enum { CSHIMS_IMAGE_OK = 0, CSHIMS_IMAGE_TRUNCATED, CSHIMS_IMAGE_CORRUPT, CSHIMS_IMAGE_UNSUPPORTED, CSHIMS_IMAGE_NO_MEMORY } cshims_image_status;

/// How a read ended. `message` is the library's own words, zero-terminated, empty when there are none.
/// `warning` is the first of the warnings that do not touch the pixels.
typedef struct {
  cshims_image_status status;
  char message[160];
  char warning[160];
} cshims_image_report;

/// A stretch of the file.
typedef struct {
  size_t offset;
  size_t length;
} cshims_span;

/// Decodes a PNG to straight RGBA, rows top-down without gaps; `wide` 0: 8 bits a sample, 1: 16 bits in the machine's own byte order.
/// The decoder sees only the given spans of `bytes`, one after the other: the signature and the whole chunks that the pixels need, in file order.
/// `pixels` holds width * height * 4 samples and is written only when the file's header says this very size. Values are as stored: no gamma is applied.
cshims_image_report cshims_png_read(
    const uint8_t *bytes, const cshims_span *spans, size_t span_count, uint32_t width, uint32_t height, int wide, void *pixels);
#endif
