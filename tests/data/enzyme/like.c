// A function of one's own that is like one of the C library; a global that is a parameter.
#include <math.h>
#include <stdio.h>

double __enzyme_autodiff(void *, double);
double factor = 3;

__attribute__((noinline)) double fast_log(double x) {
  union { double d; unsigned long long i; } u = {x};
  return (double)(long long)(u.i - 0x3ff0000000000000ull) / 4503599627370496.0 * 0.6931471805599453;
}
void *__enzyme_function_like_log[2] = {(void *)fast_log, (void *)"log"};

double f(double x) { return factor * fast_log(x) * x; }

int main(void) {
  double d = __enzyme_autodiff((void *)f, 3.0);
  printf("%.12g\n", d);
  return 0;
}
