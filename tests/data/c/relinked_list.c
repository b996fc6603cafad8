// A list whose links change while it is walked: nodes are unlinked and moved to the front.
struct node {
  double value;
  struct node *next;
};

double relinked_list(const double *x, double limit) {
  struct node nodes[6], *head = nodes;
  for (int i = 0; i < 6; i++)
    nodes[i] = (struct node){x[i], i < 5 ? nodes + i + 1 : 0};
  double sum = 0.0;
  for (int round = 0; round < 3; round++) {
    struct node **link = &head->next;
    while (*link) {
      struct node *n = *link;
      sum += n->value * head->value;
      if (n->value * n->value > limit) {
        *link = n->next;
        n->next = head;
        head = n;
        n->value *= 0.5;
      } else
        link = &n->next;
    }
  }
  return sum;
}
