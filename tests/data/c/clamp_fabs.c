// fabs, fmin, fmax, copysign, fdim: kinks that are not at the point.
#include <math.h>

static double clamp(double x, double low, double high) { return fmin(fmax(x, low), high); }

double clamp_fabs(const double *x, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += fabs(x[i]) * clamp(x[i], -0.8, 0.9) + copysign(x[i] * x[i], x[n - 1 - i]) +
           fdim(x[i], 0.1);
  return sum;
}
