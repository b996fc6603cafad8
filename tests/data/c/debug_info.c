// flags: -g
// Compiled with debug information: variables, lines and scopes come as metadata and records.
#include <math.h>

struct spring {
  double stiffness, rest;
};

static double force(const struct spring *s, double length) {
  double stretch = length - s->rest;
  return s->stiffness * stretch;
}

double debug_info(const double *positions, int n, double stiffness) {
  struct spring spring = {stiffness, 0.4};
  double energy = 0.0;
  for (int i = 0; i + 1 < n; i++) {
    double length = fabs(positions[i + 1] - positions[i]);
    double f = force(&spring, length);
    energy += 0.5 * f * f / spring.stiffness;
  }
  return energy;
}
