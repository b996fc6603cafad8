// A buffer that is read and written.
void axpy_in_place(double alpha, const double *x, double *y, int n) {
  for (int i = 0; i < n; i++)
    y[i] = alpha * x[i] + y[i] * y[i];
}
