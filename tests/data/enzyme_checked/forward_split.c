// A forward derivative behind an augmented pass of a function that writes to memory.
#include "checked.h"

void* __enzyme_augmentfwd(void*, ...);
double __enzyme_fwdsplit(void*, ...);
typedef struct { void *tape; double r; } TR;
TR __enzyme_augmentfwd_r(void*, ...);
double f(double *x, double *y) {
  double s = 0;
  for (int i = 0; i < 3; i++) {
    y[i] = x[i] * y[i];
    x[i] = x[i]*x[i];
    s += y[i]*x[i];
  }
  return s;
}

int main() {
  double x[3] = {1,2,3}, y[3]={2,3,4}, dx[3]={1,0,.5}, dy[3]={0,1,0};
  TR t = __enzyme_augmentfwd_r((void*)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
  double d = __enzyme_fwdsplit((void*)f, enzyme_dup, x, dx, enzyme_dup, y, dy, t.tape);
  /* s = x^3 y : 3x^2 y dx + x^3 dy */
check("d", d, 3*1*2*1 + 8*1 + 3*9*4*.5);
check("x", x[2], 9);
check("y", y[1], 6);
check("dx", dx[2], 3);
check("dy", dy[1], 2);
check("r", t.r, 2 + 24 + 108);

  return wrong;
}
