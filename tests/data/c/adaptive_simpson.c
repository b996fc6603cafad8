// Adaptive quadrature: recursion whose depth depends on the values, with a function pointer.
#include <math.h>

typedef double (*fn)(double, const double *);

static double bump(double x, const double *p) { return p[0] * exp(-p[1] * (x - p[2]) * (x - p[2])); }

static double simpson(fn f, const double *p, double a, double b) {
  return (b - a) / 6.0 * (f(a, p) + 4.0 * f(0.5 * (a + b), p) + f(b, p));
}

static double adapt(fn f, const double *p, double a, double b, double whole, double eps, int depth) {
  double m = 0.5 * (a + b);
  double left = simpson(f, p, a, m), right = simpson(f, p, m, b);
  double change = left + right - whole;
  if (depth <= 0 || fabs(change) < 15.0 * eps)
    return left + right + change / 15.0;
  return adapt(f, p, a, m, left, 0.5 * eps, depth - 1) +
         adapt(f, p, m, b, right, 0.5 * eps, depth - 1);
}

double adaptive_simpson(const double *p, double a, double b) {
  return adapt(bump, p, a, b, simpson(bump, p, a, b), 1e-5, 12);
}
