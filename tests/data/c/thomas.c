// The Thomas algorithm: a forward and a backward sweep, in the caller's buffers.
void thomas(const double *lower, const double *diagonal, const double *upper, double *x,
            double *scratch, int n) {
  scratch[0] = upper[0] / diagonal[0];
  x[0] = x[0] / diagonal[0];
  for (int i = 1; i < n; i++) {
    double m = 1.0 / (diagonal[i] - lower[i] * scratch[i - 1]);
    scratch[i] = upper[i] * m;
    x[i] = (x[i] - lower[i] * x[i - 1]) * m;
  }
  for (int i = n - 2; i >= 0; i--)
    x[i] -= scratch[i] * x[i + 1];
}
