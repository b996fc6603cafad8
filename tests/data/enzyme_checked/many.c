// Control flow and memory of every kind, in both modes.
#include "checked.h"

typedef double (*fn)(double, const double *);
struct ops { fn f[3]; int used; };
static double o1(double x, const double *p) { return x * p[0]; }
static double o2(double x, const double *p) { return sin(x) + p[1]; }
static double o3(double x, const double *p) { return x * x * p[2]; }
double table(double x, int n) {
  struct ops o = {{o1, o2, o3}, 3};
  double p[3] = {x, 2 * x, x + 1};
  double s = x;
  for (int i = 0; i < n; i++) {
    int k = (i * 7) % o.used;
    s = o.f[k](s, p);
    if (s > 50) s = s / 10;
  }
  return s;
}

double mycos(double x, int n) {
  double t = 1, s = 1, old;
  int i = 1;
  do {
    old = s;
    t *= -x * x / ((2*i-1) * (2*i));
    s += t;
    i++;
  } while (fabs(s - old) > 1e-12 && i < n);
  return s;
}

double insertsort(double x, int n) {
  double a[16];
  for (int i = 0; i < n; i++) a[i] = x * ((i * 5) % 7) - i;
  for (int i = 1; i < n; i++) {
    double v = a[i];
    int j = i;
    while (j > 0 && a[j-1] > v) {
      a[j] = a[j-1];
      j--;
    }
    a[j] = v;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
  return s;
}

double sw(double x, int n) {
  double s = x;
  for (int i = 0; i < n; i++) {
    switch (i % 5) {
      case 0: s += x;
      break;
      case 1: s *= x;
      case 2: s = sin(s);
      if (s < 0) continue;
      break;
      case 3: {
        double t;
        if ((t = s * x) > 0.5) {
          s = t;
          break;
        }
        s -= t;
      }
      default: s += 1 / (1 + s * s);
    }
  }
  return s;
}

typedef struct { double v[4], f; int k; } S;
static S mk(double x, int k) {
  S s;
  for (int i = 0; i < 4; i++) s.v[i] = x * i + k;
  s.f = x;
  s.k = k;
  return s;
}

double structs(double x, int n) {
  S a = mk(x, n), b;
  memcpy(&b, &a, sizeof b);
  b.v[2] *= b.f;
  S c[2] = {a, b};
  S d = c[n & 1];
  double s = 0;
  for (int i = 0; i < 4; i++) s += d.v[i] * c[!(n & 1)].v[3 - i];
  return s * d.k;
}

double recur(double x, int n) {
  if (n <= 0) return 0.5 * x;
  double a = recur(x * 0.9, n - 1);
  double b = n > 2 ? recur(a, n - 3) : x;
  return 0.3 * a * b + sin(b);
}

static double g1; 
double globals(double x, int n) {
  g1 = x;
  for (int i = 0; i < n; i++) {
    double *p = &g1;
    *p = *p * x + i;
  }
  return g1 * g1;
}

double assign(double x, int n) {
  double s = 0, t, u = x;
  while (n-- && (t = u * u) < 100) {
    u = t + 0.1;
    for (double v; (v = u * 0.5) > 1; u = v) s += v * t;
  }
  return s + u;
}

double gotos(double x, int n) {
  double s = x;
  int i = 0;
  again: if (i == n) goto out;
  s = s * x + 1;
  if (s > 3) {
    s -= 2;
    i += 2;
    if (i > n) goto out;
    goto again;
  }
  i++;
  goto again;
  out: return s * s;
}

double heap2(double x, int n) {
  double **r = (double**)calloc(n, sizeof(double*));
  for (int i = 0; i < n; i++) {
    r[i] = (double*)malloc((i+1) * sizeof(double));
    for (int j = 0; j <= i; j++) r[i][j] = j ? r[i-1][j-1] * x + (j < i ? r[i-1][j] : 0) : x;
  }
  double s = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++) s += r[i][j];
    free(r[i]);
  }
  free(r);
  return s;
}

double nested(double x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) for (int j = i; j < n; j += 2) {
    if ((i ^ j) & 1) continue;
    double w;
    for (int k = 0; k < 3; k++) {
      if (k == 2 && j > 2) break;
      w = x * k + i;
      s += w * w * j;
    }
    s += w;
  }
  return s;
}

double vla(double x, int n) {
  double a[n][n];
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = cos(x * i + j);
  double s = 0;
  for (int k = 0; k < n; k++) {
    double t[n];
    for (int i = 0; i < n; i++) t[i] = a[i][k];
    for (int i = 0; i < n; i++) s += t[i] * a[k][i];
  }
  return s;
}

static void sw2(double *a, double *b) { double t = *a; *a = *b; *b = t; }
double swaps(double x, int n) {
  double a = x, b = x * x;
  double *p = &a, *q = &b;
  for (int i = 0; i < n; i++) {
    sw2(p, q);
    if (i % 3 == 1) {
      double *t = p;
      p = q;
      q = t;
    }
    *p += *q * 0.5;
  }
  return a * a - b;
}

#define T(f)                                                                                       \
  for (int n = 2; n < 8; n += n < 4 ? 1 : 3) {                                                     \
    double slope = DIFFERENCE(f(x, n), x);                                                         \
    check(#f " in reverse mode", __enzyme_autodiff((void *)f, x, n), slope);                       \
    check(#f " in forward mode", __enzyme_fwddiff((void *)f, x, 1.0, n), slope);                   \
  }
int main(void) { double x = 1.17;
T(table) T(mycos) T(insertsort) T(sw) T(structs) T(recur) T(globals) T(assign) T(gotos) T(heap2) T(nested) T(vla) T(swaps)

return wrong; }
