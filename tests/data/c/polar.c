// Several scalar results through pointers; the caller of the helper passes addresses of locals.
#include <math.h>

static void both(double angle, double *s, double *c) {
  *s = sin(angle);
  *c = cos(angle);
}

void polar(double radius, double angle, double *x, double *y) {
  double s, c;
  both(angle, &s, &c);
  *x = radius * c;
  *y = radius * s + *x;
}
