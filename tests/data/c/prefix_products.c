// Running sums and products, each written where the next round reads.
void prefix_products(const double *x, double *sums, double *products, int n) {
  sums[0] = products[0] = x[0];
  for (int i = 1; i < n; i++) {
    sums[i] = sums[i - 1] + x[i];
    products[i] = products[i - 1] * x[i] + sums[i];
  }
}
