// det: the determinant of an n by n matrix, by expansion along its first row, recursively.

#include "kernels.hpp"

// The determinant of the rows from `row` on and the columns in the set `left`.
static double minor(long n, const double *a, long row, unsigned long left) {
  const double *entries = a + row * n;
  if (row + 1 == n)
    return entries[__builtin_ctzl(left)];
  double sum = 0.0, sign = 1.0;
  for (unsigned long rest = left; rest; rest &= rest - 1) {
    const unsigned long column = rest & -rest;
    sum += sign * entries[__builtin_ctzl(rest)] * minor(n, a, row + 1, left ^ column);
    sign = -sign;
  }
  return sum;
}

double det(long n, const double *a) { return minor(n, a, 0, (1ul << n) - 1); }
