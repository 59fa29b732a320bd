// libpng reports errors by longjmp, so every call that can fail sits in one function that owns the jmp_buf. Nothing here calls back into Swift.
#include "CShimsPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  const cshims_span *spans;
  size_t span_count;
  size_t span;
  size_t position;
  cshims_image_report *report;
} png_source;

static void fail(png_structp png, png_const_charp message) {
  png_source *source = png_get_error_ptr(png);
  // A failure that was named before the library began to complain is the cause.
  if (source->report->status == CSHIMS_IMAGE_OK) {
    // The stream may also end of itself before the last row.
    int is_short = strstr(message, "Not enough image data") != NULL;
    source->report->status = is_short ? CSHIMS_IMAGE_TRUNCATED : CSHIMS_IMAGE_CORRUPT;
    snprintf(source->report->message, sizeof source->report->message, "%s", message);
  }
  png_longjmp(png, 1);
}

static void warn(png_structp png, png_const_charp message) {
  png_source *source = png_get_error_ptr(png);
  if (source->report->warning[0] == 0) snprintf(source->report->warning, sizeof source->report->warning, "%s", message);
}

static void read_spans(png_structp png, png_bytep to, size_t count) {
  png_source *source = png_get_io_ptr(png);
  while (count > 0) {
    if (source->span == source->span_count) {
      source->report->status = CSHIMS_IMAGE_TRUNCATED;
      png_error(png, "data ends early");
    }
    cshims_span span = source->spans[source->span];
    size_t take = span.length - source->position < count ? span.length - source->position : count;
    memcpy(to, source->bytes + span.offset + source->position, take);
    to += take;
    count -= take;
    source->position += take;
    if (source->position == span.length) {
      source->span += 1;
      source->position = 0;
    }
  }
}

static void ask_for_rgba(png_structp png, int wide) {
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  if (wide) {
    png_set_expand_16(png);
    png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  } else {
    png_set_scale_16(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  }
}

cshims_image_report cshims_png_read(
    const uint8_t *bytes, const cshims_span *spans, size_t span_count, uint32_t width, uint32_t height, int wide, void *pixels) {
  cshims_image_report report = {0};
  png_source source = {bytes, spans, span_count, 0, 0, &report};
  size_t stride = (size_t)width * (wide ? 8 : 4);
  png_infop volatile info = NULL;
  png_structp volatile png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, warn);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) {
    png_structp p = png;
    png_destroy_read_struct(&p, NULL, NULL);
    report.status = CSHIMS_IMAGE_NO_MEMORY;
    return report;
  }
  if (setjmp(png_jmpbuf(png)) == 0) {
    // The caller has bounded everything by the size of the file; libpng's own bounds would refuse long but honest chunks.
    png_set_user_limits(png, width, height);
    png_set_chunk_malloc_max(png, 0);
    png_set_read_fn(png, &source, read_spans);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) png_error(png, "two headers");
    ask_for_rgba(png, wide);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected row size");
    for (int pass = 0; pass < passes; pass++) {
      for (size_t row = 0; row < height; row++) png_read_row(png, (png_bytep)pixels + row * stride, NULL);
    }
  }
  png_structp p = png;
  png_infop i = info;
  png_destroy_read_struct(&p, &i, NULL);
  return report;
}
