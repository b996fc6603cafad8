// Triangles with integer corners: local matrices are added to a global one in compressed rows.
#include <stdlib.h>

static double *entry(double *values, const int *start, const int *column, int i, int j) {
  for (int k = start[i]; k < start[i + 1]; k++)
    if (column[k] == j)
      return &values[k];
  abort();
}

double finite_elements(const double *points, const int (*triangles)[3], int count, const int *start,
                       const int *column, const double *u) {
  double *values = calloc(start[4], sizeof *values), energy = 0.0;
  for (int t = 0; t < count; t++) {
    const int *c = triangles[t];
    double b[3], d[3];
    for (int i = 0; i < 3; i++) {
      int j = c[(i + 1) % 3], k = c[(i + 2) % 3];
      b[i] = points[2 * j + 1] - points[2 * k + 1];
      d[i] = points[2 * k] - points[2 * j];
    }
    double area = 0.5 * (d[2] * b[1] - d[1] * b[2]);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        *entry(values, start, column, c[i], c[j]) += (b[i] * b[j] + d[i] * d[j]) / (4.0 * area);
  }
  for (int i = 0; i < 4; i++)
    for (int k = start[i]; k < start[i + 1]; k++)
      energy += 0.5 * u[i] * values[k] * u[column[k]];
  free(values);
  return energy;
}
