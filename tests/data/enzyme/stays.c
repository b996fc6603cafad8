// What a function leaves in memory that cannot run twice: it frees, allocates, draws random numbers,
// or calls what does not return.
#include <err.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static int draws;
static double last;

typedef struct {
  double *data;
  int n;
} series;

// A buffer of the caller is freed and another one left behind.
__attribute__((noinline)) void grow(series *s, double x) {
  if (s->n > 100)
    errx(1, "too many");
  double *more = (double *)malloc((s->n + 1) * sizeof(double));
  memcpy(more, s->data, s->n * sizeof(double));
  more[s->n] = x * more[s->n - 1];
  free(s->data);
  s->data = more;
  s->n++;
  last = x;
}

double total(series *s, double x) {
  for (int i = 0; i < 3; i++)
    grow(s, x);
  double sum = 0;
  for (int i = 0; i < s->n; i++)
    sum += s->data[i];
  return sum;
}

// One place is written again and again, and each time something is drawn.
double walk(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    draws += rand() >= 0;
    *x = *x * *x;
    sum += *x;
  }
  memset(x + 1, 0, sizeof(double));
  return sum;
}

int main(void) {
  series s = {(double *)malloc(sizeof(double)), 1}, ds = {(double *)malloc(sizeof(double)), 1};
  s.data[0] = 5, ds.data[0] = 0;
  __enzyme_autodiff((void *)total, enzyme_dup, &s, &ds, enzyme_const, 2.0);
  printf("%d %g", s.n, last);
  for (int i = 0; i < s.n; i++)
    printf(" %g", s.data[i]);
  printf("\n");
  free(s.data);
  double x[2] = {1.1, 7}, dx[2] = {0, 3};
  __enzyme_autodiff((void *)walk, enzyme_dup, x, dx, 3);
  printf("%.12g %g %.12g %g %d\n", x[0], x[1], dx[0], dx[1], draws);
  return 0;
}
