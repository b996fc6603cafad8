// Arrays with shadows; an array that is constant; a length.
#include <stdio.h>

int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

double energy(const double *x, const double *w, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * x[i] * x[i] * x[i];
  return sum;
}

int main(void) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {0}, w[4] = {0.5, 0.25, 2, 1}, dw[4] = {0};
  __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, w, 4);
  for (int i = 0; i < 4; i++)
    printf("%.12g ", dx[i]);
  printf("\n");
  // Gradients are added to what is there.
  __enzyme_autodiff((void *)energy, x, dx, w, dw, 4);
  for (int i = 0; i < 4; i++)
    printf("%.12g %.12g ", dx[i], dw[i]);
  printf("\n");
  return 0;
}
