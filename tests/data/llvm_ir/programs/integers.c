/* Integers of all widths: overflow, shifts, rotations, counts of bits, 128 bits, conversions. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 wide;

uint64_t start = 1; /* not known at compile time */

static uint32_t rotate(uint32_t x, int n) { return x << (n & 31) | x >> (-n & 31); }

static int saturate(int a, int b) {
  int r;
  if (__builtin_add_overflow(a, b, &r)) return a < 0 ? INT_MIN : INT_MAX;
  return r;
}

static uint64_t mix(uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdull;
  return x ^ x >> 29;
}

static long narrow(signed char c, unsigned char u, short s, unsigned short v, _Bool b) {
  return c + 3l * u + 5l * s + 7l * v + b;
}

long run(char *out, long size) {
  uint64_t x = start;
  unsigned long overflow;
  int signs = 0;
  for (int i = 0; i < 20; i++) {
    x = mix(x + i);
    signs += (int64_t)x < 0 ? -i : i;
    signs ^= (int)(x % 7) << (i & 3);
  }
  wide product = (wide)x * 0x123456789abcdefull;
  wide quotient = product / 1000000007u;
  int over = __builtin_mul_overflow(x, 3ul, &overflow);
  return snprintf(out, size, "%lx %d %lx %lx %d %lx | %d %d %d %d | %x %x %lx | %d %d %ld %d",
                  (unsigned long)x, signs, (unsigned long)(product >> 64), (unsigned long)quotient,
                  over, overflow, saturate(INT_MAX, (int)(x & 7)), saturate(INT_MIN, -1),
                  saturate(3, -5), __builtin_popcountl(x), rotate((uint32_t)x, 9),
                  __builtin_bswap32((uint32_t)x), __builtin_bitreverse64(x), __builtin_clzl(x),
                  __builtin_ctzl(x << 5), narrow((char)x, (uint8_t)(x >> 8), (short)x, (uint16_t)x, x),
                  -17 % 5 + -17 / 5 * 100 + (-17 >> 2));
}
