// Recursion several thousand calls deep.
static double deep(double x, double y, int n) {
  if (n == 0)
    return x * y;
  double t = deep(x * 0.9999, y, n - 1);
  return t + x * 1e-3;
}

double deep_recursion(double x, double y, int n) { return deep(x, y, n); }
