"""Derivatives of C functions that copy tagged unions: bytes that are floats or something else.

What is right comes from native code: see ``strategies/c_unions.py``. A derivative is right, or it
is refused with a number.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics import DiagnosticError

from c_memory import Compiled, forward, reverse
from c_runs import executable
from c_unions import MEMBERS, MOVED, Union, source_of, unions

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

REFUSED = frozenset({"AD0971", "AD0708"})


def check(combinations: list[Union], level: str, clang: str, folder: Path) -> int:
    """Compare derivatives with differences; how many were refused."""
    compiled = Compiled(source_of(combinations), clang, folder)
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
def test_doubles_or_integers(level: str, clang: str, tmp_path: Path) -> None:
    """One type of float, and integers: moved as floats, and never refused."""
    members = ("long", "long_first", "integers", "narrow")
    moves = ("copied", "one_by_one", "memcpy_of_n", "swapped", "stack")
    pairs = [(member, moves[at % len(moves)]) for at, member in enumerate(members * 2)]
    combinations = [(member, moved, "third") for member, moved in pairs]
    assert check(combinations, level, clang, tmp_path) == 0


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_every_member(level: str, clang: str, tmp_path: Path) -> None:
    """Each member is moved, and each way of moving is gone."""
    moves = [move for move in MOVED if move != "bytes"]
    combinations: list[Union] = [
        (member, moves[at % len(moves)], "sign")
        for at, member in enumerate(member for member in MEMBERS if member != "address")
    ]
    check(combinations, level, clang, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_doubles_or_addresses(level: str, clang: str, tmp_path: Path) -> None:
    """In forward mode shadows go with the bytes, whatever they are; on the way back it is seen."""
    combinations: list[Union] = [("address", move, "third") for move in MOVED if move != "bytes"]
    compiled = Compiled(source_of(combinations), clang, tmp_path)
    program = compiled.program(level)
    for name in map("__".join, combinations):
        expected = compiled.differences(name)
        np.testing.assert_allclose(forward(program[name]), expected, rtol=1e-6, atol=1e-6)
        np.testing.assert_allclose(reverse(program[name]), expected, rtol=1e-6, atol=1e-6)


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

IN_REGISTERS = frozenset({("O1", "by_value"), ("O2", "by_value"), ("O2", "largest")})
"""Where optimised code holds the bytes of a union in an integer: refused."""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_bytes_through_slots(level: str, clang: str, tmp_path: Path) -> None:
    """Bytes that are a double or an address, moved as the one or the other, and by value."""
    compiled = Compiled(CELLS, clang, tmp_path)
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


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2"])
def test_many_unions(level: str, clang: str, tmp_path: Path) -> None:
    """Some of all."""
    combinations = [one for one in unions(40, seed=3) if one[0] != "address"]
    check(combinations, level, clang, tmp_path)
