// alloca in a loop: every round gets memory of its own.
#include <alloca.h>

double alloca_buffer(const double *x, int n) {
  double *previous = 0, sum = 0.0;
  for (int i = 0; i < n; i++) {
    double *cell = alloca(2 * sizeof(double));
    cell[0] = x[i] * x[i];
    cell[1] = previous ? previous[0] : 1.0;
    sum += cell[0] * cell[1];
    previous = cell;
  }
  return sum;
}
