// A union read otherwise than written: the exponent is taken from the bits, and used.
#include <stdint.h>

double punned_union(double x) {
  union {
    double number;
    uint64_t bits;
  } u = {x};
  int exponent = (int)(u.bits >> 52 & 0x7ff) - 1023;
  u.bits = (u.bits & 0xfffffffffffffull) | 0x3ff0000000000000ull;
  return u.number * u.number + exponent * x;
}
