// A polynomial by Horner's rule: every step needs the value before it.
double horner(const double *c, int n, double x) {
  double value = 0.0;
  for (int i = n - 1; i >= 0; i--)
    value = value * x + c[i];
  return value;
}
