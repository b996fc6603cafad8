// What a function leaves in memory is there behind its derivative, too: results, counters.
// What it prints is printed once.
#include <stdio.h>

int enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

static int runs;

void scale(const double *x, double *y, int n) {
  runs++;
  for (int i = 0; i < n; i++)
    y[i] = x[i] * x[i] * 0.5;
}

void in_place(double *x) {
  printf("in_place\n");
  x[0] *= x[1];
  x[1] += x[0];
}

int main(void) {
  double x[2] = {3, 5}, dx[2] = {0, 0}, y[2] = {0, 0}, dy[2] = {1, 10};
  __enzyme_autodiff((void *)scale, enzyme_dup, x, dx, enzyme_dup, y, dy, 2);
  printf("%.12g %.12g %.12g %.12g %.12g %.12g %d\n", y[0], y[1], dx[0], dx[1], dy[0], dy[1], runs);
  double z[2] = {2, 7}, dz[2] = {1, 1};
  __enzyme_autodiff((void *)in_place, enzyme_dup, z, dz);
  printf("%.12g %.12g %.12g %.12g\n", z[0], z[1], dz[0], dz[1]);
  return 0;
}
