// A multigrid cycle: recursion over grids, each level with arrays of its own from the heap.
#include <stdlib.h>

static void smooth(double *u, const double *f, int n, double h) {
  for (int i = 1; i < n; i++)
    u[i] = 0.5 * (u[i - 1] + u[i + 1] - h * h * f[i]);
}

static void cycle(double *u, const double *f, int n, double h) {
  smooth(u, f, n, h);
  if (n > 2) {
    int half = n / 2;
    double *residual = calloc(half + 1, sizeof *residual), *error = calloc(half + 1, sizeof *error);
    for (int i = 1; i < half; i++)
      residual[i] = f[2 * i] - (u[2 * i - 1] - 2.0 * u[2 * i] + u[2 * i + 1]) / (h * h);
    cycle(error, residual, half, 2.0 * h);
    for (int i = 1; i < n; i++)
      u[i] += i % 2 ? 0.5 * (error[i / 2] + error[i / 2 + 1]) : error[i / 2];
    free(residual);
    free(error);
  }
  smooth(u, f, n, h);
}

double multigrid(const double *f, int n) {
  double *u = calloc(n + 1, sizeof *u), sum = 0.0;
  for (int k = 0; k < 2; k++)
    cycle(u, f, n, 1.0 / n);
  for (int i = 0; i <= n; i++)
    sum += u[i] * u[i];
  free(u);
  return sum;
}
