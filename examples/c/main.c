/* Fits an oscillation to measurements: the gradient of `misfit` comes from oscillation_grad.o. */
#include "oscillation.h"
#include "oscillation_grad.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { POINTS = 200, PARAMETERS = 4, STEPS = 300 };

/* Each parameter has a step of its own, which grows while the gradient keeps its sign. */
static void fit(struct oscillation *model, const double *time, const double *measured,
                const double *weight) {
  double step[PARAMETERS], before[PARAMETERS] = {0}, x[PARAMETERS], g[PARAMETERS];
  for (int j = 0; j < PARAMETERS; j++)
    step[j] = 0.01;
  memcpy(x, model, sizeof x);
  for (int k = 0; k < STEPS; k++) {
    struct oscillation gradient = {0};
    memcpy(model, x, sizeof x);
    misfit_grad(model, &gradient, time, measured, weight, POINTS);
    memcpy(g, &gradient, sizeof g);
    for (int j = 0; j < PARAMETERS; j++) {
      double same = g[j] * before[j];
      step[j] *= same > 0 ? 1.2 : same < 0 ? 0.5 : 1.0;
      x[j] -= g[j] > 0 ? step[j] : g[j] < 0 ? -step[j] : 0.0;
      before[j] = g[j];
    }
  }
  memcpy(model, x, sizeof x);
}

int main(void) {
  const struct oscillation truth = {2.0, 0.3, 4.0, 0.5};
  struct oscillation model = {1.5, 0.1, 3.8, 0.0};
  double time[POINTS], measured[POINTS], weight[POINTS];
  for (int i = 0; i < POINTS; i++) {
    time[i] = 0.02 * i;
    measured[i] = truth.amplitude * exp(-truth.decay * time[i]) *
                  sin(truth.frequency * time[i] + truth.phase);
    weight[i] = 1.0 + (i & 1);
  }
  printf("misfit before: %.3f\n", misfit(&model, time, measured, weight, POINTS));
  fit(&model, time, measured, weight);
  printf("misfit after:  %.3f\n", misfit(&model, time, measured, weight, POINTS));
  printf("amplitude %.3f, decay %.3f, frequency %.3f, phase %.3f\n", model.amplitude, model.decay,
         model.frequency, model.phase);
  return 0;
}
