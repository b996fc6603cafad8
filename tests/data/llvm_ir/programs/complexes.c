/* Complex numbers, which travel as pairs in registers. */
#include <complex.h>
#include <stdio.h>

#pragma STDC CX_LIMITED_RANGE ON

static double complex polynomial(const double complex *c, int n, double complex z) {
  double complex sum = 0;
  while (n--) sum = sum * z + c[n];
  return sum;
}

static float complex step(float complex z, float complex c) { return z * z + c; }

static void transform(const double complex *x, double complex *y, int n) {
  for (int k = 0; k < n; k++) {
    y[k] = 0;
    for (int j = 0; j < n; j++) y[k] += x[j] * cexp(-2 * 3.14159265358979323846 * I * j * k / n);
  }
}

long run(char *out, long size) {
  double complex c[4] = {1 + 2 * I, -0.5, 3 * I, 0.25 - I}, y[4];
  double complex p = polynomial(c, 4, 0.3 + 0.7 * I);
  float complex z = 0;
  int steps = 0;
  while (crealf(z) * crealf(z) + cimagf(z) * cimagf(z) < 4 && steps < 50) {
    z = step(z, -0.4f + 0.7f * I);
    steps++;
  }
  transform(c, y, 4);
  double complex q = p / (1 + I) + conj(y[1]);
  return snprintf(out, size, "%.15g %.15g %d %.7g %.13g %.13g %.13g %.13g", creal(p), cimag(p), steps,
                  crealf(z), creal(q), cimag(q), cabs(y[3]), creal(y[2]));
}
