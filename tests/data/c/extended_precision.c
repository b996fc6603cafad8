// Accumulation in the 80 bits of x87.
double extended_precision(const double *x, int n) {
  long double sum = 0.0L;
  for (int i = 0; i < n; i++)
    sum += (long double)x[i] * x[i] / 3.0L;
  return (double)sum;
}
