// LU with partial pivoting: rows are swapped, which depends on values.
#include <math.h>

double lu_solve(const double *matrix, const double *rhs, int n) {
  double a[n][n], b[n], x[n];
  for (int i = 0; i < n; i++) {
    b[i] = rhs[i];
    for (int j = 0; j < n; j++)
      a[i][j] = matrix[i * n + j];
  }
  for (int k = 0; k < n; k++) {
    int pivot = k;
    for (int i = k + 1; i < n; i++)
      if (fabs(a[i][k]) > fabs(a[pivot][k]))
        pivot = i;
    if (pivot != k) {
      for (int j = 0; j < n; j++) {
        double t = a[k][j];
        a[k][j] = a[pivot][j];
        a[pivot][j] = t;
      }
      double t = b[k];
      b[k] = b[pivot];
      b[pivot] = t;
    }
    for (int i = k + 1; i < n; i++) {
      double factor = a[i][k] / a[k][k];
      for (int j = k; j < n; j++)
        a[i][j] -= factor * a[k][j];
      b[i] -= factor * b[k];
    }
  }
  double sum = 0.0;
  for (int i = n - 1; i >= 0; i--) {
    x[i] = b[i];
    for (int j = i + 1; j < n; j++)
      x[i] -= a[i][j] * x[j];
    x[i] /= a[i][i];
    sum += (i + 1) * x[i];
  }
  return sum;
}
