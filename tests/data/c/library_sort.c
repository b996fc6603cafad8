// qsort of the C library, with a callback: the library moves values out of sight.
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double library_sort(double *x, int n) {
  qsort(x, n, sizeof(double), ascending);
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += (i + 1) * x[i] * x[i];
  return sum;
}
