// Gradient descent as Siskind and Pearlmutter write it for these two problems: the step doubles after
// ten steps in a row that went down, is halved after one that did not, and it ends where the gradient
// or the step is short.

#pragma once

#include <cmath>

template <int N, typename Value, typename Gradient>
static void descend(Value value, Gradient gradient, const double *start, double *x) {
  double g[N], next[N], step = 1e-5;
  for (int j = 0; j < N; j++)
    x[j] = start[j];
  double now = value(x);
  gradient(x, g);
  for (int successes = 0;;) {
    double length = 0.0, way = 0.0;
    for (int j = 0; j < N; j++)
      length += g[j] * g[j];
    if (sqrt(length) <= 1e-5)
      return;
    if (successes == 10) {
      step *= 2.0;
      successes = 0;
      continue;
    }
    for (int j = 0; j < N; j++) {
      next[j] = x[j] - step * g[j];
      way += (x[j] - next[j]) * (x[j] - next[j]);
    }
    if (sqrt(way) <= 1e-5)
      return;
    const double then = value(next);
    if (then < now) {
      for (int j = 0; j < N; j++)
        x[j] = next[j];
      now = then;
      gradient(x, g);
      successes++;
    } else {
      step /= 2.0;
      successes = 0;
    }
  }
}
