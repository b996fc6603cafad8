// A function that returns a function pointer; a composition kept in a struct.
#include <math.h>

typedef double (*unary)(double);

static double twice(double x) { return 2.0 * x * x; }
static double root(double x) { return sqrt(1.0 + x * x); }
static double none(double x) { return x; }

__attribute__((noinline)) static unary choose(int kind) {
  switch (kind) {
  case 1:
    return twice;
  case 2:
    return root;
  default:
    return none;
  }
}

struct composed {
  unary outer, inner;
};

static double apply(struct composed c, double x) { return c.outer(c.inner(x)) * x; }

double function_factory(double x, int a, int b) {
  struct composed c = {choose(a), choose(b)};
  return apply(c, x) + apply((struct composed){choose(b), choose(0)}, x);
}
