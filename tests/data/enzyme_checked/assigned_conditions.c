// Loops whose condition sets a variable that only their body reads.
#include "checked.h"

static int next(int *k) { return (*k)--; }

double counted(double x, int n) {
  double s = 0;
  int c;
  while ((c = next(&n)) > 0)
    s += c * x * s + x;
  return s;
}

static double smaller(double *rest) { return *rest *= 0.5; }

double halved(double x, int n) {
  double s = 0, step, rest = x;
  while ((step = smaller(&rest)) > 0.01 && n-- > 0)
    s += step * step * (1 + s);
  return s;
}

int main(void) {
  double x = 0.3;
  check("counted", __enzyme_autodiff((void *)counted, x, 4), DIFFERENCE(counted(x, 4), x));
  check("counted", __enzyme_fwddiff((void *)counted, x, 1.0, 4), DIFFERENCE(counted(x, 4), x));
  check("halved", __enzyme_autodiff((void *)halved, x, 9), DIFFERENCE(halved(x, 9), x));
  return wrong;
}
