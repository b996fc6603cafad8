// A pointer that is one of several allocations, chosen by data, changed through by turns.
#include <stdlib.h>

double chosen_buffer(const double *x, int n) {
  double local[4] = {1.0, 0.5, 0.25, 2.0}, *heap = malloc(4 * sizeof *heap);
  static double kept[4];
  for (int i = 0; i < 4; i++) {
    heap[i] = x[i % n];
    kept[i] = 1.0;
  }
  for (int i = 0; i < n; i++) {
    double *target = x[i] > 0.5 ? local : x[i] > -0.5 ? heap : kept;
    double *source = i % 2 ? heap : local;
    target[i % 4] = target[i % 4] * x[i] + source[(i + 1) % 4];
  }
  double sum = 0.0;
  for (int i = 0; i < 4; i++)
    sum += local[i] * heap[3 - i] + kept[i] * kept[i];
  free(heap);
  return sum;
}
