// An array of structs that are moved in place: leap-frog steps of gravity.
#include <math.h>

struct body {
  double pos[3], vel[3], mass;
};

static void kick(struct body *bodies, int n, double dt) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      if (i == j)
        continue;
      double d[3], r2 = 0.01;
      for (int k = 0; k < 3; k++) {
        d[k] = bodies[j].pos[k] - bodies[i].pos[k];
        r2 += d[k] * d[k];
      }
      double f = bodies[j].mass / (r2 * sqrt(r2));
      for (int k = 0; k < 3; k++)
        bodies[i].vel[k] += dt * f * d[k];
    }
}

double nbody(struct body *bodies, int n, int steps, double dt) {
  for (int s = 0; s < steps; s++) {
    kick(bodies, n, dt);
    for (int i = 0; i < n; i++)
      for (int k = 0; k < 3; k++)
        bodies[i].pos[k] += dt * bodies[i].vel[k];
  }
  double energy = 0.0;
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++)
      energy += 0.5 * bodies[i].mass * bodies[i].vel[k] * bodies[i].vel[k];
  return energy;
}
