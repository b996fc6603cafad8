"""Products in some columns of the rows of a matrix: those of one head of several, say.

The oracle is a complex step through the same sums in NumPy.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.nests.products.computed import Signs
from hypothesis import given, settings
from hypothesis import strategies as st
from xdsl.ir import Operation

import ad_opt
from shares import some_of

HEADS = """
#include <stdlib.h>

// Heads of so many columns as there are for each: some columns may be left over.
double heads(int n, int d, int h, const double *q, const double *k, const double *v) {
  int e = d / h;
  double loss = 0, *p = malloc(n * sizeof(double));
  for (int g = 0; g < h; g++)
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double s = 0;
        for (int c = 0; c < e; c++) s += q[i * d + g * e + c] * k[j * d + g * e + c];
        p[j] = s * s;
      }
      for (int c = 0; c < e; c++) {
        double s = 0;
        for (int j = 0; j < n; j++) s += p[j] * v[j * d + g * e + c];
        loss += s * s;
      }
    }
  free(p);
  return loss;
}

// No division where there is nothing to divide, and columns that come round again.
double around(int n, int d, int h, const double *q, const double *k, const double *v) {
  double loss = 0;
  for (int i = 0; i < n; i++) {
    int e = d / h;
    for (int j = 0; j < n; j++)
      for (int c = 0; c < d; c++) loss += q[i * d + (c + e) % d] * k[j * d + c] * v[j * d + c % e];
  }
  return loss;
}
"""


@pytest.fixture(scope="module", params=["fast", "strict"])
def program(
    clang: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> ad_opt.Program:
    """Functions of C that read matrices by heads."""
    path: Path = tmp_path_factory.mktemp("heads") / "heads.c"
    path.write_text(HEADS)
    return ad_opt.load(path, fp=request.param)


def heads(h: int, q: np.ndarray, k: np.ndarray, v: np.ndarray) -> complex:
    e = q.shape[1] // h
    loss = 0j
    for g in range(h):
        own = slice(g * e, (g + 1) * e)
        loss += (((q[:, own] @ k[:, own].T) ** 2 @ v[:, own]) ** 2).sum()
    return loss


def around(h: int, q: np.ndarray, k: np.ndarray, v: np.ndarray) -> complex:
    d = q.shape[1]
    shifted = q[:, (np.arange(d) + d // h) % d] if len(q) else q
    return complex((shifted.sum(0) * (k * v[:, np.arange(d) % (d // h)]).sum(0)).sum())


def check(f: ad_opt.Function, formula: object, n: int, d: int, h: int) -> None:
    rng = np.random.default_rng(d)
    given = [rng.normal(size=(n, d)) for _ in range(3)]
    found = ad_opt.grad(f, wrt=(3, 4, 5))(n, d, h, *given)
    assert callable(formula)
    for at, one in enumerate(found):
        direction = rng.normal(size=(n, d))
        shifted = [x + 1e-30j * direction if at == m else x + 0j for m, x in enumerate(given)]
        by_step = formula(h, *shifted).imag / 1e-30
        np.testing.assert_allclose((one * direction).sum(), by_step, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize(
    ("n", "d", "h"), [(30, 32, 4), (80, 23, 2), (3, 3, 3), (9, 3, 5), (0, 4, 2)]
)
def test_gradients_of_heads(program: ad_opt.Program, n: int, d: int, h: int) -> None:
    check(program["heads"], heads, n, d, h)


@pytest.mark.parametrize(("n", "d", "h"), [(7, 12, 3), (4, 5, 2), (3, 6, 6)])
def test_gradients_of_columns_that_come_round(
    program: ad_opt.Program, n: int, d: int, h: int
) -> None:
    check(program["around"], around, n, d, h)


def test_nothing_is_divided_in_front_of_the_program(program: ad_opt.Program) -> None:
    empty = np.zeros((0, 4))
    for one in ad_opt.grad(program["around"], wrt=(3, 4, 5))(0, 4, 0, empty, empty, empty):
        assert one.shape == (0, 4)


NEST = """
func.func @f(%n: i32, %d: i32, %h: i32, %m: memref<?xindex>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %e = arith.divsi %d, %DIVISOR : i32
  %rows = arith.index_cast %n : i32 to index
  %row = arith.index_cast %d : i32 to index
  %heads = arith.index_cast %h : i32 to index
  %columns = arith.index_cast %e : i32 to index
  scf.for %g = %zero to %heads step %one {
    scf.for %i = %zero to %rows step %one {
      scf.for %c = %zero to %columns step %one {
        %a = arith.muli %g, %COLUMN : index
        %b = arith.addi %a, %c : index
        %l = arith.muli %row, %FACTOR : index
        %x = arith.subi %l, %b : index
        %y = arith.subi %x, %TAKEN : index
        memref.store %y, %m[%zero] : memref<?xindex>
      }
    }
  }
  return
}
"""


def subscript(divisor: str, column: str, factor: str, taken: str) -> tuple[Operation, Polynomial]:
    """The operation that stores the number, and the number."""
    names = {"DIVISOR": divisor, "COLUMN": column, "FACTOR": factor, "TAKEN": taken}
    text = NEST
    for name, value in names.items():
        text = text.replace(f"%{name}", f"%{value}")
    module = parse_module(make_context(), text)
    store = next(op for op in module.walk() if op.name == "memref.store")
    return store, polynomial_of(store.operands[0])


@settings(max_examples=some_of(100), deadline=None)
@given(
    divisor=st.sampled_from(["h", "two", "n"]),
    column=st.sampled_from(["columns", "c", "row", "one"]),
    factor=st.sampled_from(["one", "rows", "heads"]),
    taken=st.sampled_from(["zero", "one", "c", "columns", "i", "g"]),
)
def test_what_is_not_negative_is_not(divisor: str, column: str, factor: str, taken: str) -> None:
    store, number = subscript(divisor, column, factor, taken)
    if not Signs.at(store).is_positive(number):
        return
    for n, d, h in product(range(-3, 6), range(-5, 9), range(-3, 5)):
        by = {"h": h, "two": 2, "n": n}[divisor]
        if by == 0:
            continue
        e = int(d / by)
        for g, i, c in product(range(h), range(n), range(e)):
            values = {"one": 1, "zero": 0, "columns": e, "row": d, "rows": n, "heads": h}
            values |= {"g": g, "i": i, "c": c}
            assert d * values[factor] - (g * values[column] + c) - values[taken] >= 0


@pytest.mark.parametrize(("divisor", "within"), [("h", True), ("n", False), ("two", False)])
def test_columns_of_heads_are_within_rows(divisor: str, *, within: bool) -> None:
    store, value = subscript(divisor, "columns", "one", "one")
    assert Signs.at(store).is_positive(value) == within
