// Division of the complex numbers of C99, which calls the compiler's own library.
#include <complex.h>

double complex_division(double a, double b, double c, double d) {
  double complex q = (a + b * I) / (c + d * I);
  return creal(q) + 2.0 * cimag(q);
}
