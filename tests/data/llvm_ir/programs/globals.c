/* Globals of every kind: tables of pointers, addresses inside others, aliases, weak symbols. */
#include <stdio.h>
#include <stddef.h>

struct entry { const char *name; double *place; double (*function)(double); struct entry *next; };

double values[4] = {1.5, 2.5, -3.5};
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static struct entry second = {"second", &values[2], cube, 0};
static struct entry first = {"first", values + 1, square, &second};
struct entry *const entries = &first;
static char *middle = (char *)values + offsetof(struct entry, place);
static const long distance = (long)sizeof(values) - 8;
int common_number;
__attribute__((weak)) int weak_number = 4;
extern int other_name __attribute__((alias("weak_number")));
static const float grid[2][3][2] = {{{1, 2}, {3}}, {{4, 5}, {6, 7}, {8, 9}}};
static struct { char c; long l; union { int i; double d; } u; } odd[2] = {{'x', 1, {2}}, {.u.d = 2.5}};
static const wchar_t wide[] = L"wide";
static void *self = &self;

long run(char *out, long size) {
  long used = 0;
  for (struct entry *e = entries; e; e = e->next)
    used += snprintf(out + used, size - used, "%s %g;", e->name, e->function(*e->place));
  common_number += 3;
  other_name++;
  float total = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) total = total * 2 + grid[i][j][i];
  odd[1].l = odd[0].u.i;
  return used + snprintf(out + used, size - used, "%g %ld %d %d %g %c %ld %g %d %d",
                         *(double *)middle, distance, common_number, weak_number, total, odd[0].c,
                         odd[1].l, odd[1].u.d, (int)wide[3], self == (void *)&self);
}
