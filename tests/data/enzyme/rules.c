// Gradients for functions that work on memory: with a tape, in place, in a loop.
#include <math.h>
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

__attribute__((noinline)) void square_in_place(double *x) { *x = *x * *x; }
double in_place_augmented(double *x, double *dx) {
  double old = *x;
  *x = old * old;
  return old;
}
void in_place_reverse(double *x, double *dx, double old) { *dx *= 2 * old; }
void *__enzyme_register_gradient_in_place[] = {(void *)square_in_place, (void *)in_place_augmented,
                                               (void *)in_place_reverse};

__attribute__((noinline)) double cube(const double *y) { return *y * *y * *y; }

double once(double x) {
  double y;
  square_to(&x, &y);
  return y * x;
}

double in_place(double x) {
  double y = x;
  square_in_place(&y);
  double b = cube(&y);
  square_in_place(&y);
  return y + b;
}

double loop(double start) {
  double x = start, y = 0, sum = 0;
  for (int i = 0; i < 4; i++) {
    square_to(&x, &y);
    sum += sin(y) * x;
    x = y * 0.5 + 0.3;
  }
  return sum + x;
}

int main(void) {
  printf("%.12g\n", __enzyme_autodiff((void *)once, 3.0));
  printf("%.12g\n", __enzyme_autodiff((void *)in_place, 0.7));
  printf("%.12g\n", __enzyme_autodiff((void *)loop, 0.7));
  return 0;
}
