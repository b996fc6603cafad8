// Break, continue and return from inside nested loops.
double early_exit(const double *x, int n, double limit) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    if (x[i] < 0.0)
      continue;
    sum += x[i] * x[i];
    for (int j = 0; j < i; j++) {
      if (x[j] > x[i])
        break;
      sum += 0.1 * x[i] * x[j];
      if (sum > 4.0 * limit)
        return limit * sum;
    }
    if (sum > limit)
      break;
  }
  return sum + limit;
}
