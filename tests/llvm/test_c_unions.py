"""Derivatives of C functions that copy tagged unions: bytes that are floats or something else.

What is right comes from native code: see ``strategies/c_unions.py``. A derivative is right, or it
is refused with a number.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_memory import POINT, Compiled, forward, reverse
from c_runs import executable
from c_unions import ADDRESSES, CELLS, EVERY_MEMBER, INTEGERS, Union, source_of, unions

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

REFUSED = frozenset({"AD0971", "AD0708"})


def check(
    combinations: list[Union], level: str, clang: str | None, folder: Path, kept: str = ""
) -> int:
    """Compare derivatives with differences; how many were refused."""
    compiled = Compiled(source_of(combinations), clang, folder, kept=kept)
    program = compiled.program(level)
    refused: list[str] = []
    for name in map("__".join, combinations):
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            try:
                found = mode(program[name])
            except DiagnosticError as error:
                refused.append(error.diagnostics[0].code)
                continue
            np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6, err_msg=name)
    assert set(refused) <= REFUSED, refused
    return len(refused)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_doubles_or_integers(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """One type of float, and integers: moved as floats, and never refused."""
    assert check(INTEGERS, level, any_clang, tmp_path, kept="unions_of_integers") == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_every_member(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """Each member is moved, and each way of moving is gone."""
    check(EVERY_MEMBER, level, any_clang, tmp_path, kept="every_member")


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_doubles_or_addresses(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """In forward mode shadows go with the bytes, whatever they are; on the way back it is seen."""
    compiled = Compiled(source_of(ADDRESSES), any_clang, tmp_path, kept="unions_of_addresses")
    program = compiled.program(level)
    for name in map("__".join, ADDRESSES):
        expected = compiled.differences(name)
        np.testing.assert_allclose(forward(program[name]), expected, rtol=1e-6, atol=1e-6)
        np.testing.assert_allclose(reverse(program[name]), expected, rtol=1e-6, atol=1e-6)


IN_REGISTERS = frozenset({("O1", "by_value"), ("O2", "by_value"), ("O2", "largest")})
"""Levels and ways in which optimised code holds a union's bytes in an integer: refused."""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_bytes_through_slots(level: str, any_clang: str | None, tmp_path: Path) -> None:
    """Bytes that are a double or an address, moved as the one or the other, and by value."""
    compiled = Compiled(CELLS, any_clang, tmp_path, kept="cells")
    program = compiled.program(level)
    for name in ("reused_slot", "copied_twice", "largest", "by_value"):
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            if (level, name) in IN_REGISTERS:
                with pytest.raises(DiagnosticError, match=r"AD0970|AD0971|AD0708"):
                    mode(program[name])
                continue
            found = mode(program[name])
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-5, err_msg=name)


MOVED_BY_HELPERS = """
#include <stdlib.h>
#include <string.h>
#define KEPT static __attribute__((noinline))
typedef struct node { double v; struct node *next; } node;
typedef struct { double w; union { double h; node *p; } u; } cell;
typedef struct { int tag; union { double h; node *p; } u; } tagged;
typedef struct { float w, z; union { float h[2]; node *p; } u; } narrow;
KEPT void move(void *to, const void *from, long n) { memcpy(to, from, n); }
KEPT double got_cell(const cell *c) { return c->w > 0 ? c->w * c->u.p->v : 3 * c->u.h; }
KEPT void put_cell(cell *c, double x, node *p)
{ c->w = p ? x * x : -1; if (p) c->u.p = p; else c->u.h = x; }
KEPT double got_tagged(const tagged *c) { return c->tag ? c->u.p->v : 3 * c->u.h; }
KEPT void put_tagged(tagged *c, double x, node *p)
{ c->tag = p != 0; if (p) c->u.p = p; else c->u.h = x; }
KEPT double got_narrow(const narrow *c)
{ return c->w > 0 ? (double)c->z * c->u.p->v : 3 * (double)c->u.h[0] * c->u.h[1]; }
KEPT void put_narrow(narrow *c, double x, node *p)
{ c->w = p ? 1 : -1; c->z = x; if (p) c->u.p = p; else { c->u.h[0] = x; c->u.h[1] = 2; } }
#define FUNCTIONS(kind) \\
  void kind##_moved(double *in, double *out, int n) { \\
    node nodes[4]; kind a[4], b[4]; \\
    for (int i = 0; i < n; i++) \\
      { nodes[i].v = in[i] * in[i]; put_##kind(a + i, in[i], i % 2 ? nodes + i : 0); } \\
    move(b, a, n * sizeof *a); \\
    for (int i = 0; i < n; i++) out[i] = got_##kind(b + i); \\
  } \\
  void kind##_assigned(double *in, double *out, int n) { \\
    node nodes[4]; kind a[4], b[4]; \\
    for (int i = 0; i < n; i++) \\
      { nodes[i].v = in[i] * in[i]; put_##kind(a + i, in[i], i % 2 ? nodes + i : 0); } \\
    for (int i = 0; i < n; i++) b[i] = a[n - 1 - i]; \\
    for (int i = 0; i < n; i++) out[i] = got_##kind(b + i); \\
  } \\
  void kind##_many(double *in, double *out, int n) { \\
    node nodes[600]; kind a[600], b[600]; \\
    for (int i = 0; i < 600; i++) { nodes[i].v = in[i % n] * in[i % n]; \\
      put_##kind(a + i, in[i % n], i % 2 ? nodes + i : 0); } \\
    memcpy(b, a, sizeof a); \\
    for (int i = 0; i < n; i++) out[i] = got_##kind(b + i) * got_##kind(b + 500 + i); \\
  } \\
  void kind##_grown(double *in, double *out, int n) { \\
    node nodes[4]; kind *a = 0; \\
    for (int i = 0; i < n; i++) { nodes[i].v = in[i] * in[i]; \\
      a = realloc(a, (i + 1) * sizeof *a); put_##kind(a + i, in[i], i % 2 ? nodes + i : 0); } \\
    for (int i = 0; i < n; i++) out[i] = got_##kind(a + i) * in[0]; \\
    free(a); \\
  }
FUNCTIONS(cell) FUNCTIONS(tagged) FUNCTIONS(narrow)
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_as_many_bytes_as_nobody_knows(level: str, clang: str, tmp_path: Path) -> None:
    """Derivatives hold where types of the first bytes are known, and addresses behind are not."""
    compiled = Compiled(MOVED_BY_HELPERS, clang, tmp_path)
    program = compiled.program(level)
    for name in (f"{kind}_{way}" for kind in ("cell", "tagged", "narrow") for way in WAYS):
        expected = compiled.differences(name)
        tolerance = 1e-2 if name.startswith("narrow") else 1e-5
        for mode in (forward, reverse):
            found = mode(program[name])
            np.testing.assert_allclose(
                found, expected, rtol=tolerance, atol=tolerance, err_msg=name
            )


WAYS = ("moved", "assigned", "many", "grown")
"""By a helper that is told how many bytes, one by one, so many that not all are known, and when
memory grows."""

HALVES = """
#include <string.h>
#define KEPT static __attribute__((noinline))
typedef struct { int tag; union { _Float16 h[4]; double *p; } u; } cell;
KEPT double got(const cell *c)
{ return c->tag ? *c->u.p : (float)c->u.h[0] * (float)c->u.h[2] + 2 * (float)c->u.h[1]; }
KEPT void put(cell *c, double x, double *p) {
  c->tag = p != 0;
  if (p) c->u.p = p;
  else { c->u.h[0] = c->u.h[1] = (_Float16)x; c->u.h[2] = 1; c->u.h[3] = 0; }
}
KEPT void move(void *to, const void *from, long n) { memcpy(to, from, n); }
void f(double *in, double *out, int n) {
  double y[4]; cell a[4], b[4];
  for (int i = 0; i < n; i++) { y[i] = in[i] * in[i]; put(a + i, in[i], i % 2 ? y + i : 0); }
  move(b, a, n * sizeof *a);
  for (int i = 0; i < n; i++) out[i] = got(b + i);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_halves_that_look_like_an_address(level: str, clang: str, tmp_path: Path) -> None:
    """They are computed with in another function than the one that moves them."""
    program = Compiled(HALVES, clang, tmp_path).program(level)
    slopes = np.where(np.arange(4) % 2, 2 * POINT, 3.0)
    np.testing.assert_allclose(forward(program["f"]), np.diag(slopes), rtol=1e-6)
    with pytest.raises(DiagnosticError, match="AD0971"):
        reverse(program["f"])


BEHIND_FLOATS = """
#include <stdlib.h>
#include <string.h>
#define KEPT static __attribute__((noinline))
typedef struct { double v; } node;
KEPT node *get(void *p, long off) { node *q; memcpy(&q, (char *)p + off, 8); return q; }
KEPT void put(void *p, long off, node *q) { memcpy((char *)p + off, &q, 8); }
KEPT void move(void *to, const void *from, long n) { memcpy(to, from, n); }
KEPT double *grown(double *m, long n)
{ double *k = malloc(2 * n); memcpy(k, m, n); free(m); return k; }
KEPT void *made(long n) { void *p = malloc(n); if (!p) abort(); return p; }
#define FUNCTION(name, DOUBLES, MOVES) \\
  void name(double *in, double *out, int n) { \\
    node a; double *m = made(8 * n + 8), *k = made(8 * n + 8); \\
    for (int i = 0; i < DOUBLES; i++) m[i] = k[i] = in[i] * in[n - 1]; \\
    put(m, 8 * n, &a); \\
    MOVES; \\
    a.v = in[0] * in[2]; \\
    out[0] = get(k, 8 * n)->v; \\
    for (int i = 1; i < n; i++) out[i] = k[i % DOUBLES] * get(k, 8 * n)->v; \\
    free(m); free(k); \\
  }
FUNCTION(first_moved, 1, move(k, m, 8 * n + 8))
FUNCTION(first_copied, 1, memcpy(k, m, 8 * n + 8))
FUNCTION(first_fixed, 1, memcpy(k, m, 40))
FUNCTION(first_grown, 1, (free(k), k = grown(m, 8 * n + 8), m = 0))
FUNCTION(first_reallocated, 1, (free(k), k = realloc(m, 16 * n), m = 0))
FUNCTION(all_copied, n, memcpy(k, m, 8 * n + 8))
FUNCTION(all_reallocated, n, (free(k), k = realloc(m, 16 * n), m = 0))
FUNCTION(as_a_number, n, unsigned long w = (unsigned long)&a; memcpy((char *)m + 8 * n, &w, 8);
         memcpy(k, m, 8 * n + 8); memcpy(&w, (char *)k + 8 * n, 8); put(k, 8 * n, (node *)w))
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_an_address_behind_floats(level: str, clang: str, tmp_path: Path) -> None:
    """Types say that there are floats only; who stores and loads the address is told its place as a
    number, and nothing else in the program keeps addresses and floats at one place.
    """
    compiled = Compiled(BEHIND_FLOATS, clang, tmp_path)
    program = compiled.program(level)
    for name in (line.split("(")[1].split(",")[0] for line in BEHIND_FLOATS.split("\nFUNC")[1:]):
        expected = compiled.differences(name)
        for mode in (forward, reverse):
            np.testing.assert_allclose(mode(program[name]), expected, 1e-5, 1e-5, err_msg=name)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_many_unions(level: str, part: int, clang: str, tmp_path: Path) -> None:
    """Some of all, in parts, so that `--share` takes some of each."""
    combinations = [one for one in unions(40, seed=3) if one[0] != "address"]
    check(combinations[part::4], level, clang, tmp_path)


TWO_TYPES = r"""
typedef struct { union { double d; struct { float a, b; } f; } u; int tag; } one;
#define WITHOUT static __attribute__((noinline))
WITHOUT void put(one *v, const double *in, int tag) {
  v->tag = tag;
  if (tag == 0) v->u.d = in[0];
  else { v->u.f.a = in[1]; v->u.f.b = in[2]; }
}
WITHOUT double get(const one *v) { return v->tag == 0 ? v->u.d : (double)(v->u.f.a * v->u.f.b); }
WITHOUT double value(one v) { return get(&v); }
double assigned(const double *in, int tag) {
  one v, w;
  put(&v, in, tag);
  w = v;
  return get(&v) * get(&w);
}
double by_value(const double *in, int tag) {
  one v;
  put(&v, in, tag);
  return value(v) * value(v);
}
"""


@pytest.mark.parametrize("level", ["O0", "O1"])
@pytest.mark.parametrize("name", ["assigned", "by_value"])
def test_two_cotangents_of_two_floats(level: str, name: str, clang: str, tmp_path: Path) -> None:
    """Sums of two cotangents of a struct that is read twice, in which functions behind calls keep a
    double or two floats, while clang declares a double: they are right, or refused.
    """
    source = tmp_path / "two_types.c"
    source.write_text(TWO_TYPES)
    function = ad_opt.load(source, flags=[f"-{level}"])[name]
    x = np.array([1.25, 0.75, 1.5, 2.0])
    for tag, expected in ((0, [2 * 1.25, 0, 0, 0]), (1, [0, 2 * 0.75 * 2.25, 2 * 1.5 * 0.5625, 0])):
        try:
            found = ad_opt.grad(function, 0)(x, tag)
        except DiagnosticError as error:
            refused = str(error)
        else:
            np.testing.assert_allclose(found, expected, 1e-6)
            continue
        assert "AD0971" in refused
