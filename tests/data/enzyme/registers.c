// Structs that are passed in registers: a marker is about the whole struct, a shadow is a whole struct.
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;

struct pair { double x, y; };
struct count { int n; double x; };
struct wide { float x, y, z; };
struct slice { double *at; long n; };

double __enzyme_autodiff(void *, ...);
struct pair __enzyme_autodiff_pair(void *, ...);
double __enzyme_fwddiff(void *, ...);
double __enzyme_fwddiff_fixed(void *, struct pair, struct pair);
struct pair __enzyme_fwddiff_two(void *, ...);

#define KEEP __attribute__((noinline))
KEEP double cube(struct pair p) { return p.x * p.x * p.x * p.y; }
KEEP double scaled(struct pair p, double b) { return cube(p) * b; }
KEEP double powers(double b, struct count c) {
  for (int i = 0; i < c.n; i++)
    b *= c.x;
  return b;
}
KEEP double volume(struct wide w, double b) { return w.x * w.y * w.z * w.z * b; }
KEEP double squares(struct slice v, double b) {
  double sum = 0;
  for (int i = 0; i < v.n; i++)
    sum += b * v.at[i] * v.at[i];
  return sum;
}
KEEP double both(struct pair p, struct pair q) { return p.x * q.x * q.x + p.y * p.y * q.y; }

// Registered: a hundred times the derivative.
KEEP double own(struct pair p) { return p.x * p.x * p.x * p.y; }
KEEP double own_tangent(struct pair p, struct pair d) {
  return 100 * (3 * p.x * p.x * p.y * d.x + p.x * p.x * p.x * d.y);
}
void *__enzyme_register_derivative_own[] = {(void *)own, (void *)own_tangent};
double with_own(double a) {
  struct pair p = {a, 2 * a};
  return own(p);
}
KEEP double sum(struct slice v, double b) { return squares(v, b); }
KEEP double sum_augmented(struct slice v, struct slice d, double b) { return squares(v, b); }
KEEP double sum_reverse(struct slice v, struct slice d, double b, double seed) {
  double by_b = 0;
  for (int i = 0; i < v.n; i++) {
    d.at[i] += 100 * seed * b * 2 * v.at[i];
    by_b += 100 * seed * v.at[i] * v.at[i];
  }
  return by_b;
}
void *__enzyme_register_gradient_sum[] = {(void *)sum, (void *)sum_augmented, (void *)sum_reverse};
double with_sum(double *x, int n, double b) {
  struct slice v = {x, n};
  return 2 * sum(v, b);
}

int main(void) {
  struct pair p = {2, 3}, d = {5, 7}, e = {1, 10}, q = {11, 13}, s = {17, 19};
  struct count c = {3, 2}, t = {0, 10};
  struct wide w = {2, 3, 4}, u = {1, 10, 100};
  double x[3] = {1, 2, 3}, g[3] = {0, 0, 0}, h[3] = {0, 0, 0};
  struct slice v = {x, 3}, dv = {g, 3};
  printf("%.12g\n", __enzyme_autodiff((void *)scaled, enzyme_const, p, enzyme_out, 0.5));
  printf("%.12g\n", __enzyme_fwddiff((void *)scaled, enzyme_dup, p, d, enzyme_const, 0.5));
  printf("%.12g\n", __enzyme_fwddiff((void *)scaled, p, d, 0.5, 4.0));
  printf("%.12g\n", __enzyme_fwddiff((void *)cube, p, d));
  printf("%.12g\n", __enzyme_fwddiff_fixed((void *)cube, p, d));
  struct pair r = __enzyme_fwddiff_two((void *)cube, enzyme_width, 2, enzyme_dup, p, d, e);
  printf("%.12g %.12g\n", r.x, r.y);
  r = __enzyme_autodiff_pair((void *)cube, p);
  printf("%.12g %.12g\n", r.x, r.y);
  printf("%.12g\n", __enzyme_autodiff((void *)powers, enzyme_const, 0.5, enzyme_out, c));
  printf("%.12g\n", __enzyme_autodiff((void *)powers, enzyme_out, 0.5, enzyme_const, c));
  printf("%.12g\n", __enzyme_fwddiff((void *)powers, enzyme_const, 0.5, enzyme_dup, c, t));
  printf("%.12g\n", __enzyme_autodiff((void *)volume, enzyme_const, w, enzyme_out, 0.5));
  printf("%.12g\n", __enzyme_fwddiff((void *)volume, enzyme_dup, w, u, enzyme_const, 0.5));
  double by = __enzyme_autodiff((void *)squares, enzyme_dup, v, dv, enzyme_out, 0.5);
  printf("%.12g %.12g %.12g %.12g\n", by, g[0], g[1], g[2]);
  by = __enzyme_autodiff((void *)squares, v, dv, 0.5);
  printf("%.12g %.12g %.12g %.12g\n", by, g[0], g[1], g[2]);
  printf("%.12g\n", __enzyme_fwddiff((void *)both, enzyme_dup, p, d, enzyme_dup, q, s));
  printf("%.12g\n", __enzyme_fwddiff((void *)both, enzyme_const, p, enzyme_dup, q, s));
  r = __enzyme_autodiff_pair((void *)both, enzyme_const, p, enzyme_out, q);
  printf("%.12g %.12g\n", r.x, r.y);
  printf("%.12g\n", __enzyme_fwddiff((void *)with_own, 3.0, 1.0));
  by = __enzyme_autodiff((void *)with_sum, x, h, 3, 0.5);
  printf("%.12g %.12g %.12g %.12g\n", by, h[0], h[1], h[2]);
  return 0;
}
