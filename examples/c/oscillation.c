#include "oscillation.h"

#include <math.h>

static double position(const struct oscillation *o, double t) {
  return o->amplitude * exp(-o->decay * t) * sin(o->frequency * t + o->phase);
}

double misfit(const struct oscillation *model, const double *time, const double *measured,
              const double *weight, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    double difference = position(model, time[i]) - measured[i];
    sum += weight[i] * difference * difference;
  }
  return 0.5 * sum;
}
