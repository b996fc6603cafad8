// memset clears a buffer between uses: the derivative is cut there.
#include <string.h>

double memset_clear(const double *x, int n) {
  double work[8], sum = 0.0;
  memset(work, 0, sizeof work);
  for (int i = 0; i < n; i++) {
    work[i % 8] += x[i] * x[i];
    if (i % 3 == 2) {
      for (int j = 0; j < 8; j++)
        sum += work[j] * (j + 1);
      memset(work, 0, (i + 1) * sizeof(double));
    }
  }
  return sum + work[0] + work[n - 1];
}
