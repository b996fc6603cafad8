// Atomic integers and flags beside plain floating-point arithmetic.
#include <stdatomic.h>
#include <stdbool.h>

static atomic_int visits;
static atomic_bool ready;

double atomic_flags(const double *x, int n) {
  atomic_init(&visits, 0);
  atomic_store_explicit(&ready, true, memory_order_release);
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    if (atomic_load_explicit(&ready, memory_order_acquire))
      sum += x[i] * x[i] * atomic_fetch_add(&visits, 2);
  atomic_thread_fence(memory_order_seq_cst);
  return sum;
}
