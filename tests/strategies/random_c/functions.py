"""A source: what all programs begin with, functions that call each other, and ``f``."""

from __future__ import annotations

from . import library, unusual
from .builder import CBuilder
from .statements import early, statement

HEAD = """#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned long word;
typedef double four __attribute__((vector_size(32), aligned(8)));
struct node { int kind; double x; double d[4]; };
struct view { double *data; int step; };
struct link { double x; struct link *next; };
struct tagged { int tag; union { double d; long i; } u; };
static double kept[4], first = 0.3;
static int calls;
__attribute__((constructor)) static void begin(void) { first = 0.69; }
__attribute__((noinline)) static double *take(int n) { return malloc(8 * n); }
static struct node turned(struct node s, double by) {
  double t = s.d[0]; s.d[0] = s.d[3] * sin(by); s.d[3] = t; s.x = tanh(s.x + by); s.kind++;
  return s;
}
__attribute__((noinline)) static void stretch(struct node *s, double by) {
  for (int i = 0; i < 4; i++) s->d[i] = sin(s->d[i] * by);
}
__attribute__((noinline)) static struct node *later(struct node *a, struct node *b, int first) {
  return first ? a : b;
}
"""
PARAMETERS = "(double x, double *y, int n)"


def write_functions(b: CBuilder, size: int) -> str:
    """The whole source."""
    parts = [HEAD, library.DECLARATIONS, unusual.DECLARATIONS] if b.libraries else [HEAD]
    count = b.rng.randrange(4)
    names = [f"h{k}" for k in range(count)]
    for k, name in enumerate(names):
        parts.append(_helper(b, name, names[:k]))
    if names:
        parts.append(f"static double (*table[]){PARAMETERS} = {{{', '.join(names)}}};\n")
    parts.append(_main(b, names, size))
    return "".join(parts)


def _begin(b: CBuilder, helpers: list[str]) -> CBuilder:
    return CBuilder(b.rng, fixed=["first"], ints=["n"], helpers=helpers, libraries=b.libraries)


def _helper(rng: CBuilder, name: str, known: list[str]) -> str:
    """``double h(double x, double *y, int n)``: ``n`` says how deep it may call itself."""
    # A helper is called with few steps, but loops over four elements.
    b = _begin(rng, [])
    b.doubles.append("x")
    b.arrays.append("y")
    b.budget = 5
    b.line("int depth = n; n = 4;")
    kind = b.rng.randrange(3)
    if kind == 0:
        b.line(f"if (depth <= 0) return {b.tame()};")
        b.line(f"double again = {name}({b.tame()}, y, depth - 1);")
        b.doubles.append("again")
    elif kind == 1 and known:
        b.line(f"double other = {b.of(known)}({b.tame()}, y, depth - 1);")
        b.doubles.append("other")
    else:
        b.line(f"if ({b.condition()}) return {b.tame()};")
    for _ in range(b.rng.randrange(1, 4)):
        statement(b, 1)
    b.line(f"return {b.tame()};")
    kept = b.of(("static ", "__attribute__((noinline)) static ", "__attribute__((noinline)) "))
    return "\n".join([f"{kept}double {name}{PARAMETERS} {{", *b.lines, "}", ""])


def _main(rng: CBuilder, helpers: list[str], size: int) -> str:
    b = _begin(rng, helpers)
    b.arrays += ["in", "out"]
    b.line("calls = 0;")
    if b.libraries:
        b.line(
            "memset(memoed, 0, sizeof memoed); memset(&history, 0, sizeof history); scratch = 0;"
        )
    b.line("for (int j = 0; j < n; j++) kept[j] = 0.25 * j, out[j] = in[j] * in[(j + 1) & 3];")
    for _ in range(b.rng.randrange(2, size)):
        statement(b, 2)
        if b.chance(12):
            early(b, 0)
    b.line("double total = 0;")
    for k, name in enumerate(b.doubles[-8:]):
        b.line(f"total += {0.3 + 0.2 * k:.1f} * {name};")
    with b.block("for (int j = 0; j < n; j++)"):
        b.ints.append("j")
        for name in b.arrays[-6:]:
            b.line(f"total += 0.4 * {name}[j];")
        b.line(f"out[j] = 0.5 * sin(out[j]) + 0.3 * total + {b.tame()};")
    return "\n".join(["void f(double *in, double *out, int n) {", *b.lines, "}", ""])
