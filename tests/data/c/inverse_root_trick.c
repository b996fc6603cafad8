// The bits of a float computed with as an integer: no derivative can be had.
#include <stdint.h>
#include <string.h>

float inverse_root_trick(float x) {
  uint32_t i;
  memcpy(&i, &x, sizeof i);
  i = 0x5f3759df - (i >> 1);
  float y;
  memcpy(&y, &i, sizeof y);
  return y * (1.5f - 0.5f * x * y * y);
}
