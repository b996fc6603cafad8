// A function passed to a function.
#include <math.h>

typedef double (*integrand)(double x, double p);

static double gauss(double x, double p) { return exp(-p * x * x); }
static double wave(double x, double p) { return sin(p * x); }

__attribute__((noinline)) static double trapezoid(integrand f, double p, double a, double b, int n) {
  double h = (b - a) / n, sum = 0.5 * (f(a, p) + f(b, p));
  for (int i = 1; i < n; i++)
    sum += f(a + i * h, p);
  return sum * h;
}

double callback_argument(double p, double a, double b) {
  return trapezoid(gauss, p, a, b, 8) + trapezoid(wave, p, a, b, 6);
}
