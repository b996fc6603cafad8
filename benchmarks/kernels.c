/* The peers: the same loops as kernels.mlir and examples/adbench/gmm.mlir, in C.
 *
 * Every function takes its arguments as 8-byte slots, laid out as ad-opt's entry stubs take them (a
 * buffer is: allocated, aligned, offset, sizes, strides), so both sides are called the same way. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

typedef union { double f; int64_t i; double *p; } slot;

/* Seconds for n calls of f, without the cost of the caller's language. */
double time_calls(void (*f)(void *, void *), void *args, void *results, long n) {
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (long i = 0; i < n; i++) f(args, results);
  clock_gettime(CLOCK_MONOTONIC, &b);
  return (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
}

void dot(const slot *s, double *result) {
  const double *x = s[1].p, *y = s[6].p;
  int64_t n = s[3].i;
  double sum = 0;
  for (int64_t i = 0; i < n; i++) sum += x[i] * y[i];
  *result = sum;
}

void axpy(const slot *s, double *result) {
  (void)result;
  double alpha = s[0].f;
  const double *x = s[2].p;
  double *y = s[7].p;
  int64_t n = s[4].i;
  for (int64_t i = 0; i < n; i++) y[i] = alpha * x[i] + y[i];
}

static double lse(const double *x, int64_t n) {
  double max = -INFINITY, sum = 0;
  for (int64_t i = 0; i < n; i++) max = fmax(max, x[i]);
  for (int64_t i = 0; i < n; i++) sum += exp(x[i] - max);
  return max + log(sum);
}

void logsumexp(const slot *s, double *result) { *result = lse(s[1].p, s[3].i); }

static double log_gamma_of_half(int64_t n) {
  double sum = n % 2 ? 0.57236494292470008707 : 0;
  for (int64_t i = n % 2 ? 1 : 2; i < n; i += 2) sum += log(0.5 * (double)i);
  return sum;
}

enum { LANES = 64 };

static void distances(const double *diag, const double *icf, int64_t width, const double *means,
                      const double *points, int64_t d, int64_t k, double *centred, double *r,
                      double *square) {
  for (int64_t j = 0; j < d; j++) {
    double mean = means[k * d + j];
    for (int i = 0; i < LANES; i++) centred[j * LANES + i] = points[j * LANES + i] - mean;
  }
  for (int i = 0; i < LANES; i++) square[i] = 0;
  for (int64_t row = 0; row < d; row++) {
    double l = diag[k * d + row];
    for (int i = 0; i < LANES; i++) r[i] = l * centred[row * LANES + i];
    int64_t at = d + row - 1, height = d - 1;
    for (int64_t col = 0; col < row; col++) {
      double entry = icf[k * width + at];
      for (int i = 0; i < LANES; i++) r[i] += entry * centred[col * LANES + i];
      at += --height;
    }
    for (int i = 0; i < LANES; i++) square[i] += r[i] * r[i];
  }
}

static double tile_likelihood(const double *terms, int64_t K, int64_t count, double *max,
                              double *sum) {
  for (int i = 0; i < LANES; i++) max[i] = terms[i], sum[i] = 0;
  for (int64_t k = 1; k < K; k++)
    for (int i = 0; i < LANES; i++) max[i] = fmax(max[i], terms[k * LANES + i]);
  for (int64_t k = 0; k < K; k++)
    for (int i = 0; i < LANES; i++) sum[i] += exp(terms[k * LANES + i] - max[i]);
  for (int i = 0; i < LANES; i++) sum[i] = max[i] + log(sum[i]);
  double total = 0;
  for (int64_t i = 0; i < count; i++) total += sum[i];
  return total;
}

void gmm_objective(const slot *s, double *result) {
  const double *alphas = s[1].p, *means = s[6].p, *icf = s[13].p, *x = s[20].p;
  int64_t K = s[3].i, n = s[22].i, d = s[23].i, width = s[16].i;
  double gamma = s[26].f;
  int64_t m = s[27].i;
  double *diag = malloc(sizeof(double) * (size_t)(K * d)), *sums = malloc(sizeof(double) * (size_t)K);
  size_t lane = sizeof(double) * LANES;
  double *terms = aligned_alloc(64, lane * (size_t)K), *points = aligned_alloc(64, lane * (size_t)d);
  double *centred = aligned_alloc(64, lane * (size_t)d);
  double *r = aligned_alloc(64, lane), *square = aligned_alloc(64, lane);
  double prior = 0, likelihood = 0;
  for (int64_t k = 0; k < K; k++) {
    double sum = 0, q = 0;
    for (int64_t j = 0; j < d; j++) {
      double l = exp(icf[k * width + j]);
      diag[k * d + j] = l;
      sum += icf[k * width + j];
      q += l * l;
    }
    sums[k] = sum;
    for (int64_t j = d; j < width; j++) q += icf[k * width + j] * icf[k * width + j];
    prior += gamma * gamma * 0.5 * q - (double)m * sum;
  }
  for (int64_t start = 0; start < n; start += LANES) {
    for (int i = 0; i < LANES; i++) {
      int64_t point = start + i < n - 1 ? start + i : n - 1;
      for (int64_t j = 0; j < d; j++) points[j * LANES + i] = x[point * d + j];
    }
    for (int64_t k = 0; k < K; k++) {
      distances(diag, icf, width, means, points, d, k, centred, r, square);
      double weight = alphas[k] + sums[k];
      for (int i = 0; i < LANES; i++) terms[k * LANES + i] = weight - 0.5 * square[i];
    }
    likelihood += tile_likelihood(terms, K, n - start < LANES ? n - start : LANES, r, square);
  }
  double weights = lse(alphas, K);
  int64_t nn = d + m + 1;
  double multigammaln = (double)(d * (d - 1)) * 0.28618247146235004353;
  for (int64_t j = 0; j < d; j++) multigammaln += log_gamma_of_half(nn - j);
  double c = (double)(nn * d) * (log(gamma) - 0.34657359027997265471) - multigammaln;
  free(diag), free(sums), free(terms), free(points), free(centred), free(r), free(square);
  *result = (double)(n * d) * -0.9189385332047056 + likelihood - (double)n * weights + prior -
            (double)K * c;
}
