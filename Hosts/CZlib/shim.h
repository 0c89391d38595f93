#include <zlib.h>

/* `deflateInit2` is a macro, which Swift cannot see. 31: the largest window, in a gzip frame. */
static inline int pipit_gzip_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
}
