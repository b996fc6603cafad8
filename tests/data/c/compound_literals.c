// Compound literals, designated initialisers, arrays of pointers to arrays, comma and ++.
static double inner(const double *const *rows, const int *lengths, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < lengths[i]; j++)
      sum += rows[i][j] * rows[n - 1 - i][0] * (i + j + 1);
  return sum;
}

double compound_literals(double x, double y) {
  double first[] = {[2] = x * y, [0] = x}, second[2] = {y};
  int i = 0;
  double z = (i++, second[i] = x + y, second[--i]);
  return inner((const double *const[]){first, second, (double[]){z, x, 2.0, y}},
               (int[]){3, 2, 4}, 3);
}
