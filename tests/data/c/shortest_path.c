// Dijkstra's algorithm with a binary heap of structs; lengths of edges are what is differentiated.
#include <stdlib.h>

struct entry {
  double distance;
  int node;
};
struct heap {
  struct entry *items;
  int size;
};

static void push(struct heap *h, struct entry e) {
  int i = h->size++;
  while (i > 0 && e.distance < h->items[(i - 1) / 2].distance) {
    h->items[i] = h->items[(i - 1) / 2];
    i = (i - 1) / 2;
  }
  h->items[i] = e;
}

static struct entry pop(struct heap *h) {
  struct entry top = h->items[0], last = h->items[--h->size];
  int i = 0;
  for (int child; (child = 2 * i + 1) < h->size; i = child) {
    if (child + 1 < h->size && h->items[child + 1].distance < h->items[child].distance)
      child++;
    if (last.distance <= h->items[child].distance)
      break;
    h->items[i] = h->items[child];
  }
  h->items[i] = last;
  return top;
}

double shortest_path(const double *length, const int *from, const int *to, int edges, int nodes) {
  struct heap h = {malloc((edges + 1) * sizeof *h.items), 0};
  double *best = malloc(nodes * sizeof *best);
  for (int i = 0; i < nodes; i++)
    best[i] = 1e30;
  best[0] = 0.0;
  push(&h, (struct entry){0.0, 0});
  while (h.size) {
    struct entry e = pop(&h);
    if (e.distance > best[e.node])
      continue;
    for (int k = 0; k < edges; k++)
      if (from[k] == e.node && e.distance + length[k] < best[to[k]]) {
        best[to[k]] = e.distance + length[k];
        push(&h, (struct entry){best[to[k]], to[k]});
      }
  }
  double r = best[nodes - 1] * best[nodes - 1] + best[nodes / 2];
  free(best);
  free(h.items);
  return r;
}
