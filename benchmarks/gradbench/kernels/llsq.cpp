// llsq: half the squared distance of a polynomial of m coefficients from the sign, at n points in [-1, 1].

#include "kernels.hpp"

double llsq(long n, long m, const double *__restrict x) {
  double sum = 0.0;
  for (long i = 0; i < n; i++) {
    const double t = -1.0 + 2.0 * (double)i / (double)(n - 1);
    double residual = t > 0.0 ? 1.0 : t < 0.0 ? -1.0 : 0.0, power = 1.0;
    for (long j = 0; j < m; j++) {
      residual -= x[j] * power;
      power *= t;
    }
    sum += residual * residual;
  }
  return 0.5 * sum;
}
