// A loop made of goto: halve the step until the value decreases.
static double cost(double x, double a) { return (x - a) * (x - a) * (1.0 + x * x); }

double goto_retry(double x, double a) {
  double step = 5.2;
  int tries = 0;
again:
  if (tries++ > 20)
    goto out;
  double next = x - step * (x - a);
  if (cost(next, a) >= cost(x, a)) {
    step *= 0.5;
    goto again;
  }
  x = next;
  if (tries < 7)
    goto again;
out:
  return cost(x, a) + x * step;
}
