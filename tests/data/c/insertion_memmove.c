// Sorted insertion by memmove, of regions that overlap.
#include <string.h>

double insertion_memmove(const double *x, int n) {
  double sorted[16];
  int count = 0;
  for (int i = 0; i < n; i++) {
    int at = 0;
    while (at < count && sorted[at] < x[i])
      at++;
    memmove(sorted + at + 1, sorted + at, (count - at) * sizeof(double));
    sorted[at] = x[i] * x[i] * x[i];
    sorted[at] = x[i];
    count++;
  }
  double r = 0.0;
  for (int i = 0; i < count; i++)
    r = r * 0.5 + sorted[i] * sorted[i];
  return r;
}
