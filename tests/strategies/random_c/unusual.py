"""Statements of random C programs that few programs have.

What they need of the file stands in `DECLARATIONS`.
"""

from __future__ import annotations

from .builder import CBuilder

DECLARATIONS = r"""#include <complex.h>
#include <stdarg.h>
struct big { double d[6]; int k; double *at; };
struct bits { unsigned a : 3; int b : 5; double x; };
struct named { const char *name; double (*of)(double); double by; };
static const struct named NAMED[] = {{"sin", sin, 0.5}, {"tanh", tanh, 1.5}, {"atan", atan, 0.7}};
static double *scratch;
static double even(double x, int n);
__attribute__((noinline)) static double odd(double x, int n) {
  double mine[2] = {x, cos(x)}; return n > 0 ? even(mine[n & 1] * 0.9, n - 1) + mine[0] : mine[1];
}
__attribute__((noinline)) static double even(double x, int n) {
  return n > 0 ? odd(x + 0.1, n - 1) * x : sin(x);
}
__attribute__((noinline)) static double summed(int n, ...) {
  va_list list; double sum = 0;
  va_start(list, n);
  for (int j = 0; j < n; j++) sum += j % 2 ? va_arg(list, double) * va_arg(list, int)
                                           : *va_arg(list, double *) * 0.5;
  va_end(list);
  return sum;
}
__attribute__((noinline)) static double spent(struct big b, int n) {
  for (int j = 0; j < 6; j++) b.d[j] *= b.d[(j + 1) % 6];
  b.k += n; b.at[0] += 0.1 * b.d[0];
  return b.d[0] + b.d[5] * b.k;
}
__attribute__((noinline)) static struct big filled(const double *x, double *at) {
  struct big b; for (int j = 0; j < 6; j++) b.d[j] = sin(x[j & 3] + j);
  b.k = 1; b.at = at; return b;
}
static const struct named *found(const char *name) {
  for (unsigned j = 0; j < 3; j++) if (!strcmp(NAMED[j].name, name)) return NAMED + j;
  return 0;
}
static int above(const void *key, const void *element) {
  int k = *(const int *)key, e = ((const struct small *)element)->k; return (k > e) - (k < e);
}
"""


def total_of(b: CBuilder, value: str) -> str:
    """A new double that stays small."""
    return b.new_double(f"sin({value})")


def variadic(b: CBuilder, depth: int) -> None:
    """Arguments of which the function learns when it runs."""
    count = b.rng.randrange(2, 5)
    given = ", ".join(
        f"{b.value(1)}, {b.rng.randrange(3)}" if j % 2 else b.array() for j in range(count)
    )
    total_of(b, f"summed({count}, {given})")


def spend(b: CBuilder, depth: int) -> None:
    """Structs that are too large for registers, as arguments and results."""
    s = b.fresh("b")
    b.line(f"struct big {s} = filled({b.array()}, {b.array()});")
    if b.chance(2):
        b.line(f"{s}.d[2] = {b.tame()};")
    if b.chance(2):
        b.line(f"{{ struct big c = {s}; c.d[1] = {b.value(0)}; if ({b.condition()}) {s} = c; }}")
    total_of(b, f"spent({s}, n) + {s}.d[1]")


def volatiles(b: CBuilder, depth: int) -> None:
    """Variables that are loaded and stored each time."""
    v = b.fresh("w")
    b.line(f"volatile double {v} = {b.value(1)};")
    b.line(f"for (int j = 0; j < n; j++) {v} = sin({v} + {b.array()}[j]) * {v};")
    total_of(b, v)


def floats(b: CBuilder, depth: int) -> None:
    """Doubles and floats, the one as the other."""
    f = b.fresh("f")
    b.line(f"float {f}[4]; for (int j = 0; j < n; j++) {f}[j] = j;")
    b.line(f"double {f}t = 0; for (int j = 0; j < n; j++) {f}t += {f}[j] * {b.array()}[j];")
    total_of(b, f"{f}t")


def complexes(b: CBuilder, depth: int) -> None:
    """Complex numbers, by value and in memory."""
    z = b.fresh("z")
    b.line(f"double complex {z}[2] = {{{b.value(0)} + I * {b.value(0)}, {b.value(0)}}};")
    b.line(f"for (int j = 0; j < n; j++) {z}[j & 1] = {z}[0] * {z}[1] * 0.5 + {b.array()}[j] * I;")
    total_of(b, f"creal({z}[0]) + cimag({z}[1]) * 0.5")


def machine(b: CBuilder, depth: int) -> None:
    """States between which is jumped."""
    s = b.fresh("s")
    b.line(f"double {s} = {b.value(0)}; int {s}k = 0;")
    b.line(f"{s}a: if (++{s}k > 6) goto {s}d; {s} = sin({s} + {b.value(0)});")
    b.line(f"if ({s} > 0.2) goto {s}b; {s} *= 1.5; if ({s}k & 1) goto {s}c; goto {s}a;")
    b.line(
        f"{s}b: if (++{s}k > 9) goto {s}d; {s} = {s} * {b.value(0)} - 0.3; if ({s}k & 2) goto {s}a;"
    )
    b.line(f"{s}c: {s} = cos({s}) * 0.5; if ({s}k < 5) goto {s}b; goto {s}a;")
    b.line(f"{s}d: {s} = sin({s});")
    b.doubles.append(s)


def by_name(b: CBuilder, depth: int) -> None:
    """Functions that are looked up in a constant table by text."""
    f = b.fresh("n")
    b.line(f'const struct named *{f} = found(n & 1 ? "{b.of(("sin", "atan"))}" : "tanh");')
    total_of(b, f"{f}->of({b.value(1)}) * {f}->by")


def kept_memory(b: CBuilder, depth: int) -> None:
    """Memory that a variable of the file leads to, made where it is needed and freed at last."""
    b.line("if (!scratch) scratch = calloc(n, sizeof *scratch);")
    b.line(f"for (int j = 0; j < n; j++) scratch[j] += {b.array()}[j] * {b.value(0)};")
    total_of(b, f"scratch[{b.index()}]")
    if b.chance(2):
        b.line("free(scratch); scratch = 0;")


def in_bits(b: CBuilder, depth: int) -> None:
    """Numbers of some bits beside a double."""
    s = b.fresh("b")
    b.line(f"struct bits {s}[2] = {{{{3, -2, {b.value(0)}}}, {{1, 4, {b.value(0)}}}}};")
    b.line(f"{s}[0].a += n; {s}[1].b -= {s}[0].a; if ({b.condition()}) {s}[1] = {s}[0];")
    total_of(b, f"{s}[0].x * {s}[0].a + {s}[1].x * {s}[1].b")


def searched(b: CBuilder, depth: int) -> None:
    """An element that the library finds."""
    s = b.fresh("s")
    b.line(f"struct small {s}[4]; for (int j = 0; j < n; j++)")
    b.line(f"  {s}[j] = (struct small){{{b.array()}[j], 3 * j}};")
    b.line(f"int {s}k = 3 * ({b.index()});")
    b.line(f"struct small *{s}p = bsearch(&{s}k, {s}, n, sizeof *{s}, above);")
    b.line(f"if ({s}p) {s}p->x *= {b.value(0)};")
    total_of(b, f"{s}[1].x + {s}[3].x * ({s}p ? {s}p->x : 1)")


def mutual(b: CBuilder, depth: int) -> None:
    """Two functions that call each other."""
    total_of(b, f"odd({b.value(0)}, {b.of(('n', '3', 'n + 1'))})")


def mathematics(b: CBuilder, depth: int) -> None:
    """Functions of the library that cut, round, or give more than one result."""
    m = b.fresh("m")
    b.line(f"double {m} = {b.value(1)}; int {m}e; double {m}i;")
    b.line(
        b.of((
            "{0} = frexp({0} + 3, &{0}e) * {0}e;",
            "{0} = modf({0} * 3.3 + 0.1, &{0}i) + 0.2 * {0}i;",
            "{0} = ldexp({0}, n - 5) + fmod({0} + 7.1, 1.7);",
            "{0} = hypot({0}, 0.3) + copysign({0} * {0}, -0.5) + fma({0}, {0}, 0.1);",
            "{0} = (double)(long)({0} * 5.3) * {0} + lround({0} * 3.1) * 0.1 * {0};",
            "{0} = pow(1.5 + {0} * {0}, 0.7) + cbrt({0} + 4) + log1p({0} * {0});",
        )).format(m)
    )  # fmt: skip
    total_of(b, m)


def stacked(b: CBuilder, depth: int) -> None:
    """Memory of the stack, more in each turn."""
    p = b.fresh("p")
    b.line(f"double *{p}[4], {p}t = 0; for (int j = 0; j < n; j++) {{")
    b.line(f"  {p}[j] = __builtin_alloca((j + 1) * sizeof(double)); {p}[j][j] = {b.array()}[j];")
    b.line(f"  if (j) {p}[j][0] = {p}[j - 1][j - 1] * {b.value(0)}; }}")
    b.line(f"for (int j = 1; j < n; j++) {p}t += {p}[j][0] * {p}[j][j];")
    total_of(b, f"{p}t")


UNUSUAL = (
    variadic, spend, volatiles, floats, complexes, machine, by_name, kept_memory, in_bits,
    searched, mutual, mathematics, stacked,
)  # fmt: skip
