// floor, ceil, trunc, round, rint: steps, with derivative zero; fmod and modf between steps.
#include <math.h>

double rounding(double x, double y) {
  double whole, part = modf(x, &whole);
  return floor(x) * y + ceil(y) * x + trunc(x) + round(y) + rint(x) * fmod(x, y) + part * whole +
         (double)(long)x * y + lround(y) * x;
}
