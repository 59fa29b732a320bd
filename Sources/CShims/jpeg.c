// libjpeg's error manager leaves by longjmp, so every call that can fail sits in one function that owns the jmp_buf. Nothing here calls back into Swift.
#include "CShimsJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

// A progressive file may repeat scans without end, each as costly as a whole decode. Encoders write about ten.
enum { maximum_scans = 500 };

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  cshims_image_report *report;
} jpeg_errors;

static _Noreturn void leave(j_common_ptr jpeg, cshims_image_status status) {
  jpeg_errors *errors = (jpeg_errors *)jpeg->err;
  char text[JMSG_LENGTH_MAX];
  errors->base.format_message(jpeg, text);
  snprintf(errors->report->message, sizeof errors->report->message, "%s", text);
  errors->report->status = status;
  longjmp(errors->jump, 1);
}

static void fail(j_common_ptr jpeg) {
  switch (jpeg->err->msg_code) {
    case JERR_INPUT_EOF:
    case JERR_INPUT_EMPTY: leave(jpeg, CSHIMS_IMAGE_TRUNCATED);
    case JERR_OUT_OF_MEMORY: leave(jpeg, CSHIMS_IMAGE_NO_MEMORY);
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_CONVERSION_NOTIMPL: leave(jpeg, CSHIMS_IMAGE_UNSUPPORTED);
    default: leave(jpeg, CSHIMS_IMAGE_CORRUPT);
  }
}

static void message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_JPEG_EOF: leave(jpeg, CSHIMS_IMAGE_TRUNCATED);
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_MUST_RESYNC: leave(jpeg, CSHIMS_IMAGE_CORRUPT);
    default: break;
  }
  jpeg_errors *errors = (jpeg_errors *)jpeg->err;
  if (errors->report->warning[0] != 0) return;
  char text[JMSG_LENGTH_MAX];
  errors->base.format_message(jpeg, text);
  snprintf(errors->report->warning, sizeof errors->report->warning, "%s", text);
}

static void watch_scans(j_common_ptr jpeg) {
  if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > maximum_scans) {
    jpeg_errors *errors = (jpeg_errors *)jpeg->err;
    snprintf(errors->report->message, sizeof errors->report->message, "more than %d scans", maximum_scans);
    errors->report->status = CSHIMS_IMAGE_CORRUPT;
    longjmp(errors->jump, 1);
  }
}

cshims_image_report cshims_jpeg_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int cmyk, uint8_t *pixels) {
  cshims_image_report report = {0};
  jpeg_errors errors;
  struct jpeg_progress_mgr progress;
  struct jpeg_decompress_struct jpeg;
  memset(&jpeg, 0, sizeof jpeg);
  memset(&progress, 0, sizeof progress);
  jpeg.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = fail;
  errors.base.emit_message = message;
  errors.report = &report;
  if (setjmp(errors.jump) == 0) {
    jpeg_create_decompress(&jpeg);
    progress.progress_monitor = watch_scans;
    jpeg.progress = &progress;
    jpeg_mem_src(&jpeg, bytes, count);
    jpeg_read_header(&jpeg, TRUE);
    jpeg.out_color_space = cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg.dct_method = JDCT_ISLOW;
    jpeg_calc_output_dimensions(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height || jpeg.output_components != 4) ERREXIT(&jpeg, JERR_BAD_STATE);
    jpeg_start_decompress(&jpeg);
    while (jpeg.output_scanline < height) {
      JSAMPROW row = pixels + (size_t)jpeg.output_scanline * width * 4;
      jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
  }
  jpeg_destroy_decompress(&jpeg);
  return report;
}
