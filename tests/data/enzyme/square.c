// One number in, one out: both modes, with and without a marker.
#include <stdio.h>

extern int enzyme_out, enzyme_dup;
double __enzyme_autodiff(void *, double);
double __enzyme_autodiff_marked(void *, int, double);
double __enzyme_fwddiff(void *, double, double);
double __enzyme_fwddiff_marked(double (*)(double), int, double, double);

static double square(double x) { return x * x; }

int main(void) {
  for (int i = 1; i <= 3; i++) {
    double x = 0.5 * i;
    printf("%.12g %.12g\n", __enzyme_autodiff((void *)square, x),
           __enzyme_autodiff_marked((void *)square, enzyme_out, x));
    printf("%.12g %.12g\n", __enzyme_fwddiff((void *)square, x, 1.0),
           __enzyme_fwddiff_marked(square, enzyme_dup, x, 2.0));
  }
  return 0;
}
