// BLAS, levels 2 and 3: a residual of matrices, row by row in memory, some transposed.
enum order { ROW_MAJOR = 101, COLUMN_MAJOR = 102 };
enum transpose { NO_TRANS = 111, TRANS = 112 };
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy);
void cblas_dgemv(enum order, enum transpose, int m, int n, double alpha, const double *a, int lda,
                 const double *x, int incx, double beta, double *y, int incy);
void cblas_dgemm(enum order, enum transpose, enum transpose, int m, int n, int k, double alpha,
                 const double *a, int lda, const double *b, int ldb, double beta, double *c,
                 int ldc);

double blas_matrix(const double *a, const double *b, const double *x, int n) {
  double c[16] = {0.0}, y[4] = {1.0, 2.0, 3.0, 4.0};
  cblas_dgemm(ROW_MAJOR, NO_TRANS, TRANS, n, n, n, 0.5, a, n, b, n, 0.0, c, n);
  cblas_dgemv(ROW_MAJOR, TRANS, n, n, 2.0, c, n, x, 1, 0.25, y, 1);
  return cblas_ddot(n, y, 1, y, 1);
}
