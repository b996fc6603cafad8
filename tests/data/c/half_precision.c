// The type _Float16: storage in half precision, arithmetic that rounds.
double half_precision(const _Float16 *x, const double *w, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += (double)x[i] * w[i];
  return sum;
}
