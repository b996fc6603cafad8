// saddle: min over x of max over y of |x|^2 - |y|^2, both by gradient descent.
//
// The inner derivative is the gradient by y; the outer one, by x, goes through the whole ascent. f is
// forward mode, r reverse; the first letter is the outer.

#include "kernels.hpp"
#include "enzyme.hpp"
#include "descent.hpp"

static double height(const double *x, const double *y) {
  return (x[0] * x[0] + x[1] * x[1]) - (y[0] * y[0] + y[1] * y[1]);
}

static void slope_r(const double *x, const double *y, double *g) {
  g[0] = g[1] = 0.0;
  __enzyme_autodiff<void>((void *)height, enzyme_const, x, enzyme_dup, y, g);
}

static void slope_f(const double *x, const double *y, double *g) {
  const double e0[2] = {1.0, 0.0}, e1[2] = {0.0, 1.0};
  g[0] = __enzyme_fwddiff<double>((void *)height, enzyme_const, x, enzyme_dup, y, e0);
  g[1] = __enzyme_fwddiff<double>((void *)height, enzyme_const, x, enzyme_dup, y, e1);
}

// The y at which the height above x is greatest.
template <typename Slope>
static inline void ascend(const double *x, const double *start, Slope slope, double *y) {
  descend<2>([=](const double *at) { return -height(x, at); },
             [=](const double *at, double *g) {
               slope(x, at, g);
               g[0] = -g[0];
               g[1] = -g[1];
             },
             start, y);
}

static void ascend_r(const double *x, const double *start, double *y) { ascend(x, start, slope_r, y); }
static void ascend_f(const double *x, const double *start, double *y) { ascend(x, start, slope_f, y); }

static double greatest_r(const double *x, const double *start) {
  double y[2];
  ascend_r(x, start, y);
  return height(x, y);
}

static double greatest_f(const double *x, const double *start) {
  double y[2];
  ascend_f(x, start, y);
  return height(x, y);
}

using Greatest = double (*)(const double *, const double *);

template <Greatest F> static void least_r(const double *start, double *x) {
  descend<2>([=](const double *at) { return F(at, start); },
             [=](const double *at, double *g) {
               g[0] = g[1] = 0.0;
               __enzyme_autodiff<void>((void *)F, enzyme_dup, at, g, enzyme_const, start);
             },
             start, x);
}

template <Greatest F> static void least_f(const double *start, double *x) {
  descend<2>([=](const double *at) { return F(at, start); },
             [=](const double *at, double *g) {
               const double e0[2] = {1.0, 0.0}, e1[2] = {0.0, 1.0};
               g[0] = __enzyme_fwddiff<double>((void *)F, enzyme_dup, at, e0, enzyme_const, start);
               g[1] = __enzyme_fwddiff<double>((void *)F, enzyme_dup, at, e1, enzyme_const, start);
             },
             start, x);
}

void saddle_rr(const double *start, double *point) {
  least_r<greatest_r>(start, point);
  ascend_r(point, start, point + 2);
}

void saddle_rf(const double *start, double *point) {
  least_r<greatest_f>(start, point);
  ascend_f(point, start, point + 2);
}

void saddle_fr(const double *start, double *point) {
  least_f<greatest_r>(start, point);
  ascend_r(point, start, point + 2);
}

void saddle_ff(const double *start, double *point) {
  least_f<greatest_f>(start, point);
  ascend_f(point, start, point + 2);
}
