/* Products over triangles after PolyBench/C 4.2 (Pouchet and Yuki, 2016), which overwrite their
   arguments. Each returns half the sum of the squares of what it has made. */

#include <math.h>

static double half_squares(long n, const double *x) {
  double sum = 0.0;
  for (long i = 0; i < n; i++)
    sum += x[i] * x[i];
  return 0.5 * sum;
}

double syrk(long n, const double *A, double *C) {
  for (long i = 0; i < n; i++) {
    for (long j = 0; j <= i; j++) C[i * n + j] *= 1.2;
    for (long k = 0; k < n; k++)
      for (long j = 0; j <= i; j++) C[i * n + j] += 1.5 * A[i * n + k] * A[j * n + k];
  }
  return half_squares(n * n, C);
}

double syr2k(long n, const double *A, const double *B, double *C) {
  for (long i = 0; i < n; i++) {
    for (long j = 0; j <= i; j++) C[i * n + j] *= 1.2;
    for (long k = 0; k < n; k++)
      for (long j = 0; j <= i; j++)
        C[i * n + j] += A[j * n + k] * 1.5 * B[i * n + k] + B[j * n + k] * 1.5 * A[i * n + k];
  }
  return half_squares(n * n, C);
}

double symm(long n, const double *A, const double *B, double *C) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      double t = 0;
      for (long k = 0; k < i; k++) {
        C[k * n + j] += 1.5 * B[i * n + j] * A[i * n + k];
        t += B[k * n + j] * A[i * n + k];
      }
      C[i * n + j] = 1.2 * C[i * n + j] + 1.5 * B[i * n + j] * A[i * n + i] + 1.5 * t;
    }
  return half_squares(n * n, C);
}

double trmm(long n, const double *A, double *B) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      for (long k = i + 1; k < n; k++) B[i * n + j] += A[k * n + i] * B[k * n + j];
      B[i * n + j] = 1.5 * B[i * n + j];
    }
  return half_squares(n * n, B);
}

double correlation(long n, long m, double *data, double *S, double *mean, double *dev) {
  for (long j = 0; j < m; j++) {
    mean[j] = 0.0;
    for (long i = 0; i < n; i++) mean[j] += data[i * m + j];
    mean[j] /= (double)n;
  }
  for (long j = 0; j < m; j++) {
    dev[j] = 0.0;
    for (long i = 0; i < n; i++) dev[j] += (data[i * m + j] - mean[j]) * (data[i * m + j] - mean[j]);
    dev[j] = sqrt(dev[j] / (double)n);
    dev[j] = dev[j] <= 0.1 ? 1.0 : dev[j];
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) {
      data[i * m + j] -= mean[j];
      data[i * m + j] /= sqrt((double)n) * dev[j];
    }
  for (long i = 0; i < m - 1; i++) {
    S[i * m + i] = 1.0;
    for (long j = i + 1; j < m; j++) {
      S[i * m + j] = 0.0;
      for (long k = 0; k < n; k++) S[i * m + j] += data[k * m + i] * data[k * m + j];
      S[j * m + i] = S[i * m + j];
    }
  }
  S[(m - 1) * m + m - 1] = 1.0;
  return half_squares(m * m, S);
}
