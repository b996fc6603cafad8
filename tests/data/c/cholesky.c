// A Cholesky factor in place, and the log-determinant from it.
#include <math.h>

double cholesky(const double *matrix, double *l, int n) {
  double logdet = 0.0;
  for (int j = 0; j < n; j++) {
    double d = matrix[j * n + j];
    for (int k = 0; k < j; k++)
      d -= l[j * n + k] * l[j * n + k];
    l[j * n + j] = sqrt(d);
    logdet += log(d);
    for (int i = j + 1; i < n; i++) {
      double s = matrix[i * n + j];
      for (int k = 0; k < j; k++)
        s -= l[i * n + k] * l[j * n + k];
      l[i * n + j] = s / l[j * n + j];
    }
  }
  return logdet;
}
