// Hessian times vector: forward mode of a function that asks for a gradient; with arrays.
#include <math.h>
#include <stdio.h>

int enzyme_dup, enzyme_dupnoneed, enzyme_const;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

double f(const double *x) { return x[0] * x[0] * x[1] + sin(x[1]) * x[0]; }

void gradient(const double *x, double *g) {
  g[0] = 0;
  g[1] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
}

int main(void) {
  double x[2] = {1.5, 0.5}, g[2], v[2] = {1, 2}, hv[2];
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, hv);
  printf("%.12g %.12g %.12g %.12g\n", g[0], g[1], hv[0], hv[1]);
  return 0;
}
