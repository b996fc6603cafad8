// kmeans: the sum over n points of the squared distance to the nearest of k centroids, its gradient,
// and, forward over reverse, the product of its Hessian with a direction.

#include "kernels.hpp"
#include "enzyme.hpp"

#include <cmath>

double kmeans(long n, long k, long d, const double *__restrict points,
              const double *__restrict centroids) {
  double sum = 0.0;
  for (long i = 0; i < n; i++) {
    double nearest = INFINITY;
    for (long c = 0; c < k; c++) {
      double square = 0.0;
      for (long j = 0; j < d; j++) {
        const double difference = points[i * d + j] - centroids[c * d + j];
        square += difference * difference;
      }
      nearest = square < nearest ? square : nearest;
    }
    sum += nearest;
  }
  return sum;
}

void kmeans_gradient(long n, long k, long d, const double *__restrict points,
                     const double *__restrict centroids, double *__restrict gradient) {
  __enzyme_autodiff<void>((void *)kmeans, n, k, d, enzyme_const, points, enzyme_dup, centroids,
                          gradient);
}

void kmeans_hessian(long n, long k, long d, const double *points, const double *centroids,
                    const double *direction, double *gradient, double *product) {
  __enzyme_fwddiff<void>((void *)kmeans_gradient, n, k, d, enzyme_const, points, enzyme_dup,
                         centroids, direction, enzyme_dup, gradient, product);
}
