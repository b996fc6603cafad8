// A Runge-Kutta integrator of a two-dimensional system, with arrays on the stack.
static void rhs(const double *y, const double *p, double *dy) {
  dy[0] = p[0] * y[0] - p[1] * y[0] * y[1];
  dy[1] = p[2] * y[0] * y[1] - p[3] * y[1];
}

static void step(double *y, const double *p, double h) {
  double k1[2], k2[2], k3[2], k4[2], t[2];
  rhs(y, p, k1);
  for (int i = 0; i < 2; i++)
    t[i] = y[i] + 0.5 * h * k1[i];
  rhs(t, p, k2);
  for (int i = 0; i < 2; i++)
    t[i] = y[i] + 0.5 * h * k2[i];
  rhs(t, p, k3);
  for (int i = 0; i < 2; i++)
    t[i] = y[i] + h * k3[i];
  rhs(t, p, k4);
  for (int i = 0; i < 2; i++)
    y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
}

double rk4(const double *start, const double *p, double time, int steps) {
  double y[2] = {start[0], start[1]};
  for (int i = 0; i < steps; i++)
    step(y, p, time / steps);
  return y[0] * y[1];
}
