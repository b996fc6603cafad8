// BLAS as Fortran programs call it: every argument by address.
double ddot_(const int *n, const double *x, const int *incx, const double *y, const int *incy);
void daxpy_(const int *n, const double *alpha, const double *x, const int *incx, double *y,
            const int *incy);

double blas_fortran(const double *x, const double *y, int n) {
  double sum[8] = {0.0}, two = 2.0;
  int one = 1;
  daxpy_(&n, &two, x, &one, sum, &one);
  daxpy_(&n, &sum[1], y, &one, sum, &one);
  return ddot_(&n, sum, &one, y, &one);
}
