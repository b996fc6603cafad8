// If-else chains and conditional expressions that choose a value, or an address.
#include <math.h>

double branches(double x, double y, double z) {
  double big = x > y ? x : y;
  double r;
  if (big > z)
    r = x * y;
  else if (x < 0.0 && y > 0.0)
    r = sin(z) * x;
  else
    r = z * z;
  const double *chosen = z > 0.5 ? &x : &y;
  return r * *chosen + (x > 0.0 || y > 2.0 ? exp(-z) : 3.0 * z);
}
