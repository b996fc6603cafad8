// printf, puts and fprintf on the side do not matter to the derivative.
#include <stdio.h>

double print_on_the_side(const double *x, int n) {
  double product = 1.0;
  puts("product:");
  for (int i = 0; i < n; i++) {
    product *= x[i];
    printf("  %d: %g\n", i, product);
  }
  fprintf(stderr, "done, %s\n", n > 3 ? "long" : "short");
  return product;
}
