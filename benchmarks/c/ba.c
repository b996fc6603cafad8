/* ADBench, bundle adjustment: reprojection residuals of p observations and residuals of their
   weights.

   cams   [n][11]  a camera: rotation (axis times angle) 3, centre 3, focal length, principal
                   point 2, radial distortion 2
   points [m][3]
   weights [p], observations [p][2] (camera, point), features [p][2] (where the point was seen)

   Writes residuals [p][2] and weight_residuals [p]. */

#include <math.h>
#include <stdint.h>

struct camera {
  double rotation[3], centre[3], focal, principal[2], distortion[2];
};

/* v rotated about rotation by its length: Rodrigues' formula. */
static void rotate(const double *rotation, const double *v, double *result) {
  double angle = sqrt(rotation[0] * rotation[0] + rotation[1] * rotation[1] +
                      rotation[2] * rotation[2]);
  double c = cos(angle), s = sin(angle), w[3];
  for (int i = 0; i < 3; i++)
    w[i] = rotation[i] / angle;
  double cross[3] = {w[1] * v[2] - w[2] * v[1], w[2] * v[0] - w[0] * v[2],
                     w[0] * v[1] - w[1] * v[0]};
  double along = (w[0] * v[0] + w[1] * v[1] + w[2] * v[2]) * (1.0 - c);
  for (int i = 0; i < 3; i++)
    result[i] = v[i] * c + cross[i] * s + w[i] * along;
}

/* Where a camera sees a point. */
static void project(const struct camera *cam, const double *point, double *image) {
  double v[3], x[3];
  for (int i = 0; i < 3; i++)
    v[i] = point[i] - cam->centre[i];
  rotate(cam->rotation, v, x);
  double u0 = x[0] / x[2], u1 = x[1] / x[2];
  double r2 = u0 * u0 + u1 * u1;
  double scale = 1.0 + (cam->distortion[0] + cam->distortion[1] * r2) * r2;
  image[0] = u0 * scale * cam->focal + cam->principal[0];
  image[1] = u1 * scale * cam->focal + cam->principal[1];
}

void ba_objective(long p, const struct camera *cams, const double *points, const double *weights,
                  const int32_t *observations, const double *features, double *residuals,
                  double *weight_residuals) {
  for (long i = 0; i < p; i++) {
    double image[2];
    project(&cams[observations[2 * i]], &points[3 * observations[2 * i + 1]], image);
    residuals[2 * i] = weights[i] * (image[0] - features[2 * i]);
    residuals[2 * i + 1] = weights[i] * (image[1] - features[2 * i + 1]);
    weight_residuals[i] = 1.0 - weights[i] * weights[i];
  }
}
