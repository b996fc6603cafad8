// Several directions at once, of functions that write memory: the function runs once, and each
// direction has shadows of its own. What is expected are differences of the functions themselves.
#include "checked.h"

#define N 4
#define WIDTH 3
#define CALLED __attribute__((noinline)) static

CALLED void in_place(double *x, double *o) {
  for (int i = 1; i < N; i++) x[i] = x[i] * x[i - 1] + sin(x[i]);
  memcpy(o, x, N * sizeof *o);
}

CALLED void heap(double *x, double *o) {
  double *t = malloc(N * sizeof *t), s = 0;
  for (int i = 0; i < N; i++) t[i] = exp(x[i]);
  for (int i = 0; i < N; i++) s += t[i] * t[N - 1 - i];
  for (int i = 0; i < N; i++) o[i] = s * x[i];
  free(t);
}

static double state, history[N], *latest;
CALLED void globals(double *x, double *o) {
  state = 1;
  for (int i = 0; i < N; i++) {
    state *= 1 + x[i] * x[i];
    latest = &history[i];
    *latest = state;
  }
  for (int i = 0; i < N; i++) o[i] = history[i] / *latest;
}

struct node {
  double value;
  struct node *next;
};
CALLED void list(double *x, double *o) {
  struct node *head = 0;
  for (int i = 0; i < N; i++) {
    struct node *n = malloc(sizeof *n);
    *n = (struct node){x[i] * x[(i + 1) % N], head};
    head = n;
  }
  double s = 1;
  for (int i = 0; head; i++) {
    struct node *next = head->next;
    o[i] = s = s * head->value + 1;
    free(head);
    head = next;
  }
}

CALLED double recursive(const double *x, int n, double *o) {
  if (n == 0) return 1;
  double r = recursive(x, n - 1, o) * x[n - 1] + sqrt(2 + x[n - 1]);
  return o[n - 1] = r;
}
CALLED void recursion(double *x, double *o) { recursive(x, N, o); }

static int runs;
CALLED void counted(double *x, double *o) {
  runs++;
  printf("run %d\n", runs);
  double *t = malloc(sizeof *t);
  t[0] = x[0];
  for (int i = 1; i < N; i++) {
    t = realloc(t, (i + 1) * sizeof *t);
    t[i] = t[i - 1] * x[i];
  }
  memmove(o, t, N * sizeof *t);
  free(t);
}

CALLED void chosen(double *x, double *o) {
  double *p[N];
  for (int i = 0; i < N; i++) p[i] = x[i] > 0.6 ? &x[i] : &o[i];
  for (int i = 0; i < N; i++) o[i] = x[i] * i;
  for (int i = 0; i < N; i++) *p[i] += x[0] * x[i];
  for (int i = 0; i < N; i++) o[i] += x[i] * x[i];
}

static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
struct unit {
  double (*f)(double);
  double weight;
};
CALLED void functions(double *x, double *o) {
  struct unit u[N];
  for (int i = 0; i < N; i++) u[i] = (struct unit){i % 2 ? square : cube, x[i]};
  for (int i = 0; i < N; i++) o[i] = u[i].f(u[i].weight) * u[(i + 1) % N].weight;
}

CALLED void overwritten(double *x, double *o) {
  union { double d[N]; char s[N * sizeof(double)]; } u;
  memcpy(u.d, x, sizeof u.d);
  snprintf(u.s, sizeof(double), "%d", 42);
  u.d[1] *= u.s[0] == '4';
  u.d[0] = x[2];
  for (int i = 0; i < N; i++) o[i] = u.d[i] * u.d[(i + 1) % N];
}

typedef void function(double *, double *);
static const double at[N] = {0.5, 0.7, 0.9, 0.3};
static const double along[WIDTH][N] = {{1, 0, 0, 0}, {0.5, 1, -1, 0}, {0, 0.3, 0.2, 1}};

// A Jacobian by central differences: of what the function leaves in `x`, then in `o`.
static void differences(function *f, double found[N][2 * N]) {
  for (int i = 0; i < N; i++) {
    double above[2 * N] = {0}, below[2 * N] = {0};
    memcpy(above, at, sizeof at);
    memcpy(below, at, sizeof at);
    above[i] += 1e-6;
    below[i] -= 1e-6;
    f(above, above + N);
    f(below, below + N);
    for (int j = 0; j < 2 * N; j++) found[i][j] = (above[j] - below[j]) / 2e-6;
  }
}

// Whether memory is as one run leaves it.
static void values(function *f, const char *name, const double x[N], const double o[N]) {
  double expected[2 * N] = {0};
  memcpy(expected, at, sizeof at);
  f(expected, expected + N);
  for (int j = 0; j < N; j++) check(name, x[j], expected[j]), check(name, o[j], expected[N + j]);
}

#define FORWARD(f)                                                                                 \
  {                                                                                                \
    double x[N], o[N] = {0}, dx[WIDTH][N], d_o[WIDTH][N] = {{0}}, jacobian[N][2 * N];              \
    memcpy(x, at, sizeof x);                                                                       \
    memcpy(dx, along, sizeof dx);                                                                  \
    differences(f, jacobian);                                                                      \
    __enzyme_fwddiff((void *)f, enzyme_width, WIDTH, enzyme_dup, x, dx[0], dx[1], dx[2],           \
                     enzyme_dup, o, d_o[0], d_o[1], d_o[2]);                                       \
    for (int k = 0; k < WIDTH; k++)                                                                \
      for (int j = 0; j < N; j++) {                                                                \
        double of_x = 0, of_o = 0;                                                                 \
        for (int i = 0; i < N; i++) of_x += along[k][i] * jacobian[i][j];                          \
        for (int i = 0; i < N; i++) of_o += along[k][i] * jacobian[i][N + j];                      \
        check("forward " #f, dx[k][j], of_x);                                                      \
        check("forward " #f, d_o[k][j], of_o);                                                     \
      }                                                                                            \
    values(f, "forward " #f, x, o);                                                                \
  }

#define REVERSE(f)                                                                                 \
  {                                                                                                \
    double x[N], o[N] = {0}, dx[WIDTH][N] = {{0}}, d_o[WIDTH][N], jacobian[N][2 * N];              \
    memcpy(x, at, sizeof x);                                                                       \
    memcpy(d_o, along, sizeof d_o);                                                                \
    differences(f, jacobian);                                                                      \
    __enzyme_autodiff((void *)f, enzyme_width, WIDTH, enzyme_dup, x, dx[0], dx[1], dx[2],          \
                      enzyme_dup, o, d_o[0], d_o[1], d_o[2]);                                      \
    for (int k = 0; k < WIDTH; k++)                                                                \
      for (int i = 0; i < N; i++) {                                                                \
        double expected = 0;                                                                       \
        for (int j = 0; j < N; j++) expected += jacobian[i][N + j] * along[k][j];                  \
        check("reverse " #f, dx[k][i], expected);                                                  \
      }                                                                                            \
    values(f, "reverse " #f, x, o);                                                                \
  }

#define BOTH(f) FORWARD(f) REVERSE(f)

int main(void) {
  BOTH(in_place)
  BOTH(heap)
  BOTH(globals)
  BOTH(list)
  BOTH(recursion)
  BOTH(chosen)
  BOTH(functions)
  BOTH(overwritten)
  int before = runs;
  BOTH(counted)
  check("runs", runs - before, 2 * (2 * N + 1 + 1));
  return wrong;
}
