// Several directions in one call; a function for several arguments.
#include <stdio.h>

int enzyme_width, enzyme_dup, enzyme_const, enzyme_vector, enzyme_scalar;
struct three { double a, b, c; };
struct three __enzyme_fwddiff(void *, ...);
struct three __enzyme_batch(void *, ...);

double f(double x, double y) { return x * x * y; }

int main(void) {
  struct three t = __enzyme_fwddiff((void *)f, enzyme_width, 3, enzyme_dup, 2.0, 1.0, 0.0, 0.5,
                                    enzyme_dup, 5.0, 0.0, 1.0, 2.0);
  printf("%.12g %.12g %.12g\n", t.a, t.b, t.c);
  struct three u = __enzyme_fwddiff((void *)f, enzyme_width, 3, enzyme_dup, 2.0, 1.0, 2.0, 3.0,
                                    enzyme_const, 5.0);
  printf("%.12g %.12g %.12g\n", u.a, u.b, u.c);
  struct three v = __enzyme_batch((void *)f, enzyme_width, 3, enzyme_vector, 1.0, 2.0, 3.0,
                                  enzyme_scalar, 10.0);
  printf("%.12g %.12g %.12g\n", v.a, v.b, v.c);
  return 0;
}
