// C++: entry points are templates, so their names are mangled.
#include <cmath>
#include <cstdio>

int enzyme_dup, enzyme_const, enzyme_out;
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

template <typename T> T poly(T x, T y) { return x * x * x + std::exp(y) * x; }

double norm(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * x[i];
  return std::sqrt(sum);
}

int main() {
  auto f = (void *)poly<double>;
  std::printf("%.12g\n", __enzyme_autodiff<double>(f, enzyme_out, 2.0, enzyme_const, 1.0));
  std::printf("%.12g\n", __enzyme_fwddiff<double>(f, enzyme_dup, 2.0, 1.0, enzyme_dup, 1.0, 1.0));
  double x[3] = {1, 2, 2}, dx[3] = {};
  __enzyme_autodiff<void>((void *)norm, enzyme_dup, x, dx, enzyme_const, 3);
  std::printf("%.12g %.12g %.12g\n", dx[0], dx[1], dx[2]);
}
