// det: the determinant of an n by n matrix, by expansion along its first row, recursively.

#include "kernels.hpp"

// Of two rows, the first at `a`, and two columns.
static inline double two(long n, const double *a, long i, long j) {
  return a[i] * a[n + j] - a[j] * a[n + i];
}

// The determinant of the rows from `row` on and the columns in the set `left`. Minors of three rows are
// written out: what the derivative remembers for each of those would be most of all.
static double minor(long n, const double *a, long row, unsigned long left) {
  const double *entries = a + row * n;
  if (row + 3 == n) {
    const unsigned long rest = left & (left - 1);
    const long i = __builtin_ctzl(left), j = __builtin_ctzl(rest),
               k = __builtin_ctzl(rest & (rest - 1));
    return entries[i] * two(n, entries + n, j, k) - entries[j] * two(n, entries + n, i, k) +
           entries[k] * two(n, entries + n, i, j);
  }
  double sum = 0.0, sign = 1.0;
  for (unsigned long rest = left; rest; rest &= rest - 1) {
    const unsigned long column = rest & -rest;
    sum += sign * entries[__builtin_ctzl(rest)] * minor(n, a, row + 1, left ^ column);
    sign = -sign;
  }
  return sum;
}

double det(long n, const double *a) {
  if (n < 3)
    return n == 1 ? a[0] : two(n, a, 0, 1);
  return minor(n, a, 0, (1ul << n) - 1);
}
