/* Lists, trees, pointers to pointers and to functions, callbacks. */
#include <stdio.h>
#include <stdlib.h>

struct node { double value; struct node *left, *right; };

static struct node *insert(struct node *t, double v) {
  if (!t) {
    t = calloc(1, sizeof *t);
    t->value = v;
  } else if (v < t->value) {
    t->left = insert(t->left, v);
  } else {
    t->right = insert(t->right, v);
  }
  return t;
}

static double fold(const struct node *t, double (*f)(double, double), double start) {
  if (!t) return start;
  return fold(t->right, f, f(fold(t->left, f, start), t->value));
}

static void drop(struct node **t) {
  if (!*t) return;
  drop(&(*t)->left);
  drop(&(*t)->right);
  free(*t);
  *t = 0;
}

static double add(double a, double b) { return a + b; }
static double horner(double a, double b) { return a * 0.5 + b; }
static double (*const operations[])(double, double) = {add, horner};

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

long run(char *out, long size) {
  struct node *tree = 0;
  double values[9], *rows[3], **p = rows;
  unsigned seed = 12345;
  for (int i = 0; i < 9; i++) {
    seed = seed * 1103515245 + 12345;
    values[i] = (seed >> 16) % 1000 / 8.0;
    tree = insert(tree, values[i]);
  }
  qsort(values, 9, sizeof *values, compare);
  for (int i = 0; i < 3; i++) *p++ = values + 3 * i;
  double diagonal = 0;
  for (int i = 0; i < 3; i++) diagonal += rows[i][i];
  long used = 0;
  for (int i = 0; i < 2; i++)
    used += snprintf(out + used, size - used, "%.17g ", fold(tree, operations[i], 0));
  drop(&tree);
  return used + snprintf(out + used, size - used, "%.17g %d %ld", diagonal, tree == 0,
                         (long)(rows[2] - rows[0]));
}
