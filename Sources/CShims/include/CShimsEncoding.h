#ifndef CSHIMS_ENCODING_H
#define CSHIMS_ENCODING_H
#include <stdint.h>

// UTF-16 in another character set, by ICU's name or an alias of it. Gives the number of bytes wanted, or the negated error code: for sets that ICU
// does not know, and for characters that the set does not have. Bytes over `capacity` are not written.
int32_t unicode_encode(const char *charset, const uint16_t *text, int32_t length, char *result, int32_t capacity);
#endif
