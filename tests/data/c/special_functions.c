// Functions of libm that are less common: gamma and error functions, inverse hyperbolic ones.
#include <math.h>

double special_functions(double x, double y) {
  return lgamma(x + 2.0) + erf(x * y) - erfc(y) + asinh(x) + acosh(2.0 + y) + atanh(0.5 * x) +
         tgamma(1.5 + x) * j0(y);
}
