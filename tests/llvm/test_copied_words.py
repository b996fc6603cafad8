"""Copies of a length that is known only when the program runs, of words that are floats or not.

Addresses stand beside floats there, or in their place: on the way back the floats are summed, as
all that type analysis sees of them says of which width they are. The oracle is the same source as
native code; derivatives are right in both modes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ad_opt
from c_memory import Compiled, forward, reverse
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

SOURCE = """
#include <stdlib.h>
#include <string.h>
typedef struct node { struct node *next; double x[]; } node;
typedef struct few { struct few *next; float x[]; } few;
typedef struct { double v; char *name; float w[2]; } item;
typedef struct { int tag; union { double d; double *p; } u; } value;
typedef union { double d; double *p; } either;
typedef struct { int kind; double *p; } named;
typedef struct { char c; float f; double v; int kind; double *p; } padded;
static __attribute__((noinline)) void moved(void *to, const void *from, size_t n)
{ memcpy(to, from, n); }
static __attribute__((noinline)) void words(void *to, const void *from, size_t n)
{ for (size_t i = 0; i < n / 8; i++) memcpy((char *)to + 8 * i, (const char *)from + 8 * i, 8); }
#define LIST(name, type, copy) void name(double *in, double *out, int n) { \\
  size_t s = sizeof(type) + n * sizeof(((type *)0)->x[0]); type *a = malloc(s), *b = malloc(s); \\
  a->next = 0; for (int i = 0; i < n; i++) a->x[i] = in[i] * in[i]; \\
  copy(b, a, s); b->next = a; \\
  for (int i = 0; i < n; i++) out[i] = b->x[i] * b->next->x[n - 1 - i]; free(a); free(b); }
LIST(copied, node, memcpy)
LIST(in_a_callee, node, moved)
LIST(word_by_word, node, words)
LIST(narrow, few, memcpy)
void structs(double *in, double *out, int n) {
  item *a = malloc(n * sizeof(item)), *b = malloc(n * sizeof(item));
  for (int i = 0; i < n; i++)
  { a[i].v = in[i]; a[i].name = "ab"; a[i].w[0] = in[i] * 2; a[i].w[1] = in[0] * in[i]; }
  memcpy(b, a, n * sizeof(item));
  for (int i = 0; i < n; i++)
    out[i] = b[i].v * a[n - 1 - i].v + b[i].w[1] * a[i].w[1] + b[i].w[0] * a[i].name[i % 2];
  free(a); free(b);
}
void values(double *in, double *out, int n) {
  value *a = malloc(n * sizeof(value)), *b = malloc(n * sizeof(value));
  for (int i = 0; i < n; i++)
    if ((a[i].tag = i % 2)) a[i].u.d = in[i] * 3; else a[i].u.p = in + i;
  memcpy(b, a, n * sizeof(value));
  for (int i = 0; i < n; i++)
    out[i] = (a[i].tag ? a[i].u.d : *a[i].u.p) * (b[i].tag ? b[i].u.d : *b[i].u.p);
  free(a); free(b);
}
void eithers(double *in, double *out, int n) {
  either *a = malloc(n * 8), *b = malloc(n * 8);
  for (int i = 0; i < n; i++) if (i % 2) a[i].d = in[i] * 3; else a[i].p = in + i;
  memcpy(b, a, n * 8);
  for (int i = 0; i < n; i++) out[i] = i % 2 ? a[i].d * b[i].d : *a[i].p * *b[i].p;
  free(a); free(b);
}
void shifted(double *in, double *out, int n) {
  named a[6]; double t[6];
  for (int i = 0; i < n; i++) { t[i] = in[i] * in[i]; a[i].p = t + i; }
  memmove(a + 1, a, 3 * sizeof(named));
  for (int i = 0; i < n; i++) out[i] = *a[i].p * in[i];
}
void shifted_down(double *in, double *out, int n) {
  padded a[6]; double t[6];
  for (int i = 0; i < n; i++)
  { t[i] = in[i] * in[i]; a[i] = (padded){(char)i, 2, in[i] * 3, i + 1, t + i}; }
  memmove(a, a + 1, 3 * sizeof(padded));
  for (int i = 0; i < n; i++) out[i] = *a[i].p * a[i].v * a[i].kind * a[i].f + a[i].c;
}
"""


@pytest.mark.parametrize("level", ["O0", "O1", pytest.param("O2", marks=pytest.mark.slow)])
def test_words_that_are_copied_are_summed(level: str, clang: str, tmp_path: Path) -> None:
    compiled = Compiled(SOURCE, clang, tmp_path)
    program = compiled.program(level)
    names = "copied in_a_callee word_by_word narrow structs values eithers shifted shifted_down"
    for name in names.split():
        has_singles = name in ("narrow", "structs")
        near = 1e-3 if has_singles else 1e-6
        expected = compiled.differences(name, 2.0**-7 if has_singles else 2.0**-17)
        for mode in (forward, reverse):
            found = mode(program[name])
            np.testing.assert_allclose(found, expected, rtol=near, atol=near, err_msg=name)


MASKED = """
#include <stdint.h>
typedef struct { double *p; double v; } cell;
static __attribute__((noinline)) void mask(uint64_t *w, int n, uint64_t m)
{ for (int i = 0; i < n; i++) w[i] ^= m; }
void masked(double *in, double *out, int n) {
  double a[4] = {in[0], in[1] * in[1], 3 * in[2], 1};
  cell c = {a + 1, in[3] * in[3]};
  mask((uint64_t *)&c, 2, (uint64_t)n << 50);
  mask((uint64_t *)&c, 2, (uint64_t)n << 50);
  for (int i = 0; i < n; i++) out[i] = *c.p * c.v;
}
"""


@pytest.mark.parametrize("mode", [forward, reverse])
def test_addresses_that_are_computed_with_stop(mode: Any, clang: str, tmp_path: Path) -> None:
    """Words of which nothing is known are looked at: nothing is lost on the way through them."""
    program = Compiled(MASKED, clang, tmp_path).program("O1")
    with pytest.raises(ad_opt.DiagnosticError, match="AD0971"):
        mode(program["masked"])


DISGUISED = """
#include <stdint.h>
typedef struct { double v; uintptr_t next; } node;
void disguised(double *in, double *out, int n) {
  node a[2];
  a[0].v = in[0], a[0].next = (n > 30 ? (uintptr_t)a : 0) ^ (uintptr_t)(a + 1), a[1].v = in[1];
  uintptr_t before = 0, here = (uintptr_t)a, next;
  node *p = (node *)here;
  double s = p->v * p->v;
  next = p->next ^ before, before = here, here = next, p = (node *)here;
  for (int i = 0; i < n; i++) out[i] = s + p->v;
}
"""


@pytest.mark.parametrize("mode", [forward, reverse])
@pytest.mark.parametrize("level", ["O0", "O1"])
def test_addresses_that_are_stored_as_numbers_stop(
    level: str, mode: Any, clang: str, tmp_path: Path
) -> None:
    """An address that lies in memory in disguise has no shadow there: a list of differences."""
    program = Compiled(DISGUISED, clang, tmp_path).program(level)
    with pytest.raises(ad_opt.DiagnosticError, match=r"AD097[01]"):
        mode(program["disguised"])


WIDE = """
#include <string.h>
struct wide { long double a; double b; };
static __attribute__((noinline)) double unpacked(char *from, int n) {
  double s = 0;
  while (n-- > 0) {
    double *p;
    struct wide w;
    memcpy(&p, from, sizeof p), from += 16;
    memcpy(&w, from, sizeof w), from += sizeof w;
    s += *p * (double)w.a * w.b;
  }
  return s;
}
void packed(double *in, double *out, int n) {
  _Alignas(16) char all[96];
  char *to = all;
  double a = in[0], *p = &a;
  struct wide w = {in[1], in[2]};
  for (int i = 0; i < 2; i++) {
    memcpy(to, &p, sizeof p), to += 16;
    memcpy(to, &w, sizeof w), to += sizeof w;
  }
  for (int i = 0; i < n; i++) out[i] = unpacked(all, 2) * unpacked(all, 1);
}
"""


def test_long_doubles_beside_addresses_are_no_doubles(clang: str, tmp_path: Path) -> None:
    """In one place lie an address and a ``long double``, behind it a double, of which more is seen:
    where two cotangents meet, the first must not be summed as if it were one."""
    compiled = Compiled(WIDE, clang, tmp_path)
    program = compiled.program("O0")
    expected = compiled.differences("packed", 2.0**-17)
    np.testing.assert_allclose(forward(program["packed"]), expected, rtol=1e-6, atol=1e-6)
    with pytest.raises(ad_opt.DiagnosticError, match="AD0971"):
        reverse(program["packed"])
