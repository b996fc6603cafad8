// A callback with user data behind a void pointer, both read and written.
struct context {
  const double *weights;
  double total;
  int calls;
};

typedef void (*visit)(double value, int index, void *user);

static void accumulate(double value, int index, void *user) {
  struct context *c = user;
  c->total += value * value * c->weights[index] + 0.1 * c->total;
  c->calls++;
}

__attribute__((noinline)) static void for_each(const double *x, int n, visit f, void *user) {
  for (int i = 0; i < n; i++)
    f(x[i], i, user);
}

double user_data(const double *x, const double *weights, int n) {
  struct context c = {weights, 0.0, 0};
  for_each(x, n, accumulate, &c);
  return c.total * c.calls;
}
