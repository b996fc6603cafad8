// Dynamic programming over a table: the distance of two signals, with soft minima.
#include <math.h>
#include <stdlib.h>

static double softmin(double a, double b, double c, double gamma) {
  double m = fmin(a, fmin(b, c));
  return m - gamma * log(exp((m - a) / gamma) + exp((m - b) / gamma) + exp((m - c) / gamma));
}

double time_warp(const double *x, const double *y, int n, int m, double gamma) {
  double **d = malloc((n + 1) * sizeof *d);
  for (int i = 0; i <= n; i++) {
    d[i] = malloc((m + 1) * sizeof **d);
    for (int j = 0; j <= m; j++)
      d[i][j] = i || j ? 1e3 : 0.0;
  }
  for (int i = 1; i <= n; i++)
    for (int j = 1; j <= m; j++) {
      double cost = (x[i - 1] - y[j - 1]) * (x[i - 1] - y[j - 1]);
      d[i][j] = cost + softmin(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1], gamma);
    }
  double r = d[n][m];
  for (int i = 0; i <= n; i++)
    free(d[i]);
  free(d);
  return r;
}
