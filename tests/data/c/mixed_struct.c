// Structs of a double and an integer, and of an integer and a float in one register.
struct term {
  double factor;
  int power;
};
struct packed {
  int index;
  float value;
};

static double power(double x, int n) {
  double r = 1.0;
  while (n-- > 0)
    r *= x;
  return r;
}

double mixed_struct(struct term t, struct packed p, double x) {
  return t.factor * power(x, t.power) + p.value * (x + p.index);
}
