// Restricted pointers: loads may move over stores, which vectorises the loop.
void restrict_buffers(const double *restrict a, const double *restrict b, double *restrict out,
                      int n) {
  for (int i = 0; i < n; i++)
    out[i] = a[i] * b[i] + a[i] / (1.0 + b[i] * b[i]);
}
