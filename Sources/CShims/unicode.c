#include "CShimsUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ucal.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// Length wanted, or the negated error; an overflow is not an error, the caller asks again.
static int32_t filled(int32_t length, UErrorCode status) {
  if (U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR) return length;
  return -(int32_t)status;
}

// ---- Boundaries

struct UnicodeBreaker {
  UBreakIterator *iterator;
};

UnicodeBreaker *unicode_breaker_open(int32_t kind, const char *locale, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIteratorType type = kind == UNICODE_BREAK_LINE ? UBRK_LINE : kind == UNICODE_BREAK_WORD ? UBRK_WORD : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &error);
  *status = U_FAILURE(error) ? (int32_t)error : 0;
  if (U_FAILURE(error)) return NULL;
  UnicodeBreaker *breaker = malloc(sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

void unicode_breaker_close(UnicodeBreaker *breaker) {
  if (!breaker) return;
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t unicode_breaker_boundaries(
    UnicodeBreaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &error);
  if (U_FAILURE(error)) return -(int32_t)error;
  int32_t count = 0;
  ubrk_first(breaker->iterator);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE; at = ubrk_next(breaker->iterator)) {
    if (count < capacity) {
      offsets[count] = at;
      if (hard) {
        int32_t rule = ubrk_getRuleStatus(breaker->iterator);
        hard[count] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
      }
    }
    count++;
  }
  return count;
}

// ---- Bidirectional algorithm

int32_t unicode_bidi_levels(const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels) {
  if (length <= 0) return 0;
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &error);
  if (U_FAILURE(error)) return (int32_t)error;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &error);
  const UBiDiLevel *found = U_SUCCESS(error) ? ubidi_getLevels(bidi, &error) : NULL;
  if (U_SUCCESS(error) && found) memcpy(levels, found, (size_t)length);
  ubidi_close(bidi);
  return U_FAILURE(error) ? (int32_t)error : 0;
}

void unicode_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order) { ubidi_reorderVisual(levels, count, order); }

// ---- Properties

uint32_t unicode_properties(uint32_t code_point) {
  UChar32 c = (UChar32)code_point;
  uint32_t mask = U_GET_GC_MASK(c);
  uint32_t result = 0;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) result |= UNICODE_IS_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) result |= UNICODE_IS_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) result |= UNICODE_IS_EXTENDED_PICTOGRAPHIC;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) result |= UNICODE_IS_EMOJI_MODIFIER;
  if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) result |= UNICODE_IS_REGIONAL_INDICATOR;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) result |= UNICODE_IS_DEFAULT_IGNORABLE;
  if (u_hasBinaryProperty(c, UCHAR_WHITE_SPACE)) result |= UNICODE_IS_WHITE_SPACE;
  if (u_hasBinaryProperty(c, UCHAR_UPPERCASE)) result |= UNICODE_IS_UPPERCASE;
  if (u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC)) result |= UNICODE_IS_IDEOGRAPHIC;
  int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH) result |= UNICODE_IS_EAST_ASIAN;
  if (mask & U_GC_M_MASK) result |= UNICODE_IS_MARK;
  if (mask & U_GC_ND_MASK) result |= UNICODE_IS_DIGIT;
  if (mask & U_GC_L_MASK) result |= UNICODE_IS_LETTER;
  if (mask & U_GC_SC_MASK) result |= UNICODE_IS_CURRENCY;
  if (mask & U_GC_CC_MASK) result |= UNICODE_IS_CONTROL;
  return result;
}

uint32_t unicode_paired_bracket(uint32_t code_point, int32_t *kind) {
  *kind = u_getIntPropertyValue((UChar32)code_point, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  return (uint32_t)u_getBidiPairedBracket((UChar32)code_point);
}

static uint32_t script_tag(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || strlen(name) != 4) return 0;
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 | (uint32_t)(uint8_t)name[2] << 8 | (uint8_t)name[3];
}

uint32_t unicode_script(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &error);
  return U_FAILURE(error) ? script_tag(USCRIPT_UNKNOWN) : script_tag(script);
}

int32_t unicode_script_extensions(uint32_t code_point, uint32_t *scripts, int32_t capacity) {
  UScriptCode codes[64];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uscript_getScriptExtensions((UChar32)code_point, codes, 64, &error);
  if (U_FAILURE(error)) return 0;
  for (int32_t i = 0; i < count && i < capacity; i++) scripts[i] = script_tag(codes[i]);
  return count;
}

// ---- Locales

// ICU's own spelling with likely subtags added; empty when the tag cannot be read.
static void maximized(const char *tag, char *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  result[0] = 0;
  uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) return;
  uloc_addLikelySubtags(locale, result, capacity, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) result[0] = 0;
}

uint32_t unicode_likely_script(const char *tag) {
  char locale[ULOC_FULLNAME_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  maximized(tag, locale, sizeof locale);
  int32_t length = uloc_getScript(locale, script, sizeof script, &error);
  if (U_FAILURE(error) || length != 4) return 0;
  return (uint32_t)(uint8_t)script[0] << 24 | (uint32_t)(uint8_t)script[1] << 16 | (uint32_t)(uint8_t)script[2] << 8 | (uint8_t)script[3];
}

int32_t unicode_likely_region(const char *tag, char *region, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  maximized(tag, locale, sizeof locale);
  return filled(uloc_getCountry(locale, region, capacity, &error), error);
}

bool unicode_is_right_to_left(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &error);
  return U_SUCCESS(error) && uloc_isRightToLeft(locale);
}

// ---- Casing, normalization

int32_t unicode_case(int32_t kind, const char *locale, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UChar *source = (const UChar *)text;
  UChar *target = (UChar *)result;
  if (kind == UNICODE_CASE_UPPER) return filled(u_strToUpper(target, capacity, source, length, locale, &error), error);
  if (kind == UNICODE_CASE_LOWER) return filled(u_strToLower(target, capacity, source, length, locale, &error), error);
  // Only the first letters change: a brand's inner capitals stay.
  uint32_t options = U_TITLECASE_NO_LOWERCASE | (kind == UNICODE_CASE_SENTENCE ? U_TITLECASE_SENTENCES : 0);
  UCaseMap *map = ucasemap_open(locale, options, &error);
  if (U_FAILURE(error)) return -(int32_t)error;
  int32_t written = ucasemap_toTitle(map, target, capacity, source, length, &error);
  ucasemap_close(map);
  return filled(written, error);
}

int32_t unicode_compose(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return -(int32_t)error;
  return filled(unorm2_normalize(form, (const UChar *)text, length, (UChar *)result, capacity, &error), error);
}

// ---- Numbers

struct UnicodeNumberFormat {
  UNumberFormat *format;
};

UnicodeNumberFormat *unicode_number_format_open(
    int32_t style, const char *locale, const char *currency, int32_t minimum_fraction, int32_t maximum_fraction, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormatStyle kind = style == UNICODE_NUMBER_PERCENT    ? UNUM_PERCENT
                            : style == UNICODE_NUMBER_CURRENCY ? UNUM_CURRENCY
                            : style == UNICODE_NUMBER_COMPACT  ? UNUM_DECIMAL_COMPACT_SHORT
                                                               : UNUM_DECIMAL;
  UNumberFormat *format = unum_open(kind, NULL, 0, locale, NULL, &error);
  if (U_SUCCESS(error) && currency) {
    UChar code[4] = {0};
    for (int i = 0; i < 3 && currency[i]; i++) code[i] = (UChar)(uint8_t)currency[i];
    unum_setTextAttribute(format, UNUM_CURRENCY_CODE, code, 3, &error);
  }
  if (U_SUCCESS(error) && minimum_fraction >= 0) unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, minimum_fraction);
  if (U_SUCCESS(error) && maximum_fraction >= 0) unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, maximum_fraction);
  // Spanish, Polish and others group from five digits on.
  if (U_SUCCESS(error)) unum_setAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  UnicodeNumberFormat *result = U_SUCCESS(error) ? malloc(sizeof *result) : NULL;
  *status = U_FAILURE(error) ? (int32_t)error : result ? 0 : U_MEMORY_ALLOCATION_ERROR;
  if (!result) {
    if (format) unum_close(format);
    return NULL;
  }
  result->format = format;
  return result;
}

void unicode_number_format_close(UnicodeNumberFormat *format) {
  if (!format) return;
  unum_close(format->format);
  free(format);
}

int32_t unicode_number_format(const UnicodeNumberFormat *format, double value, uint16_t *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  return filled(unum_formatDouble(format->format, value, (UChar *)result, capacity, NULL, &error), error);
}

// ---- Dates

struct UnicodeDateFormat {
  UDateFormat *format;
};

static const UChar utc[] = {'U', 'T', 'C', 0};

UnicodeDateFormat *unicode_date_format_open(const char *locale, const char *skeleton, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar fields[64], pattern[128];
  int32_t count = 0, length = 0;
  while (skeleton[count] && count < 63) fields[count] = (UChar)(uint8_t)skeleton[count], count++;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  if (U_SUCCESS(error)) length = udatpg_getBestPattern(generator, fields, count, pattern, 128, &error);
  if (generator) udatpg_close(generator);
  UDateFormat *format = U_SUCCESS(error) ? udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, utc, 3, pattern, length, &error) : NULL;
  UnicodeDateFormat *result = U_SUCCESS(error) ? malloc(sizeof *result) : NULL;
  *status = U_FAILURE(error) ? (int32_t)error : result ? 0 : U_MEMORY_ALLOCATION_ERROR;
  if (!result) {
    if (format) udat_close(format);
    return NULL;
  }
  result->format = format;
  return result;
}

void unicode_date_format_close(UnicodeDateFormat *format) {
  if (!format) return;
  udat_close(format->format);
  free(format);
}

int32_t unicode_date_format(const UnicodeDateFormat *format, double milliseconds, uint16_t *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  return filled(udat_format(format->format, milliseconds, (UChar *)result, capacity, NULL, &error), error);
}

int32_t unicode_calendar_name(const char *locale, int32_t kind, int32_t index, uint16_t *result, int32_t capacity) {
  static const UDateFormatSymbolType types[] = {
      UDAT_STANDALONE_MONTHS,   UDAT_STANDALONE_SHORT_MONTHS,   UDAT_STANDALONE_NARROW_MONTHS,
      UDAT_STANDALONE_WEEKDAYS, UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_NARROW_WEEKDAYS,
  };
  if (kind < 0 || kind >= (int32_t)(sizeof types / sizeof *types)) return -(int32_t)U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode error = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_DEFAULT, UDAT_DEFAULT, locale, utc, 3, NULL, 0, &error);
  if (U_FAILURE(error)) return -(int32_t)error;
  int32_t length = udat_getSymbols(format, types[kind], index, (UChar *)result, capacity, &error);
  udat_close(format);
  return filled(length, error);
}

int32_t unicode_first_weekday(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(utc, 3, locale, UCAL_DEFAULT, &error);
  if (U_FAILURE(error)) return 0;
  int32_t day = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  return day;
}

int32_t unicode_plural_category(const char *locale, double value, char *result, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &error);
  if (U_FAILURE(error)) return -(int32_t)error;
  UChar keyword[16];
  int32_t length = uplrules_select(rules, value, keyword, 16, &error);
  uplrules_close(rules);
  if (U_FAILURE(error)) return -(int32_t)error;
  if (length < capacity) u_UCharsToChars(keyword, result, length + 1);
  return length;
}
