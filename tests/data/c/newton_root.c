// A while loop that ends when it has converged: the number of steps is only known at run time.
#include <math.h>

double newton_root(double a) {
  double x = a > 1.0 ? a : 1.0;
  int steps = 0;
  while (fabs(x * x * x - a) > 1e-14 * a && steps < 100) {
    x = x - (x * x * x - a) / (3.0 * x * x);
    steps++;
  }
  return x;
}
