/* Atomic operations of every kind and order. */
#include <stdatomic.h>
#include <stdio.h>

static atomic_int counter = 5;
static _Atomic(double) total;
static _Atomic long flags = 0xf0;
static atomic_uchar byte;

static void add(double x) {
  double old = atomic_load_explicit(&total, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(&total, &old, old + x, memory_order_acq_rel,
                                                memory_order_acquire)) {
  }
}

long run(char *out, long size) {
  int before = atomic_fetch_add(&counter, 3);
  int swapped = atomic_exchange_explicit(&counter, 40, memory_order_release);
  long or = atomic_fetch_or_explicit(&flags, 1, memory_order_relaxed);
  long and = atomic_fetch_and(&flags, ~0x10l);
  long xor = atomic_fetch_xor_explicit(&flags, 0xff, memory_order_seq_cst);
  atomic_fetch_sub(&byte, 1);
  for (int i = 0; i < 4; i++) add(i * 0.5);
  int expected = 41;
  int strong = atomic_compare_exchange_strong(&counter, &expected, 7);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_acquire);
  int highest = __atomic_fetch_max(&before, 9, __ATOMIC_RELAXED);
  atomic_store_explicit(&counter, expected + highest, memory_order_seq_cst);
  return snprintf(out, size, "%d %d %lx %lx %lx %d %g %d %d %d", before, swapped, or, and, xor,
                  atomic_load(&byte), atomic_load(&total), strong, expected, atomic_load(&counter));
}
