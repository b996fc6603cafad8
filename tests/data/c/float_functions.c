// The functions of libm for float.
#include <math.h>

float float_functions(float x, float y) {
  float r = atan2f(y, x) + powf(x, y) + logf(x) * tanhf(y) + hypotf(x, y);
  r += cosf(x) * fabsf(y) + fmaxf(x, y) * fminf(x, 0.5f) + log1pf(x) * expm1f(y);
  return r + cbrtf(x) * tanf(0.3f * y) + erff(x) - floorf(3.0f * x) * y + fmodf(x, 0.25f);
}
