// The complex type of C99: products with a slow path for NaN, division by a library function.
#include <complex.h>

double complex_c99(double a, double b, double c, double d) {
  double complex z = a + b * I, w = c + d * I;
  double complex r = z * z * w + conj(w) / 2.0 - 3.0 * z;
  return creal(r) * cimag(r) + cimag(z * conj(w));
}
