// Compensated summation: the compensation's derivative is zero, and must not spoil the sum's.
double kahan_sum(const double *x, int n) {
  double sum = 0.0, lost = 0.0;
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[i] - lost;
    double t = sum + y;
    lost = (t - sum) - y;
    sum = t;
  }
  return sum;
}
