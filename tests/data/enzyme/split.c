// Reverse mode in two steps, with a tape in between: returned, and in memory of the program.
#include <stdio.h>
#include <stdlib.h>

int enzyme_dup, enzyme_tape, enzyme_allocated;
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
int __enzyme_augmentsize(void *, ...);

void step(double *state, const double *input) {
  state[0] = state[0] * input[0] + input[1];
  state[1] = state[0] * state[1];
}

int main(void) {
  double s[2] = {1, 2}, ds[2] = {0, 1}, in[2] = {3, 4}, din[2] = {0, 0};
  void *tape = __enzyme_augmentfwd((void *)step, s, ds, in, din);
  printf("%.12g %.12g\n", s[0], s[1]);
  __enzyme_reverse((void *)step, s, ds, in, din, tape);
  printf("%.12g %.12g %.12g %.12g\n", ds[0], ds[1], din[0], din[1]);

  double t[2] = {1, 2}, dt[2] = {1, 0}, jn[2] = {3, 4}, djn[2] = {0, 0};
  int size = __enzyme_augmentsize((void *)step, enzyme_dup, enzyme_dup);
  void *data = malloc(size);
  __enzyme_augmentfwd((void *)step, enzyme_allocated, size, enzyme_tape, data, t, dt, jn, djn);
  __enzyme_reverse((void *)step, enzyme_allocated, size, enzyme_tape, data, t, dt, jn, djn);
  free(data);
  printf("%.12g %.12g %.12g %.12g\n", dt[0], dt[1], djn[0], djn[1]);
  return 0;
}
