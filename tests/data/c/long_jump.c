// setjmp and longjmp: control flow that is nowhere in the program.
#include <math.h>
#include <setjmp.h>

static jmp_buf out;

static double guarded(double x) {
  if (x < 0.0)
    longjmp(out, 1);
  return sqrt(x);
}

double long_jump(const double *x, int n) {
  volatile double sum = 0.0;
  if (setjmp(out))
    return sum;
  for (int i = 0; i < n; i++)
    sum = sum + guarded(x[i]);
  return sum;
}
