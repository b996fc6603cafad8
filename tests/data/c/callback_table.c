// A constant table of function pointers; which is called depends on data.
#include <math.h>

typedef double (*unary)(double);

static double square(double x) { return x * x; }
static double wave(double x) { return sin(2.0 * x); }
static double decay(double x) { return exp(-x); }
static const unary table[] = {square, wave, decay, square};

double callback_table(const double *x, const int *which, int n) {
  double r = 0.7;
  for (int i = 0; i < n; i++)
    r += table[which[i]](r * x[i]);
  return r;
}
