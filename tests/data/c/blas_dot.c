// The C interface of BLAS, level 1: products, sums of vectors, scaling, norms; with strides.
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy);
void cblas_daxpy(int n, double alpha, const double *x, int incx, double *y, int incy);
void cblas_dscal(int n, double alpha, double *x, int incx);
double cblas_dnrm2(int n, const double *x, int incx);
void cblas_dcopy(int n, const double *x, int incx, double *y, int incy);

double blas_dot(const double *x, double *y, int n, double alpha) {
  double kept[8];
  cblas_dcopy(n, y, 1, kept, 1);
  cblas_daxpy(n, alpha, x, 1, y, 1);
  cblas_dscal(n, 1.0 + alpha, kept, 1);
  return cblas_ddot(n, x, 1, y, 1) + cblas_dnrm2(n, y, 1) + cblas_ddot(n / 2, kept, 2, x, 1);
}
