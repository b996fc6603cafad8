/* Floating point of all widths: conversions, comparisons with NaN, signs, rounding, fast mathematics. */
#include <math.h>
#include <stdio.h>

static float half_way(float x) { return (float)(_Float16)x; }
static long double series(int n) {
  long double sum = 0, term = 1;
  for (int i = 1; i < n; i++) sum += term, term /= i;
  return sum;
}

static int order(double a, double b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5 |
         isunordered(a, b) << 6;
}

static double fast(const double *x, int n) {
#pragma clang fp reassociate(on) contract(fast)
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * 2.0;
  return sum;
}

static double special(double x) {
  return fma(x, 0.5, 1) + fabs(-x) + copysign(2, x) + floor(x) + ceil(x) + trunc(x) + rint(x) +
         fmin(x, 1) + fmax(x, -1) + sqrt(x * x) + exp(-x) + log1p(x * x) + pow(2, x) + atan2(x, 3);
}

long run(char *out, long size) {
  double nan = NAN, values[] = {-INFINITY, -1.5, -0.0, 0.0, 1e-310, 0.1, 2.5, INFINITY, nan};
  int orders = 0;
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 9; j++) orders = orders * 31 + order(values[i], values[j]);
  unsigned classes = 0;
  for (int i = 0; i < 9; i++)
    classes = classes * 4 + (isnan(values[i]) ? 3 : isinf(values[i]) ? 2 : signbit(values[i]) ? 1 : 0);
  return snprintf(out, size, "%d %u %.9g %.9g %.20Lg %.17g %.17g %.17g %d %u %ld %.9g", orders, classes,
                  half_way(0.1f), half_way(70000), series(18), fast(values + 4, 3), special(1.3),
                  special(-2.7), (int)values[1], (unsigned)values[6], lround(values[6]),
                  (float)values[5] + 1u);
}
