// flags: -ffast-math
// Compiled with -ffast-math: sums are taken in another order, square roots may be estimated.
#include <math.h>

double fast_math(const double *x, const double *y, int n) {
  double sum = 0.0, norm = 0.0;
  for (int i = 0; i < n; i++) {
    sum += x[i] * y[i] / (1.0 + y[i] * y[i]);
    norm += x[i] * x[i];
  }
  return sum / sqrt(norm) + exp(-norm) * fabs(sum);
}
