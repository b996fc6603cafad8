// Two-dimensional arrays: a parameter with a known row length, and a local one with a constant size.
double array_2d(double (*a)[4], const double *x) {
  double local[4][3];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      local[j][i] = a[i][j] * x[j];
  double sum = 0.0;
  for (int j = 0; j < 4; j++)
    sum += local[j][0] * local[j][1] + local[j][2] * local[3 - j][2];
  return sum;
}
