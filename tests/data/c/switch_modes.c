// A switch with fall-through, a default and holes.
#include <math.h>

double switch_modes(const double *x, const int *mode, int n) {
  double r = 1.0;
  for (int i = 0; i < n; i++)
    switch (mode[i]) {
    case 0:
      r += x[i];
      break;
    case 1:
      r *= x[i];
    // fall through
    case 2:
      r = r * r - x[i];
      break;
    case 7:
      continue;
    case 9:
      return r * x[i];
    default:
      r = sin(r) * x[i];
    }
  return r;
}
