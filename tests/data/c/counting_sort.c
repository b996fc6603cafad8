// Indices that are counted, summed up and changed in place decide where values go.
double counting_sort(const double *x, const int *key, int n) {
  int place[4] = {0};
  double sorted[16], r = 0.0;
  for (int i = 0; i < n; i++)
    place[key[i]]++;
  for (int k = 0, sum = 0; k < 4; k++) {
    int count = place[k];
    place[k] = sum;
    sum += count;
  }
  for (int i = 0; i < n; i++)
    sorted[place[key[i]]++] = x[i] * x[i];
  for (int i = 0; i < n; i++)
    r = 0.7 * r + sorted[i] * x[i];
  return r;
}
