// A global constant table, interpolated; and constants of a struct type.
#include <math.h>

static const double table[8] = {0.0, 0.1, 0.4, 0.9, 1.6, 2.5, 3.6, 4.9};
static const struct {
  int power;
  double factor;
} terms[] = {{1, 0.5}, {3, -0.25}, {2, 2.0}};

double table_lookup(double x) {
  double position = fmin(fmax(x, 0.0), 6.999);
  int i = (int)position;
  double value = table[i] + (position - i) * (table[i + 1] - table[i]);
  for (unsigned k = 0; k < sizeof terms / sizeof *terms; k++)
    value += terms[k].factor * pow(x, terms[k].power);
  return value;
}
