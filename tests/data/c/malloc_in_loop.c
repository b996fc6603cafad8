// Memory taken and given back in every round: the same addresses serve again and again.
#include <math.h>
#include <stdlib.h>

double malloc_in_loop(const double *x, int n) {
  double *old = malloc(sizeof *old), sum = 0.0;
  *old = 1.0;
  for (int i = 0; i < n; i++) {
    double *fresh = malloc((i + 1) * sizeof *fresh);
    for (int j = 0; j <= i; j++)
      fresh[j] = sin(x[j]) * *old;
    sum += fresh[i] * fresh[i / 2];
    if (x[i] > 0.0) {
      free(old);
      old = fresh;
    } else
      free(fresh);
  }
  sum *= *old;
  free(old);
  return sum;
}
