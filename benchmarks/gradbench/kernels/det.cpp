// det: the determinant of an n by n matrix, by expansion along its first row, recursively.

#include "kernels.hpp"

// The determinant of the rows from `row` on and the columns that are not in the set `used`.
static double minor(long n, const double *a, long row, unsigned long used) {
  double sum = 0.0, sign = 1.0;
  for (long column = 0; column < n; column++) {
    const unsigned long bit = 1ul << column;
    if (used & bit)
      continue;
    const double entry = a[row * n + column];
    sum += sign * (row + 1 == n ? entry : entry * minor(n, a, row + 1, used | bit));
    sign = -sign;
  }
  return sum;
}

double det(long n, const double *a) { return minor(n, a, 0, 0); }
