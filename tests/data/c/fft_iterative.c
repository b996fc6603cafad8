// A Fourier transform in place: bit reversal, butterflies with running twiddle factors.
#include <math.h>

void fft_iterative(double *re, double *im, int n) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      double t = re[i];
      re[i] = re[j], re[j] = t;
      t = im[i];
      im[i] = im[j], im[j] = t;
    }
  }
  for (int len = 2; len <= n; len <<= 1) {
    double wr = cos(2.0 * M_PI / len), wi = -sin(2.0 * M_PI / len);
    for (int i = 0; i < n; i += len) {
      double cr = 1.0, ci = 0.0;
      for (int k = i; k < i + len / 2; k++) {
        int m = k + len / 2;
        double vr = re[m] * cr - im[m] * ci, vi = re[m] * ci + im[m] * cr;
        re[m] = re[k] - vr, im[m] = im[k] - vi;
        re[k] += vr, im[k] += vi;
        double next = cr * wr - ci * wi;
        ci = cr * wi + ci * wr;
        cr = next;
      }
    }
  }
}
