// Single precision: C passes floats as doubles, and returns pairs of them in one register.
#include <stdio.h>

int enzyme_out, enzyme_dup;
struct pair { float a, b; };
struct pair __enzyme_autodiff_pair(void *, ...);
float __enzyme_autodiff_float(void *, float);
float __enzyme_fwddiff(void *, ...);

float f(float x, float y) { return x * y + y * y * y; }
float cube(float x) { return x * x * x; }

int main(void) {
  struct pair g = __enzyme_autodiff_pair((void *)f, 1.5f, 2.0f);
  printf("%.7g %.7g\n", g.a, g.b);
  printf("%.7g\n", __enzyme_autodiff_float((void *)cube, 2.0f));
  printf("%.7g\n", __enzyme_fwddiff((void *)f, enzyme_dup, 1.5f, 1.0f, enzyme_dup, 2.0f, 0.5f));
  return 0;
}
