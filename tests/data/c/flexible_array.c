// A header and an array behind it in one malloc; a member found from the address of another.
#include <stddef.h>
#include <stdlib.h>

struct series {
  int n;
  double scale;
  double values[];
};

static struct series *of_scale(double *scale) {
  return (struct series *)((char *)scale - offsetof(struct series, scale));
}

__attribute__((noinline)) static double total(double *scale) {
  struct series *s = of_scale(scale);
  double sum = 0.0;
  for (int i = 0; i < s->n; i++)
    sum += s->values[i] * s->values[i] * s->scale;
  return sum;
}

double flexible_array(const double *x, int n, double scale) {
  struct series *s = malloc(sizeof *s + n * sizeof(double));
  s->n = n;
  s->scale = scale * scale;
  for (int i = 0; i < n; i++)
    s->values[i] = x[i] + i;
  double r = total(&s->scale);
  free(s);
  return r;
}
