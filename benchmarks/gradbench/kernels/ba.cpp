// ba: the residuals of one observation, of where a camera sees a point and of its weight.
//
// A camera is a rotation (axis times angle) 3, centre 3, focal length, principal point 2 and radial
// distortion 2.

#include "enzyme.hpp"
#include "kernels.hpp"

#include <cmath>

// v rotated about r by its length: Rodrigues' formula, and its first order where r is zero.
static void rotate(const double *r, const double *v, double *result) {
  const double square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
  double w[3] = {r[0], r[1], r[2]}, c = 1.0, s = 1.0;
  if (square != 0.0) {
    const double angle = sqrt(square);
    for (int i = 0; i < 3; i++)
      w[i] = r[i] / angle;
    c = cos(angle);
    s = sin(angle);
  }
  const double along = (w[0] * v[0] + w[1] * v[1] + w[2] * v[2]) * (1.0 - c);
  result[0] = v[0] * c + (w[1] * v[2] - w[2] * v[1]) * s + w[0] * along;
  result[1] = v[1] * c + (w[2] * v[0] - w[0] * v[2]) * s + w[1] * along;
  result[2] = v[2] * c + (w[0] * v[1] - w[1] * v[0]) * s + w[2] * along;
}

void reprojection(const double *__restrict camera, const double *__restrict point,
                  const double *__restrict weight, const double *__restrict feature,
                  double *__restrict residual) {
  const double *centre = camera + 3, *principal = camera + 7, *distortion = camera + 9;
  double v[3], x[3];
  for (int i = 0; i < 3; i++)
    v[i] = point[i] - centre[i];
  rotate(camera, v, x);
  const double u0 = x[0] / x[2], u1 = x[1] / x[2], square = u0 * u0 + u1 * u1;
  const double scale = camera[6] * (1.0 + (distortion[0] + distortion[1] * square) * square);
  residual[0] = *weight * (u0 * scale + principal[0] - feature[0]);
  residual[1] = *weight * (u1 * scale + principal[1] - feature[1]);
}

double weight_residual(double weight) { return 1.0 - weight * weight; }

// The row of the Jacobian that the seed (1, 0) or (0, 1) picks is added to camera_row, point_row and
// weight_row.
void reprojection_row(const double *camera, double *camera_row, const double *point,
                      double *point_row, const double *weight, double *weight_row,
                      const double *feature, double *seed) {
  double residual[2];
  __enzyme_autodiff<void>((void *)reprojection, enzyme_dup, camera, camera_row, enzyme_dup, point,
                          point_row, enzyme_dup, weight, weight_row, enzyme_const, feature,
                          enzyme_dupnoneed, residual, seed);
}

double weight_slope(double weight) {
  return __enzyme_autodiff<double>((void *)weight_residual, weight);
}
