// 64-bit counters with a stride, and floating-point numbers made from integers.
double long_long_loop(const double *x, long long n, long long stride) {
  double sum = 0.0;
  for (long long i = 0; i < n; i += stride)
    sum += x[i] * (double)(i + 1) + x[i] * x[i] / (float)(n - i);
  return sum;
}
