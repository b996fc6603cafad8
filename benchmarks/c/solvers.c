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
  for (long j = 0; j < n; j++)
    for (long i = j; i < n; i++) {
      double rest = l[i * n + j];
      for (long k = 0; k < j; k++)
        rest -= l[i * n + k] * l[j * n + k];
      l[i * n + j] = i == j ? sqrt(rest) : rest / l[j * n + j];
    }
  for (long j = 0; j < n; j++)
    sum += log(l[j * n + j]);
  free(l);
  return 2.0 * sum;
}

enum { SIDE = 1024 };

/* b = a + 0.1 laplace(a) - 0.01 a^3 in the interior. */
static void sweep(const double a[][SIDE], double b[][SIDE]) {
  for (long i = 1; i < SIDE - 1; i++)
    for (long j = 1; j < SIDE - 1; j++) {
      double c = a[i][j];
      double around = a[i - 1][j] + a[i + 1][j] + (a[i][j - 1] + a[i][j + 1]);
      b[i][j] = c + (0.1 * (around - 4.0 * c) - 0.01 * (c * c * c));
    }
}

/* The stencil of gradients.c, two sweeps at a time: no pointers are exchanged. */
double stencil_in_pairs(const double u[][SIDE], long pairs) {
  double(*a)[SIDE] = malloc(SIDE * SIDE * sizeof(double)), energy = 0.0;
  double(*b)[SIDE] = malloc(SIDE * SIDE * sizeof(double));
  memcpy(a, u, SIDE * SIDE * sizeof(double));
  memcpy(b, u, SIDE * SIDE * sizeof(double));
  for (long pair = 0; pair < pairs; pair++) {
    sweep((const double(*)[SIDE])a, b);
    sweep((const double(*)[SIDE])b, a);
  }
  for (long i = 0; i < SIDE; i++)
    for (long j = 0; j < SIDE; j++)
      energy += a[i][j] * a[i][j];
  free(a);
  free(b);
  return energy;
}
