// A work list that grows while it is worked on: the loop's bound is in memory, and changes.
struct work {
  int items[64];
  int count;
  double *values;
};

double work_list(double *x, int n) {
  struct work w = {{0}, 1, x};
  double sum = 0.0;
  for (int i = 0; i < w.count; i++) {
    int at = w.items[i];
    w.values[at] = w.values[at] * w.values[(at + 1) % n] + 0.3;
    sum += w.values[at] * (i + 1);
    if (2 * at + 1 < n)
      w.items[w.count++] = 2 * at + 1;
    if (2 * at + 2 < n)
      w.items[w.count++] = 2 * at + 2;
  }
  return sum;
}
