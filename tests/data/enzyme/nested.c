// Derivatives of derivatives through memory: forces, descent on a gradient, a fitted path.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_dupnoneed, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_autodiff_d(void *, ...);
void __enzyme_fwddiff(void *, ...);
double __enzyme_fwddiff_d(void *, ...);

__attribute__((noinline)) static void potential(const double *c, const double *x, double *out) {
  double a = c[0] - x[0], b = c[1] - x[1];
  *out = 1 / sqrt(a * a + b * b);
}

// What is constant inside depends on the outer variable.
__attribute__((noinline)) double force(double w) {
  double c[2] = {10, 10 - w}, x[2] = {0, 8}, dx[2] = {0, 0}, e, one = 1;
  __enzyme_autodiff((void *)potential, enzyme_const, c, enzyme_dup, x, dx, enzyme_dupnoneed, &e,
                    &one);
  return dx[0];
}

__attribute__((noinline)) double force_of_all(double w) {
  double c[2] = {10, 10 - w}, dc[2] = {0, 0}, x[2] = {0, 8}, dx[2] = {0, 0}, e = 0, one = 1;
  __enzyme_autodiff((void *)potential, enzyme_dup, c, dc, enzyme_dup, x, dx, enzyme_dup, &e, &one);
  return dx[0];
}

__attribute__((noinline)) void forces(const double *c, const double *x, double *dx) {
  double e, one = 1;
  __enzyme_autodiff((void *)potential, enzyme_const, c, enzyme_dup, x, dx, enzyme_dupnoneed, &e,
                    &one);
}

__attribute__((noinline)) void forces_kept(const double *c, const double *x, double *dx) {
  double e = 0, one = 1;
  __enzyme_autodiff((void *)potential, enzyme_const, c, enzyme_dup, x, dx, enzyme_dup, &e, &one);
}

// Descent, and how its end depends on the parameters.
__attribute__((noinline)) static void energy(const double *p, const double *x, double *out) {
  double e = 0;
  for (int i = 0; i < 3; i++) {
    double d = x[i] - p[i % 2] * p[i % 2];
    e += d * d + 0.1 * x[i] * x[i] * x[i] * x[i];
  }
  *out = e;
}
__attribute__((noinline)) static double energy_value(const double *p, const double *x) {
  double e;
  energy(p, x, &e);
  return e;
}

__attribute__((noinline)) static double fit(const double *p) {
  double x[3] = {0.5, 0.2, -0.1};
  for (int step = 0; step < 20; step++) {
    double dx[3] = {0, 0, 0}, e = 0, one = 1;
    __enzyme_autodiff((void *)energy, enzyme_const, p, enzyme_dup, x, dx, enzyme_dupnoneed, &e,
                      &one);
    for (int i = 0; i < 3; i++) x[i] -= 0.1 * dx[i];
  }
  return x[0] + 2 * x[1] * x[2];
}

__attribute__((noinline)) static double fit_on_heap(const double *p) {
  double *x = malloc(3 * sizeof *x), *dx = malloc(3 * sizeof *dx);
  x[0] = 0.5, x[1] = 0.2, x[2] = -0.1;
  for (int step = 0; step < 20; step++) {
    memset(dx, 0, 3 * sizeof *dx);
    __enzyme_autodiff((void *)energy_value, enzyme_const, p, enzyme_dup, x, dx);
    for (int i = 0; i < 3; i++) x[i] -= 0.1 * dx[i];
  }
  double r = x[0] + 2 * x[1] * x[2];
  free(x);
  free(dx);
  return r;
}

__attribute__((noinline)) static double path(double w) {
  double c[2] = {10, 10 - w}, x[2] = {0, 8}, v[2] = {0.75, 0};
  do {
    double g[2] = {0, 0}, e, one = 1;
    __enzyme_autodiff((void *)potential, enzyme_const, c, enzyme_dup, x, g, enzyme_dupnoneed, &e,
                      &one);
    for (int i = 0; i < 2; i++) {
      x[i] += 0.1 * v[i];
      v[i] -= 0.1 * g[i];
    }
  } while (x[1] > 0 && x[0] < 9);
  return x[0] * x[0] + x[1];
}

int main(void) {
  printf("%.12g %.12g\n", __enzyme_autodiff_d((void *)force, 0.3),
         __enzyme_fwddiff_d((void *)force, 0.3, 1.0));
  printf("%.12g %.12g\n", __enzyme_autodiff_d((void *)force_of_all, 0.3),
         __enzyme_fwddiff_d((void *)force_of_all, 0.3, 1.0));
  double c[2] = {10, 10}, x[2] = {0, 8}, v[2] = {1, 0}, dx[2] = {0, 0}, h[2] = {0, 0};
  __enzyme_fwddiff((void *)forces, enzyme_const, c, enzyme_dup, x, v, enzyme_dup, dx, h);
  printf("%.12g %.12g\n", h[0], h[1]);
  dx[0] = dx[1] = h[0] = h[1] = 0;
  __enzyme_fwddiff((void *)forces_kept, enzyme_const, c, enzyme_dup, x, v, enzyme_dup, dx, h);
  printf("%.12g %.12g\n", h[0], h[1]);
  double p[2] = {0.9, 0.7}, g[2] = {0, 0};
  __enzyme_autodiff((void *)fit, enzyme_dup, p, g);
  printf("%.12g %.12g\n", g[0], g[1]);
  g[0] = g[1] = 0;
  __enzyme_autodiff((void *)fit_on_heap, enzyme_dup, p, g);
  printf("%.12g %.12g\n", g[0], g[1]);
  for (int k = 0; k < 2; k++) {
    double t[2] = {k == 0, k == 1};
    printf("%.12g %.12g\n", __enzyme_fwddiff_d((void *)fit, enzyme_dup, p, t),
           __enzyme_fwddiff_d((void *)fit_on_heap, enzyme_dup, p, t));
  }
  printf("%.12g %.12g\n", __enzyme_autodiff_d((void *)path, 0.3),
         __enzyme_fwddiff_d((void *)path, 0.3, 1.0));
  return 0;
}
