/* Functions with `...` that are defined here: their lists are copied and walked. */
#include <stdarg.h>
#include <stdio.h>

static double sum(int count, ...) {
  va_list list, again;
  double total = 0;
  va_start(list, count);
  va_copy(again, list);
  for (int i = 0; i < count; i++) total += va_arg(list, double);
  total *= 100;
  for (int i = 0; i < count; i++) total += va_arg(again, double) * i;
  va_end(again);
  va_end(list);
  return total;
}

struct pair { long a; double b; };

static long print(char *out, long size, const char *kinds, ...) {
  long used = 0;
  va_list list;
  va_start(list, kinds);
  for (; *kinds; kinds++) {
    if (*kinds == 'i') used += snprintf(out + used, size - used, "%d;", va_arg(list, int));
    if (*kinds == 'l') used += snprintf(out + used, size - used, "%ld;", va_arg(list, long));
    if (*kinds == 'd') used += snprintf(out + used, size - used, "%g;", va_arg(list, double));
    if (*kinds == 's') used += snprintf(out + used, size - used, "%s;", va_arg(list, char *));
    if (*kinds == 'p') {
      struct pair p = va_arg(list, struct pair);
      used += snprintf(out + used, size - used, "<%ld,%g>;", p.a, p.b);
    }
  }
  va_end(list);
  return used;
}

long run(char *out, long size) {
  long used = snprintf(out, size, "%.17g ", sum(4, 1.5, 2.5, 3.5, 1e-3));
  struct pair p = {7, 0.125};
  return used + print(out + used, size - used, "idlspidddddddd", 1, 2.5, 1l << 40, "text", p, -3,
                      1., 2., 3., 4., 5., 6., 7., 8.);
}
