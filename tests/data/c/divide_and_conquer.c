// Recursion with two calls, on halves of an array.
static double combine(const double *x, int n) {
  if (n == 1)
    return x[0];
  int half = n / 2;
  double left = combine(x, half), right = combine(x + half, n - half);
  return left * right + left + 0.5 * right;
}

double divide_and_conquer(const double *x, int n) { return combine(x, n); }
