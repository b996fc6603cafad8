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

static double distance(const double *diag, const double *icf, int64_t width, const double *means,
                       const double *x, int64_t d, int64_t i, int64_t k, double *centred, double *r) {
  for (int64_t j = 0; j < d; j++) {
    double c = x[i * d + j] - means[k * d + j];
    centred[j] = c;
    r[j] = diag[k * d + j] * c;
  }
  int64_t at = d;
  for (int64_t col = 0; col < d; col++) {
    double c = centred[col];
    int64_t shift = at - (col + 1);
    for (int64_t row = col + 1; row < d; row++) r[row] += icf[k * width + shift + row] * c;
    at = shift + d;
  }
  double square = 0;
  for (int64_t j = 0; j < d; j++) square += r[j] * r[j];
  return square;
}

void gmm_objective(const slot *s, double *result) {
  const double *alphas = s[1].p, *means = s[6].p, *icf = s[13].p, *x = s[20].p;
  int64_t K = s[3].i, n = s[22].i, d = s[23].i, width = s[16].i;
  double gamma = s[26].f;
  int64_t m = s[27].i;
  double *diag = malloc(sizeof(double) * (size_t)(K * d)), *sums = malloc(sizeof(double) * (size_t)K);
  double *terms = malloc(sizeof(double) * (size_t)K);
  double *centred = malloc(sizeof(double) * (size_t)d), *r = malloc(sizeof(double) * (size_t)d);
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
  for (int64_t i = 0; i < n; i++) {
    for (int64_t k = 0; k < K; k++) {
      double square = distance(diag, icf, width, means, x, d, i, k, centred, r);
      terms[k] = alphas[k] + sums[k] - 0.5 * square;
    }
    likelihood += lse(terms, K);
  }
  double weights = lse(alphas, K);
  int64_t nn = d + m + 1;
  double multigammaln = (double)(d * (d - 1)) * 0.28618247146235004353;
  for (int64_t j = 0; j < d; j++) multigammaln += log_gamma_of_half(nn - j);
  double c = (double)(nn * d) * (log(gamma) - 0.34657359027997265471) - multigammaln;
  free(diag), free(sums), free(terms), free(centred), free(r);
  *result = (double)(n * d) * -0.9189385332047056 + likelihood - (double)n * weights + prior -
            (double)K * c;
}
