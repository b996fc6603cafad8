// The largest and smallest value, and where they stand: the index chooses what is used.
double argmax(const double *x, const double *w, int n) {
  int best = 0, worst = 0;
  for (int i = 1; i < n; i++) {
    if (x[i] > x[best])
      best = i;
    if (x[i] < x[worst])
      worst = i;
  }
  return x[best] * x[best] * w[best] - x[worst] * w[worst];
}
