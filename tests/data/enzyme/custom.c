// Derivatives that the program gives, seen by what they get wrong on purpose: a factor of ten.
#include <stdio.h>

double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);

__attribute__((noinline)) double twice(double x) { return 2 * x; }
double twice_augmented(double x) { return 2 * x; }
double twice_reverse(double x, double cotangent) { return 20 * cotangent; }
void *__enzyme_register_gradient_twice[3] = {(void *)twice, (void *)twice_augmented,
                                             (void *)twice_reverse};

__attribute__((noinline)) double thrice(double x) { return 3 * x; }
struct dual { double value, tangent; };
struct dual thrice_forward(double x, double dx) {
  struct dual r = {3 * x, 30 * dx};
  return r;
}
void *__enzyme_register_derivative_thrice[2] = {(void *)thrice, (void *)thrice_forward};

static int calls;
__attribute__((noinline)) double watched(double x) {
  calls++;
  return calls > 0 ? x : 0;
}
void *__enzyme_inactivefn[1] = {(void *)watched};

double f(double x) { return twice(x) * x; }
double g(double x) { return thrice(x) * x; }
double h(double x) { return x * x * watched(x); }

int main(void) {
  printf("%.12g\n", __enzyme_autodiff((void *)f, 3.0)); // 20 x + 2 x
  printf("%.12g\n", __enzyme_fwddiff((void *)g, 3.0, 1.0)); // 30 x + 3 x
  printf("%.12g\n", __enzyme_autodiff((void *)h, 3.0)); // 2 x * x, as if the last were constant
  printf("%d\n", calls > 0);
  return 0;
}
