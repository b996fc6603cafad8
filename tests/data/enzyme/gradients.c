// Several gradients: in registers, through memory, some arguments constant.
#include <math.h>
#include <stdio.h>

int enzyme_out, enzyme_const;
struct two { double x, y; };
struct three { double x, y, z; };
struct two __enzyme_autodiff_two(void *, ...);
struct three __enzyme_autodiff_three(void *, ...);
double __enzyme_autodiff_one(void *, ...);

double f(double x, double y, double z) { return x * x * y + sin(z) * y; }

int main(void) {
  struct three all = __enzyme_autodiff_three((void *)f, 2.0, 3.0, 0.5);
  printf("%.12g %.12g %.12g\n", all.x, all.y, all.z);
  struct two some =
      __enzyme_autodiff_two((void *)f, enzyme_out, 2.0, enzyme_const, 3.0, enzyme_out, 0.5);
  printf("%.12g %.12g\n", some.x, some.y);
  // Who declares one result gets the first gradient.
  printf("%.12g\n", __enzyme_autodiff_one((void *)f, enzyme_const, 2.0, enzyme_out, 3.0, enzyme_const, 0.5));
  return 7;
}
