// _Complex float: two floats in one register.
#include <complex.h>

float complex_float(float complex z, float t) {
  float complex w = z * (1.0f + t * I) + conjf(z) * t;
  return crealf(w) * cimagf(w) + crealf(z * z);
}
