// A matrix of pointers: an array of rows, each from malloc. The shadow is an array of shadows.
#include <stdlib.h>

static double **make(const double *flat, int n, int m) {
  double **rows = malloc(n * sizeof(double *));
  for (int i = 0; i < n; i++) {
    rows[i] = malloc(m * sizeof(double));
    for (int j = 0; j < m; j++)
      rows[i][j] = flat[i * m + j];
  }
  return rows;
}

__attribute__((noinline)) static double frobenius(double **rows, int n, int m) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      sum += rows[i][j] * rows[i][j] * (i + 1);
  return sum;
}

double row_pointers(const double *flat, int n, int m) {
  double **rows = make(flat, n, m);
  double sum = frobenius(rows, n, m);
  for (int i = 0; i < n; i++)
    free(rows[i]);
  free(rows);
  return sum;
}
