// Straight-line scalar code over many functions of libm.
#include <math.h>

double scalar_chain(double x, double y) {
  double a = exp(sin(x)) + log(2.0 + cos(y));
  double b = sqrt(x * x + y * y + 1.0) * tanh(x - y);
  double c = pow(1.5 + x, y) - atan2(y, x);
  double d = hypot(x, y) + cbrt(x) + log1p(x * x) + expm1(0.1 * y);
  return a * b + c / d + asin(0.5 * x) * acos(0.3 * y) + atan(x) * sinh(0.2 * y) * cosh(x) +
         log2(3.0 + x) * exp2(y) * log10(4.0 + y) + tan(0.5 * x);
}
