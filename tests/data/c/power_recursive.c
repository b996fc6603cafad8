// A function that calls itself, twice as fast for even exponents.
static double power(double x, unsigned n) {
  if (n == 0)
    return 1.0;
  if (n % 2 == 0) {
    double half = power(x, n / 2);
    return half * half;
  }
  return x * power(x, n - 1);
}

double power_recursive(double x, unsigned n) { return power(x, n) + power(x + 1.0, n / 2); }
