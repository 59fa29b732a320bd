#include "CShimsEncoding.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

int32_t unicode_encode(const char *charset, const uint16_t *text, int32_t length, char *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &error);
  if (U_SUCCESS(error)) ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &error);
  int32_t written = U_SUCCESS(error) ? ucnv_fromUChars(converter, result, capacity, (const UChar *)text, length, &error) : 0;
  if (converter) ucnv_close(converter);
  return U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR ? -(int32_t)error : written;
}
