// Sorting in place: the permutation depends on values.
double bubble_sort(double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 1 < n - i; j++)
      if (x[j] > x[j + 1]) {
        double t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += (i + 1) * x[i] * x[i];
  return sum;
}
