/* ADBench, Gaussian mixture: log-likelihood of n points under k Gaussians with a Wishart prior.

   alphas [k]             logarithms of the mixture weights, not normalised
   means  [k][d]
   icf    [k][d(d+1)/2]   factor of the inverse covariance: d log-diagonals, then the strict lower
                          triangle column by column
   x      [n][d]          the points
   gamma, m               the prior's parameters

   As in examples/adbench/gmm.mlir, 64 points at a time are turned to columns. */

#include <math.h>
#include <stdlib.h>

#define TILE 64

typedef double lane[TILE];

/* log Gamma(n / 2) by the recurrence Gamma(z + 1) = z Gamma(z). */
static double log_gamma_of_half(long n) {
  double sum = n % 2 == 1 ? 0.57236494292470008707 : 0.0;
  for (long i = n % 2 == 1 ? 1 : 2; i < n; i += 2)
    sum += log(0.5 * (double)i);
  return sum;
}

static double logsumexp(long n, const double *v) {
  double max = -INFINITY, sum = 0.0;
  for (long i = 0; i < n; i++)
    max = fmax(max, v[i]);
  for (long i = 0; i < n; i++)
    sum += exp(v[i] - max);
  return max + log(sum);
}

/* Points start to start + 63 as columns; the last point stands in for those that do not exist. */
static void load_tile(long n, long d, const double *x, long start, lane *points) {
  for (long i = 0; i < TILE; i++) {
    long at = start + i < n ? start + i : n - 1;
    for (long j = 0; j < d; j++)
      points[j][i] = x[at * d + j];
  }
}

/* square = |L (x - mean)|^2 for each point of a tile. */
static void distances(long d, const double *diag, const double *triangle, const double *mean,
                      lane *points, lane *centred, double *r, double *square) {
  for (long j = 0; j < d; j++)
    for (long i = 0; i < TILE; i++)
      centred[j][i] = points[j][i] - mean[j];
  for (long i = 0; i < TILE; i++)
    square[i] = 0.0;
  for (long row = 0; row < d; row++) {
    for (long i = 0; i < TILE; i++)
      r[i] = diag[row] * centred[row][i];
    /* Entry (row, col) of the triangle; a step to the right passes the rest of the column. */
    long at = row - 1, height = d - 1;
    for (long col = 0; col < row; col++) {
      double entry = triangle[at];
      for (long i = 0; i < TILE; i++)
        r[i] += entry * centred[col][i];
      height--;
      at += height;
    }
    for (long i = 0; i < TILE; i++)
      square[i] += r[i] * r[i];
  }
}

/* Sum over the first count points of a tile of log sum_k exp(terms[k][point]). */
static double likelihood(long k, lane *terms, long count, double *max, double *sum) {
  double total = 0.0;
  for (long i = 0; i < TILE; i++) {
    max[i] = terms[0][i];
    sum[i] = 0.0;
  }
  for (long c = 1; c < k; c++)
    for (long i = 0; i < TILE; i++)
      max[i] = fmax(max[i], terms[c][i]);
  for (long c = 0; c < k; c++)
    for (long i = 0; i < TILE; i++)
      sum[i] += exp(terms[c][i] - max[i]);
  for (long i = 0; i < TILE; i++)
    sum[i] = max[i] + log(sum[i]);
  for (long i = 0; i < count; i++)
    total += sum[i];
  return total;
}

/* Fill diag with exp of the log-diagonals and sums with their sums; return the Wishart prior. */
static double components(long k, long d, const double *icf, double gamma, double m, double *diag,
                         double *sums) {
  long width = d * (d + 1) / 2;
  double prior = 0.0;
  for (long c = 0; c < k; c++) {
    double sum = 0.0, frobenius = 0.0;
    for (long j = 0; j < d; j++) {
      double l = exp(icf[c * width + j]);
      diag[c * d + j] = l;
      sum += icf[c * width + j];
      frobenius += l * l;
    }
    sums[c] = sum;
    for (long j = d; j < width; j++)
      frobenius += icf[c * width + j] * icf[c * width + j];
    prior += 0.5 * gamma * gamma * frobenius - m * sum;
  }
  return prior;
}

/* The prior's normalising constant for one component. */
static double wishart_constant(long d, double gamma, long m) {
  long nn = d + m + 1;
  double multigammaln = 0.28618247146235004353 * (double)(d * (d - 1));
  for (long j = 0; j < d; j++)
    multigammaln += log_gamma_of_half(nn - j);
  return (double)(nn * d) * (log(gamma) - 0.34657359027997265471) - multigammaln;
}

double gmm_objective(long n, long d, long k, const double *alphas, const double *means,
                     const double *icf, const double *x, double gamma, long m) {
  long width = d * (d + 1) / 2;
  double *diag = malloc(k * d * sizeof(double));
  double *sums = malloc(k * sizeof(double));
  lane *terms = malloc(k * sizeof(lane));
  lane *points = malloc(d * sizeof(lane));
  lane *centred = malloc(d * sizeof(lane));
  lane r, square;
  double total = 0.0;
  double prior = components(k, d, icf, gamma, (double)m, diag, sums);

  for (long start = 0; start < n; start += TILE) {
    load_tile(n, d, x, start, points);
    for (long c = 0; c < k; c++) {
      double weight = alphas[c] + sums[c];
      distances(d, diag + c * d, icf + c * width + d, means + c * d, points, centred, r, square);
      for (long i = 0; i < TILE; i++)
        terms[c][i] = weight - 0.5 * square[i];
    }
    /* The two lanes are free again: they hold the maxima and the sums. */
    total += likelihood(k, terms, n - start < TILE ? n - start : TILE, r, square);
  }

  free(diag);
  free(sums);
  free(terms);
  free(points);
  free(centred);
  /* ADBench writes pi as 3.14159265359; the reference values stand on it. */
  return -0.9189385332047056 * (double)(n * d) + total - (double)n * logsumexp(k, alphas) + prior -
         (double)k * wishart_constant(d, gamma, m);
}
