// A hundred thousand steps of a chaotic map that is held still: the tape is long.
double long_loop(double a, double x, int steps) {
  double y = x;
  for (int i = 0; i < steps; i++)
    y = a * y * (1.0 - y);
  return y * y;
}
