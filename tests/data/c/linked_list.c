// A list built by malloc and walked through its pointers.
#include <stdlib.h>

struct node {
  double value;
  struct node *next;
};

static struct node *push(struct node *head, double value) {
  struct node *fresh = malloc(sizeof *fresh);
  fresh->value = value;
  fresh->next = head;
  return fresh;
}

__attribute__((noinline)) static double sum_of_products(const struct node *list) {
  double sum = 0.0;
  for (; list && list->next; list = list->next)
    sum += list->value * list->next->value;
  return sum;
}

double linked_list(const double *x, int n) {
  struct node *head = NULL;
  for (int i = 0; i < n; i++)
    head = push(head, x[i]);
  double sum = sum_of_products(head);
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return sum;
}
