// Single precision all the way: sinf, expf, sqrtf.
#include <math.h>

float float_scalar(float a, float b) {
  float s = sinf(a) * expf(-b);
  return s + sqrtf(a * a + b * b) / (1.0f + a * b);
}
