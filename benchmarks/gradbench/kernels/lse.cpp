// lse: log sum exp of n numbers, shifted by their maximum.

#include "kernels.hpp"

#include <cmath>

double lse(long n, const double *__restrict x) {
  double largest = x[0], sum = 0.0;
  for (long i = 1; i < n; i++)
    largest = fmax(largest, x[i]);
  for (long i = 0; i < n; i++)
    sum += exp(x[i] - largest);
  return largest + log(sum);
}
