// A ring buffer: cells are overwritten again and again.
struct ring {
  double cells[3];
  unsigned head;
};

double ring_buffer(const double *x, int n) {
  struct ring r = {{0.0}, 0};
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    double old = r.cells[r.head % 3];
    r.cells[r.head % 3] = x[i] + 0.5 * old;
    r.head++;
    sum += old * x[i] * r.cells[(r.head + 1) % 3];
  }
  return sum + r.cells[0] * r.cells[1] * r.cells[2];
}
