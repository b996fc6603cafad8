/* Programs that overwrite their arguments, most of them after PolyBench/C 4.2 (Pouchet and Yuki,
   2016). Each returns half the sum of the squares of what it has made. `in_place.mlir` has the same. */

#include <math.h>

static double half_squares(long n, const double *x) {
  double sum = 0.0;
  for (long i = 0; i < n; i++)
    sum += x[i] * x[i];
  return 0.5 * sum;
}

/* C = 1.5 A B + 1.2 C, row by row. */
double gemm(long n, const double *A, const double *B, double *C) {
  for (long i = 0; i < n; i++) {
    for (long j = 0; j < n; j++)
      C[i * n + j] *= 1.2;
    for (long k = 0; k < n; k++)
      for (long j = 0; j < n; j++)
        C[i * n + j] += 1.5 * A[i * n + k] * B[k * n + j];
  }
  return half_squares(n * n, C);
}

/* The same by scalar products. */
double gemm_dots(long n, const double *A, const double *B, double *C) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      double sum = 0.0;
      for (long k = 0; k < n; k++)
        sum += A[i * n + k] * B[k * n + j];
      C[i * n + j] = 1.2 * C[i * n + j] + 1.5 * sum;
    }
  return half_squares(n * n, C);
}

/* D = 1.5 A B C + 1.2 D, with A B in T. */
double two_products(long n, const double *A, const double *B, const double *C, double *D, double *T) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      T[i * n + j] = 0.0;
      for (long k = 0; k < n; k++)
        T[i * n + j] += 1.5 * A[i * n + k] * B[k * n + j];
    }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      D[i * n + j] *= 1.2;
      for (long k = 0; k < n; k++)
        D[i * n + j] += T[i * n + k] * C[k * n + j];
    }
  return half_squares(n * n, D);
}

/* G = (A B) (C D), with A B in E and C D in F. */
double three_products(long n, const double *A, const double *B, const double *C, const double *D,
                      double *E, double *F, double *G) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      E[i * n + j] = 0.0;
      for (long k = 0; k < n; k++)
        E[i * n + j] += A[i * n + k] * B[k * n + j];
    }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      F[i * n + j] = 0.0;
      for (long k = 0; k < n; k++)
        F[i * n + j] += C[i * n + k] * D[k * n + j];
    }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++) {
      G[i * n + j] = 0.0;
      for (long k = 0; k < n; k++)
        G[i * n + j] += E[i * n + k] * F[k * n + j];
    }
  return half_squares(n * n, G);
}

/* A += u v' + p q', x += 1.2 A' y + z, w += 1.5 A x. */
double gemver(long n, double *A, const double *u, const double *v, const double *p, const double *q,
              double *w, double *x, const double *y, const double *z) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      A[i * n + j] = A[i * n + j] + u[i] * v[j] + p[i] * q[j];
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      x[i] = x[i] + 1.2 * A[j * n + i] * y[j];
  for (long i = 0; i < n; i++)
    x[i] = x[i] + z[i];
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      w[i] = w[i] + 1.5 * A[i * n + j] * x[j];
  return half_squares(n, w);
}

/* y = 1.5 A x + 1.2 B x. */
double gesummv(long n, const double *A, const double *B, double *t, const double *x, double *y) {
  for (long i = 0; i < n; i++) {
    t[i] = 0.0;
    y[i] = 0.0;
    for (long j = 0; j < n; j++) {
      t[i] = A[i * n + j] * x[j] + t[i];
      y[i] = B[i * n + j] * x[j] + y[i];
    }
    y[i] = 1.5 * t[i] + 1.2 * y[i];
  }
  return half_squares(n, y);
}

/* y = A' (A x), with A x in t. */
double atax(long n, const double *A, const double *x, double *y, double *t) {
  for (long i = 0; i < n; i++)
    y[i] = 0.0;
  for (long i = 0; i < n; i++) {
    t[i] = 0.0;
    for (long j = 0; j < n; j++)
      t[i] = t[i] + A[i * n + j] * x[j];
    for (long j = 0; j < n; j++)
      y[j] = y[j] + A[i * n + j] * t[i];
  }
  return half_squares(n, y);
}

/* s = A' r, q = A p. */
double bicg(long n, const double *A, double *s, double *q, const double *p, const double *r) {
  for (long i = 0; i < n; i++)
    s[i] = 0.0;
  for (long i = 0; i < n; i++) {
    q[i] = 0.0;
    for (long j = 0; j < n; j++) {
      s[j] = s[j] + r[i] * A[i * n + j];
      q[i] = q[i] + A[i * n + j] * p[j];
    }
  }
  return half_squares(n, s) + half_squares(n, q);
}

/* x += A y, z += A' w. */
double mvt(long n, const double *A, double *x, double *z, const double *y, const double *w) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      x[i] = x[i] + A[i * n + j] * y[j];
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      z[i] = z[i] + A[j * n + i] * w[j];
  return half_squares(n, x) + half_squares(n, z);
}

/* Each row of A[r][q] is multiplied by C, through a row of scratch. */
double doitgen(long n, long m, double *A, const double *C, double *sum) {
  for (long r = 0; r < n; r++)
    for (long q = 0; q < n; q++) {
      for (long p = 0; p < m; p++) {
        sum[p] = 0.0;
        for (long s = 0; s < m; s++)
          sum[p] += A[(r * n + q) * m + s] * C[s * m + p];
      }
      for (long p = 0; p < m; p++)
        A[(r * n + q) * m + p] = sum[p];
    }
  return half_squares(n * n * m, A);
}

/* Columns of `data` are centred; S are the products of all pairs. */
double covariance(long n, long m, double *data, double *S, double *mean) {
  for (long j = 0; j < m; j++) {
    mean[j] = 0.0;
    for (long i = 0; i < n; i++)
      mean[j] += data[i * m + j];
    mean[j] /= (double)n;
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      data[i * m + j] -= mean[j];
  for (long i = 0; i < m; i++)
    for (long j = i; j < m; j++) {
      S[i * m + j] = 0.0;
      for (long k = 0; k < n; k++)
        S[i * m + j] += data[k * m + i] * data[k * m + j];
      S[i * m + j] /= (double)n - 1.0;
      S[j * m + i] = S[i * m + j];
    }
  return half_squares(m * m, S);
}

double jacobi_1d(long n, long steps, double *A, double *B) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++)
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    for (long i = 1; i < n - 1; i++)
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
  }
  return half_squares(n, A);
}

double jacobi_2d(long n, long steps, double *A, double *B) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        B[i * n + j] = 0.2 * (A[i * n + j] + A[i * n + j - 1] + A[i * n + j + 1] +
                              A[(i + 1) * n + j] + A[(i - 1) * n + j]);
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        A[i * n + j] = 0.2 * (B[i * n + j] + B[i * n + j - 1] + B[i * n + j + 1] +
                              B[(i + 1) * n + j] + B[(i - 1) * n + j]);
  }
  return half_squares(n * n, A);
}

double heat_3d(long n, long steps, double A[n][n][n], double B[n][n][n]) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        for (long k = 1; k < n - 1; k++)
          B[i][j][k] = 0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) +
                       0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) +
                       0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]) + A[i][j][k];
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        for (long k = 1; k < n - 1; k++)
          A[i][j][k] = 0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) +
                       0.125 * (B[i][j + 1][k] - 2.0 * B[i][j][k] + B[i][j - 1][k]) +
                       0.125 * (B[i][j][k + 1] - 2.0 * B[i][j][k] + B[i][j][k - 1]) + B[i][j][k];
  }
  return half_squares(n * n * n, &A[0][0][0]);
}

double fdtd_2d(long n, long steps, double ex[n][n], double ey[n][n], double hz[n][n],
               const double *source) {
  for (long t = 0; t < steps; t++) {
    for (long j = 0; j < n; j++)
      ey[0][j] = source[t];
    for (long i = 1; i < n; i++)
      for (long j = 0; j < n; j++)
        ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
    for (long i = 0; i < n; i++)
      for (long j = 1; j < n; j++)
        ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
    for (long i = 0; i < n - 1; i++)
      for (long j = 0; j < n - 1; j++)
        hz[i][j] = hz[i][j] - 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
  }
  return half_squares(n * n, &hz[0][0]);
}

/* Diffusion with a nonlinear reaction: u += 0.1 (neighbours - 4 u) - 0.01 u³, through v. */
double reaction(long n, long steps, double u[n][n], double v[n][n]) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++) {
        double c = u[i][j];
        double flow = u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * c;
        v[i][j] = c + 0.1 * flow - 0.01 * c * c * c;
      }
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        u[i][j] = v[i][j];
  }
  return half_squares(n * n, &u[0][0]);
}

/* Gauss-Seidel sweeps over eight neighbours. */
double seidel_2d(long n, long steps, double A[n][n]) {
  for (long t = 0; t < steps; t++)
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++)
        A[i][j] = (A[i - 1][j - 1] + A[i - 1][j] + A[i - 1][j + 1] + A[i][j - 1] + A[i][j] +
                   A[i][j + 1] + A[i + 1][j - 1] + A[i + 1][j] + A[i + 1][j + 1]) /
                  9.0;
  return half_squares(n * n, &A[0][0]);
}

/* Implicit steps along columns, then along rows: a tridiagonal system for each. */
double adi(long n, long steps, double u[n][n], double v[n][n], double p[n][n], double q[n][n]) {
  const double a = -0.3, b = 1.6, c = -0.3, d = -0.2, f = -0.2;
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++) {
      v[0][i] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = v[0][i];
      for (long j = 1; j < n - 1; j++) {
        p[i][j] = -c / (a * p[i][j - 1] + b);
        q[i][j] = (-d * u[j][i - 1] + (1.0 + 2.0 * d) * u[j][i] - f * u[j][i + 1] - a * q[i][j - 1]) /
                  (a * p[i][j - 1] + b);
      }
      v[n - 1][i] = 1.0;
      for (long j = n - 2; j >= 1; j--)
        v[j][i] = p[i][j] * v[j + 1][i] + q[i][j];
    }
    for (long i = 1; i < n - 1; i++) {
      u[i][0] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = u[i][0];
      for (long j = 1; j < n - 1; j++) {
        p[i][j] = -f / (d * p[i][j - 1] + b);
        q[i][j] = (-a * v[i - 1][j] + (1.0 + 2.0 * a) * v[i][j] - c * v[i + 1][j] - d * q[i][j - 1]) /
                  (d * p[i][j - 1] + b);
      }
      u[i][n - 1] = 1.0;
      for (long j = n - 2; j >= 1; j--)
        u[i][j] = p[i][j] * u[i][j + 1] + q[i][j];
    }
  }
  return half_squares(n * n, &u[0][0]);
}

/* Recursive filter along rows, forth and back, then along columns. */
double deriche(long n, double x[n][n], double out[n][n], double y[n][n], double z[n][n]) {
  const double a1 = 0.3, a2 = 0.2, a3 = 0.25, a4 = 0.15, b1 = 0.9, b2 = -0.25;
  for (long i = 0; i < n; i++) {
    double y1 = 0.0, y2 = 0.0, x1 = 0.0;
    for (long j = 0; j < n; j++) {
      y[i][j] = a1 * x[i][j] + a2 * x1 + b1 * y1 + b2 * y2;
      x1 = x[i][j];
      y2 = y1;
      y1 = y[i][j];
    }
  }
  for (long i = 0; i < n; i++) {
    double y1 = 0.0, y2 = 0.0, x1 = 0.0, x2 = 0.0;
    for (long j = n - 1; j >= 0; j--) {
      z[i][j] = a3 * x1 + a4 * x2 + b1 * y1 + b2 * y2;
      x2 = x1;
      x1 = x[i][j];
      y2 = y1;
      y1 = z[i][j];
    }
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      out[i][j] = y[i][j] + z[i][j];
  for (long j = 0; j < n; j++) {
    double t1 = 0.0, y1 = 0.0, y2 = 0.0;
    for (long i = 0; i < n; i++) {
      y[i][j] = a1 * out[i][j] + a2 * t1 + b1 * y1 + b2 * y2;
      t1 = out[i][j];
      y2 = y1;
      y1 = y[i][j];
    }
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < n; j++)
      out[i][j] = y[i][j] * out[i][j];
  return half_squares(n * n, &out[0][0]);
}

/* L x = b for a lower triangular L. */
double trisolv(long n, double L[n][n], double *x, const double *b) {
  for (long i = 0; i < n; i++) {
    x[i] = b[i];
    for (long j = 0; j < i; j++)
      x[i] -= L[i][j] * x[j];
    x[i] = x[i] / L[i][i];
  }
  return half_squares(n, x);
}

/* Durbin's recursion for Toeplitz systems. */
double durbin(long n, const double *r, double *y, double *z) {
  y[0] = -r[0];
  double beta = 1.0, alpha = -r[0];
  for (long k = 1; k < n; k++) {
    beta = (1.0 - alpha * alpha) * beta;
    double sum = 0.0;
    for (long i = 0; i < k; i++)
      sum += r[k - i - 1] * y[i];
    alpha = -(r[k] + sum) / beta;
    for (long i = 0; i < k; i++)
      z[i] = y[i] + alpha * y[k - i - 1];
    for (long i = 0; i < k; i++)
      y[i] = z[i];
    y[k] = alpha;
  }
  return half_squares(n, y);
}

/* L and U in the place of A, without pivots. */
double lu(long n, double A[n][n]) {
  for (long k = 0; k < n; k++) {
    for (long i = k + 1; i < n; i++) {
      A[i][k] /= A[k][k];
      for (long j = k + 1; j < n; j++)
        A[i][j] -= A[i][k] * A[k][j];
    }
  }
  return half_squares(n * n, &A[0][0]);
}

/* The Cholesky factor in the lower triangle of A. */
double cholesky(long n, double A[n][n]) {
  for (long i = 0; i < n; i++) {
    for (long j = 0; j < i; j++) {
      for (long k = 0; k < j; k++)
        A[i][j] -= A[i][k] * A[j][k];
      A[i][j] /= A[j][j];
    }
    for (long k = 0; k < i; k++)
      A[i][i] -= A[i][k] * A[i][k];
    A[i][i] = sqrt(A[i][i]);
  }
  double sum = 0.0;
  for (long i = 0; i < n; i++)
    for (long j = 0; j <= i; j++)
      sum += A[i][j] * A[i][j] * (double)(i + j);
  return sum;
}

/* All shortest paths. */
double floyd_warshall(long n, double path[n][n]) {
  for (long k = 0; k < n; k++)
    for (long i = 0; i < n; i++)
      for (long j = 0; j < n; j++) {
        double through = path[i][k] + path[k][j];
        path[i][j] = path[i][j] < through ? path[i][j] : through;
      }
  return half_squares(n * n, &path[0][0]);
}

/* Softmax of each row. */
double softmax(long n, double x[n][n]) {
  for (long i = 0; i < n; i++) {
    double most = x[i][0], sum = 0.0;
    for (long j = 1; j < n; j++)
      most = fmax(most, x[i][j]);
    for (long j = 0; j < n; j++) {
      x[i][j] = exp(x[i][j] - most);
      sum += x[i][j];
    }
    for (long j = 0; j < n; j++)
      x[i][j] /= sum;
  }
  return half_squares(n * n, &x[0][0]);
}

/* Explicit step of many springs: positions and velocities are overwritten at each. */
double springs(long n, long steps, double *x, double *v, const double *k) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++) {
      double left = x[i] - x[i - 1], right = x[i + 1] - x[i];
      v[i] += 0.01 * (k[i + 1] * right * (1.0 + 0.1 * right * right) -
                      k[i] * left * (1.0 + 0.1 * left * left));
    }
    for (long i = 0; i < n; i++)
      x[i] += 0.01 * v[i];
  }
  return half_squares(n, x);
}

/* Tridiagonal systems with many right sides, one after another; the last is scratch. */
double thomas(long n, long m, const double *a, const double *b, const double *c, double d[n][m], double e[n][m]) {
  for (long j = 0; j < m; j++) {
    e[0][j] = c[0] / b[0];
    d[0][j] = d[0][j] / b[0];
    for (long i = 1; i < n; i++) {
      e[i][j] = c[i] / (b[i] - a[i] * e[i - 1][j]);
      d[i][j] = (d[i][j] - a[i] * d[i - 1][j]) / (b[i] - a[i] * e[i - 1][j]);
    }
    for (long i = 1; i < n; i++)
      d[n - i - 1][j] = d[n - i - 1][j] - e[n - i - 1][j] * d[n - i][j];
  }
  return half_squares(n * m, &d[0][0]);
}

/* Products of the elements before, row by row. */
double products(long n, long m, double x[n][m]) {
  for (long i = 0; i < n; i++)
    for (long j = 1; j < m; j++)
      x[i][j] = x[i][j] * x[i][j - 1];
  return half_squares(n * m, &x[0][0]);
}

/* Rows with mean zero and variance one, scaled and moved. */
double layer_norm(long n, long m, double x[n][m], const double *g, const double *h) {
  for (long i = 0; i < n; i++) {
    double s = 0.0;
    for (long j = 0; j < m; j++)
      s += x[i][j];
    double mean = s * 0.002;
    double v = 0.0;
    for (long j = 0; j < m; j++)
      v += (x[i][j] - mean) * (x[i][j] - mean);
    double r = 1.0 / sqrt(v * 0.002 + 1e-05);
    for (long j = 0; j < m; j++)
      x[i][j] = (x[i][j] - mean) * r * g[j] + h[j];
  }
  return half_squares(n * m, &x[0][0]);
}

/* Rows, then columns, with sum one, in turns; column sums are in a row. */
double sinkhorn(long n, long steps, double K[n][n], double *r) {
  for (long t = 0; t < steps; t++) {
    for (long i = 0; i < n; i++) {
      double s = 0.0;
      for (long j = 0; j < n; j++)
        s += K[i][j];
      for (long j = 0; j < n; j++)
        K[i][j] = K[i][j] / s;
    }
    for (long j = 0; j < n; j++)
      r[j] = 0.0;
    for (long i = 0; i < n; i++)
      for (long j = 0; j < n; j++)
        r[j] = r[j] + K[i][j];
    for (long i = 0; i < n; i++)
      for (long j = 0; j < n; j++)
        K[i][j] = K[i][j] / r[j];
  }
  return half_squares(n * n, &K[0][0]);
}

/* Burgers' equation, two steps each: half points, then whole ones. */
double lax_wendroff(long n, long steps, double *u, double *f) {
  for (long t = 0; t < steps; t++) {
    for (long i = 0; i < n - 1; i++)
      f[i] = 0.5 * (u[i] + u[i + 1]) - 0.05 * (u[i + 1] * u[i + 1] - u[i] * u[i]);
    for (long i = 1; i < n - 1; i++)
      u[i] = u[i] - 0.1 * (f[i] * f[i] - f[i - 1] * f[i - 1]);
  }
  return half_squares(n, u);
}

/* C = 1.5 A B + 1.2 C for a symmetric A, of which the lower triangle is there. */
double symm(long n, long m, double A[n][n], double B[n][m], double C[n][m], double *t) {
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) {
      t[i] = 0.0;
      for (long k = 0; k < i; k++) {
        C[k][j] += 1.5 * B[i][j] * A[i][k];
        t[i] += B[k][j] * A[i][k];
      }
      C[i][j] = 1.2 * C[i][j] + 1.5 * B[i][j] * A[i][i] + 1.5 * t[i];
    }
  return half_squares(n * m, &C[0][0]);
}

/* Steps of conjugate gradients; d are numbers that they hand on. */
double conjugate(long n, long s, long steps, double A[n][n], double *x, double *r, double *p,
                 double *q, double *d) {
  d[0] = 0.0;
  for (long i = 0; i < n; i++) {
    p[i] = r[i];
    d[0] += r[i] * r[i];
  }
  for (long t = 0; t < steps; t++) {
    d[1] = 0.0;
    for (long i = 0; i < n; i++) {
      q[i] = 0.0;
      for (long j = 0; j < n; j++)
        q[i] += A[i][j] * p[j];
      d[1] += p[i] * q[i];
    }
    d[2] = d[0] / d[1];
    d[3] = 0.0;
    for (long i = 0; i < n; i++) {
      x[i] += d[2] * p[i];
      r[i] -= d[2] * q[i];
      d[3] += r[i] * r[i];
    }
    d[1] = d[3] / d[0];
    d[0] = d[3];
    for (long i = 0; i < n; i++)
      p[i] = r[i] + d[1] * p[i];
  }
  return half_squares(n, x);
}

/* The upper triangle of A by rotations of rows; g are the numbers of one of them. */
double givens(long n, long s, double A[n][n], double *g) {
  for (long k = 0; k < n - 1; k++)
    for (long i = k + 1; i < n; i++) {
      g[2] = sqrt(A[k][k] * A[k][k] + A[i][k] * A[i][k]);
      g[0] = A[k][k] / g[2];
      g[1] = A[i][k] / g[2];
      for (long j = k; j < n; j++) {
        g[3] = g[0] * A[k][j] + g[1] * A[i][j];
        A[i][j] = g[0] * A[i][j] - g[1] * A[k][j];
        A[k][j] = g[3];
      }
    }
  return half_squares(n * n, &A[0][0]);
}

/* Columns with mean zero and variance one, scaled and moved. */
double batch_norm(long n, long m, double x[n][m], double *g, double *h, double *mean, double *var) {
  for (long j = 0; j < m; j++) {
    mean[j] = 0.0;
    var[j] = 0.0;
  }
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      mean[j] += x[i][j];
  for (long j = 0; j < m; j++)
    mean[j] /= n;
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++) {
      x[i][j] -= mean[j];
      var[j] += x[i][j] * x[i][j];
    }
  for (long j = 0; j < m; j++)
    var[j] = 1.0 / sqrt(var[j] / n + 1e-05);
  for (long i = 0; i < n; i++)
    for (long j = 0; j < m; j++)
      x[i][j] = x[i][j] * var[j] * g[j] + h[j];
  return half_squares(n * m, &x[0][0]);
}

/* Two substances that diffuse and react, through p and q. */
double gray_scott(long n, long steps, double u[n][n], double v[n][n], double p[n][n], double q[n][n]) {
  for (long t = 0; t < steps; t++) {
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++) {
        double r = u[i][j] * v[i][j] * v[i][j];
        p[i][j] = u[i][j] + 0.16 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] -
                                    4.0 * u[i][j]) - r + 0.035 * (1.0 - u[i][j]);
        q[i][j] = v[i][j] + 0.08 * (v[i - 1][j] + v[i + 1][j] + v[i][j - 1] + v[i][j + 1] -
                                    4.0 * v[i][j]) + r - 0.1 * v[i][j];
      }
    for (long i = 1; i < n - 1; i++)
      for (long j = 1; j < n - 1; j++) {
        u[i][j] = p[i][j];
        v[i][j] = q[i][j];
      }
  }
  return half_squares(n * n, &u[0][0]) + half_squares(n * n, &v[0][0]);
}

/* Shallow water: velocities, then heights. */
double shallow(long n, long steps, double h[n][n], double u[n][n], double v[n][n]) {
  for (long t = 0; t < steps; t++) {
    for (long i = 0; i < n; i++)
      for (long j = 1; j < n; j++)
        u[i][j] -= 0.01 * (h[i][j] - h[i][j - 1]);
    for (long i = 1; i < n; i++)
      for (long j = 0; j < n; j++)
        v[i][j] -= 0.01 * (h[i][j] - h[i - 1][j]);
    for (long i = 0; i < n - 1; i++)
      for (long j = 0; j < n - 1; j++)
        h[i][j] -= 0.01 * h[i][j] * (u[i][j + 1] - u[i][j] + v[i + 1][j] - v[i][j]);
  }
  return half_squares(n * n, &h[0][0]);
}

/* Bodies that attract each other: x += 0.01 v, behind v += 0.01 a. */
double nbody(long n, long s, long steps, double x[n][s], double v[n][s], double *w, double a[n][s]) {
  for (long t = 0; t < steps; t++) {
    for (long i = 0; i < n; i++) {
      for (long k = 0; k < 3; k++)
        a[i][k] = 0.0;
      for (long j = 0; j < n; j++) {
        double dx = x[j][0] - x[i][0];
        double dy = x[j][1] - x[i][1];
        double dz = x[j][2] - x[i][2];
        double r = dx * dx + dy * dy + dz * dz + 0.01;
        double f = w[j] / (r * sqrt(r));
        a[i][0] += f * dx;
        a[i][1] += f * dy;
        a[i][2] += f * dz;
      }
    }
    for (long i = 0; i < n; i++)
      for (long k = 0; k < 3; k++) {
        v[i][k] += 0.01 * a[i][k];
        x[i][k] += 0.01 * v[i][k];
      }
  }
  return half_squares(n * s, &x[0][0]);
}
