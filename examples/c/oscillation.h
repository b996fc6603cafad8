/* A damped oscillation, and how far it is from measurements. */
#ifndef OSCILLATION_H
#define OSCILLATION_H

struct oscillation {
  double amplitude, decay, frequency, phase;
};

/* Half the sum of squared differences at n times; weight[i] says how much each of them counts. */
double misfit(const struct oscillation *model, const double *time, const double *measured,
              const double *weight, int n);

#endif
