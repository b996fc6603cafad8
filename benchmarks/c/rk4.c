/* The Van der Pol oscillator u' = v, v' = mu (1 - u^2) v - u, by the classical Runge-Kutta method
   with steps of 1e-3; gives u^2 + v^2 at the end. */

static double acceleration(double u, double v, double mu) { return mu * (1.0 - u * u) * v - u; }

double rk4(double u, double v, double mu, long steps) {
  const double h = 1e-3;
  for (long i = 0; i < steps; i++) {
    double a1 = acceleration(u, v, mu);
    double u2 = u + 0.5 * h * v, v2 = v + 0.5 * h * a1;
    double a2 = acceleration(u2, v2, mu);
    double u3 = u + 0.5 * h * v2, v3 = v + 0.5 * h * a2;
    double a3 = acceleration(u3, v3, mu);
    double u4 = u + h * v3, v4 = v + h * a3;
    double a4 = acceleration(u4, v4, mu);
    u += h / 6.0 * (v + 2.0 * (v2 + v3) + v4);
    v += h / 6.0 * (a1 + 2.0 * (a2 + a3) + a4);
  }
  return u * u + v * v;
}
