// A mixture of Gaussians: the log-likelihood of points, with a packed triangular matrix.
#include <math.h>
#include <stdlib.h>

static double logsum(const double *v, int n) {
  double m = v[0], s = 0.0;
  for (int i = 1; i < n; i++)
    if (v[i] > m)
      m = v[i];
  for (int i = 0; i < n; i++)
    s += exp(v[i] - m);
  return m + log(s);
}

double gmm_objective(const double *alphas, const double *means, const double *icf, const double *x,
                     int k, int d, int n) {
  int size = d * (d + 1) / 2;
  double *terms = malloc(k * sizeof *terms), *q = malloc(d * sizeof *q), total = 0.0;
  for (int p = 0; p < n; p++) {
    for (int c = 0; c < k; c++) {
      const double *f = icf + c * size, *lower = f + d;
      double norm = 0.0, logdet = 0.0;
      for (int i = 0; i < d; i++) {
        q[i] = exp(f[i]) * (x[p * d + i] - means[c * d + i]);
        logdet += f[i];
      }
      for (int i = 0; i < d; i++) {
        double s = q[i];
        for (int j = 0; j < i; j++)
          s += *lower++ * (x[p * d + j] - means[c * d + j]);
        norm += s * s;
      }
      terms[c] = alphas[c] + logdet - 0.5 * norm;
    }
    total += logsum(terms, k);
  }
  total -= n * logsum(alphas, k);
  free(q);
  free(terms);
  return total;
}
