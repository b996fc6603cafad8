// assert, and an error path that prints and ends the program.
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

double assertions(const double *x, int n) {
  assert(n > 0);
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    if (x[i] <= 0.0) {
      fprintf(stderr, "x[%d] = %g is not positive\n", i, x[i]);
      exit(1);
    }
    sum += log(x[i]);
  }
  assert(isfinite(sum));
  return sum * sum;
}
