// particle: a charge flies past two others; w is to be such that it meets the origin.
//
// The inner derivative is the force, the gradient of the potential; the outer one is that of the squared
// miss by w, through the whole flight. f is forward mode, r reverse; the first letter is the outer.

#include "kernels.hpp"
#include "enzyme.hpp"
#include "descent.hpp"

#include <cmath>

// Of a unit charge at x, in the field of charges at (10, 10 - w) and (10, 0).
static double potential(const double *x, double w) {
  const double dx = x[0] - 10.0, first = x[1] - (10.0 - w), second = x[1];
  return 1.0 / sqrt(dx * dx + first * first) + 1.0 / sqrt(dx * dx + second * second);
}

static void slope_r(const double *x, double w, double *g) {
  g[0] = g[1] = 0.0;
  __enzyme_autodiff<void>((void *)potential, enzyme_dup, x, g, enzyme_const, w);
}

static void slope_f(const double *x, double w, double *g) {
  const double e0[2] = {1.0, 0.0}, e1[2] = {0.0, 1.0};
  g[0] = __enzyme_fwddiff<double>((void *)potential, enzyme_dup, x, e0, enzyme_const, w);
  g[1] = __enzyme_fwddiff<double>((void *)potential, enzyme_dup, x, e1, enzyme_const, w);
}

// The square of where a charge that starts at (0, 8) crosses the axis, by Euler's method.
template <typename Slope> static inline double miss(double w, Slope slope) {
  const double h = 0.1;
  double x[2] = {0.0, 8.0}, v[2] = {0.75, 0.0}, g[2];
  for (;;) {
    slope(x, w, g);
    x[0] += h * v[0];
    x[1] += h * v[1];
    if (x[1] <= 0.0) {
      const double at = x[0] - x[1] / v[1] * v[0];
      return at * at;
    }
    v[0] -= h * g[0];
    v[1] -= h * g[1];
  }
}

static double miss_r(double w) { return miss(w, slope_r); }
static double miss_f(double w) { return miss(w, slope_f); }

template <double (*Miss)(double)> static double optimum_r(double start) {
  double w;
  descend<1>([](const double *x) { return Miss(x[0]); },
             [](const double *x, double *g) { g[0] = __enzyme_autodiff<double>((void *)Miss, x[0]); },
             &start, &w);
  return w;
}

template <double (*Miss)(double)> static double optimum_f(double start) {
  double w;
  descend<1>(
      [](const double *x) { return Miss(x[0]); },
      [](const double *x, double *g) { g[0] = __enzyme_fwddiff<double>((void *)Miss, x[0], 1.0); },
      &start, &w);
  return w;
}

double particle_rr(double start) { return optimum_r<miss_r>(start); }
double particle_rf(double start) { return optimum_r<miss_f>(start); }
double particle_fr(double start) { return optimum_f<miss_r>(start); }
double particle_ff(double start) { return optimum_f<miss_f>(start); }
