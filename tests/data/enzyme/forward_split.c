// Forward mode behind an augmented pass, of a function of an array and of one of a number.
#include <stdio.h>

int enzyme_const;
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);

double cubes(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * x[i] * x[i];
  return sum;
}
double square(double x) { return x * x; }

int main(void) {
  double x[3] = {1, 2, 3}, v[3] = {1, 0.5, -1};
  void *tape = __enzyme_augmentfwd((void *)cubes, x, v, enzyme_const, 3);
  double along = __enzyme_fwdsplit((void *)cubes, x, v, enzyme_const, 3, tape);
  printf("%.12g %.12g\n", along, __enzyme_fwdsplit((void *)square, 1.5, 0.25, (void *)0));
  return 0;
}
