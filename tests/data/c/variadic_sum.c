// A variadic function of the program itself: its arguments are read through va_arg.
#include <stdarg.h>

static double sum_of(int n, ...) {
  va_list list;
  va_start(list, n);
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += va_arg(list, double) * (i + 1);
  va_end(list);
  return sum;
}

double variadic_sum(double x, double y) { return sum_of(3, x, x * y, y) * x; }
