// An infinite loop with several exits, each of which frees what it must.
#include <stdlib.h>

double several_exits(const double *x, int n, double limit) {
  double *kept = malloc(n * sizeof *kept);
  double product = 1.0;
  int i = 0;
  for (;;) {
    if (i == n) {
      free(kept);
      return product * limit;
    }
    kept[i] = product * x[i];
    if (kept[i] < -limit) {
      double r = kept[i] * kept[0];
      free(kept);
      return r;
    }
    product += kept[i++];
    if (product > limit)
      break;
  }
  double sum = 0.0;
  while (i-- > 0)
    sum += kept[i];
  free(kept);
  return sum * limit;
}
