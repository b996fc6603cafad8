// Eigenvalues of a symmetric matrix by Jacobi sweeps until they stand still.
#include <math.h>
#include <string.h>

double jacobi_eigen(const double *matrix, const double *weight, int n) {
  double a[8][8];
  for (int i = 0; i < n; i++)
    memcpy(a[i], matrix + i * n, n * sizeof(double));
  for (int sweep = 0; sweep < 30; sweep++) {
    double off = 0.0;
    for (int p = 0; p < n; p++)
      for (int q = p + 1; q < n; q++)
        off += a[p][q] * a[p][q];
    if (off < 1e-26)
      break;
    for (int p = 0; p < n; p++)
      for (int q = p + 1; q < n; q++) {
        if (fabs(a[p][q]) < 1e-300)
          continue;
        double theta = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
        double t = copysign(1.0, theta) / (fabs(theta) + sqrt(theta * theta + 1.0));
        double c = 1.0 / sqrt(t * t + 1.0), s = t * c;
        for (int k = 0; k < n; k++) {
          double x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y;
          a[k][q] = s * x + c * y;
        }
        for (int k = 0; k < n; k++) {
          double x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y;
          a[q][k] = s * x + c * y;
        }
      }
  }
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += weight[i] * a[i][i] * a[i][i];
  return sum;
}
