// A temporary from malloc, filled in one loop, read in another, freed.
#include <math.h>
#include <stdlib.h>

double malloc_temporary(const double *x, int n) {
  double *squares = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++)
    squares[i] = x[i] * x[i] + sin(x[i]);
  double sum = 0.0;
  for (int i = 0; i < n; i++)
    sum += squares[i] * squares[n - 1 - i];
  free(squares);
  return sum;
}
