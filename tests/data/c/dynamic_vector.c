// A vector that grows by realloc: the shadow moves along.
#include <stdlib.h>

struct vector {
  double *data;
  size_t size, capacity;
};

static void push(struct vector *v, double value) {
  if (v->size == v->capacity) {
    v->capacity = v->capacity ? 2 * v->capacity : 1;
    v->data = realloc(v->data, v->capacity * sizeof(double));
  }
  v->data[v->size++] = value;
}

double dynamic_vector(const double *x, int n) {
  struct vector v = {NULL, 0, 0};
  for (int i = 0; i < n; i++) {
    push(&v, x[i] * x[i]);
    if (x[i] > 0.0)
      push(&v, 3.0 * x[i]);
  }
  double sum = 0.0;
  for (size_t i = 0; i + 1 < v.size; i++)
    sum += v.data[i] * v.data[i + 1];
  free(v.data);
  return sum;
}
