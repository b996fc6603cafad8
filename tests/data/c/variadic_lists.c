// Lists of arguments of several types, which are passed on and copied; structs among them.
#include <math.h>
#include <stdarg.h>

struct point {
  double x, y;
};

struct record {
  double values[3];
};

static double product(int n, va_list list) {
  double r = 1.0;
  while (n-- > 0)
    r *= va_arg(list, double);
  return r;
}

static double both(int n, ...) {
  va_list list, again;
  va_start(list, n);
  va_copy(again, list);
  double r = product(n, list);
  for (int i = 0; i < n; i++)
    r += sin(va_arg(again, double)) * i;
  va_end(again);
  va_end(list);
  return r;
}

static double evaluate(const char *format, ...) {
  va_list list;
  double r = 1.0;
  va_start(list, format);
  for (; *format; format++)
    switch (*format) {
    case 'i':
      r *= va_arg(list, int);
      break;
    case 'd':
      r += r * va_arg(list, double);
      break;
    case 'a': {
      double *a = va_arg(list, double *);
      r += a[0] * a[1];
      a[0] = r;
      break;
    }
    }
  va_end(list);
  return r;
}

static double volumes(int n, ...) {
  va_list list;
  double r = 0.0;
  va_start(list, n);
  while (n-- > 0) {
    struct point p = va_arg(list, struct point);
    struct record b = va_arg(list, struct record);
    r += p.x * p.y * b.values[0] * b.values[1] * b.values[2];
  }
  va_end(list);
  return r;
}

double variadic_lists(double *x, double y) {
  struct point point = {x[0], y};
  struct record record = {{x[0], 1.0, y}};
  double r = evaluate("dida", y, 3, x[1] * y, x) * volumes(2, point, record, point, record);
  return r * both(10, 1., y, 1., x[0], 1., 1., 1., 1., x[1], r);
}
