// Constant tables of pointers to constant tables, two-dimensional ones, and sizes beside them.
static const double points2[] = {-0.5773502691896257, 0.5773502691896257};
static const double points3[] = {-0.7745966692414834, 0.0, 0.7745966692414834};
static const double weights[2][3] = {{1.0, 1.0}, {5.0 / 9.0, 8.0 / 9.0, 5.0 / 9.0}};
static const double *const points[] = {points2, points3};
static const int sizes[] = {2, 3};

static double f(double x, const double *c) { return c[0] + x * (c[1] + x * (c[2] + x * c[3])); }

double constant_rules(const double *c, double a, double b, int rule) {
  double sum = 0.0, half = 0.5 * (b - a), middle = 0.5 * (a + b);
  for (int i = 0; i < sizes[rule]; i++)
    sum += weights[rule][i] * f(middle + half * points[rule][i], c) * f(points[rule][i], c);
  return half * sum;
}
