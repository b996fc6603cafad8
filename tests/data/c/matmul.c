// Three nested loops over matrices in flat arrays; the result goes to a buffer.
void matmul(const double *a, const double *b, double *c, int n, int k, int m) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      double sum = 0.0;
      for (int p = 0; p < k; p++)
        sum += a[i * k + p] * b[p * m + j];
      c[i * m + j] = sum;
    }
}
