// Conditions with side effects, joined by && and ||.
static int visits;

static int positive(double x, double *sum) {
  visits++;
  *sum += x * x;
  return x > 0.0;
}

double short_circuit(const double *x, int n) {
  double sum = 0.0;
  visits = 0;
  for (int i = 0; i + 1 < n; i++) {
    if (positive(x[i], &sum) && positive(x[i + 1], &sum))
      sum *= 1.5;
    if (x[i] < -0.5 || positive(x[i], &sum) || !positive(x[i + 1], &sum))
      sum += x[i + 1];
  }
  return sum + visits;
}
