// Givens rotations in place, rotations skipped where nothing is to be done; hypot.
#include <math.h>

double givens_qr(double *a, int m, int n) {
  for (int j = 0; j < n; j++)
    for (int i = m - 1; i > j; i--) {
      double f = a[(i - 1) * n + j], g = a[i * n + j];
      if (g == 0.0)
        continue;
      double r = hypot(f, g), c = f / r, s = g / r;
      for (int k = j; k < n; k++) {
        double upper = a[(i - 1) * n + k], lower = a[i * n + k];
        a[(i - 1) * n + k] = c * upper + s * lower;
        a[i * n + k] = c * lower - s * upper;
      }
    }
  double volume = 0.0;
  for (int j = 0; j < n; j++)
    volume += log(fabs(a[j * n + j]));
  return volume;
}
