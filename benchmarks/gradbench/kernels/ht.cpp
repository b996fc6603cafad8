// ht: differences between measured points and the surface of a posed hand.
//
//   theta [26]    global rotation 3 (axis times angle), translation 3, then 4 angles a finger
//   us [n][2]     where on its triangle each point lies; not read where triangles are not given
//
// A measured point belongs to a vertex, or to a triangle of three.

#include "kernels.hpp"

#include <cmath>
#include <cstdlib>

// Affine maps are their upper three rows; the fourth is (0, 0, 0, 1).
enum { MAP = 12 };

static void multiply(const double *a, const double *b, double *result) {
  for (int row = 0; row < 3; row++)
    for (int column = 0; column < 4; column++) {
      double sum = column == 3 ? a[4 * row + 3] : 0.0;
      for (int k = 0; k < 3; k++)
        sum += a[4 * row + k] * b[4 * k + column];
      result[4 * row + column] = sum;
    }
}

// Rotation by the angles x and z about their axes, x first.
static void bend(double x, double z, double *map) {
  const double cx = cos(x), sx = sin(x), cz = cos(z), sz = sin(z);
  const double rows[MAP] = {cz, -sz * cx, sz * sx, 0.0, sz, cz * cx, -cz * sx, 0.0,
                            0.0, sx, cx, 0.0};
  for (int i = 0; i < MAP; i++)
    map[i] = rows[i];
}

// Rotation about r by its length, followed by a translation; short rotations count as none.
static void global_map(const double *r, const double *translation, double *map) {
  const double angle = sqrt(r[0] * r[0] + r[1] * r[1] + r[2] * r[2]);
  double x = 0.0, y = 0.0, z = 0.0, s = 0.0, c = 1.0;
  if (angle >= 1e-4) {
    x = r[0] / angle;
    y = r[1] / angle;
    z = r[2] / angle;
    s = sin(angle);
    c = cos(angle);
  }
  const double t = 1.0 - c;
  const double rows[MAP] = {x * x * t + c,     x * y * t - z * s, x * z * t + y * s, translation[0],
                            x * y * t + z * s, y * y * t + c,     y * z * t - x * s, translation[1],
                            x * z * t - y * s, y * z * t + x * s, z * z * t + c,     translation[2]};
  for (int i = 0; i < MAP; i++)
    map[i] = rows[i];
}

// The map of each bone from where a vertex rests to where it is, and that of the whole hand.
static void pose(const double *theta, const hand *model, double *absolute, double *skinning,
                 double *whole) {
  for (long bone = 0; bone < model->bones; bone++) {
    // Bones 2 to 4 of each four move: the first about two axes, the others about one.
    const long finger = (bone - 1) / 4, joint = (bone - 1) % 4;
    double x = 0.0, z = 0.0, local[MAP], relative[MAP];
    if (bone >= 1 && finger < 5 && joint >= 1) {
      const double *angles = theta + 6 + 4 * finger;
      x = joint == 1 ? angles[0] : angles[joint];
      z = joint == 1 ? angles[1] : 0.0;
    }
    bend(x, z, local);
    multiply(model->relative + 16 * bone, local, relative);
    const long parent = model->parents[bone];
    double *at = absolute + MAP * bone;
    if (parent < 0)
      for (int i = 0; i < MAP; i++)
        at[i] = relative[i];
    else
      multiply(absolute + MAP * parent, relative, at);
    multiply(at, model->inverse + 16 * bone, skinning + MAP * bone);
  }
  global_map(theta, theta + 3, whole);
}

// Where a vertex is: the mean of what bones make of it, by their weights.
static void place(const hand *model, const double *skinning, const double *whole, long vertex,
                  double *position) {
  const double *rest = model->positions + 4 * vertex;
  double mean[3] = {0.0, 0.0, 0.0};
  for (long bone = 0; bone < model->bones; bone++) {
    const double weight = model->weights[vertex * model->bones + bone];
    if (weight == 0.0)
      continue;
    const double *map = skinning + MAP * bone;
    for (int i = 0; i < 3; i++)
      mean[i] += weight * (map[4 * i] * rest[0] + map[4 * i + 1] * rest[1] +
                           map[4 * i + 2] * rest[2] + map[4 * i + 3] * rest[3]);
  }
  if (model->mirrored)
    mean[0] = -mean[0];
  for (int i = 0; i < 3; i++)
    position[i] = whole[4 * i] * mean[0] + whole[4 * i + 1] * mean[1] + whole[4 * i + 2] * mean[2] +
                  whole[4 * i + 3];
}

void ht(const double *__restrict theta, const double *__restrict us, const hand *__restrict model,
        double *__restrict errors) {
  double *absolute = static_cast<double *>(malloc(MAP * model->bones * sizeof(double)));
  double *skinning = static_cast<double *>(malloc(MAP * model->bones * sizeof(double)));
  double whole[MAP];
  pose(theta, model, absolute, skinning, whole);
  for (long i = 0; i < model->points; i++) {
    const long of = model->correspondences[i];
    double surface[3];
    if (model->triangles) {
      double a[3], b[3], c[3];
      place(model, skinning, whole, model->triangles[3 * of], a);
      place(model, skinning, whole, model->triangles[3 * of + 1], b);
      place(model, skinning, whole, model->triangles[3 * of + 2], c);
      const double u = us[2 * i], v = us[2 * i + 1];
      for (int j = 0; j < 3; j++)
        surface[j] = u * a[j] + v * b[j] + (1.0 - u - v) * c[j];
    } else {
      place(model, skinning, whole, of, surface);
    }
    for (int j = 0; j < 3; j++)
      errors[3 * i + j] = model->measured[3 * i + j] - surface[j];
  }
  free(absolute);
  free(skinning);
}
