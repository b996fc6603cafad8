// A union with a tag: each member is read as it was written.
struct value {
  enum { NUMBER, INDEX, PAIR } tag;
  union {
    double number;
    long index;
    float pair[2];
  };
};

static double eval(const struct value *v, const double *x) {
  switch (v->tag) {
  case NUMBER:
    return v->number * v->number;
  case INDEX:
    return x[v->index];
  default:
    return v->pair[0] * v->pair[1];
  }
}

double tagged_union(const double *x, int n) {
  struct value values[6];
  for (int i = 0; i < 6; i++) {
    values[i].tag = i % 3;
    if (i % 3 == 0)
      values[i].number = x[i % n] * 0.5;
    else if (i % 3 == 1)
      values[i].index = i % n;
    else {
      values[i].pair[0] = (float)x[i % n];
      values[i].pair[1] = 2.0f;
    }
  }
  double sum = 0.0;
  for (int i = 0; i < 6; i++)
    sum += (i + 1) * eval(&values[i], x);
  return sum;
}
