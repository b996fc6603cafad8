// Results in memory: seeds in their shadows; a Jacobian row by row and column by column.
#include <math.h>
#include <stdio.h>
#include <string.h>

int enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

void polar(const double *in, double *out) {
  out[0] = in[0] * cos(in[1]);
  out[1] = in[0] * sin(in[1]);
}

int main(void) {
  double in[2] = {2.0, 0.7}, out[2];
  for (int row = 0; row < 2; row++) {
    double din[2] = {0, 0}, dout[2] = {0, 0};
    dout[row] = 1;
    __enzyme_autodiff((void *)polar, enzyme_dup, in, din, enzyme_dupnoneed, out, dout);
    printf("%.12g %.12g\n", din[0], din[1]);
  }
  for (int column = 0; column < 2; column++) {
    double din[2] = {0, 0}, dout[2] = {0, 0};
    din[column] = 1;
    __enzyme_fwddiff((void *)polar, enzyme_dup, in, din, enzyme_dup, out, dout);
    printf("%.12g %.12g %.12g %.12g\n", out[0], out[1], dout[0], dout[1]);
  }
  return 0;
}
