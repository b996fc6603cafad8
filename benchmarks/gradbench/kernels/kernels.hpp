// What is differentiated, and the derivatives that kernels ask for themselves.

#pragma once

// A hand: per bone its parent (or -1) and two maps, per vertex its place at rest and a weight for each
// bone, and the points that were measured.
struct hand {
  long bones, points, mirrored;
  const long *parents;          // [bones]
  const double *relative;       // [bones][4][4]: to the parent, at rest
  const double *inverse;        // [bones][4][4]: of the absolute one
  const double *positions;      // [vertices][4]
  const double *weights;        // [vertices][bones]
  const long *correspondences;  // [points]: vertices, or triangles
  const long *triangles;        // [][3], or null
  const double *measured;       // [points][3]
};

extern "C" {
double square(double x);
double llsq(long n, long m, const double *x);
double lse(long n, const double *x);
double det(long n, const double *a);
void ode(long n, long s, const double *x, double *y);
void reprojection(const double *camera, const double *point, const double *weight,
                  const double *feature, double *residual);
double weight_residual(double weight);
void reprojection_row(const double *camera, double *camera_row, const double *point,
                      double *point_row, const double *weight, double *weight_row,
                      const double *feature, double *seed);
double weight_slope(double weight);
double lstm(long layers, long b, long characters, const double *main, const double *extra,
            const double *state, const double *sequence);
double gmm(long n, long d, long k, const double *alpha, const double *mu, const double *q,
           const double *l, const double *x, double gamma, long m);
void ht(const double *theta, const double *us, const hand *model, double *errors);
double kmeans(long n, long k, long d, const double *points, const double *centroids);
void kmeans_gradient(long n, long k, long d, const double *points, const double *centroids,
                     double *gradient);
void kmeans_hessian(long n, long k, long d, const double *points, const double *centroids,
                    const double *direction, double *gradient, double *product);
double particle_rr(double start);
double particle_rf(double start);
double particle_fr(double start);
double particle_ff(double start);
void saddle_rr(const double *start, double *point);
void saddle_rf(const double *start, double *point);
void saddle_fr(const double *start, double *point);
void saddle_ff(const double *start, double *point);
}
