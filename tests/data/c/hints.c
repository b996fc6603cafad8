// Hints to the compiler: expectations, assumptions, alignment, prefetching, pure functions.
#include <math.h>

__attribute__((const, noinline)) static double hump(double x) { return x * x / (1.0 + x * x); }
__attribute__((pure, noinline)) static double mean(const double *x, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += x[i];
  return sum / n;
}
static inline __attribute__((always_inline)) double square(double x) { return x * x; }

double hints(const double *x, int n) {
  __builtin_assume(n > 0);
  const double *p = __builtin_assume_aligned(x, 8);
  double m = mean(p, n), sum = 0.0;
#pragma clang loop vectorize(enable) interleave_count(2)
  for (int i = 0; i < n; i++) {
    __builtin_prefetch(p + i + 8);
    if (__builtin_expect(p[i] > 100.0, 0))
      __builtin_unreachable();
    sum += square(p[i] - m) + hump(p[i]);
  }
  return sum / mean(x, n);
}
