/* Recursion: mutual, nested, with early exits, and in tail position. */
#include <stdio.h>

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

static double integrate(double (*f)(double), double a, double b, double fa, double fb, int depth) {
  double m = (a + b) / 2, fm = f(m);
  double coarse = (fa + fb) * (b - a) / 2, fine = (fa + 2 * fm + fb) * (b - a) / 4;
  double error = fine - coarse;
  if (depth == 0 || (error < 1e-4 && error > -1e-4)) return fine;
  return integrate(f, a, m, fa, fm, depth - 1) + integrate(f, m, b, fm, fb, depth - 1);
}

static double curve(double x) { return x * x * (3 - x); }

static int queens(int row, unsigned columns, unsigned up, unsigned down) {
  if (row == 6) return 1;
  int found = 0;
  for (unsigned free = ~(columns | up | down) & 63; free; free &= free - 1) {
    unsigned bit = free & -free;
    found += queens(row + 1, columns | bit, (up | bit) << 1, (down | bit) >> 1);
  }
  return found;
}

static long gcd(long a, long b) { return b ? gcd(b, a % b) : a; }

long run(char *out, long size) {
  return snprintf(out, size, "%d %d %d %.17g %d %ld", even(10), odd(10), ackermann(2, 3),
                  integrate(curve, 0, 3, curve(0), curve(3), 12), queens(0, 0, 0, 0),
                  gcd(1071 * 13, 462 * 13));
}
