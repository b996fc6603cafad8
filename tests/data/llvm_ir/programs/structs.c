/* Structs by value and by pointer, small and large, nested, packed, unions, bit fields. */
#include <stdio.h>
#include <string.h>

struct point { double x, y; };
struct small { float a; int b; };
struct mixed { char tag; short s; struct point p[2]; struct small q; };
struct __attribute__((packed)) tight { char c; double d; short s; };
struct bits { unsigned a : 3, b : 7; signed c : 9; unsigned long d : 40; };
union number { double d; unsigned long u; unsigned char bytes[8]; };

static struct point rotate(struct point p) { return (struct point){-p.y, p.x}; }
static struct small twice(struct small s) { s.a *= 2; s.b *= 2; return s; }

static struct mixed __attribute__((noinline)) build(int n) {
  struct mixed m = {.tag = (char)('a' + n), .s = (short)(n * 1000)};
  for (int i = 0; i < 2; i++) m.p[i] = rotate((struct point){n + i, n - i});
  m.q = twice((struct small){n * 0.25f, n});
  return m;
}

static double total(const struct mixed *m, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += m[i].p[0].x + 10 * m[i].p[1].y + m[i].q.a + m[i].q.b + m[i].s;
  return sum;
}

long run(char *out, long size) {
  struct mixed all[5], copy[5];
  for (int i = 0; i < 5; i++) all[i] = build(i);
  memcpy(copy, all, sizeof copy);
  copy[3].p[1] = copy[0].p[0];
  struct tight t[3] = {{1, 2.5, 3}, {4, 5.5, 6}, {7, 8.5, 9}};
  double d = 0;
  for (int i = 0; i < 3; i++) d = d * 10 + t[i].c + t[i].d + t[i].s;
  struct bits b = {5, 100, -200, 0xabcdef1234};
  b.b += 30;
  b.c -= 60;
  b.d ^= 0xff;
  union number n = {.d = -1.5};
  n.bytes[0] |= 1;
  n.u &= ~(1ul << 63);
  return snprintf(out, size, "%.17g %.17g %.17g %u %u %d %lu %.17g %zu", total(all, 5),
                  total(copy, 5), d, b.a, b.b, b.c, (unsigned long)b.d, n.d, sizeof(struct mixed));
}
