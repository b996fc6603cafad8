// A function that returns a pointer into an array; the caller writes through it.
static double *largest(double *x, int n) {
  double *best = x;
  for (int i = 1; i < n; i++)
    if (x[i] > *best)
      best = &x[i];
  return best;
}

double pointer_result(double *x, int n) {
  double sum = 0.0;
  for (int round = 0; round < 3; round++) {
    double *p = largest(x, n);
    sum += *p * *p;
    *p *= 0.25;
  }
  return sum + *largest(x, n);
}
