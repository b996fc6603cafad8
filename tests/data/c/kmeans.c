// The k-means loss: the distance to the nearest of some centres, found by comparison.
#include <float.h>

double kmeans(const double *points, const double *centres, int n, int k, int dim) {
  double loss = 0.0;
  for (int i = 0; i < n; i++) {
    double best = DBL_MAX;
    for (int c = 0; c < k; c++) {
      double d = 0.0;
      for (int j = 0; j < dim; j++) {
        double t = points[i * dim + j] - centres[c * dim + j];
        d += t * t;
      }
      best = d < best ? d : best;
    }
    loss += best;
  }
  return loss / n;
}
