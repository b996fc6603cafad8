// A linked list whose nodes lie in a local array, relinked while it is used.
struct node {
  struct node *next;
  double value;
};

double stack_list(const double *x) {
  struct node nodes[5];
  for (int i = 0; i < 5; i++) {
    nodes[i].value = x[i];
    nodes[i].next = i < 4 ? &nodes[i + 1] : 0;
  }
  struct node *head = 0, *rest = nodes;
  while (rest) {
    struct node *next = rest->next;
    rest->next = head;
    head = rest;
    rest = next;
  }
  double r = 0.0;
  for (struct node *n = head; n; n = n->next)
    r = r * n->value + n->value;
  return r;
}
