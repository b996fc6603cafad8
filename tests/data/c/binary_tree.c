// A search tree on the heap: insertion through a pointer to a pointer, recursion over the nodes.
#include <stdlib.h>

struct tree {
  double key, weight;
  struct tree *left, *right;
};

static void insert(struct tree **at, double key) {
  while (*at)
    at = key < (*at)->key ? &(*at)->left : &(*at)->right;
  *at = calloc(1, sizeof **at);
  (*at)->key = key;
  (*at)->weight = key * key;
}

static double sum(const struct tree *t, int depth) {
  if (!t)
    return 0.0;
  return sum(t->left, depth + 1) * t->key + depth * t->weight + sum(t->right, depth + 1);
}

static void release(struct tree *t) {
  if (!t)
    return;
  release(t->left);
  release(t->right);
  free(t);
}

double binary_tree(const double *x, int n) {
  struct tree *root = NULL;
  for (int i = 0; i < n; i++)
    insert(&root, x[i]);
  double r = sum(root, 1);
  release(root);
  return r;
}
