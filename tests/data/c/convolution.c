// A one-dimensional convolution with bounds checked inside the loop.
void convolution(const double *x, const double *kernel, double *y, int n, int k) {
  for (int i = 0; i < n; i++) {
    y[i] = 0.0;
    for (int j = 0; j < k; j++) {
      int at = i + j - k / 2;
      if (at >= 0 && at < n)
        y[i] += kernel[j] * x[at];
    }
  }
}
