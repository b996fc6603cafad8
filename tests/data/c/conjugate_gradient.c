// Conjugate gradients for a tridiagonal matrix: vectors from one malloc, updated in place.
#include <stdlib.h>
#include <string.h>

static double dot(const double *a, const double *b, int n) {
  double s = 0.0;
  for (int i = 0; i < n; i++)
    s += a[i] * b[i];
  return s;
}

static void apply(const double *d, const double *p, double *q, int n) {
  for (int i = 0; i < n; i++) {
    q[i] = (3.0 + d[i]) * p[i];
    if (i > 0)
      q[i] -= p[i - 1];
    if (i + 1 < n)
      q[i] -= p[i + 1];
  }
}

double conjugate_gradient(const double *d, const double *b, int n) {
  double *work = malloc(4 * n * sizeof(double));
  double *x = work, *r = x + n, *p = r + n, *q = p + n;
  memset(x, 0, n * sizeof(double));
  memcpy(r, b, n * sizeof(double));
  memcpy(p, r, n * sizeof(double));
  double rr = dot(r, r, n);
  for (int k = 0; k < n - 1; k++) {
    apply(d, p, q, n);
    double alpha = rr / dot(p, q, n);
    for (int i = 0; i < n; i++) {
      x[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    double next = dot(r, r, n);
    for (int i = 0; i < n; i++)
      p[i] = r[i] + next / rr * p[i];
    rr = next;
  }
  double result = dot(x, b, n);
  free(work);
  return result;
}
