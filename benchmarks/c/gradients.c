/* The kernels of gradients.mlir, and of the examples that gradients.py measures, in C. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

double rosenbrock(long n, const double *x) {
  double sum = 0.0;
  for (long i = 0; i < n - 1; i++) {
    double a = x[i + 1] - x[i] * x[i], b = 1.0 - x[i];
    sum += 100.0 * (a * a) + b * b;
  }
  return sum;
}

/* The same, where the loop carries an element instead of loading it again. */
double rosenbrock_carried(long n, const double *x) {
  double sum = 0.0, u = x[0];
  for (long i = 1; i < n; i++) {
    double v = x[i], a = v - u * u, b = 1.0 - u;
    sum += 100.0 * (a * a) + b * b;
    u = v;
  }
  return sum;
}

double logsumexp(long n, const double *x) {
  double max = x[0], sum = 0.0;
  for (long i = 1; i < n; i++)
    max = fmax(max, x[i]);
  for (long i = 0; i < n; i++)
    sum += exp(x[i] - max);
  return max + log(sum);
}

/* Mean over rows of log sum exp(row) - row[label]. */
float softmax_cross_entropy(long rows, const float x[][1000], const int32_t *labels) {
  float total = 0.0f;
  for (long i = 0; i < rows; i++) {
    float max = x[i][0], sum = 0.0f;
    for (long j = 1; j < 1000; j++)
      max = fmaxf(max, x[i][j]);
    for (long j = 0; j < 1000; j++)
      sum += expf(x[i][j] - max);
    total += max + logf(sum) - x[i][labels[i]];
  }
  return total / (float)rows;
}

static double newton_sqrt(double x) {
  double y = fmax(x, 1.0);
  while (fabs(y * y - x) > 1e-12 * x)
    y = 0.5 * (y + x / y);
  return y;
}

double newton(long n, const double *x) {
  double sum = 0.0;
  for (long i = 0; i < n; i++)
    sum += newton_sqrt(x[i]);
  return sum;
}

enum { N = 1024 };
typedef double row[N];

/* Sum of u^2 after sweeps of u + 0.1 laplace(u) - 0.01 u^3 in the interior; the border stays. */
double stencil(const row *u, long sweeps) {
  row *a = malloc(N * sizeof(row)), *b = malloc(N * sizeof(row));
  memcpy(a, u, N * sizeof(row));
  memcpy(b, u, N * sizeof(row));
  for (long sweep = 0; sweep < sweeps; sweep++) {
    for (long i = 1; i < N - 1; i++)
      for (long j = 1; j < N - 1; j++) {
        double c = a[i][j];
        double around = a[i - 1][j] + a[i + 1][j] + (a[i][j - 1] + a[i][j + 1]);
        b[i][j] = c + (0.1 * (around - 4.0 * c) - 0.01 * (c * c * c));
      }
    row *other = a;
    a = b;
    b = other;
  }
  double energy = 0.0;
  for (long i = 0; i < N; i++)
    for (long j = 0; j < N; j++)
      energy += a[i][j] * a[i][j];
  free(a);
  free(b);
  return energy;
}

static double normal_cdf(double x) { return 0.5 * erfc(-0.70710678118654752 * x); }

/* Sum of the prices of call options. */
double black_scholes(long n, const double *spot, const double *strike, const double *time,
                     double rate, double sigma) {
  double sum = 0.0;
  for (long i = 0; i < n; i++) {
    double spread = sigma * sqrt(time[i]);
    double d1 = (log(spot[i] / strike[i]) + (rate + 0.5 * (sigma * sigma)) * time[i]) / spread;
    double d2 = d1 - spread;
    double discount = exp(-(rate * time[i]));
    sum += spot[i] * normal_cdf(d1) - strike[i] * discount * normal_cdf(d2);
  }
  return sum;
}

/* Potential energy of unit masses. */
double n_body(long n, const double x[][3]) {
  double energy = 0.0;
  for (long i = 0; i < n; i++)
    for (long j = i + 1; j < n; j++) {
      double square = 0.01;
      for (int k = 0; k < 3; k++) {
        double d = x[i][k] - x[j][k];
        square += d * d;
      }
      energy -= 1.0 / sqrt(square);
    }
  return energy;
}
