// memcpy of structs that mix doubles, integers and pointers.
#include <string.h>

struct item {
  int id;
  double value;
  const double *source;
  float weight;
};

double memcpy_struct(const double *x, int n) {
  struct item a[4], b[4];
  memset(b, 0, sizeof b);
  for (int i = 0; i < 4; i++)
    a[i] = (struct item){i, x[i % n] * 2.0, x + (i + 1) % n, (float)x[i % n]};
  memcpy(b + 1, a, 3 * sizeof *a);
  double sum = 0.0;
  for (int i = 1; i < 4; i++)
    sum += b[i].value * *b[i].source * (b[i].id + 1) + b[i].weight + b[0].value;
  return sum;
}
