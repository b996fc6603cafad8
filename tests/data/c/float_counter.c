// A loop that counts in floating point: time runs until an end that is given.
#include <math.h>

double float_counter(double speed, double end, double step) {
  double position = 0.0, t;
  for (t = 0.0; t + step < end; t += step)
    position += step * speed * cos(t * speed);
  return position + (end - t) * speed * cos(t * speed);
}
