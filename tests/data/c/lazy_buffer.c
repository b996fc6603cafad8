// A buffer that the first call takes from the heap and all later calls use again.
#include <stdlib.h>

static double *buffer;
static int capacity;

static double *scratch(int n) {
  if (n > capacity) {
    free(buffer);
    buffer = malloc(n * sizeof *buffer);
    capacity = n;
  }
  return buffer;
}

double lazy_buffer(const double *x, int n) {
  double *s = scratch(n), sum = 0.0;
  for (int i = 0; i < n; i++)
    s[i] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    sum += s[i] * s[(i + 1) % n];
  return sum;
}
