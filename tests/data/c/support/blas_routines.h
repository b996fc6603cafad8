// Plain loops, for one format: REAL, and CBLAS(name) and FORTRAN(name) for what functions are called.
// An element of a matrix is found by at(), so that no routine knows how a matrix lies in memory.

static REAL *NAME(of)(REAL *x, int n, int inc, int i) {
  return inc < 0 ? &x[(i - (n - 1)) * inc] : &x[i * inc];
}
#define X(i) (*NAME(of)((REAL *)x, n, incx, i))
#define Y(i) (*NAME(of)((REAL *)y, n, incy, i))

REAL CBLAS(dot)(int n, const REAL *x, int incx, const REAL *y, int incy) {
  REAL sum = 0;
  for (int i = 0; i < n; i++)
    sum += X(i) * Y(i);
  return sum;
}

void CBLAS(axpy)(int n, REAL alpha, const REAL *x, int incx, REAL *y, int incy) {
  for (int i = 0; i < n; i++)
    Y(i) += alpha * X(i);
}

void CBLAS(scal)(int n, REAL alpha, REAL *x, int incx) {
  for (int i = 0; i < n; i++)
    X(i) *= alpha;
}

void CBLAS(copy)(int n, const REAL *x, int incx, REAL *y, int incy) {
  for (int i = 0; i < n; i++)
    Y(i) = X(i);
}

void CBLAS(swap)(int n, REAL *x, int incx, REAL *y, int incy) {
  for (int i = 0; i < n; i++) {
    REAL old = X(i);
    X(i) = Y(i);
    Y(i) = old;
  }
}

REAL CBLAS(nrm2)(int n, const REAL *x, int incx) {
  return sqrt(CBLAS(dot)(n, x, incx, x, incx));
}

REAL CBLAS(asum)(int n, const REAL *x, int incx) {
  REAL sum = 0;
  for (int i = 0; i < n; i++)
    sum += fabs(X(i));
  return sum;
}

void CBLAS(rot)(int n, REAL *x, int incx, REAL *y, int incy, REAL c, REAL s) {
  for (int i = 0; i < n; i++) {
    REAL old = X(i);
    X(i) = c * old + s * Y(i);
    Y(i) = c * Y(i) - s * old;
  }
}
#undef X
#undef Y

enum { NAME(row) = 101, NAME(plain) = 111, NAME(upper) = 121, NAME(unit) = 132, NAME(left) = 141 };

static REAL *NAME(at)(int order, const REAL *a, int lda, int i, int j) {
  return (REAL *)&a[order == NAME(row) ? i * lda + j : j * lda + i];
}

static REAL NAME(op)(int order, int trans, const REAL *a, int lda, int i, int j) {
  return trans == NAME(plain) ? *NAME(at)(order, a, lda, i, j) : *NAME(at)(order, a, lda, j, i);
}

// A symmetric matrix of which one triangle is there.
static REAL NAME(sym)(int order, int uplo, const REAL *a, int lda, int i, int j) {
  return (uplo == NAME(upper)) == (i <= j) ? *NAME(at)(order, a, lda, i, j)
                                           : *NAME(at)(order, a, lda, j, i);
}

// A triangle, zero elsewhere, perhaps with ones on its diagonal, perhaps transposed.
static REAL NAME(tri)(int order, int uplo, int trans, int diag, const REAL *a, int lda, int i,
                      int j) {
  if (trans != NAME(plain)) {
    int t = i;
    i = j;
    j = t;
  }
  if (i == j)
    return diag == NAME(unit) ? 1 : *NAME(at)(order, a, lda, i, j);
  return (uplo == NAME(upper)) == (i < j) ? *NAME(at)(order, a, lda, i, j) : 0;
}

void CBLAS(gemv)(int order, int trans, int m, int n, REAL alpha, const REAL *a, int lda,
                 const REAL *x, int incx, REAL beta, REAL *y, int incy) {
  int rows = trans == NAME(plain) ? m : n, columns = trans == NAME(plain) ? n : m;
  for (int i = 0; i < rows; i++) {
    REAL sum = 0, *to = NAME(of)(y, rows, incy, i);
    for (int j = 0; j < columns; j++)
      sum += NAME(op)(order, trans, a, lda, i, j) * *NAME(of)((REAL *)x, columns, incx, j);
    *to = alpha * sum + (beta == 0 ? 0 : beta * *to);
  }
}

void CBLAS(ger)(int order, int m, int n, REAL alpha, const REAL *x, int incx, const REAL *y,
                int incy, REAL *a, int lda) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      *NAME(at)(order, a, lda, i, j) +=
          alpha * *NAME(of)((REAL *)x, m, incx, i) * *NAME(of)((REAL *)y, n, incy, j);
}

void CBLAS(symv)(int order, int uplo, int n, REAL alpha, const REAL *a, int lda, const REAL *x,
                 int incx, REAL beta, REAL *y, int incy) {
  for (int i = 0; i < n; i++) {
    REAL sum = 0, *to = NAME(of)(y, n, incy, i);
    for (int j = 0; j < n; j++)
      sum += NAME(sym)(order, uplo, a, lda, i, j) * *NAME(of)((REAL *)x, n, incx, j);
    *to = alpha * sum + (beta == 0 ? 0 : beta * *to);
  }
}

void CBLAS(syr2)(int order, int uplo, int n, REAL alpha, const REAL *x, int incx, const REAL *y,
                 int incy, REAL *a, int lda) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i == j || (uplo == NAME(upper)) == (i < j)) {
        REAL *xs = (REAL *)x, *ys = (REAL *)y;
        *NAME(at)(order, a, lda, i, j) +=
            alpha * (*NAME(of)(xs, n, incx, i) * *NAME(of)(ys, n, incy, j) +
                     *NAME(of)(ys, n, incy, i) * *NAME(of)(xs, n, incx, j));
      }
}

void CBLAS(trmm)(int order, int side, int uplo, int trans, int diag, int m, int n, REAL alpha,
                 const REAL *a, int lda, REAL *b, int ldb) {
  REAL old[m * n];
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      old[i * n + j] = *NAME(at)(order, b, ldb, i, j);
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      REAL sum = 0;
      for (int p = 0; p < (side == NAME(left) ? m : n); p++)
        sum += side == NAME(left) ? NAME(tri)(order, uplo, trans, diag, a, lda, i, p) * old[p * n + j]
                                  : old[i * n + p] * NAME(tri)(order, uplo, trans, diag, a, lda, p, j);
      *NAME(at)(order, b, ldb, i, j) = alpha * sum;
    }
}

// One row or column of unknowns after the other, whichever does not depend on others that are left.
static void NAME(solve)(int order, int uplo, int trans, int diag, int n, const REAL *a, int lda,
                        REAL *x, int step) {
  int forward = (uplo == NAME(upper)) != (trans == NAME(plain));
  for (int k = 0; k < n; k++) {
    int i = forward ? k : n - 1 - k;
    REAL sum = x[i * step];
    for (int j = 0; j < n; j++)
      if (j != i)
        sum -= NAME(tri)(order, uplo, trans, diag, a, lda, i, j) * x[j * step];
    x[i * step] = sum / NAME(tri)(order, uplo, trans, diag, a, lda, i, i);
  }
}

void CBLAS(trsm)(int order, int side, int uplo, int trans, int diag, int m, int n, REAL alpha,
                 const REAL *a, int lda, REAL *b, int ldb) {
  int size = side == NAME(left) ? m : n, others = side == NAME(left) ? n : m;
  for (int k = 0; k < others; k++) {
    REAL x[size];
    for (int i = 0; i < size; i++)
      x[i] = alpha * (side == NAME(left) ? *NAME(at)(order, b, ldb, i, k)
                                         : *NAME(at)(order, b, ldb, k, i));
    int turned = side == NAME(left) ? trans : trans == NAME(plain) ? 112 : NAME(plain);
    NAME(solve)(order, uplo, turned, diag, size, a, lda, x, 1);
    for (int i = 0; i < size; i++)
      *(side == NAME(left) ? NAME(at)(order, b, ldb, i, k) : NAME(at)(order, b, ldb, k, i)) = x[i];
  }
}

void CBLAS(trmv)(int order, int uplo, int trans, int diag, int n, const REAL *a, int lda, REAL *x,
                 int incx) {
  REAL y[n];
  CBLAS(copy)(n, x, incx, y, 1);
  CBLAS(trmm)(102, NAME(left), order == NAME(row) ? (uplo == NAME(upper) ? 122 : NAME(upper)) : uplo,
              order == NAME(row) ? (trans == NAME(plain) ? 112 : NAME(plain)) : trans, diag, n, 1, 1,
              a, lda, y, n);
  CBLAS(copy)(n, y, 1, x, incx);
}

void CBLAS(trsv)(int order, int uplo, int trans, int diag, int n, const REAL *a, int lda, REAL *x,
                 int incx) {
  REAL y[n];
  CBLAS(copy)(n, x, incx, y, 1);
  NAME(solve)(order, uplo, trans, diag, n, a, lda, y, 1);
  CBLAS(copy)(n, y, 1, x, incx);
}

void CBLAS(gemm)(int order, int ta, int tb, int m, int n, int k, REAL alpha, const REAL *a, int lda,
                 const REAL *b, int ldb, REAL beta, REAL *c, int ldc) {
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      REAL sum = 0, *to = NAME(at)(order, c, ldc, i, j);
      for (int p = 0; p < k; p++)
        sum += NAME(op)(order, ta, a, lda, i, p) * NAME(op)(order, tb, b, ldb, p, j);
      *to = alpha * sum + (beta == 0 ? 0 : beta * *to);
    }
}

void CBLAS(syrk)(int order, int uplo, int trans, int n, int k, REAL alpha, const REAL *a, int lda,
                 REAL beta, REAL *c, int ldc) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (i == j || (uplo == NAME(upper)) == (i < j)) {
        REAL sum = 0, *to = NAME(at)(order, c, ldc, i, j);
        for (int p = 0; p < k; p++)
          sum += NAME(op)(order, trans, a, lda, i, p) * NAME(op)(order, trans, a, lda, j, p);
        *to = alpha * sum + (beta == 0 ? 0 : beta * *to);
      }
}

// ---- what Fortran calls: columns first, everything by address ----

REAL FORTRAN(dot)(const int *n, const REAL *x, const int *incx, const REAL *y, const int *incy) {
  return CBLAS(dot)(*n, x, *incx, y, *incy);
}

void FORTRAN(axpy)(const int *n, const REAL *alpha, const REAL *x, const int *incx, REAL *y,
                   const int *incy) {
  CBLAS(axpy)(*n, *alpha, x, *incx, y, *incy);
}

void FORTRAN(scal)(const int *n, const REAL *alpha, REAL *x, const int *incx) {
  CBLAS(scal)(*n, *alpha, x, *incx);
}

void FORTRAN(copy)(const int *n, const REAL *x, const int *incx, REAL *y, const int *incy) {
  CBLAS(copy)(*n, x, *incx, y, *incy);
}

#define TRANS(t) (*t == 'N' || *t == 'n' ? 111 : 112)
#define UPLO(t) (*t == 'U' || *t == 'u' ? 121 : 122)
#define DIAG(t) (*t == 'U' || *t == 'u' ? 132 : 131)
#define SIDE(t) (*t == 'L' || *t == 'l' ? 141 : 142)

void FORTRAN(gemv)(const char *trans, const int *m, const int *n, const REAL *alpha, const REAL *a,
                   const int *lda, const REAL *x, const int *incx, const REAL *beta, REAL *y,
                   const int *incy) {
  CBLAS(gemv)(102, TRANS(trans), *m, *n, *alpha, a, *lda, x, *incx, *beta, y, *incy);
}

void FORTRAN(ger)(const int *m, const int *n, const REAL *alpha, const REAL *x, const int *incx,
                  const REAL *y, const int *incy, REAL *a, const int *lda) {
  CBLAS(ger)(102, *m, *n, *alpha, x, *incx, y, *incy, a, *lda);
}

void FORTRAN(gemm)(const char *ta, const char *tb, const int *m, const int *n, const int *k,
                   const REAL *alpha, const REAL *a, const int *lda, const REAL *b, const int *ldb,
                   const REAL *beta, REAL *c, const int *ldc) {
  CBLAS(gemm)(102, TRANS(ta), TRANS(tb), *m, *n, *k, *alpha, a, *lda, b, *ldb, *beta, c, *ldc);
}

void FORTRAN(trsm)(const char *side, const char *uplo, const char *trans, const char *diag,
                   const int *m, const int *n, const REAL *alpha, const REAL *a, const int *lda,
                   REAL *b, const int *ldb) {
  CBLAS(trsm)(102, SIDE(side), UPLO(uplo), TRANS(trans), DIAG(diag), *m, *n, *alpha, a, *lda, b,
              *ldb);
}
#undef TRANS
#undef UPLO
#undef DIAG
#undef SIDE
