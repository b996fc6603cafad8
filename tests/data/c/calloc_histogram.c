// calloc gives zeroes, with zero derivatives; soft counts are added to bins.
#include <math.h>
#include <stdlib.h>

double calloc_histogram(const double *x, int n, int bins) {
  double *count = calloc(bins, sizeof *count);
  for (int i = 0; i < n; i++)
    for (int b = 0; b < bins; b++)
      count[b] += exp(-(x[i] - b) * (x[i] - b));
  double entropy = 0.0;
  for (int b = 0; b < bins; b++)
    entropy -= count[b] * log(count[b]);
  free(count);
  return entropy;
}
