// Atomic integers count; an atomic double is added to by compare-and-exchange of bits.
#include <stdatomic.h>

static _Atomic int calls;
static _Atomic(double) total;

double atomic_counter(const double *x, int n) {
  atomic_store(&calls, 0);
  atomic_store(&total, 0.0);
  for (int i = 0; i < n; i++) {
    total += x[i] * x[i];
    atomic_fetch_add(&calls, 1);
  }
  return atomic_load(&total) * atomic_load(&calls);
}
