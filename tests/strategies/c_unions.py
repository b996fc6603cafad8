"""Small C functions in which tagged unions are filled, moved and read.

Bytes that are a double in one element are something else in another: they are moved by a copy of
the struct, whose declared type says one of both. See ``c_memory.py`` for what they are run with.
"""

from __future__ import annotations

import itertools
import random

HEAD = """#include <stdlib.h>
#include <string.h>
"""

MEMBERS = {
    "long": ("double d; long i;", "u.i = j + 3", "(double)@u.i * in[0]"),
    "long_first": ("long i; double d;", "u.i = j + 3", "(double)@u.i * in[0]"),
    "mixed": (
        "double d; struct { float a; int b; } m;",
        "u.m.a = 0.5f, @u.m.b = 7",
        "@u.m.a * @u.m.b * in[0]",
    ),
    "floats": (
        "double d; float f[2];",
        "u.f[0] = 0.5f * j, @u.f[1] = 3",
        "@u.f[0] * @u.f[1] * in[0]",
    ),
    "bytes": ("double d; char c[8];", 'memcpy(@u.c, "letters", 8)', "@u.c[j] * in[0]"),
    "address": ("double d; double *p;", "u.p = in + j", "*@u.p * in[0]"),
    "integers": (
        "double d; struct { int a, b; } m;",
        "u.m.a = j, @u.m.b = 7",
        "@u.m.a * @u.m.b * in[0]",
    ),
    "narrow": ("double d; int i;", "u.i = j + 3", "@u.i * in[0]"),
    "larger": (
        "double d[2]; struct { long i; double e; } m;",
        "u.m.i = j + 2, @u.m.e = in[j]",
        "@u.m.i * @u.m.e * in[0]",
    ),
}
"""Unions: the declaration, code that fills one with something but doubles, code that reads it."""

MOVED = {
    "copied": "for (int j = 0; j < n; j++) w[j] = v[n - 1 - j];",
    "one_by_one": "w[0] = v[3]; w[1] = v[0]; w[2] = v[1]; w[3] = v[2];",
    "memcpy": "memcpy(w, v, sizeof v);",
    "memcpy_of_n": "memcpy(w, v, n * sizeof *v);",
    "swapped": "for (int j = 0; j < n / 2; j++)"
    " { V t = v[j]; v[j] = v[n - 1 - j]; v[n - 1 - j] = t; }"
    " for (int j = 0; j < n; j++) w[j] = v[j];",
    "by_value": "for (int j = 0; j < n; j++) w[j] = SAME(v[n - 1 - j]);",
    "stack": "V s[8]; int k = 0; for (int j = 0; j < n; j++) s[k++] = v[j];"
    " for (int j = 0; j < n; j++) w[j] = s[--k];",
    "bytes": "for (int j = 0; j < (int)sizeof v; j++) ((char *)w)[j] = ((char *)v)[j];",
}
"""Ways of all elements from ``v`` to ``w``."""

CHOSEN = {"parity": "j % 2", "third": "j % 3", "sign": "in[j] < 0", "last": "j == 3"}
"""Elements that are no doubles."""

Union = tuple[str, str, str]
UNIONS = [*itertools.product(MEMBERS, MOVED, CHOSEN)]


def unions(count: int, seed: int) -> list[Union]:
    """Draw ``count`` of all unions."""
    return sorted(random.Random(seed).sample(UNIONS, count))


def source_of(combinations: list[Union]) -> str:
    """The functions of some combinations."""
    return HEAD + "".join(map(_function, combinations))


def _function(pieces: Union) -> str:
    member, moved, chosen = pieces
    name = "__".join(pieces)
    declared, filled, read = MEMBERS[member]
    first = "d[0]" if member == "larger" else "d"
    second = " v[j].u.d[1] = 2;" if member == "larger" else ""
    filled = filled if filled.startswith("memcpy") else "@" + filled
    return (
        f"typedef struct {{ int tag; union {{ {declared} }} u; }} {name}_t;\n"
        f"static __attribute__((noinline)) {name}_t same_{name}({name}_t x) {{ return x; }}\n"
        f"void {name}(double *in, double *out, int n) {{ {name}_t v[4], w[4];"
        f" for (int j = 0; j < n; j++) if ({CHOSEN[chosen]})"
        f" {{ v[j].tag = 1; {filled.replace('@', 'v[j].')}; }}"
        f" else {{ v[j].tag = 0; v[j].u.{first} = in[j] * in[j];{second} }}"
        f" {MOVED[moved].replace('V ', name + '_t ').replace('SAME', 'same_' + name)}"
        f" for (int j = 0; j < n; j++) out[j] = w[j].tag == 0 ? w[j].u.{first} * in[j]"
        f" : {read.replace('@', 'w[j].')}; }}\n"
    )


def _integers() -> list[Union]:
    members = ("long", "long_first", "integers", "narrow")
    moves = ("copied", "one_by_one", "memcpy_of_n", "swapped", "stack")
    pairs = [(member, moves[at % len(moves)]) for at, member in enumerate(members * 2)]
    return [(member, moved, "third") for member, moved in pairs]


_MOVES = [move for move in MOVED if move != "bytes"]
INTEGERS = _integers()
"""One type of float, and integers."""
EVERY_MEMBER: list[Union] = [
    (member, _MOVES[at % len(_MOVES)], "sign")
    for at, member in enumerate(member for member in MEMBERS if member != "address")
]
ADDRESSES: list[Union] = [("address", move, "third") for move in _MOVES]

CELLS = """
#include <string.h>
typedef struct node { double v; struct node *next; } node;
typedef struct { int tag; union { double d; node *p; } u; } cell;
typedef struct { int tag; union { double d; double *p; } u; } tagged;
static double got(const cell *c) { return c->tag ? c->u.p->v : c->u.d; }
static double value(const tagged *t) { return t->tag ? *t->u.p : t->u.d; }
static __attribute__((noinline)) cell larger(cell x, cell y)
{ cell r; if (got(&x) > got(&y)) r = x; else r = y; if (!r.tag) r.u.d *= 2; return r; }
#define FILLED node nodes[4]; cell a[4]; for (int i = 0; i < n; i++) { \\
  nodes[i].v = in[i] * in[i]; a[i].tag = i % 2; \\
  if (a[i].tag) a[i].u.p = nodes + (i + 1) % n; else a[i].u.d = 3 * in[i]; }
void reused_slot(double *in, double *out, int n) {
  tagged t, s; double sum = 0;
  for (int i = 0; i < 3 * n; i++) {
    t.tag = i % 3 == 1; if (t.tag) t.u.p = in + i % n; else t.u.d = in[i % n] * in[i % n];
    memcpy(&s, &t, sizeof t);
    sum += value(&s) * in[(i + 1) % n];
    if (i < n) out[i] = sum;
  }
}
void copied_twice(double *in, double *out, int n) {
  FILLED cell b[4];
  for (int i = 0; i < n / 2; i++) { cell t = a[i]; a[i] = a[n - 1 - i]; a[n - 1 - i] = t; }
  for (int i = 0; i < n; i++) { b[i] = a[i]; b[(i + 1) % n] = a[i]; }
  for (int i = 0; i < n; i++) out[i] = got(a + i) * got(b + i);
}
void largest(double *in, double *out, int n) {
  FILLED cell best = {0, {-100}};
  for (int i = 0; i < n; i++)
    { if (got(a + i) > got(&best)) best = a[i]; out[i] = got(&best) * in[i]; }
}
void by_value(double *in, double *out, int n) {
  FILLED
  for (int i = 0; i < n; i++) { cell c = larger(a[i], a[(i + 1) % n]); out[i] = got(&c) * in[i]; }
}
"""
"""Cells that hold a number or lead to one."""
