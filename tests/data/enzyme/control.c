// Branches, early exits, a switch, a loop whose length depends on the argument; some printing.
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, ...);
int enzyme_out;

double f(double x, int kind) {
  if (x < 0)
    return -x;
  switch (kind) {
  case 0:
    return sin(x);
  case 1: {
    double r = x;
    while (r < 100)
      r *= r + 1;
    return r;
  }
  default:
    printf("kind %d\n", kind);
    return sqrt(x) * fmax(x, 2.0);
  }
}

int main(void) {
  printf("%.12g\n", __enzyme_autodiff((void *)f, enzyme_out, -2.0, 0));
  printf("%.12g\n", __enzyme_autodiff((void *)f, enzyme_out, 2.0, 0));
  printf("%.12g\n", __enzyme_autodiff((void *)f, enzyme_out, 1.5, 1));
  double d = __enzyme_autodiff((void *)f, enzyme_out, 9.0, 2);
  printf("%.12g\n", d);
  return 0;
}
