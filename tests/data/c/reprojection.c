// The error of a camera in bundle adjustment: Rodrigues' formula, distortion, small arrays.
#include <math.h>

static double dot(const double *a, const double *b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double *a, const double *b, double *c) {
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
}

static void rotate(const double *r, const double *p, double *out) {
  double angle2 = dot(r, r);
  if (angle2 == 0.0) {
    cross(r, p, out);
    for (int i = 0; i < 3; i++)
      out[i] += p[i];
    return;
  }
  double angle = sqrt(angle2), c = cos(angle), s = sin(angle), axis[3], side[3];
  for (int i = 0; i < 3; i++)
    axis[i] = r[i] / angle;
  cross(axis, p, side);
  double along = dot(axis, p) * (1.0 - c);
  for (int i = 0; i < 3; i++)
    out[i] = p[i] * c + side[i] * s + axis[i] * along;
}

void reprojection(const double *camera, const double *point, double weight, const double *feature,
                  double *error) {
  double moved[3], p[3];
  for (int i = 0; i < 3; i++)
    moved[i] = point[i] - camera[3 + i];
  rotate(camera, moved, p);
  double u = p[0] / p[2], v = p[1] / p[2], r2 = u * u + v * v;
  double scale = camera[6] * (1.0 + camera[9] * r2 + camera[10] * r2 * r2);
  error[0] = weight * (u * scale + camera[7] - feature[0]);
  error[1] = weight * (v * scale + camera[8] - feature[1]);
}
