// ode: y0' = x0, yi' = xi y(i-1), from zero to time 2, by s steps of the classical Runge-Kutta method.

#include "kernels.hpp"

#include <cstdlib>

static void slope(long n, const double *__restrict x, const double *__restrict y,
                  double *__restrict k) {
  k[0] = x[0];
  for (long i = 1; i < n; i++)
    k[i] = x[i] * y[i - 1];
}

static void ahead(long n, double h, const double *__restrict y, const double *__restrict k,
                  double *__restrict at) {
  for (long i = 0; i < n; i++)
    at[i] = y[i] + h * k[i];
}

void ode(long n, long s, const double *__restrict x, double *__restrict y) {
  const double h = 2.0 / (double)s;
  double *work = static_cast<double *>(malloc(5 * n * sizeof(double)));
  double *k1 = work, *k2 = work + n, *k3 = work + 2 * n, *k4 = work + 3 * n, *at = work + 4 * n;
  for (long i = 0; i < n; i++)
    y[i] = 0.0;
  for (long step = 0; step < s; step++) {
    slope(n, x, y, k1);
    ahead(n, 0.5 * h, y, k1, at);
    slope(n, x, at, k2);
    ahead(n, 0.5 * h, y, k2, at);
    slope(n, x, at, k3);
    ahead(n, h, y, k3, at);
    slope(n, x, at, k4);
    for (long i = 0; i < n; i++)
      y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
  }
  free(work);
}
