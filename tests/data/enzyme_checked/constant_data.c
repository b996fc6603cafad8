// Data that are constant, and results of the same type that are resized before they are written.
#include "checked.h"
#include <stdlib.h>

typedef struct {
  double *at;
  int size;
} array;

__attribute__((noinline)) static void resize(array *a, int size) {
  if (size != a->size) {
    free(a->at);
    a->at = malloc(sizeof(double) * size);
  }
  a->size = size;
}

__attribute__((noinline)) static void multiply(const array *a, const array *b, array *product) {
  resize(product, a->size);
  for (int i = 0; i < a->size; i++)
    product->at[i] = a->at[i] * b->at[i];
}

static double f(const array *data, const double *x, int n) {
  array own = {malloc(sizeof(double) * n), n}, once = {0, 0}, twice = {0, 0};
  for (int i = 0; i < n; i++)
    own.at[i] = sin(x[i]);
  multiply(data, &own, &once);
  multiply(&once, data, &twice);
  double s = 0;
  for (int i = 0; i < n; i++)
    s += twice.at[i] * twice.at[i];
  free(own.at);
  free(once.at);
  free(twice.at);
  return s;
}

double weights[3] = {1, 2, 3}, x[3] = {0.5, -1, 2}, dx[3];

int main(void) {
  array data = {weights, 3};
  __enzyme_autodiff(f, enzyme_const, &data, enzyme_dup, x, dx, enzyme_const, 3);
  for (int i = 0; i < 3; i++)
    check("f", dx[i], DIFFERENCE(f(&data, x, 3), x[i]));
  return wrong;
}
