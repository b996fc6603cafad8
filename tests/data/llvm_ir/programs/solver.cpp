// A small numerical program: Gauss elimination with pivots, Newton's method, a random generator.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

class Random {
  std::uint64_t state;

public:
  explicit Random(std::uint64_t seed) : state(seed) {}
  double operator()() {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (state >> 11) * 0x1.0p-53;
  }
};

static bool solve(double *a, double *x, int n) {
  for (int k = 0; k < n; k++) {
    int pivot = k;
    for (int i = k + 1; i < n; i++)
      if (std::fabs(a[i * n + k]) > std::fabs(a[pivot * n + k])) pivot = i;
    if (a[pivot * n + k] == 0) return false;
    for (int j = 0; j < n; j++) {
      double t = a[k * n + j];
      a[k * n + j] = a[pivot * n + j];
      a[pivot * n + j] = t;
    }
    double t = x[k];
    x[k] = x[pivot];
    x[pivot] = t;
    for (int i = k + 1; i < n; i++) {
      double f = a[i * n + k] / a[k * n + k];
      for (int j = k; j < n; j++) a[i * n + j] -= f * a[k * n + j];
      x[i] -= f * x[k];
    }
  }
  for (int k = n - 1; k >= 0; k--) {
    for (int j = k + 1; j < n; j++) x[k] -= a[k * n + j] * x[j];
    x[k] /= a[k * n + k];
  }
  return true;
}

template <typename F> double newton(F f, double x) {
  for (int i = 0; i < 30; i++) {
    double h = 1e-6, slope = (f(x + h) - f(x - h)) / (2 * h), step = f(x) / slope;
    x -= step;
    if (std::fabs(step) < 1e-12) break;
  }
  return x;
}

extern "C" long run(char *out, long size) {
  const int n = 7;
  double *a = static_cast<double *>(malloc(n * n * sizeof *a)), x[n];
  Random random(88172645463325252u);
  for (int i = 0; i < n * n; i++) a[i] = random() - 0.5;
  for (double &v : x) v = random();
  bool fine = solve(a, x, n);
  long used = snprintf(out, size, "%d", fine);
  for (double v : x) used += snprintf(out + used, size - used, " %.12g", v);
  free(a);
  double root = newton([](double t) { return t * t * t - 2 * t - 5; }, 2);
  return used + snprintf(out + used, size - used, " %.12g", root);
}
