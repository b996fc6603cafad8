// The value with the derivative, in both modes.
#include <math.h>
#include <stdio.h>

int enzyme_primal_return, enzyme_const, enzyme_dup, enzyme_out;
struct both { double value, derivative; };
struct both __enzyme_autodiff_both(void *, ...);
struct both __enzyme_fwddiff_both(void *, ...);

double g(double x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++)
    r *= exp(x) / (i + 1);
  return r;
}

int main(void) {
  struct both r = __enzyme_autodiff_both((void *)g, enzyme_primal_return, enzyme_out, 0.3, 4);
  printf("%.12g %.12g\n", r.value, r.derivative);
  struct both t = __enzyme_fwddiff_both((void *)g, enzyme_primal_return, enzyme_dup, 0.3, 2.0,
                                        enzyme_const, 4);
  printf("%.12g %.12g\n", t.value, t.derivative);
  return 0;
}
