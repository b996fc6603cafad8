// A container for elements of any size: bytes on the heap, doubles and structs go in and out.
#include <stdlib.h>
#include <string.h>

struct stack {
  char *bytes;
  size_t size, used;
};

static void push(struct stack *s, const void *element) {
  memcpy(s->bytes + s->used, element, s->size);
  s->used += s->size;
}

static void pop(struct stack *s, void *element) {
  s->used -= s->size;
  memcpy(element, s->bytes + s->used, s->size);
}

struct pair {
  float weight;
  double value;
};

double generic_stack(const double *x, int n) {
  struct stack numbers = {malloc(64 * sizeof(double)), sizeof(double), 0};
  struct stack pairs = {malloc(64 * sizeof(struct pair)), sizeof(struct pair), 0};
  for (int i = 0; i < n; i++) {
    struct pair p = {0.5f * (i + 1), x[i] * x[i]};
    push(&numbers, &x[i]);
    push(&pairs, &p);
  }
  double sum = 0.0;
  while (numbers.used) {
    double v;
    struct pair p;
    pop(&numbers, &v);
    pop(&pairs, &p);
    sum = sum * 0.5 + v * p.value * p.weight;
  }
  free(numbers.bytes);
  free(pairs.bytes);
  return sum;
}
