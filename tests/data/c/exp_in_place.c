// A function of an array, written over it; what was there before is needed for nothing.
#include <math.h>

void exp_in_place(double *x, int n) {
  for (int i = 0; i < n; i++)
    x[i] = exp(x[i]);
}
