// Guards against bad values: isnan, isinf, comparison with itself, unordered comparisons.
#include <math.h>

double guards(const double *x, const double *on, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    double inverse = 1.0 / (x[i] * on[i]);
    if (isinf(inverse))
      continue;
    double root = sqrt(x[i]);
    if (root != root)
      root = -sqrt(-x[i]);
    sum += isnan(log(x[i])) ? x[i] * x[i] : log(x[i]) * root;
    if (!(inverse <= 3.0))
      sum *= 1.1;
    if (isgreater(x[i], 0.9))
      sum += inverse;
  }
  return sum;
}
