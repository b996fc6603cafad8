// A random number generator of the program's own: integers into doubles by bits.
#include <math.h>
#include <stdint.h>
#include <string.h>

static uint64_t next(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

static double uniform(uint64_t *state) {
  uint64_t bits = 0x3ff0000000000000ull | next(state) >> 12;
  double d;
  memcpy(&d, &bits, sizeof d);
  return d - 1.0;
}

double monte_carlo(double spot, double sigma, int paths) {
  uint64_t state = 88172645463325252ull;
  double sum = 0.0;
  for (int p = 0; p < paths; p++) {
    double s = spot;
    for (int t = 0; t < 4; t++)
      s *= exp(sigma * (uniform(&state) + uniform(&state) - 1.0) - 0.5 * sigma * sigma);
    sum += s > 1.0 ? s - 1.0 : 0.0;
  }
  return sum / paths;
}
