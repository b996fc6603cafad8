// Bit-fields next to a double, flags in an integer.
struct flags {
  unsigned kind : 3;
  signed shift : 5;
  unsigned on : 1;
  double value;
};

enum { SQUARE = 1, NEGATE = 2, TWICE = 4 };

static double apply(struct flags f, unsigned mask) {
  double v = f.value;
  if (mask & SQUARE)
    v *= v;
  if (mask & NEGATE)
    v = -v;
  if (mask & TWICE)
    v += v;
  return f.on ? v * f.kind + f.shift : v;
}

double bit_fields(const double *x, int n) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    struct flags f = {i & 7, 3 - i, i % 2, x[i]};
    sum += apply(f, 7u & ~(1u << i % 3));
  }
  return sum;
}
