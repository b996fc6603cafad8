// Memory of the heap inside of the function.
#include <stdio.h>
#include <stdlib.h>

int enzyme_dup;
void __enzyme_autodiff(void *, ...);

double smooth(const double *x, int n) {
  double *average = malloc(n * sizeof *average);
  for (int i = 0; i < n; i++)
    average[i] = (x[i] + x[(i + 1) % n]) / 2;
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += average[i] * average[i];
  free(average);
  return sum;
}

int main(void) {
  double x[3] = {1, 2, 4}, dx[3] = {0, 0, 0};
  __enzyme_autodiff((void *)smooth, x, dx, 3);
  printf("%.12g %.12g %.12g\n", dx[0], dx[1], dx[2]);
  return 0;
}
