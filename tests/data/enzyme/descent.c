// Gradient descent: the derivative is asked for in a loop, next to the function itself.
#include <math.h>
#include <stdio.h>

#define N 6
extern int enzyme_dup;
extern int enzyme_const;
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

double loss(const double *theta, const double *x, const double *y, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double r = theta[0] + theta[1] * x[i] - y[i];
    total += r * r;
  }
  return total / n;
}

int main(void) {
  double x[N], y[N], theta[2] = {0, 0};
  for (int i = 0; i < N; i++) {
    x[i] = i / 2.0;
    y[i] = 1 - 3 * x[i];
  }
  for (int step = 0; step < 2000; step++) {
    double gradient[2] = {0, 0};
    __enzyme_autodiff((void *)loss, enzyme_dup, theta, gradient, enzyme_const, x, enzyme_const, y, N);
    theta[0] -= 0.1 * gradient[0];
    theta[1] -= 0.1 * gradient[1];
  }
  printf("%.6f %.6f %.6f\n", theta[0], theta[1], loss(theta, x, y, N));
  return loss(theta, x, y, N) < 1e-6 ? 0 : 1;
}
