// qsort of structs by keys of which some are equal, and of numbers of elements by a table.
#include <math.h>
#include <stdlib.h>

struct record {
  int id;
  double key;
  float weight;
  double value[2];
};

static int by_key(const void *a, const void *b) {
  const struct record *x = a, *y = b;
  return x->key < y->key ? -1 : x->key > y->key;
}

static const double *compared;

static int by_value(const void *a, const void *b) {
  double x = compared[*(const int *)a], y = compared[*(const int *)b];
  return (x < y) - (x > y);
}

double sorted_records(const double *x, int n) {
  struct record *records = malloc(n * sizeof *records);
  int order[16];
  for (int i = 0; i < n; i++) {
    records[i] = (struct record){i, floor(3 * x[i]), 0.5f + i, {x[i], x[i] * x[i]}};
    order[i] = i;
  }
  qsort(records, n, sizeof *records, by_key);
  compared = x;
  qsort(order, n, sizeof *order, by_value);
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += (i + 1) * records[i].value[0] * records[i].value[1] + records[i].weight * x[order[i]];
  free(records);
  return sum;
}
