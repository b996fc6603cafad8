// Bit tricks on a sign: fabs by a mask, negation by exclusive or.
#include <stdint.h>
#include <string.h>

static double absolute(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits &= 0x7fffffffffffffffull;
  memcpy(&x, &bits, sizeof bits);
  return x;
}

static double negated(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  bits ^= 1ull << 63;
  memcpy(&x, &bits, sizeof bits);
  return x;
}

double sign_bits(double x, double y) { return absolute(x) * y + negated(y) * x * x; }
