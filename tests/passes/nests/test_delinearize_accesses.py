"""``delinearize-accesses``: programs compute the same, bit for bit, whatever the bounds are."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ad_opt

PASS = "delinearize-accesses"


def nest(seed: int) -> str:
    """Two loops, the inner one maybe over a triangle, that copy elements some places away; the
    inner one may count from zero to a distance, and the outer one begin where it is told to, and
    have trips only if told so.
    """
    rng = random.Random(seed)
    low, margin, column = rng.randint(0, 2), rng.randint(0, 2), rng.randint(-2, 2)
    row, first = rng.randint(-1, 1), rng.choice(("%low", "%i"))
    last = rng.choice(("%end", "%i", "%next"))
    outer, added = rng.choice(("%end", "%some")), "%c0"
    if rng.random() < 0.5:
        first, last, added = "%c0", "%distance", rng.choice(("%i", "%next"))
    start = rng.choice(("%low", "%begin"))
    return f"""
func.func @f(%n: index, %begin: index, %a: memref<?xf64>, %b: memref<?xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant {low} : index
  %margin = arith.constant {margin} : index
  %end = arith.subi %n, %margin : index
  %column = arith.constant {column} : index
  %row = arith.constant {row} : index
  %told = arith.cmpi sgt, %n, %c1 : index
  %some = arith.select %told, %end, {start} : index
  scf.for %i = {start} to {outer} step %c1 {{
    %next = arith.addi %i, %c1 : index
    %distance = arith.subi %end, {added} : index
    scf.for %q = {first} to {last} step %c1 {{
      %j = arith.addi %q, {added} : index
      %r = arith.addi %i, %row : index
      %start = arith.muli %r, %n : index
      %c = arith.addi %j, %column : index
      %from = arith.addi %start, %c : index
      %x = memref.load %a[%from] : memref<?xf64>
      %own = arith.muli %i, %n : index
      %to = arith.addi %own, %j : index
      %old = memref.load %b[%to] : memref<?xf64>
      %new = arith.addf %old, %x : f64
      memref.store %new, %b[%to] : memref<?xf64>
    }}
  }}
  return
}}
"""


def run(program: ad_opt.Program, n: int, begin: int) -> np.ndarray:
    """The second array, behind a call in the middle of larger ones: neighbours are in memory."""
    around = 4 * (n + 4)
    a, b = np.random.default_rng(n).standard_normal((2, n * n + 2 * around))
    program["f"](n, begin, a[around:-around], b[around:-around])
    return b


@pytest.mark.parametrize("seed", range(40))
def test_nests_compute_the_same(seed: int) -> None:
    program = ad_opt.load(nest(seed))
    changed = program.after(PASS)
    for n in (0, 1, 2, 3, 6):
        for begin in (-1, 1):
            assert np.array_equal(run(program, n, begin), run(changed, n, begin), equal_nan=True)


def test_some_have_rows_and_some_have_not() -> None:
    texts = [ad_opt.load(nest(seed)).after(PASS).ir() for seed in range(40)]
    found = {"memref.load %a" not in text for text in texts}
    assert found == {True, False}


BORDER = """
func.func @f(%n: i32, %m: i32, %a: memref<?xf64>, %b: memref<?xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.constant {more} : i32
  %row32 = arith.addi %m, %more overflow<nsw> : i32
  %row = arith.index_cast %row32 : i32 to index
  %rows = arith.index_cast %n : i32 to index
  %columns = arith.index_cast %m : i32 to index
  %below = arith.constant {below} : index
  %right = arith.constant {right} : index
  scf.for %i = %c0 to %rows step %c1 {{
    scf.for %j = %c0 to %columns step %c1 {{
      %down = arith.addi %i, %below : index
      %first = arith.muli %down, %row : index
      %at = arith.addi %first, %j : index
      %from = arith.addi %at, %right : index
      %own = arith.muli %i, %columns : index
      %to = arith.addi %own, %j : index
      %x = memref.load %a[%from] : memref<?xf64>
      %old = memref.load %b[%to] : memref<?xf64>
      %new = arith.addf %old, %x : f64
      memref.store %new, %b[%to] : memref<?xf64>
    }}
  }}
  return
}}
"""


@pytest.mark.parametrize("below", [0, 1])
@pytest.mark.parametrize("right", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize("more", [1, 2])
def test_rows_with_a_border(more: int, right: int, below: int) -> None:
    """Subscripts that stay in the border are in their row, others may be in the next one."""
    program = ad_opt.load(BORDER.format(more=more, right=right, below=below))
    changed = program.after(PASS)
    assert ("memref.load %a" not in changed.ir()) == (0 <= right <= more)
    for n, m in ((0, 3), (3, 0), (1, 1), (3, 2), (2, 4)):
        found: list[np.ndarray] = []
        for one in (program, changed):
            a, b = np.random.default_rng(n).standard_normal((2, 80))
            one["f"](n, m, a[8:], b)
            found.append(b)
        np.testing.assert_array_equal(*found)


CHOICE = """
func.func @f(%n: index, %m: index, %a: memref<?xf64>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %least = arith.constant {least} : index
  %column = arith.constant {column} : index
  %told = arith.cmpi {told} : index
  %rows = arith.select %told, {choice} : index
  %some = arith.cmpi sgt, %n, %c0 : index
  %trips = arith.select %some, %rows, %c0 : index
  %end = arith.subi %m, %column : index
  scf.for %i = %c0 to %trips step %c1 {{
    %row = arith.muli %i, %m : index
    %first = arith.addi %row, %column : index
    %x = memref.load %a[%first] : memref<?xf64>
    %y = scf.for %j = %c0 to %end step %c1 iter_args(%z = %x) -> (f64) {{
      %right = arith.addi %first, %j : index
      %old = memref.load %a[%right] : memref<?xf64>
      %new = arith.mulf %old, %z : f64
      memref.store %new, %a[%right] : memref<?xf64>
      scf.yield %new : f64
    }}
  }}
  return
}}
"""


@pytest.mark.parametrize("column", [0, 1])
@pytest.mark.parametrize("least", [-1, 0, 1])
@pytest.mark.parametrize(
    ("told", "least_size", "choice"),
    [
        ("sgt, %m, %least", 1, "%n, %c0"), ("sge, %m, %least", 0, "%n, %c0"),
        ("slt, %least, %m", 1, "%n, %c0"), ("sle, %least, %m", 0, "%n, %c0"),
        ("sle, %m, %least", 1, "%c0, %n"), ("slt, %m, %least", 0, "%c0, %n"),
        ("sgt, %m, %least", None, "%c0, %n"), ("ne, %m, %least", None, "%n, %c0"),
    ],
)  # fmt: skip
def test_what_choices_of_trips_say(
    told: str, least_size: int | None, choice: str, least: int, column: int
) -> None:
    """Behind ``m > 1`` each row has a second element; where that is not said, it may lack one."""
    text = CHOICE.format(told=told, choice=choice, least=least, column=column)
    program = ad_opt.load(text)
    changed = program.after(PASS)
    enough = least_size is not None and least + least_size > column
    assert ("memref.load %a" not in changed.ir()) == enough
    for n, m in ((0, 3), (3, 0), (3, 1), (3, 2), (2, 4)):
        found: list[np.ndarray] = []
        for one in (program, changed):
            a = np.random.default_rng(n).standard_normal(40)
            one["f"](n, m, a)
            found.append(a)
        np.testing.assert_array_equal(*found)


C_LIKE = """
func.func @f(%n: i64, %steps: i64, %a: memref<?xf64>, %b: memref<?xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %m = arith.subi %n, %two : i64
  %trips = arith.index_cast %m : i64 to index
  %times = arith.index_cast %steps : i64 to index
  scf.for %t = %c0 to %times step %c1 {
    scf.for %p = %c0 to %trips step %c1 {
      %p64 = arith.index_cast %p : index to i64
      %i = arith.addi %p64, %one : i64
      %own = arith.muli %i, %n : i64
      %above = arith.subi %own, %n : i64
      scf.for %q = %c0 to %trips step %c1 {
        %q64 = arith.index_cast %q : index to i64
        %j = arith.addi %q64, %one : i64
        %x = arith.addi %above, %j : i64
        %y = arith.addi %own, %j : i64
        %z = arith.subi %y, %one : i64
        %xi = arith.index_cast %x : i64 to index
        %yi = arith.index_cast %y : i64 to index
        %zi = arith.index_cast %z : i64 to index
        %u = memref.load %a[%xi] : memref<?xf64>
        %v = memref.load %a[%yi] : memref<?xf64>
        %w = memref.load %a[%zi] : memref<?xf64>
        %uv = arith.mulf %u, %v : f64
        %s = arith.addf %uv, %w : f64
        memref.store %s, %b[%yi] : memref<?xf64>
      }
    }
    scf.for %p = %c0 to %trips step %c1 {
      %p64 = arith.index_cast %p : index to i64
      %i = arith.addi %p64, %one : i64
      %own = arith.muli %i, %n : i64
      scf.for %q = %c0 to %trips step %c1 {
        %q64 = arith.index_cast %q : index to i64
        %j = arith.addi %q64, %one : i64
        %y = arith.addi %own, %j : i64
        %yi = arith.index_cast %y : i64 to index
        %v = memref.load %b[%yi] : memref<?xf64>
        memref.store %v, %a[%yi] : memref<?xf64>
      }
    }
  }
  %size = memref.dim %a, %c0 : memref<?xf64>
  %sum = scf.for %k = %c0 to %size step %c1 iter_args(%acc = %zero) -> (f64) {
    %x = memref.load %a[%k] : memref<?xf64>
    %square = arith.mulf %x, %x : f64
    %next = arith.addf %acc, %square : f64
    scf.yield %next : f64
  }
  return %sum : f64
}
"""


@pytest.mark.parametrize("n", [0, 1, 2, 3, 5])
def test_gradients_are_those_of_differences(n: int) -> None:
    f = ad_opt.load(C_LIKE)["f"]
    rng = np.random.default_rng(0)
    a, b, direction = rng.uniform(-0.9, 0.9, (3, n * n + 3))
    found = ad_opt.grad(f, wrt=("a",))(n, 3, a, b)
    ahead, behind = (f(n, 3, a + h * direction, b.copy()) for h in (1e-6, -1e-6))
    np.testing.assert_allclose(found @ direction, (ahead - behind) / 2e-6, rtol=1e-6)
