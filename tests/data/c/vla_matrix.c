// A matrix whose dimensions are parameters, and one of variable size on the stack.
double vla_matrix(int n, int m, double a[n][m], const double *x) {
  double b[m][n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      b[j][i] = a[i][j] * a[i][j];
  double sum = 0.0;
  for (int j = 0; j < m; j++)
    for (int i = 0; i < n; i++)
      sum += b[j][i] * x[i] * a[i][m - 1 - j];
  return sum;
}
