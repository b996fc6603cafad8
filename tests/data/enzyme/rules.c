// A gradient for a function that works on memory, with a tape.
#include <stdio.h>
#include <stdlib.h>

double __enzyme_autodiff(void *, double);

__attribute__((noinline)) void square_to(const double *x, double *y) { *y = *x * *x; }
void *square_augmented(const double *x, const double *dx, double *y, double *dy) {
  double *tape = malloc(sizeof *tape);
  *tape = *x;
  *y = *x * *x;
  return tape;
}
void square_reverse(const double *x, double *dx, const double *y, double *dy, void *tape) {
  double old = *(double *)tape;
  free(tape);
  *dx += 2 * old * *dy;
  *dy = 0;
}
void *__enzyme_register_gradient_square[] = {(void *)square_to, (void *)square_augmented,
                                             (void *)square_reverse};

double f(double x) {
  double y;
  square_to(&x, &y);
  return y * x;
}

int main(void) {
  printf("%.12g\n", __enzyme_autodiff((void *)f, 3.0));
  return 0;
}
