// The largest eigenvalue by iteration until it stands still.
#include <math.h>
#include <stdlib.h>

double power_iteration(const double *a, int n) {
  double *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w), old = 0.0, value = 1.0;
  for (int i = 0; i < n; i++)
    v[i] = 1.0 / sqrt(n);
  for (int round = 0; round < 2000 && fabs(value - old) > 1e-15; round++) {
    old = value;
    double norm = 0.0;
    value = 0.0;
    for (int i = 0; i < n; i++) {
      w[i] = 0.0;
      for (int j = 0; j < n; j++)
        w[i] += a[i * n + j] * v[j];
      value += w[i] * v[i];
      norm += w[i] * w[i];
    }
    for (int i = 0; i < n; i++)
      v[i] = w[i] / sqrt(norm);
  }
  free(v);
  free(w);
  return value;
}
