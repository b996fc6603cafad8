// Volatile accesses to an accumulator and to a flag.
volatile int enabled = 1;

double volatile_sum(const double *x, int n) {
  volatile double sum = 0.0;
  for (int i = 0; i < n; i++)
    if (enabled)
      sum = sum + x[i] * x[i];
  return sum;
}
