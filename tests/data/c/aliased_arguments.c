// Two parameters that may be the same array: the gradients add up.
double aliased_arguments(double *a, const double *b, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    a[i] *= 2.0;
    sum += a[i] * b[n - 1 - i];
  }
  return sum;
}
