/* Solvers that overwrite what they work on, for against_enzyme.py. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Half of |x|^2, where x solves the tridiagonal system (lower, diagonal, upper) x = right. */
double thomas(long n, const double *lower, const double *diagonal, const double *upper,
              const double *right) {
  double *c = malloc(n * sizeof(double)), *x = malloc(n * sizeof(double)), sum = 0.0;
  c[0] = upper[0] / diagonal[0];
  x[0] = right[0] / diagonal[0];
  for (long i = 1; i < n; i++) {
    double pivot = diagonal[i] - lower[i] * c[i - 1];
    c[i] = upper[i] / pivot;
    x[i] = (right[i] - lower[i] * x[i - 1]) / pivot;
  }
  for (long i = n - 2; i >= 0; i--)
    x[i] -= c[i] * x[i + 1];
  for (long i = 0; i < n; i++)
    sum += x[i] * x[i];
  free(c);
  free(x);
  return 0.5 * sum;
}

/* Logarithm of the determinant of a symmetric positive definite matrix, by Cholesky's method. */
double cholesky(long n, const double *matrix) {
  double *l = malloc(n * n * sizeof(double)), sum = 0.0;
  memcpy(l, matrix, n * n * sizeof(double));
  for (long j = 0; j < n; j++) {
    for (long k = 0; k < j; k++)
      l[j * n + j] -= l[j * n + k] * l[j * n + k];
    l[j * n + j] = sqrt(l[j * n + j]);
    for (long i = j + 1; i < n; i++) {
      for (long k = 0; k < j; k++)
        l[i * n + j] -= l[i * n + k] * l[j * n + k];
      l[i * n + j] /= l[j * n + j];
    }
  }
  for (long j = 0; j < n; j++)
    sum += log(l[j * n + j]);
  free(l);
  return 2.0 * sum;
}
