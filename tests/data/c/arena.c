// An allocator of the program's own: pieces of a static buffer of bytes, reused after a reset.
#include <stddef.h>

static _Alignas(16) char memory[4096];
static size_t used;

static void *take(size_t bytes) {
  void *p = memory + used;
  used += (bytes + 15) & ~(size_t)15;
  return p;
}

double arena(const double *x, int n) {
  double sum = 0.0;
  for (int round = 1; round <= 3; round++) {
    used = 0;
    double *a = take(n * sizeof *a), *b = take(n * sizeof *b);
    for (int i = 0; i < n; i++) {
      a[i] = x[i] * round;
      b[i] = a[i] * x[n - 1 - i];
    }
    for (int i = 0; i < n; i++)
      sum += a[i] * b[i] + sum * 0.01;
  }
  return sum;
}
