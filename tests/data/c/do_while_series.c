// A do-while loop that sums a series until a term is small.
#include <math.h>

double do_while_series(double x) {
  double sum = 0.0, term = 1.0;
  int n = 0;
  do {
    sum += term;
    n++;
    term *= x / n;
  } while (fabs(term) > 1e-17);
  return sum;
}
