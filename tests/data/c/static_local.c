// Static local variables: a counter, and a table that the first call fills.
#include <math.h>

static double weight(int i) {
  static double table[5];
  static int ready;
  if (!ready) {
    for (int k = 0; k < 5; k++)
      table[k] = sqrt(k + 1.0);
    ready = 1;
  }
  return table[i];
}

double static_local(const double *x, int n) {
  static int calls;
  calls++;
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += weight(i % 5) * x[i] * x[i];
  return calls > 0 ? sum : -sum;
}
