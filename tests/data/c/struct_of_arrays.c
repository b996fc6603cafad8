// A struct of pointers into one malloc, passed by pointer to helpers.
#include <stdlib.h>

struct field {
  int n;
  double *density, *velocity;
};

static struct field *make(const double *x, int n) {
  struct field *f = malloc(sizeof *f);
  f->n = n;
  f->density = malloc(n * sizeof(double));
  f->velocity = malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) {
    f->density[i] = x[i] * x[i] + 1.0;
    f->velocity[i] = x[n - 1 - i];
  }
  return f;
}

__attribute__((noinline)) static void advance(struct field *f, double dt) {
  for (int i = 1; i < f->n; i++)
    f->density[i] -= dt * (f->density[i] * f->velocity[i] - f->density[i - 1] * f->velocity[i - 1]);
}

double struct_of_arrays(const double *x, int n, double dt) {
  struct field *f = make(x, n);
  for (int step = 0; step < 3; step++)
    advance(f, dt);
  double mass = 0.0;
  for (int i = 0; i < n; i++)
    mass += f->density[i] * f->density[i];
  free(f->density);
  free(f->velocity);
  free(f);
  return mass;
}
