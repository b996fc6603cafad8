// A determinant by minors: recursion with local arrays of variable size.
static double det(const double *a, int n) {
  if (n == 1)
    return a[0];
  double minor[(n - 1) * (n - 1)], sum = 0.0;
  for (int c = 0; c < n; c++) {
    for (int i = 1; i < n; i++)
      for (int j = 0, k = 0; j < n; j++)
        if (j != c)
          minor[(i - 1) * (n - 1) + k++] = a[i * n + j];
    sum += (c % 2 ? -1.0 : 1.0) * a[c] * det(minor, n - 1);
  }
  return sum;
}

double determinant(const double *a, int n) { return det(a, n); }
