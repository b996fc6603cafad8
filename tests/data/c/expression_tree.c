// A tree of expressions with tags, children and constants, evaluated by recursion.
#include <math.h>
#include <stdlib.h>

struct expr {
  enum { CONSTANT, VARIABLE, SUM, PRODUCT, COSINE } kind;
  double constant;
  int variable;
  struct expr *child[2];
};

static struct expr *node(int kind, struct expr *a, struct expr *b) {
  struct expr *e = calloc(1, sizeof *e);
  e->kind = kind;
  e->child[0] = a;
  e->child[1] = b;
  return e;
}

static struct expr *leaf(int variable, double constant) {
  struct expr *e = node(variable < 0 ? CONSTANT : VARIABLE, NULL, NULL);
  e->variable = variable;
  e->constant = constant;
  return e;
}

static double eval(const struct expr *e, const double *x) {
  switch (e->kind) {
  case CONSTANT:
    return e->constant;
  case VARIABLE:
    return x[e->variable];
  case SUM:
    return eval(e->child[0], x) + eval(e->child[1], x);
  case PRODUCT:
    return eval(e->child[0], x) * eval(e->child[1], x);
  default:
    return cos(eval(e->child[0], x));
  }
}

static void release(struct expr *e) {
  if (!e)
    return;
  release(e->child[0]);
  release(e->child[1]);
  free(e);
}

double expression_tree(const double *x) {
  struct expr *product = node(PRODUCT, leaf(0, 0.0), node(SUM, leaf(1, 0.0), leaf(-1, 2.5)));
  struct expr *tree = node(SUM, node(COSINE, product, NULL), node(PRODUCT, leaf(2, 0.0), leaf(0, 0.0)));
  double r = eval(tree, x) + tree->child[1]->child[1]->constant;
  release(tree);
  return r;
}
