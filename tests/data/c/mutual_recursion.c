// Two functions that call each other.
#include <math.h>

static double odd(const double *x, int n);

static double even(const double *x, int n) {
  if (n == 0)
    return 1.0;
  return sin(x[0]) + x[0] * odd(x + 1, n - 1);
}

static double odd(const double *x, int n) {
  if (n == 0)
    return 2.0;
  return x[0] * x[0] + cos(x[0]) * even(x + 1, n - 1);
}

double mutual_recursion(const double *x, int n) { return even(x, n) * odd(x, n); }
