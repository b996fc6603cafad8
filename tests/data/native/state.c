// Static state, constructors, arrays of variable length, unions and copies of words.
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double factor = 1, table[4], *heap;
static int calls;
static double (*chosen)(double);

static double twice(double x) { return 2 * x; }
static double square(double x) { return x * x; }

__attribute__((constructor(101))) static void first(void) { factor = 3; }
__attribute__((constructor(102))) static void second(void) {
  factor *= 1.5;
  chosen = square;
  heap = calloc(4, sizeof *heap);
  for (int i = 0; i < 4; i++) table[i] = heap[i] = i + factor;
}

double constructed(double x) { return factor * x * table[2] + heap[3] * x * x + chosen(x); }

double counted(double x) {
  static double sum;
  static int n;
  sum = n = 0;
  for (int i = 0; i < 5; i++) {
    n += i & 1 ? 2 : 1;
    sum = sin(sum + n * x);
  }
  return sum * n;
}

static double *memory(int i) {
  static double cells[3];
  return &cells[i % 3];
}

double kept_between_calls(double x) {
  for (int i = 0; i < 3; i++) *memory(i) = x * (i + 1);
  for (int i = 0; i < 6; i++) *memory(i + 1) += *memory(i) * sin(*memory(i + 2));
  return *memory(0) * *memory(1) + *memory(2);
}

double changed_callee(double x) {
  double t = 0;
  for (int i = 0; i < 4; i++) {
    chosen = i & 1 ? twice : square;
    t = sin(t + chosen(x + t));
  }
  chosen = square;
  return t;
}

double variable_length(double x) {
  int n = 3 + (calls = 1);
  double a[n], b[n][2];
  for (int i = 0; i < n; i++) {
    a[i] = sin(x + i);
    b[i][0] = a[i] * x;
    b[n - 1 - i][1] = a[i] + i;
  }
  double t = 0;
  for (int i = 0; i < n; i++) t += b[i][0] * b[i][1] * a[n - 1 - i];
  return t;
}

double unions(double x) {
  union { double d; long i; } u[3], v[3];
  u[0].d = x * x;
  u[1].i = 5;
  u[2].d = sin(x);
  memcpy(v, u, sizeof v);
  u[0] = v[2];
  u[2] = v[0];
  return u[0].d * u[2].d * v[1].i;
}

double words(double x) {
  double a[4] = {x, x * x, 1, sin(x)}, b[4];
  for (int i = 0; i < 4; i++) ((unsigned long *)b)[i] = ((unsigned long *)a)[3 - i];
  for (int i = 0; i < 8; i++) ((unsigned *)a)[i] = ((unsigned *)b)[i ^ 2];
  char raw[32];
  memmove(raw, a, 32);
  memmove(b, raw + 8, 24);
  return b[0] * b[1] + b[2] * b[3] + a[0] * x;
}

double relinked(double x) {
  struct node { double v; struct node *next; } n[3] = {{x, n + 1}, {x * x, n + 2}, {sin(x), 0}};
  n[2].next = n;
  n[0].next = n + 2;
  struct node *p = n;
  double t = 1;
  for (int i = 0; i < 5; i++, p = p->next) t = cos(t * p->v), p->v += t;
  return t * n[1].v + n[0].v;
}
