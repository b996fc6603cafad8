// Results are kept in a global table with flags, so that each is computed once.
#include <stdbool.h>
#include <string.h>

static double memo[32];
static bool known[32];

static double value(const double *x, int n) {
  if (n < 2)
    return x[n];
  if (!known[n]) {
    memo[n] = value(x, n - 1) * x[n % 3] + value(x, n / 2);
    known[n] = true;
  }
  return memo[n];
}

double memo_table(const double *x, int n) {
  memset(known, 0, sizeof known);
  return value(x, n) + value(x, n - 1) * value(x, n / 3);
}
