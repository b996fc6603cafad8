/* Vectors of the compiler's extension: arithmetic, masks, shuffles, conversions. */
#include <stdio.h>

typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef unsigned char v16b __attribute__((vector_size(16)));

float start = -2; /* not known at compile time */

static v4f clamp(v4f x, float low, float high) {
  v4i less = x < low, more = x > high;
  v4f l = {low, low, low, low}, h = {high, high, high, high};
  return (v4f)((less & (v4i)l) | (more & (v4i)h) | (~less & ~more & (v4i)x));
}

static v4f transform(const v4f *m, v4f v) {
  v4f sum = {0, 0, 0, 0};
  for (int i = 0; i < 4; i++) sum += m[i] * v[i];
  return sum;
}

long run(char *out, long size) {
  v4f m[4];
  for (int i = 0; i < 4; i++) m[i] = (v4f){i + 1, i * 0.5f, -i, 1.0f / (i + 1)};
  v4f v = clamp(transform(m, (v4f){1, start, 3, 0.25f}), -3, 2.5f);
  v4f swapped = __builtin_shufflevector(v, m[3], 3, 2, 5, 0);
  v2d wide = __builtin_convertvector(__builtin_shufflevector(swapped, swapped, 0, 2), v2d);
  v4i whole = __builtin_convertvector(v * 4, v4i) >> 1;
  v16b bytes = (v16b)whole;
  unsigned sum = 0;
  for (int i = 0; i < 16; i++) sum = sum * 3 + bytes[i];
  wide[1] += __builtin_reduce_add(whole);
  return snprintf(out, size, "%g %g %g %g | %g %g %g %g | %g %g | %d %d %d %d | %u %d", v[0], v[1],
                  v[2], v[3], swapped[0], swapped[1], swapped[2], swapped[3], wide[0], wide[1],
                  whole[0], whole[1], whole[2], whole[3], sum, __builtin_reduce_max(whole));
}
