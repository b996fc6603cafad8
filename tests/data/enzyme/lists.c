// A linked list and its shadow, and a function that calls itself.
#include <stdio.h>
#include <stdlib.h>

int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

struct node { double value; struct node *next; };

static struct node *push(struct node *next, double value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = next;
  return n;
}

double sum_squares(const struct node *n) {
  double sum = 0;
  for (; n; n = n->next)
    sum += n->value * n->value;
  return sum;
}

double product(const struct node *n) { return n ? n->value * product(n->next) : 1.0; }

int main(void) {
  struct node *list = 0, *shadow = 0;
  for (int i = 1; i <= 4; i++) {
    list = push(list, i);
    shadow = push(shadow, 0);
  }
  __enzyme_autodiff((void *)sum_squares, enzyme_dup, list, shadow);
  for (struct node *n = shadow; n; n = n->next)
    printf("%.12g ", n->value);
  __enzyme_autodiff((void *)product, enzyme_dup, list, shadow);
  for (struct node *n = shadow; n; n = n->next)
    printf("%.12g ", n->value);
  printf("\n");
  return 0;
}
