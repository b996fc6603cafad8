// Unsigned counters that wrap around, and a loop that counts a size_t down to zero.
#include <stddef.h>

double unsigned_wrap(const double *x, size_t n) {
  double sum = 0.0;
  for (size_t i = n; i-- > 0;)
    sum = sum * 0.5 + x[i] * x[i];
  unsigned at = 0xfffffffeu;
  for (int k = 0; k < 5; k++, at++)
    sum += x[(at + 2u) % (unsigned)n] * k;
  unsigned char small = 250;
  while (small != 3) {
    sum += x[0] * small;
    small++;
  }
  return sum;
}
