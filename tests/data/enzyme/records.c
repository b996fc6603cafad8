// Structs by value, in registers and in memory, as arguments and results; fixed prototypes.
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_primal_return, enzyme_width;

struct pair { float x, y; };
struct triple { double x, y, z; };
struct all { double value; struct triple a; double b; };

struct all __enzyme_autodiff_all(void *, ...);
struct triple __enzyme_autodiff_triple(void *, struct triple);
struct pair __enzyme_autodiff_pair(void *, struct pair);
double __enzyme_autodiff_d(void *, ...);
double __enzyme_autodiff_seeded(void *, struct triple *, double);
struct triple __enzyme_fwddiff_triple(void *, struct triple, struct triple);
struct triple __enzyme_fwddiff_number(void *, double, double);
void __enzyme_autodiff(void *, ...);

__attribute__((noinline)) double scaled(struct triple a, double b) {
  a.x *= b;
  return a.x * a.x * a.y + a.z;
}
__attribute__((noinline)) double plain(struct triple a) { return a.x * a.x * a.y + a.z; }
__attribute__((noinline)) float flat(struct pair a) { return a.x * a.x * a.y; }
__attribute__((noinline)) struct triple turned(struct triple a) {
  struct triple r = {a.x * a.y, a.y * a.z, a.z * a.x};
  return r;
}
__attribute__((noinline)) struct triple powers(double a) {
  struct triple r = {a * a, a * a * a, sin(a)};
  return r;
}
// Writes to its arguments: two directions, and one result.
__attribute__((noinline)) void in_place(double *x, double *y) {
  for (int i = 0; i < 3; i++) {
    y[i] = x[i] * x[i];
    x[i] += y[i];
  }
}

int main(void) {
  struct triple p = {2, 3, 4}, d = {1, 10, 100};
  struct all r =
      __enzyme_autodiff_all((void *)scaled, enzyme_primal_return, enzyme_out, p, enzyme_out, 0.5);
  printf("%.12g %.12g %.12g %.12g %.12g\n", r.value, r.a.x, r.a.y, r.a.z, r.b);
  printf("%.12g\n", __enzyme_autodiff_d((void *)scaled, enzyme_const, p, enzyme_out, 0.5));
  struct triple g = __enzyme_autodiff_triple((void *)plain, p);
  printf("%.12g %.12g %.12g\n", g.x, g.y, g.z);
  struct pair small = {2, 3}, h = __enzyme_autodiff_pair((void *)flat, small);
  printf("%.12g %.12g\n", h.x, h.y);
  struct triple t = __enzyme_fwddiff_triple((void *)turned, p, d);
  printf("%.12g %.12g %.12g\n", t.x, t.y, t.z);
  t = __enzyme_fwddiff_number((void *)powers, 2.0, 1.0);
  printf("%.12g %.12g %.12g\n", t.x, t.y, t.z);
  printf("%.12g\n", __enzyme_autodiff_seeded((void *)powers, &d, 2.0));
  double x[3] = {1, 2, 3}, a[3] = {1, 0, 0}, b[3] = {0, 1, 1}, y[3] = {0};
  double c[3] = {1, 1, 1}, e[3] = {0, 0, 2};
  __enzyme_autodiff((void *)in_place, enzyme_width, 2, enzyme_dup, x, a, b, enzyme_dup, y, c, e);
  printf("%.12g %.12g %.12g %.12g %.12g %.12g\n", x[0], x[1], x[2], y[0], y[1], y[2]);
  printf("%.12g %.12g %.12g %.12g %.12g %.12g\n", a[0], a[1], a[2], b[0], b[1], b[2]);
  return 0;
}
