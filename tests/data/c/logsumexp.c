// log of a sum of exponentials; the largest value is taken out, and does not matter.
#include <math.h>

double logsumexp(const double *x, int n) {
  double max = -INFINITY;
  for (int i = 0; i < n; i++)
    if (x[i] > max)
      max = x[i];
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += exp(x[i] - max);
  return max + log(sum);
}
