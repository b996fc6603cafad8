// The rarer markers: shadows behind all arguments, at distances, values by reference, a batch of
// buffers, a result that is constant, one without its value.
#include <stdio.h>

int enzyme_interleave, enzyme_dup, enzyme_dupv, enzyme_const, enzyme_width, enzyme_byref, enzyme_out;
int enzyme_buffer, enzyme_const_return, enzyme_not_overwritten, enzyme_dupnoneed, enzyme_vector;
void __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_number(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct two { double a, b; };
struct two __enzyme_fwddiff_two(void *, ...);
struct two __enzyme_batch(void *, ...);

double dot(const double *x, const double *y) { return x[0] * y[0] + x[1] * y[1]; }
double square(double x) { return x * x; }
double store(double x, double *out) {
  *out = x * x * x;
  return x * x;
}

int main(void) {
  double x[2] = {1, 2}, y[2] = {3, 4}, dx[2] = {0, 0}, dy[2] = {0, 0};
  __enzyme_autodiff((void *)dot, x, y, enzyme_interleave, dx, dy);
  printf("%g %g %g %g\n", dx[0], dx[1], dy[0], dy[1]);

  double lanes[2][2] = {{1, 0}, {0, 10}};
  struct two t = __enzyme_fwddiff_two((void *)dot, enzyme_width, 2, enzyme_dupv, sizeof lanes[0], x,
                                      lanes, enzyme_const, y);
  printf("%g %g\n", t.a, t.b);

  double value = 1.5;
  printf("%g\n", __enzyme_autodiff_number((void *)square, enzyme_byref, (int)sizeof value, &value));

  double buffers[2][2] = {{1, 1}, {2, 3}};
  struct two u = __enzyme_batch((void *)dot, enzyme_width, 2, enzyme_buffer, sizeof buffers[0],
                                buffers, enzyme_vector, x, y);
  printf("%g %g\n", u.a, u.b);

  double out = 0, dout = 1;
  double d = __enzyme_autodiff_number((void *)store, enzyme_const_return, enzyme_not_overwritten,
                                      enzyme_out, 2.0, enzyme_dupnoneed, &out, &dout);
  printf("%g %g\n", d, dout);
  return 0;
}
