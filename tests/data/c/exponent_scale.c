// frexp, ldexp and scalbn: an integer exponent next to a mantissa.
#include <math.h>

double exponent_scale(double x, double y) {
  int e;
  double m = frexp(x, &e);
  double scaled = ldexp(m * y, e + 2);
  return scaled + scalbn(y * y, -3) + m;
}
