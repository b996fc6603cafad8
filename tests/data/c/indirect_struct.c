// Pointers to pointers to structs; whole structs assigned through them, also to themselves.
struct state {
  double a, b;
  int turn;
};

static void step(struct state **now, struct state **next) {
  **next = **now;
  (*next)->a = (*now)->a * (*now)->b;
  (*next)->b += (*now)->a;
  (*next)->turn++;
  struct state *t = *now;
  *now = *next;
  *next = t;
}

double indirect_struct(double a, double b, int n) {
  struct state one = {a, b, 0}, two, *now = &one, *next = &two;
  for (int i = 0; i < n; i++)
    step(&now, &next);
  struct state *self = now;
  *self = *now;
  return self->a + self->b * self->turn;
}
