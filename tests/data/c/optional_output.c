// A null pointer stands for an output that nobody wants.
#include <stddef.h>

__attribute__((noinline)) static double norm2(const double *x, int n, double *largest, int *where) {
  double sum = 0.0;
  int best = 0;
  for (int i = 0; i < n; i++) {
    sum += x[i] * x[i];
    if (x[i] > x[best])
      best = i;
  }
  if (largest)
    *largest = x[best];
  if (where != NULL)
    *where = best;
  return sum;
}

double optional_output(const double *x, int n) {
  double top;
  int at;
  double first = norm2(x, n, NULL, &at), second = norm2(x + 1, n - 1, &top, NULL);
  return first * top + second * x[at];
}
