// A natural cubic spline: a tridiagonal solve, then evaluation by bisection.
#include <stdlib.h>

double spline(const double *x, const double *y, int n, double at) {
  double *m = calloc(n, sizeof *m), *u = calloc(n, sizeof *u);
  for (int i = 1; i < n - 1; i++) {
    double sig = (x[i] - x[i - 1]) / (x[i + 1] - x[i - 1]);
    double p = sig * m[i - 1] + 2.0;
    m[i] = (sig - 1.0) / p;
    double d = (y[i + 1] - y[i]) / (x[i + 1] - x[i]) - (y[i] - y[i - 1]) / (x[i] - x[i - 1]);
    u[i] = (6.0 * d / (x[i + 1] - x[i - 1]) - sig * u[i - 1]) / p;
  }
  m[n - 1] = 0.0;
  for (int i = n - 2; i >= 0; i--)
    m[i] = m[i] * m[i + 1] + u[i];
  int low = 0, high = n - 1;
  while (high - low > 1) {
    int mid = (high + low) >> 1;
    if (x[mid] > at)
      high = mid;
    else
      low = mid;
  }
  double h = x[high] - x[low], a = (x[high] - at) / h, b = (at - x[low]) / h;
  double r = a * y[low] + b * y[high] +
             ((a * a * a - a) * m[low] + (b * b * b - b) * m[high]) * h * h / 6.0;
  free(m);
  free(u);
  return r;
}
