"""Statements of random C programs that need more than one declaration: data structures, callbacks.

What they need of the file stands in `DECLARATIONS`.
"""

from __future__ import annotations

from .builder import CBuilder

DECLARATIONS = r"""#include <stdio.h>
union cell { double d; double *p; long i; };
struct either { int is; union { double d; double *p; struct { float a, b; } f; } u; };
struct small { double x; int k; };
struct pair { double x, y; };
struct mixed { float a; double b; char c; };
struct grown { int count, room; double *data; };
struct flex { int n; struct flex *next; double d[]; };
struct tree { double x; struct tree *left, *right; };
struct closure { double (*apply)(double, const struct closure *); double by; const double *at; };
struct arena { char *memory; unsigned long used; };
struct slot { unsigned long key; double value; int used; };
static double memo[8];
static int memoed[8];
static struct grown history;
static int up(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y);
}
static int by_key(const void *a, const void *b) {
  return ((const struct small *)b)->k - ((const struct small *)a)->k;
}
static int by_value(const void *a, const void *b) {
  return up(&((*(struct small *const *)a))->x, &((*(struct small *const *)b))->x);
}
static void push(struct grown *g, double x) {
  if (g->count == g->room) {
    g->room = g->room ? 2 * g->room : 1;
    g->data = realloc(g->data, g->room * sizeof *g->data);
  }
  g->data[g->count++] = x;
}
static struct tree *insert(struct tree *t, double x) {
  if (!t) { t = malloc(sizeof *t); t->x = x; t->left = t->right = 0; return t; }
  if (x < t->x) t->left = insert(t->left, x); else t->right = insert(t->right, x);
  return t;
}
static double folded(const struct tree *t, double seen) {
  if (!t) return seen;
  seen = folded(t->left, seen);
  return folded(t->right, sin(seen * 0.7 + t->x));
}
static void cut(struct tree *t) { if (t) { cut(t->left); cut(t->right); free(t); } }
static double scaled(double x, const struct closure *c) { return sin(x * c->by); }
static double looked(double x, const struct closure *c) { return tanh(x + c->at[1] * c->by); }
static double twice(double x, const struct closure *c) {
  struct closure once = *c; once.apply = scaled; return once.apply(scaled(x, c), &once);
}
__attribute__((noinline)) static struct pair rotated(struct pair p, double by) {
  return (struct pair){p.x * cos(by) - p.y * sin(by), p.x * sin(by) + p.y * cos(by)};
}
__attribute__((noinline)) static struct mixed remixed(struct mixed m, double by) {
  m.b = sin(m.b * by) + m.c; m.c ^= 1; return m;
}
__attribute__((noinline)) static struct small smaller(struct small a, struct small b) {
  return a.x < b.x ? a : b;
}
static void *got(struct arena *a, unsigned long size) {
  void *p = a->memory + a->used; a->used += (size + 15) & ~15ul; return p;
}
static double remembered(int k, double x) {
  if (!memoed[k & 7]) { memoed[k & 7] = 1; memo[k & 7] = sin(x) * 0.5; }
  return memo[k & 7];
}
__attribute__((noinline)) static int checked(const double *x, int n, double limit, double *sum) {
  int status = -1;
  double *work = malloc(n * sizeof *work), total = 0;
  if (!work) goto done;
  for (int j = 0; j < n; j++) {
    if (x[j] > limit) goto done;
    work[j] = x[j] * x[(j + 1) % n];
    total += work[j];
  }
  *sum = sin(total);
  status = 0;
done:
  free(work);
  return status;
}
"""


def total_of(b: CBuilder, value: str) -> str:
    """A new double that stays small."""
    return b.new_double(f"sin({value})")


def cells(b: CBuilder, depth: int) -> None:
    """Unions of numbers and addresses, which are copied by the word."""
    u, j = b.fresh("u"), b.fresh("j")
    one, other = b.array(), b.array()
    b.line(f"union cell {u}[6], {u}c[6]; double {u}t = 0;")
    with b.block(f"for (int {j} = 0; {j} < 6; {j}++)"):
        b.line(f"if ({j} % 2) {u}[{j}].p = {j} > 2 ? {one} : {other};")
        b.line(f"else {u}[{j}].d = {b.tame()};")
    b.line(b.of((
        "memcpy({0}c, {0}, sizeof {0});",
        "for (int j = 0; j < 6; j++) {0}c[j] = {0}[j];",
        "for (int j = 0; j < 6; j++) {0}c[j].i = {0}[j].i;",
        "for (int j = 0; j < 6; j++) {0}c[j] = {0}[(j + 2) % 6];",
    )).format(u))  # fmt: skip
    b.line(f"for (int j = 0; j < 6; j++) {u}t += j % 2 ? {u}c[j].p[j & 3] : {u}c[j].d * 0.5;")
    total_of(b, f"{u}t")


def eithers(b: CBuilder, depth: int) -> None:
    """Tagged unions of numbers, addresses and halves, chosen when run."""
    u, j = b.fresh("e"), b.fresh("j")
    b.line(f"struct either {u}[4]; double {u}t = 0;")
    with b.block(f"for (int {j} = 0; {j} < n; {j}++)"):
        b.ints.append(j)
        b.line(f"if ({b.condition()}) {u}[{j}] = (struct either){{.is = 0, .u.d = {b.tame()}}};")
        b.line(f"else {u}[{j}] = (struct either){{.is = 1, .u.p = {b.array()}}};")
    if b.chance(2):
        b.line(f"{{ struct either t = {u}[0]; {u}[0] = {u}[3]; {u}[3] = t; }}")
    b.line(
        f"for (int j = 0; j < n; j++) {u}t += {u}[j].is ? 0.5 * {u}[j].u.p[j] : cos({u}[j].u.d);"
    )
    total_of(b, f"{u}t")


def grow(b: CBuilder, depth: int) -> None:
    """An array that grows while it is filled."""
    g, j = b.fresh("g"), b.fresh("j")
    b.line(f"struct grown {g} = {{0}}; double {g}t = 0;")
    with b.block(f"for (int {j} = 0; {j} < n + 2; {j}++)"):
        b.ints.append(j)
        b.line(f"push(&{g}, {b.tame()});")
        if b.chance(2):
            b.line(f"if ({b.condition()}) push(&{g}, {g}.data[{g}.count - 1] * {b.value(0)});")
    b.line(f"for (int j = 0; j < {g}.count; j++) {g}t += {g}.data[j] * {g}.data[0];")
    b.line(f"free({g}.data);")
    total_of(b, f"{g}t")


def history(b: CBuilder, depth: int) -> None:
    """The same, kept by the file from call to call; it begins anew at each call of ``f``."""
    b.line(f"push(&history, {b.tame()});")
    if b.chance(2):
        b.line(f"history.data[0] = {b.tame()};")
    total_of(b, "history.data[history.count / 2] + history.data[history.count - 1]")


def flexible(b: CBuilder, depth: int) -> None:
    """A list of structs with flexible members of various lengths."""
    f, j = b.fresh("f"), b.fresh("j")
    b.line(f"struct flex *{f} = 0; double {f}t = 0;")
    with b.block(f"for (int {j} = 1; {j} < n; {j}++)"):
        b.ints.append(j)
        b.line(f"struct flex *w = malloc(sizeof *w + {j} * sizeof(double)); w->n = {j};")
        b.line(f"w->next = {f}; {f} = w;")
        b.line(f"for (int k = 0; k < {j}; k++) w->d[k] = {b.tame()};")
    b.line(f"for (struct flex *w = {f}; w; w = w->next)")
    b.line(f"  for (int k = 0; k < w->n; k++) {f}t += w->d[k] * w->d[0];")
    b.line(f"while ({f}) {{ struct flex *w = {f}->next; free({f}); {f} = w; }}")
    total_of(b, f"{f}t")


def planted(b: CBuilder, depth: int) -> None:
    """A search tree, by recursion."""
    t = b.fresh("t")
    b.line(f"struct tree *{t} = 0;")
    b.line(f"for (int j = 0; j < n; j++) {t} = insert({t}, {b.array()}[j] * {b.value(0)});")
    value = b.value(0)
    b.line(f"double {t}t = folded({t}, {value}); cut({t});")
    total_of(b, f"{t}t")


def sort(b: CBuilder, depth: int) -> None:
    """Of numbers, of structs by an integer, of addresses by what they lead to."""
    s, kind = b.fresh("s"), b.rng.randrange(3)
    if kind == 0:
        b.line(f"qsort({b.array()}, n, sizeof(double), up);")
        return
    b.line(f"struct small {s}[4]; double {s}t = 0;")
    b.line(f"for (int j = 0; j < n; j++) {s}[j] = (struct small){{{b.tame()}, (j * 3 + 1) % n}};")
    b.line(f"for (int j = 0; j < n; j++) {s}[j].x += {b.array()}[j] * 0.3;")
    if kind == 1:
        b.line(f"qsort({s}, n, sizeof *{s}, by_key);")
        b.line(f"for (int j = 0; j < n; j++) {s}t += (j + 1) * {s}[j].x;")
    else:
        b.line(f"struct small *{s}p[4]; for (int j = 0; j < n; j++) {s}p[j] = {s} + j;")
        b.line(f"qsort({s}p, n, sizeof *{s}p, by_value);")
        b.line(f"for (int j = 0; j < n; j++) {s}t += (j + 1) * {s}p[j]->x * {s}p[j]->x;")
    total_of(b, f"{s}t")


def closures(b: CBuilder, depth: int) -> None:
    """Functions by their addresses, each with what it needs."""
    c = b.fresh("c")
    b.line(f"struct closure {c}[3] = {{{{scaled, {b.value(0)}, 0}}, {{looked, 0.5, {b.array()}}},")
    b.line(f"  {{twice, {b.value(0)}, 0}}}};")
    if b.chance(2):
        b.line(f"if ({b.condition()}) {c}[0] = {c}[1];")
    b.line(f"double {c}t = {b.value(0)};")
    b.line(f"for (int j = 0; j < n; j++) {c}t = {c}[j % 3].apply({c}t, &{c}[j % 3]);")
    total_of(b, f"{c}t")


def by_value(b: CBuilder, depth: int) -> None:
    """Structs of all sizes as arguments and results."""
    v = b.fresh("v")
    kind = b.rng.randrange(3)
    if kind == 0:
        b.line(f"struct pair {v} = {{{b.value(1)}, {b.value(1)}}};")
        b.line(f"{v} = rotated({v}, {b.value(0)});")
        if b.chance(2):
            b.line(f"for (int j = 0; j < n; j++) {v} = rotated({v}, {b.array()}[j]);")
        total_of(b, f"{v}.x * {v}.y + {v}.x")
    elif kind == 1:
        b.line(f"struct mixed {v} = {{1.5f, {b.value(1)}, 1}};")
        b.line(f"for (int j = 0; j < n; j++) {v} = remixed({v}, {b.value(0)} + {v}.a);")
        total_of(b, f"{v}.b")
    else:
        b.line(f"struct small {v} = {{{b.value(1)}, 0}}; ")
        b.line(f"for (int j = 0; j < n; j++) {v} = smaller({v},")
        b.line(f"  (struct small){{{b.array()}[j], j + 1}});")
        total_of(b, f"{v}.x * (1 + {v}.k)")


def from_arena(b: CBuilder, depth: int) -> None:
    """Memory of one block, given out piece by piece."""
    a = b.fresh("a")
    where = b.of(("char {0}m[256];", "char *{0}m = malloc(256);", "static char {0}m[256];"))
    b.line("_Alignas(16) " * ("[" in where) * ("static" not in where) + where.format(a))
    b.line(f"struct arena {a}r = {{{a}m, 0}};")
    b.line(f"double *{a} = got(&{a}r, 32);")
    b.fill(a)
    b.line(f"struct small *{a}s = got(&{a}r, 2 * sizeof *{a}s);")
    b.line(f"{a}s[0].x = {b.tame()}; {a}s[0].k = 1; {a}s[1] = {a}s[0]; {a}s[1].x *= {b.value(0)};")
    b.arrays.append(a)
    b.doubles += [f"{a}s[0].x", f"{a}s[1].x"]


def memoised(b: CBuilder, depth: int) -> None:
    """A result that is computed once, whoever asks."""
    k = b.rng.randrange(4)
    first, second = b.value(0), b.value(0)
    total_of(b, f"remembered({k}, {first}) * remembered({k + b.rng.randrange(2)}, {second})")


def with_errors(b: CBuilder, depth: int) -> None:
    """A function that may fail, and then leaves what was there."""
    s = b.fresh("s")
    b.line(f"double {s}t = {b.value(0)};")
    limit = b.of(("0.8", "2.5", "0.2"))
    b.line(f"if (checked({b.array()}, n, {limit}, &{s}t)) {s}t *= {b.value(0)};")
    total_of(b, f"{s}t")


def written(b: CBuilder, depth: int) -> None:
    """Numbers that go through text: integers come back, floats have no derivative on the way."""
    s = b.fresh("s")
    text = b.of((
        'char {0}[24]; snprintf({0}, sizeof {0}, "%d", n - 1 - {1}); int {0}k = atoi({0});',
        'char {0}[24]; sprintf({0}, "%04d:%s", {1}, "x"); int {0}k = (int)strlen({0}) - 3;',
        'char {0}[24]; int {0}k = snprintf({0}, sizeof {0}, "%.*s", {1}, "abcdef");',
        'char {0}[24] = "k="; strcat({0}, "12"); int {0}k = atoi({0} + 2) % 4 + {1} - {1};',
    ))  # fmt: skip
    b.line(text.format(s, b.rng.randrange(4)))
    total_of(b, f"{b.array()}[{s}k & 3] * {b.value(0)}")


def hashed(b: CBuilder, depth: int) -> None:
    """A table of numbers by keys."""
    h, j = b.fresh("hash"), b.fresh("j")
    b.line(f"struct slot {h}[8] = {{0}}; double {h}t = 0;")
    with b.block(f"for (int {j} = 0; {j} < n; {j}++)"):
        b.ints.append(j)
        b.line(f"unsigned long key = ({j} * 2654435761ul + 7) ^ {b.rng.randrange(9)};")
        b.line(f"int at = key & 7; while ({h}[at].used && {h}[at].key != key) at = (at + 1) & 7;")
        b.line(f"{h}[at] = (struct slot){{key, {b.tame()}, 1}};")
    b.line(f"for (int j = 0; j < 8; j++) if ({h}[j].used) {h}t += {h}[j].value * (j + 1);")
    total_of(b, f"{h}t")


def grid(b: CBuilder, depth: int) -> None:
    """Two dimensions: rows by their addresses, or an array of arrays of a length that is given."""
    g = b.fresh("g")
    if b.chance(2):
        b.line(f"double {g}[n][n]; double {g}t = 0;")
    else:
        b.line(f"double **{g} = malloc(n * sizeof *{g}), {g}t = 0;")
        b.line(f"for (int j = 0; j < n; j++) {g}[j] = calloc(n, sizeof **{g});")
    one, other = b.array(), b.array()
    b.line("for (int j = 0; j < n; j++) for (int k = 0; k < n; k++)")
    b.line(f"  {g}[j][k] = j ? {g}[j - 1][k] * {one}[j] + sin({other}[k]) : {one}[k];")
    if b.chance(2):
        swap = "double *t = {0}[0]; {0}[0] = {0}[2]; {0}[2] = t;"
        if f"**{g}" in "".join(b.lines[-6:]):
            b.line(f"{{ {swap.format(g)} }}")
    b.line(f"for (int j = 0; j < n; j++) {g}t += {g}[j][n - 1 - j] * {g}[j][0];")
    total_of(b, f"{g}t")


def ring(b: CBuilder, depth: int) -> None:
    """A list whose end leads to its beginning, and whose nodes are moved."""
    r = b.fresh("r")
    b.line(f"struct link {r}[4]; for (int j = 0; j < n; j++)")
    b.line(f"  {r}[j] = (struct link){{{b.array()}[j], &{r}[(j + 1) & 3]}};")
    b.line(f"struct link *{r}p = {r}; double {r}t = {b.value(0)};")
    if b.chance(2):
        b.line(f"if ({b.condition()}) {r}[0].next = {r}[1].next;")
    with b.block(f"for (int j = 0; j < {b.of(('5', '7', 'n'))}; j++)"):
        b.line(f"{r}t = sin({r}t * {r}p->x + 0.3); {r}p->x = {r}t * 0.5; {r}p = {r}p->next;")
    b.doubles.append(f"{r}t")


LIBRARY = (
    cells, eithers, grow, history, flexible, planted, sort, sort, closures, by_value, by_value,
    from_arena, memoised, with_errors, written, hashed, grid, ring,
)  # fmt: skip
