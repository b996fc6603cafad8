// Bilinear interpolation: the index comes from the value by truncation, the weight by the rest.
double bilinear(const double *grid, int h, int w, double y, double x) {
  int i = (int)y, j = (int)x;
  if (i > h - 2)
    i = h - 2;
  if (j > w - 2)
    j = w - 2;
  double fy = y - i, fx = x - j;
  double top = grid[i * w + j] * (1.0 - fx) + grid[i * w + j + 1] * fx;
  double low = grid[(i + 1) * w + j] * (1.0 - fx) + grid[(i + 1) * w + j + 1] * fx;
  return top * (1.0 - fy) + low * fy;
}
