// Derivatives in use: Newton's method, and the second derivative as a derivative of one.
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);

static double f(double x) { return x * x * x - 2 * x - 5; }
static double slope(double x) { return __enzyme_autodiff((void *)f, x); }
static double curvature(double x) { return __enzyme_fwddiff((void *)slope, x, 1.0); }

int main(void) {
  double x = 3;
  int steps = 0;
  while (fabs(f(x)) > 1e-12 && steps < 50) {
    x -= f(x) / slope(x);
    steps++;
  }
  printf("%.10f %.10f %.10f\n", x, slope(x), curvature(x));
  return 0;
}
