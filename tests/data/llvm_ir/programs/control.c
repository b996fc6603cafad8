/* Control flow: gotos, switches with gaps, computed sizes, early exits, memory intrinsics. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int classify(long n) {
  switch (n) {
    case -100: return 1;
    case 0: case 1: case 2: return 2;
    case 1000000: return 3;
    case 5 ... 9: return 4;
    default: return n < 0 ? 5 : 6;
  }
}

static int search(const int *a, int n, int m, int wanted) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if (a[i * m + j] == wanted) {
        n = i * 100 + j;
        goto found;
      }
  return -1;
found:
  return n;
}

static double median(const double *x, int n) {
  double sorted[n];
  memcpy(sorted, x, n * sizeof *x);
  for (int i = 1; i < n; i++) {
    double v = sorted[i];
    int j = i;
    for (; j > 0 && sorted[j - 1] > v; j--) sorted[j] = sorted[j - 1];
    sorted[j] = v;
  }
  return n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

static int machine(const char *s) {
  int state = 0, count = 0;
again:
  switch (state) {
    case 0:
      if (*s == 'a') state = 1;
      else if (!*s) return count;
      break;
    case 1:
      state = *s == 'b' ? 2 : *s == 'a' ? 1 : 0;
      break;
    default:
      count++;
      state = 0;
      s--;
  }
  if (!*s) return count * 10 + state;
  s++;
  goto again;
}

long run(char *out, long size) {
  int grid[12], classes = 0;
  long tests[] = {-100, -1, 0, 2, 3, 5, 9, 10, 1000000};
  for (int i = 0; i < 9; i++) classes = classes * 7 + classify(tests[i]);
  for (int i = 0; i < 12; i++) grid[i] = i * i % 13;
  double x[] = {3, 1, 4, 1, 5, 9, 2, 6};
  char *text = __builtin_alloca(20);
  memset(text, 'a', 19);
  text[19] = 0;
  memmove(text + 3, "bab", 3);
  memmove(text + 5, text + 2, 10);
  int i = 0;
  do {
    if (i == 3) continue;
    if (i > 6) break;
  } while (++i < 10);
  return snprintf(out, size, "%d %d %d %g %g %s %d %d", classes, search(grid, 3, 4, 10),
                  search(grid, 3, 4, 11), median(x, 8), median(x + 1, 7), text, machine(text), i);
}
