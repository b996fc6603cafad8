// The bits of a double as a key that is compared: values flow, keys do not.
#include <stdint.h>
#include <string.h>

static int64_t key(double x) {
  int64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits < 0 ? INT64_MIN - bits : bits;
}

double sorted_by_bits(const double *x, int n) {
  int best = 0;
  for (int i = 1; i < n; i++)
    if (key(x[i]) > key(x[best]))
      best = i;
  return x[best] * x[best] + x[0];
}
