/* Places that hold an address at one time and a float at another. Compiled with -DFLOAT=float and
   -DFLOAT=double: derivatives are the same but for rounding. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NI __attribute__((noinline))
typedef FLOAT real;

/* ---- unions, set and read by functions of their own */

typedef union { real f; const double *p; } either;
NI static void set_f(either *u, real v) { u->f = v; }
NI static real get_f(either *u) { return u->f; }
NI static void set_p(either *u, const double *p) { u->p = p; }
NI static double get_p(either *u, int i) { return u->p[i]; }

double union_straight(double *x, int n) {
  either u;
  set_f(&u, x[0]);
  double s = get_f(&u) * get_f(&u) * n;
  set_p(&u, x);
  return s + get_p(&u, 1) * x[0];
}
double union_both_ways(double *x, int n) {
  either u;
  double s = 0;
  for (int i = 0; i < n; i++) {
    set_p(&u, x + (i & 1));
    s += get_p(&u, 0) * x[0];
    set_f(&u, x[0] * i);
    s += get_f(&u) * get_f(&u) * x[1];
  }
  return s;
}
double union_array(double *x, int n) {
  either *u = calloc(n, sizeof *u);
  double s = 0;
  for (int i = 0; i < n; i++) set_f(&u[i], x[0] * i);
  for (int i = 0; i < n; i++) s += get_f(&u[i]) * get_f(&u[n - 1 - i]);
  for (int i = 0; i < n; i++) set_p(&u[i], x);
  for (int i = 0; i < n; i++) s += get_p(&u[i], 1) * i;
  free(u);
  return s;
}
NI static double union_down(either *u, double *x, int n) {
  if (n == 0) return 1;
  set_f(u, x[n & 1] * n);
  double s = get_f(u) * union_down(u, x, n - 1);
  set_p(u, x);
  return s + get_p(u, n & 1) * x[0];
}
double union_recursion(double *x, int n) {
  either u;
  return union_down(&u, x, n);
}
double union_cleared(double *x, int n) {
  either u[2];
  double s = 0;
  for (int i = 0; i < n; i++) {
    set_p(&u[0], x);
    s += get_p(&u[0], i & 1);
    memset(u, 0, sizeof u);
    for (int k = 0; k <= i; k++) u[0].f += (real)(x[0] * k);
    s += get_f(&u[0]) * get_f(&u[0]);
  }
  return s;
}
double union_in_place(double *x, int n) {
  void *work = malloc(n * sizeof(double));
  real *f = work;
  double s = 0;
  for (int i = 0; i < n; i++) f[i] = x[i % 2] * (i + 1);
  for (int i = 0; i + 1 < n; i++) s += f[i] * f[i + 1];
  const double **p = work;
  for (int i = 0; i < n; i++) p[i] = x + i % 2;
  for (int i = 0; i < n; i++) s += *p[i] * i;
  free(work);
  return s;
}

/* ---- tagged unions in arrays, assigned again as other members */

typedef struct { int tag; union { double d; real f[2]; int64_t k; const double *p; } u; } variant;
NI static void put(variant *v, int t, const double *x, int i) {
  v->tag = t;
  switch (t) {
  case 0: v->u.d = x[0] * x[i]; break;
  case 1: v->u.f[0] = x[i], v->u.f[1] = x[0] * x[1]; break;
  case 2: v->u.k = i + 3; break;
  default: v->u.p = x + i;
  }
}
NI static double get(const variant *v, const double *x) {
  switch (v->tag) {
  case 0: return v->u.d * v->u.d;
  case 1: return v->u.f[0] * v->u.f[1];
  case 2: return v->u.k * x[0];
  default: return *v->u.p * x[1];
  }
}
double variants(double *x, int n) {
  variant v[3];
  double s = 0;
  for (int i = 0; i < 4 * n; i++) {
    put(&v[i % 3], (i * 5 + i / 3) % 4, x, i % 2);
    for (int k = 0; k <= i && k < 3; k++) s += get(&v[k], x) * (i + 1);
  }
  return s;
}
double counters(double *x, int n) {
  union { real f; int64_t k; const double *p; } u;
  double s = 0;
  for (int i = 0; i < n; i++) {
    u.f = x[0] * (i + 1);
    s += u.f * u.f;
    u.p = x;
    s += u.p[i & 1];
    for (u.k = 0; u.k < i + 2; u.k++) s += x[u.k & 1];
    u.p = x + 1;
    s += *u.p * x[0];
  }
  return s;
}

/* ---- memory that is given again */

typedef union slot { real v[2]; union slot *next; } slot;
static slot pool[8], *slots;
NI static slot *get_slot(void) { slot *s = slots; slots = s->next; return s; }
NI static void put_slot(slot *s) { s->next = slots; slots = s; }
double free_list(double *x, int n) {
  slots = 0;
  for (int i = 0; i < 8; i++) put_slot(&pool[i]);
  double s = 0;
  for (int i = 0; i < n; i++) {
    slot *a = get_slot(), *b = get_slot();
    a->v[0] = x[0], a->v[1] = x[1];
    b->v[0] = a->v[1] * a->v[0], b->v[1] = i;
    s += b->v[0] * b->v[1] * a->v[0];
    put_slot(a), put_slot(b);
  }
  return s;
}
static void *blocks;
NI static void *get_block(void) {
  if (!blocks) return malloc(8 * sizeof(real));
  void *found = blocks;
  blocks = *(void **)found;
  return found;
}
NI static void put_block(void *p) { *(void **)p = blocks; blocks = p; }
double free_blocks(double *x, int n) {
  blocks = 0;
  double s = 0;
  for (int k = 0; k < n; k++) {
    real *a = get_block(), *b = get_block();
    for (int i = 0; i < 8; i++) a[i] = x[0] * i, b[i] = x[1] * a[i];
    for (int i = 0; i < 8; i++) s += a[i] * b[7 - i];
    put_block(a), put_block(b);
  }
  while (blocks) free(get_block());
  return s;
}
typedef struct node { struct node *next; const double *p; real v; } node;
static char arena[1 << 12];
static size_t used;
NI static void *take(size_t size) {
  void *found = arena + used;
  used += (size + 15) & ~(size_t)15;
  return found;
}
double arena_again(double *x, int n) {
  double s = 0;
  for (int k = 0; k < n; k++) {
    used = 0;
    if (k & 1) {
      node *head = 0;
      for (int i = 0; i < 4; i++) {
        node *q = take(sizeof *q);
        q->next = head, q->p = x + (i & 1), q->v = x[0] * i;
        head = q;
      }
      for (; head; head = head->next) s += head->v * *head->p;
    } else {
      real *f = take(16 * sizeof *f);
      for (int i = 0; i < 16; i++) f[i] = x[i & 1] * (i + k);
      for (int i = 0; i < 16; i++) s += f[i] * f[15 - i] * 1e-2;
    }
  }
  return s;
}
double grown(double *x, int n) {
  void *m = malloc(16);
  double s = 0;
  for (int k = 1; k <= n; k++) {
    m = realloc(m, 16 * k);
    real *f = m;
    for (int i = 0; i < 2 * k; i++) f[i] = x[i & 1] * (i + k);
    for (int i = 0; i < 2 * k; i++) s += f[i] * f[2 * k - 1 - i];
    const double **p = m;
    for (int i = 0; i < 2 * k; i++) p[i] = x + (i & 1);
    for (int i = 0; i < 2 * k; i++) s += *p[i] * x[0];
  }
  free(m);
  return s;
}
double stack_again(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    { const double *p[4]; for (int k = 0; k < 4; k++) p[k] = x + (k + i) % 2; for (int k = 0; k < 4; k++) s += *p[k] * *p[(k + i) % 4]; }
    { real f[8]; for (int k = 0; k < 8; k++) f[k] = x[k % 2] * k; for (int k = 0; k < 8; k++) s += f[k] * f[(k + i) % 8]; }
  }
  return s;
}

/* ---- places that are told as numbers */

NI static void write_f(char *m, size_t at, real v) { *(real *)(m + at) = v; }
NI static real read_f(char *m, size_t at) { return *(real *)(m + at); }
NI static void write_p(char *m, size_t at, const double *p) { *(const double **)(m + at) = p; }
NI static double read_p(char *m, size_t at) { return **(const double **)(m + at); }
double numbered(double *x, int n) {
  char *m = calloc(1, 8192);
  double s = 0;
  for (int r = 0; r < 2; r++) {
    for (int k = 0; k < n; k++) write_f(m, 4096 + 8 * k, x[0] * (k + r));
    for (int k = 0; k < n; k++) s += read_f(m, 4096 + 8 * k) * read_f(m, 4096 + 8 * k);
    for (int k = 0; k < n; k++) write_p(m, 4096 + 8 * k, x + (k & 1));
    for (int k = 0; k < n; k++) s += read_p(m, 4096 + 8 * k) * k;
  }
  free(m);
  return s;
}
