// A plain BLAS for the tests, where none is installed. Increments are positive.
#include <math.h>

double cblas_ddot(int n, const double *x, int incx, const double *y, int incy) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += x[i * incx] * y[i * incy];
  return sum;
}

void cblas_daxpy(int n, double alpha, const double *x, int incx, double *y, int incy) {
  for (int i = 0; i < n; i++)
    y[i * incy] += alpha * x[i * incx];
}

void cblas_dscal(int n, double alpha, double *x, int incx) {
  for (int i = 0; i < n; i++)
    x[i * incx] *= alpha;
}

double cblas_dnrm2(int n, const double *x, int incx) { return sqrt(cblas_ddot(n, x, incx, x, incx)); }

void cblas_dcopy(int n, const double *x, int incx, double *y, int incy) {
  for (int i = 0; i < n; i++)
    y[i * incy] = x[i * incx];
}

static double at(int order, int transpose, const double *a, int lda, int i, int j) {
  if (transpose != 111) {
    int t = i;
    i = j;
    j = t;
  }
  return order == 101 ? a[i * lda + j] : a[j * lda + i];
}

void cblas_dgemv(int order, int transpose, int m, int n, double alpha, const double *a, int lda,
                 const double *x, int incx, double beta, double *y, int incy) {
  int rows = transpose == 111 ? m : n, columns = transpose == 111 ? n : m;
  for (int i = 0; i < rows; i++) {
    double sum = 0.0;
    for (int j = 0; j < columns; j++)
      sum += at(order, transpose, a, lda, i, j) * x[j * incx];
    y[i * incy] = alpha * sum + (beta == 0.0 ? 0.0 : beta * y[i * incy]);
  }
}

void cblas_dger(int order, int m, int n, double alpha, const double *x, int incx, const double *y,
                int incy, double *a, int lda) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      a[order == 101 ? i * lda + j : j * lda + i] += alpha * x[i * incx] * y[j * incy];
}

void cblas_dgemm(int order, int ta, int tb, int m, int n, int k, double alpha, const double *a,
                 int lda, const double *b, int ldb, double beta, double *c, int ldc) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0.0, *to = &c[order == 101 ? i * ldc + j : j * ldc + i];
      for (int p = 0; p < k; p++)
        sum += at(order, ta, a, lda, i, p) * at(order, tb, b, ldb, p, j);
      *to = alpha * sum + (beta == 0.0 ? 0.0 : beta * *to);
    }
}

double ddot_(const int *n, const double *x, const int *incx, const double *y, const int *incy) {
  return cblas_ddot(*n, x, *incx, y, *incy);
}

void daxpy_(const int *n, const double *alpha, const double *x, const int *incx, double *y,
            const int *incy) {
  cblas_daxpy(*n, *alpha, x, *incx, y, *incy);
}

void dscal_(const int *n, const double *alpha, double *x, const int *incx) {
  cblas_dscal(*n, *alpha, x, *incx);
}
