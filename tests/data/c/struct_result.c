// A big struct as result: the caller gives the memory for it.
struct stats {
  double mean, variance, last;
  int count;
};

struct stats struct_result(const double *x, int n) {
  struct stats s = {0.0, 0.0, 0.0, n};
  for (int i = 0; i < n; i++)
    s.mean += x[i];
  s.mean /= n;
  for (int i = 0; i < n; i++)
    s.variance += (x[i] - s.mean) * (x[i] - s.mean);
  s.variance /= n - 1;
  s.last = x[n - 1] * s.mean;
  return s;
}
