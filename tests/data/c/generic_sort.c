// A generic sort of the program's own: elements behind void pointers, moved by memcpy of their size.
#include <string.h>

struct item {
  double key, value;
  int id;
};

static void sort(void *base, int n, int size, int (*compare)(const void *, const void *)) {
  char held[64], *at = base;
  for (int i = 1; i < n; i++) {
    int j = i;
    memcpy(held, at + i * size, size);
    for (; j > 0 && compare(at + (j - 1) * size, held) > 0; j--)
      memcpy(at + j * size, at + (j - 1) * size, size);
    memcpy(at + j * size, held, size);
  }
}

static int by_key(const void *a, const void *b) {
  double x = ((const struct item *)a)->key, y = ((const struct item *)b)->key;
  return (x > y) - (x < y);
}

double generic_sort(const double *x, int n) {
  struct item items[8];
  for (int i = 0; i < n; i++)
    items[i] = (struct item){x[i], x[i] * x[n - 1 - i], i};
  sort(items, n, sizeof *items, by_key);
  double r = 0.0;
  for (int i = 0; i < n; i++)
    r = r * 0.8 + items[i].value * items[i].id + items[i].key * i;
  return r;
}
