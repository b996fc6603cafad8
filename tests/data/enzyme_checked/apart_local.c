// A callee overwrites a local array that has been read before, tape and reverse apart.
#include "checked.h"

void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

__attribute__((noinline)) void change(double *w, double c, int n) {
  if (n > 1)
    change(w, c, n - 1);
  for (int i = 0; i < 4; i++)
    w[i] *= c;
}

double f(double *x, int n) {
  double w[4] = {x[0], x[1], x[0] * x[1], 1};
  double s = 0;
  for (int i = 0; i < 8 * n; i++)
    s += sin(w[i % 4] * x[1]);
  change(w, x[0], n);
  for (int i = 0; i < 4; i++)
    s += w[i] * w[i];
  return s;
}

double x[2] = {0.7, 1.3}, dx[2];
void *tapes[2];
__attribute__((noinline)) void forth(int k) {
  tapes[k] = __enzyme_augmentfwd(f, enzyme_dup, x, dx, enzyme_const, 3);
}
__attribute__((noinline)) void back(int k) {
  __enzyme_reverse(f, enzyme_dup, x, dx, enzyme_const, 3, 1.0, tapes[k]);
}

int main(void) {
  forth(0);
  back(0);
  for (int i = 0; i < 2; i++)
    check("f", dx[i], DIFFERENCE(f(x, 3), x[i]));
  return wrong;
}
