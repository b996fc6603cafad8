// An iterator in memory: a pointer and a count that are overwritten as it advances.
struct iterator {
  const double *at;
  int left, stride;
};

static int advance(struct iterator *it, double *value) {
  if (it->left <= 0)
    return 0;
  *value = *it->at;
  it->at += it->stride;
  it->left -= it->stride;
  it->stride = it->stride == 1 ? 2 : 1;
  return 1;
}

double iterator_object(const double *x, int n) {
  struct iterator it = {x, n, 1};
  double value, product = 1.0;
  while (advance(&it, &value))
    product = product * value + value * value;
  return product;
}
