// gmm: log-likelihood of n points under a mixture of k Gaussians in d dimensions, with a Wishart prior.
//
//   alpha [k]             logarithms of the mixture weights, not normalised
//   mu    [k][d]          means
//   q     [k][d]          logarithms of the diagonal of a factor of the inverse covariance
//   l     [k][d(d-1)/2]   its strict lower triangle, column by column
//   x     [n][d]          the points
//
// 64 points at a time are turned to columns, so that loops over points are loops over vectors.

#include "kernels.hpp"

#include <cmath>
#include <cstdlib>

enum { TILE = 64 };

typedef double lane[TILE];

static double logsumexp(long n, const double *v) {
  double largest = v[0], sum = 0.0;
  for (long i = 1; i < n; i++)
    largest = fmax(largest, v[i]);
  for (long i = 0; i < n; i++)
    sum += exp(v[i] - largest);
  return largest + log(sum);
}

// Points start to start + 63 as columns; the last point stands in for those that do not exist.
static void load_tile(long n, long d, const double *x, long start, lane *points) {
  for (long i = 0; i < TILE; i++) {
    const long at = start + i < n ? start + i : n - 1;
    for (long j = 0; j < d; j++)
      points[j][i] = x[at * d + j];
  }
}

// square = |L (x - mean)|^2 for each point of a tile.
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
    // Entry (row, col) of the triangle; a step to the right passes the rest of the column.
    long at = row - 1, height = d - 1;
    for (long col = 0; col < row; col++) {
      const double entry = triangle[at];
      for (long i = 0; i < TILE; i++)
        r[i] += entry * centred[col][i];
      height--;
      at += height;
    }
    for (long i = 0; i < TILE; i++)
      square[i] += r[i] * r[i];
  }
}

// Sum over the first count points of a tile of log sum_k exp(terms[k][point]).
static double likelihood(long k, lane *terms, long count, double *largest, double *sum) {
  double total = 0.0;
  for (long i = 0; i < TILE; i++) {
    largest[i] = terms[0][i];
    sum[i] = 0.0;
  }
  for (long c = 1; c < k; c++)
    for (long i = 0; i < TILE; i++)
      largest[i] = fmax(largest[i], terms[c][i]);
  for (long c = 0; c < k; c++)
    for (long i = 0; i < TILE; i++)
      sum[i] += exp(terms[c][i] - largest[i]);
  for (long i = 0; i < TILE; i++)
    sum[i] = largest[i] + log(sum[i]);
  for (long i = 0; i < count; i++)
    total += sum[i];
  return total;
}

// Fill diag with exp of q and sums with the sums of its rows; return the prior without its constant:
// the logarithm of a Wishart density of L'L with d + m + 1 degrees of freedom and scale 1 / gamma^2.
static double components(long k, long d, const double *q, const double *l, double gamma, double m,
                         double *diag, double *sums) {
  const long entries = d * (d - 1) / 2;
  double prior = 0.0;
  for (long c = 0; c < k; c++) {
    double sum = 0.0, frobenius = 0.0;
    for (long j = 0; j < d; j++) {
      const double entry = exp(q[c * d + j]);
      diag[c * d + j] = entry;
      sum += q[c * d + j];
      frobenius += entry * entry;
    }
    sums[c] = sum;
    for (long j = 0; j < entries; j++)
      frobenius += l[c * entries + j] * l[c * entries + j];
    prior += m * sum - 0.5 * gamma * gamma * frobenius;
  }
  return prior;
}

// Logarithm of the factor in front of that density, for one component.
static double wishart_constant(long d, double gamma, long m) {
  const double freedom = (double)(d + m + 1), size = (double)d;
  double constant = freedom * size * (log(gamma) - 0.5 * log(2.0));
  constant -= 0.25 * size * (size - 1.0) * log(M_PI);
  for (long j = 0; j < d; j++)
    constant -= lgamma(0.5 * (freedom - (double)j));
  return constant;
}

double gmm(long n, long d, long k, const double *__restrict alpha, const double *__restrict mu,
           const double *__restrict q, const double *__restrict l, const double *__restrict x,
           double gamma, long m) {
  const long entries = d * (d - 1) / 2;
  double *diag = static_cast<double *>(malloc(k * d * sizeof(double)));
  double *sums = static_cast<double *>(malloc(k * sizeof(double)));
  lane *terms = static_cast<lane *>(malloc(k * sizeof(lane)));
  lane *points = static_cast<lane *>(malloc(d * sizeof(lane)));
  lane *centred = static_cast<lane *>(malloc(d * sizeof(lane)));
  lane r, square;
  double total = 0.0;
  const double prior = components(k, d, q, l, gamma, (double)m, diag, sums);

  for (long start = 0; start < n; start += TILE) {
    load_tile(n, d, x, start, points);
    for (long c = 0; c < k; c++) {
      const double weight = alpha[c] + sums[c];
      distances(d, diag + c * d, l + c * entries, mu + c * d, points, centred, r, square);
      for (long i = 0; i < TILE; i++)
        terms[c][i] = weight - 0.5 * square[i];
    }
    // The two lanes are free again: they hold the maxima and the sums.
    total += likelihood(k, terms, n - start < TILE ? n - start : TILE, r, square);
  }

  free(diag);
  free(sums);
  free(terms);
  free(points);
  free(centred);
  return total - 0.5 * (double)(n * d) * log(2.0 * M_PI) - (double)n * logsumexp(k, alpha) + prior +
         (double)k * wishart_constant(d, gamma, m);
}
