// What functions of the C library overwrite has no derivative, and is what it was on the way back.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static char name[8];
static double kept;

double scanned(double x) {
  double v[2] = {x * x, x};
  sscanf("3.0", "%lf", v);
  return v[0] * x + v[1];
}

double scanned_in_part(double x) {
  double v[3] = {x, x * x, x * x * x};
  sscanf("2.5 word", "%lf %lf", &v[0], &v[1]);
  return v[0] * x + v[1] * v[2];
}

double scanned_among_others(double x) {
  double v = x, w = x * x;
  char word[16];
  int n;
  float f = x;
  sscanf("ab 7 1.5 2.5%", "%15s %d %*f %f%%", word, &n, &f);
  sscanf("text 0.75", "%s %le", word, &v);
  return (v + f) * w * n * word[0];
}

double scanned_in_a_loop(double x) {
  double a[3] = {x, 1, 2}, t = 0;
  for (int i = 0; i < 3; i++) {
    t += a[0] * a[i];
    sscanf("1.5 2.5", "%lf %lf", &a[0], &a[1]);
    a[0] *= x;
  }
  return t + a[0] * a[1];
}

double scanned_global(double x) {
  kept = x * x;
  double t = kept * kept;
  sscanf("3.5", "%lf", &kept);
  t *= kept;
  kept = t * x;
  return kept * kept;
}

__attribute__((noinline)) static double times_square(double x, double *b) {
  double t = x * b[0] * b[0];
  sscanf("3.5", "%lf", b);
  return t * b[0];
}

double scanned_by_a_callee(double x) {
  double b[2] = {x, x};
  double y = times_square(x, b);
  return y * b[0] + times_square(y, b + 1) * b[1];
}

__attribute__((noinline)) static double times_first(double x, char *text) {
  return sin(0.01 * x * text[0]) * text[1];
}

double text_that_callees_read(double x) {
  char text[8] = "abc";
  double t = 0;
  for (int i = 0; i < 3; i++) {
    t += x * times_first(0.001 * t + x, text);
    snprintf(text, 8, "%d", 34 + 27 * i);
  }
  return t;
}

double text_in_a_global(double x) {
  double t = 0;
  strcpy(name, "abc");
  for (int i = 0; i < 3; i++) {
    t += x * x * name[0];
    sprintf(name, "%d%s", i + 3, "x");
    t += times_first(x, name);
    strcat(name, "yz");
    t *= name[2];
    strncpy(name, "kl", 3);
  }
  return t;
}

double filled_from_a_file(double x) {
  double *p = malloc(24), t;
  p[0] = x;
  p[1] = 2 * x;
  p[2] = x * x;
  t = p[0] * p[1];
  FILE *file = fopen("/dev/zero", "r");
  t += fread(p, 8, 2, file);
  fclose(file);
  t += p[0];
  p[0] = t * t;
  t += p[0] * p[1] + p[2];
  free(p);
  return t;
}

double nothing_to_read(double x) {
  double v[2] = {x, x * x};
  FILE *file = fopen("/dev/null", "r");
  double t = v[0] * fread(v, 8, 2, file);
  fclose(file);
  return v[0] * v[1] + t + (sscanf("none", "%lf", v) == 0 ? v[0] : 0);
}

double random_numbers(double x) {
  unsigned seed = 1;
  double t = 0;
  for (int i = 0; i < 4; i++) {
    rand_r(&seed);
    t += x * x * (seed % 1000);
  }
  return t * (seed % 10);
}

double indices(double x) {
  int k = 0;
  double a[3] = {x, x * x, x * x * x}, t = 0;
  for (int i = 0; i < 2; i++) {
    t += a[k] * a[k];
    sscanf(i ? "1" : "2", "%d", &k);
    a[k] *= t;
  }
  return t + a[k];
}

double ends(double x) {
  const char *text = "2.5 3 0x10";
  char *end;
  double v = strtod(text, &end), t = x * v;
  t += x * x * strtol(end, &end, 10);
  return t * strtol(end, NULL, 0) * v;
}

double environment(double x) {
  char b[8];
  strcpy(b, "HO");
  b[2] = 'M';
  b[3] = 'E';
  b[4] = 0;
  return getenv(b) ? x * 2 : x;
}

double addresses_that_come_back(double x) {
  char b[16] = "hello,you", *p = strchr(b, 'l'), *q = strcpy(b + 10, "xyz"), *r = strtok(b, ",");
  *p = 'L';
  q[1] = 'Q';
  r[0] = 'H';
  return x * x * b[2] + x * b[11] * b[0] + (b[5] == 0 ? x : 0);
}

double found_among_numbers(double x) {
  double v[2] = {1.5, x * x};
  char *p = memchr(v, 0xF8, 16);  // 1.5 is 3FF8000000000000, and the numbers lie low end first
  double *first = (double *)(p - 6);
  return first[0] * x + first[1];
}

double times_of_day(double x) {
  struct tm t;
  memset(&t, 0, sizeof t);
  t.tm_year = 70;
  t.tm_mday = 40;
  double before = x * t.tm_mday;
  mktime(&t);
  return before * x * t.tm_mday;
}
