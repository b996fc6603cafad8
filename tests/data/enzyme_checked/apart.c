// Tapes: several at a time, propagated by another function, in another order, when memory has changed.
#include "checked.h"

void* __enzyme_augmentfwd(void*, ...);
void __enzyme_reverse(void*, ...);
typedef struct { void *tape; double r; } TR;
TR __enzyme_augmentfwd_r(void*, ...);
struct node { double v; struct node *next; };
__attribute__((noinline)) void scale(double *a, int n, double c) {
  for (int i = 0; i < n; i++) a[i] *= c * a[i];
}

__attribute__((noinline)) double norm(const double *a, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i]*a[i];
  return s;
}

double f(double *x, int n, struct node *l) {
  double tmp[8]; for (int i = 0; i < n; i++) tmp[i] = sin(x[i]);
  scale(tmp, n, x[0]);
  double s = norm(tmp, n);
  double *h = (double*)malloc(n * sizeof(double));
  for (int i = 0; i < n; i++) h[i] = tmp[i] * (i ? h[i-1] : 1) + x[i];
for (struct node *q = l; q; q = q->next) {
  s += q->v * q->v * h[0];
  q->v = s;
  if (s > 1000) break;
}

  s *= h[n-1]; free(h);
  x[0] = s; x[1] *= x[0];
  scale(x, n, 0.5);
  return s * norm(x, n);
}
/* derivative of f's return by x and l by autodiff on copies */
static void ref(const double *x, int n, const double *v, int m, double seed, double *dx, double *dv) {

  double xc[8]; memcpy(xc, x, n*8); struct node a[4], d[4];
for (int i = 0; i < m; i++) {
  a[i].v = v[i];
  a[i].next = i + 1 < m ? &a[i+1] : 0;
  d[i].v = 0;
  d[i].next = i + 1 < m ? &d[i+1] : 0;
}

for (int i = 0; i < n; i++) {
  double h = 1e-5, r[2];
  for (int k = 0; k < 2; k++) {
    memcpy(xc, x, n*8);
    for (int j=0;j<m;j++) a[j].v=v[j];
    xc[i] += k ? -h : h;
    r[k] = f(xc, n, a);
  }
  dx[i] = seed*(r[0]-r[1])/2/h;
}

for (int i = 0; i < m; i++) {
  double h = 1e-5, r[2];
  for (int k = 0; k < 2; k++) {
    memcpy(xc, x, n*8);
    for (int j=0;j<m;j++) a[j].v=v[j];
    a[i].v += k ? -h : h;
    r[k] = f(xc, n, a);
  }
  dv[i] = seed*(r[0]-r[1])/2/h;
}

}
#define N 4
#define M 3
double X[3][N], DX[3][N]; struct node A[3][M], D[3][M];
void *tapes[3];
void forwards(int k) {
  TR r = __enzyme_augmentfwd_r((void*)f, enzyme_dup, X[k], DX[k], enzyme_const, N, enzyme_dup, A[k], D[k]);
  tapes[k] = r.tape;
  printf("%g\n", r.r);
}

void backwards(int k, double seed) {
  __enzyme_reverse((void*)f, enzyme_dup, X[k], DX[k], enzyme_const, N, enzyme_dup, A[k], D[k], seed, tapes[k]);
}

int main() {
  double x0[3][N], v0[3][M];
for (int k = 0; k < 3; k++) {
  for (int i = 0; i < N; i++) X[k][i] = x0[k][i] = .5 + .1*i + .07*k;
  for (int i = 0; i < M; i++) {
    A[k][i].v = v0[k][i] = .3 + .2*i - .1*k;
    A[k][i].next = i + 1 < M ? &A[k][i+1] : 0;
    D[k][i].next = i + 1 < M ? &D[k][i+1] : 0;
  }
}

  for (int k = 0; k < 3; k++) forwards(k);
  double keep[N]; memcpy(keep, X[1], sizeof keep);
  for (int i = 0; i < N; i++) X[0][i] = 77;  /* memory changes in between */
  A[2][0].next = 0; A[2][0].v = 5;
  int order[3] = {1, 0, 2};
  for (int o = 0; o < 3; o++) { int k = order[o]; backwards(k, 1.0 + k); }
  for (int i = 0; i < N; i++) { check("left", X[1][i], keep[i]); check("left0", X[0][i], 77); }
for (int k = 0; k < 3; k++) {
  double dx[N], dv[M];
  ref(x0[k], N, v0[k], M, 1.0 + k, dx, dv);
  for (int i = 0; i < N; i++) check("dx", DX[k][i], dx[i]);
  for (int i = 0; i < M; i++) check("dv", D[k][i].v, dv[i]);
}

  return wrong;
}
