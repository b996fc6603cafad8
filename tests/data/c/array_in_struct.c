// Small matrices in structs, passed and returned by value, as linear-algebra headers do.
typedef struct {
  double m[2][2];
} mat2;

static mat2 mul(mat2 a, mat2 b) {
  mat2 c = {{{0.0}}};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      for (int k = 0; k < 2; k++)
        c.m[i][j] += a.m[i][k] * b.m[k][j];
  return c;
}

static mat2 power(mat2 a, int n) {
  mat2 r = {{{1.0, 0.0}, {0.0, 1.0}}};
  for (; n; n >>= 1, a = mul(a, a))
    if (n & 1)
      r = mul(r, a);
  return r;
}

double array_in_struct(const double *x, int n) {
  mat2 a = {{{x[0], x[1]}, {x[2], x[3]}}};
  mat2 p = power(a, n);
  return p.m[0][0] * p.m[1][1] - 2.0 * p.m[0][1] + p.m[1][0];
}
