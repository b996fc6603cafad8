/* Loop nests over arrays, reductions, and statics that keep their value between calls. */
#include <math.h>
#include <stdio.h>

static double matrix[6][6];
static int calls;

static void multiply(int n, const double *restrict a, const double *restrict b, double *restrict c) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int k = 0; k < n; k++) sum += a[i * n + k] * b[k * n + j];
      c[i * n + j] = sum;
    }
}

static double norm(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return sqrt(sum);
}

long run(char *out, long size) {
  double b[36], c[36];
  calls++;
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 6; j++) {
      matrix[i][j] = sin(i + 2.0 * j);
      b[i * 6 + j] = i == j ? 2.0 : 1.0 / (1 + i + j);
    }
  multiply(6, &matrix[0][0], b, c);
  float total = 0;
  unsigned char counts[16] = {0};
  for (int i = 0; i < 36; i++) {
    total += (float)c[i];
    counts[(unsigned)(c[i] * 7 + 40) % 16]++;
  }
  int odd = 0, steps = 0;
  for (unsigned n = 27; n != 1; steps++) {
    if (n & 1) {
      n = 3 * n + 1;
      odd++;
    } else {
      n /= 2;
    }
  }
  long used = snprintf(out, size, "%d %.17g %.9g %d %d\n", calls, norm(c, 36), total, steps, odd);
  for (int i = 0; i < 16; i++) used += snprintf(out + used, size - used, "%d,", counts[i]);
  return used;
}
