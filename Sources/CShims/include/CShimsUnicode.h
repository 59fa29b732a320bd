// ICU behind names of our own: its headers clash with Foundation's copy and its functions are macros, so nothing of it is shown to Swift.
// Text is UTF-16 in and out, offsets are code units. A handle is used by one thread at a time; the plain functions by any.
// A status is 0 when all went well and ICU's error code otherwise. Functions that fill a buffer give the length wanted, as ICU does: when it is
// over `capacity`, nothing usable was written and the call is made again with more room; below 0 it is the negated error code.
#ifndef CSHIMS_UNICODE_H
#define CSHIMS_UNICODE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Boundaries (UAX #14 and #29, with dictionaries for Thai, Lao, Khmer, Burmese, Chinese and Japanese).
typedef struct UnicodeBreaker UnicodeBreaker;
enum { UNICODE_BREAK_GRAPHEME = 0, UNICODE_BREAK_WORD = 1, UNICODE_BREAK_LINE = 2 };
// `locale` may carry ICU's keywords, such as `ja@lb=strict`. NULL when ICU refuses; the reason is in `status`.
UnicodeBreaker *unicode_breaker_open(int32_t kind, const char *locale, int32_t *status);
void unicode_breaker_close(UnicodeBreaker *breaker);
// All boundaries of `text`, 0 out and `length` in. `hard[i]` is 1 for a mandatory line break; it may be NULL.
int32_t unicode_breaker_boundaries(UnicodeBreaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *hard, int32_t capacity);

// Bidirectional algorithm (UAX #9).
// One embedding level a code unit, for a single paragraph; `base` is 0 for left-to-right, 1 for right-to-left.
int32_t unicode_bidi_levels(const uint16_t *text, int32_t length, uint8_t base, uint8_t *levels);
// Rule L2: `order[i]` is the logical index of what stands i-th from the left.
void unicode_bidi_reorder(const uint8_t *levels, int32_t count, int32_t *order);

// Properties of a code point.
enum {
  UNICODE_IS_EMOJI_PRESENTATION = 1 << 0,
  UNICODE_IS_EXTENDED_PICTOGRAPHIC = 1 << 1,
  UNICODE_IS_EMOJI_MODIFIER = 1 << 2,
  UNICODE_IS_REGIONAL_INDICATOR = 1 << 3,
  UNICODE_IS_DEFAULT_IGNORABLE = 1 << 4,
  UNICODE_IS_WHITE_SPACE = 1 << 5,
  UNICODE_IS_MARK = 1 << 6,
  UNICODE_IS_DIGIT = 1 << 7,
  UNICODE_IS_LETTER = 1 << 8,
  UNICODE_IS_CURRENCY = 1 << 9,
  UNICODE_IS_UPPERCASE = 1 << 10,
  UNICODE_IS_IDEOGRAPHIC = 1 << 11,
  UNICODE_IS_EMOJI = 1 << 12,
  UNICODE_IS_CONTROL = 1 << 13,
  // East_Asian_Width is wide, full or half.
  UNICODE_IS_EAST_ASIAN = 1 << 14,
};
uint32_t unicode_properties(uint32_t code_point);
// The matching bracket, or the code point itself; `kind` is 0 none, 1 opening, 2 closing.
uint32_t unicode_paired_bracket(uint32_t code_point, int32_t *kind);

// Scripts, by ISO 15924 code: four letters in a big-endian number, such as 'Latn'.
uint32_t unicode_script(uint32_t code_point);
// Script_Extensions; gives how many there are (at most `capacity` are written).
int32_t unicode_script_extensions(uint32_t code_point, uint32_t *scripts, int32_t capacity);

// Locales, by BCP 47 tag. Tags ICU cannot read give 0.
uint32_t unicode_likely_script(const char *tag);
int32_t unicode_likely_region(const char *tag, char *region, int32_t capacity);
bool unicode_is_right_to_left(const char *tag);

// Casing by the rules of a language (SpecialCasing and CLDR). `sentence` capitalizes the first word only and leaves the rest as it is.
enum { UNICODE_CASE_UPPER = 0, UNICODE_CASE_LOWER = 1, UNICODE_CASE_TITLE = 2, UNICODE_CASE_SENTENCE = 3 };
int32_t unicode_case(int32_t kind, const char *locale, const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity);
// Normalization form C.
int32_t unicode_compose(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity);

// Numbers and dates as a locale writes them (CLDR).
enum { UNICODE_NUMBER_DECIMAL = 0, UNICODE_NUMBER_PERCENT = 1, UNICODE_NUMBER_CURRENCY = 2, UNICODE_NUMBER_COMPACT = 3 };
typedef struct UnicodeNumberFormat UnicodeNumberFormat;
// `currency` is an ISO 4217 code for UNICODE_NUMBER_CURRENCY and NULL otherwise. Digits after the point are at least and at most as given; -1 leaves the locale's own.
UnicodeNumberFormat *unicode_number_format_open(
    int32_t style, const char *locale, const char *currency, int32_t minimum_fraction, int32_t maximum_fraction, int32_t *status);
void unicode_number_format_close(UnicodeNumberFormat *format);
int32_t unicode_number_format(const UnicodeNumberFormat *format, double value, uint16_t *result, int32_t capacity);

typedef struct UnicodeDateFormat UnicodeDateFormat;
// `skeleton` names the fields wanted (`yMMMd`, `Hm`, `jm` …), the locale their order and form; the time zone is UTC.
UnicodeDateFormat *unicode_date_format_open(const char *locale, const char *skeleton, int32_t *status);
void unicode_date_format_close(UnicodeDateFormat *format);
// `milliseconds` since 1970-01-01T00:00Z.
int32_t unicode_date_format(const UnicodeDateFormat *format, double milliseconds, uint16_t *result, int32_t capacity);
// Stand-alone names: months 0 … 11, weekdays 1 (Sunday) … 7.
enum {
  UNICODE_NAME_MONTH_WIDE = 0,
  UNICODE_NAME_MONTH_SHORT = 1,
  UNICODE_NAME_MONTH_NARROW = 2,
  UNICODE_NAME_WEEKDAY_WIDE = 3,
  UNICODE_NAME_WEEKDAY_SHORT = 4,
  UNICODE_NAME_WEEKDAY_NARROW = 5,
};
int32_t unicode_calendar_name(const char *locale, int32_t kind, int32_t index, uint16_t *result, int32_t capacity);
// 1 (Sunday) … 7; 0 when the locale is unknown.
int32_t unicode_first_weekday(const char *locale);
// The CLDR plural category (`zero`, `one`, `two`, `few`, `many`, `other`) in ASCII, NUL-terminated.
int32_t unicode_plural_category(const char *locale, double value, char *result, int32_t capacity);
#endif
