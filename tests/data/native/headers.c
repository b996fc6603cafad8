// Memory that begins with an address, and of which nobody knows how long it is, is copied.
#include <stdlib.h>
#include <string.h>

static volatile int count = 5;

__attribute__((noinline)) static void *at(void *a, size_t offset) { return (char *)a + offset; }

double copied_behind_an_address(double x) {
  int n = count;
  void *a = malloc(8 + n * sizeof(double));
  *(void **)a = a;
  double *v = at(a, n / 5 * 8);
  for (int i = 0; i < n; i++) v[i] = x * (i + 1);
  void *b = malloc(8 + n * sizeof(double));
  memcpy(b, a, 8 + n * sizeof(double));
  if (*(void **)b == b) abort();
  double *w = at(b, n / 5 * 8), s = 0;
  for (int i = 0; i < n; i++) s += w[i] * w[i];
  free(a);
  free(b);
  return s;
}

double grown_behind_an_address(double x) {
  void *a = malloc(8);
  *(void **)a = a;
  for (int i = 0; i < count; i++) {
    a = realloc(a, 16 + 8 * i);
    *(double *)at(a, 8 + 8 * i) = x * i;
    *(void **)a = a;
  }
  if (*(void **)a != a) abort();
  double s = 0, *w = at(a, 8);
  for (int i = 0; i < count; i++) s += w[i] * w[i];
  free(a);
  return s;
}

double arrays_of_addresses(double x) {
  int n = count;
  double **a = malloc(n * sizeof *a), **b = malloc(n * sizeof *b), v[8], s = 0;
  for (int i = 0; i < n; i++) {
    v[i] = x * (i + 1);
    a[i] = &v[i];
  }
  memcpy(b, a, n * sizeof *a);
  for (int i = 0; i < n; i++) s += *b[i] * *a[n - 1 - i];
  free(a);
  free(b);
  return s;
}
