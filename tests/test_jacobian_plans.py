"""Later calls of Jacobians go short ways, of every form; see `ad_opt.starts.jacobians`."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives import jacobians

ROWS = """
func.func @rows(%a: f64, %x: memref<?xf64>, %y: memref<?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf64>
  %zero = arith.constant 0.0 : f64
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (f64) {
    %xi = memref.load %x[%i] : memref<?xf64>
    %yi = memref.load %y[%i] : memref<?xf64>
    %p = arith.mulf %xi, %yi : f64
    %q = arith.mulf %p, %a : f64
    memref.store %q, %y[%i] : memref<?xf64>
    %u = arith.addf %t, %q : f64
    scf.yield %u : f64
  }
  %b = arith.mulf %a, %a : f64
  return %s, %b : f64, f64
}
"""
ROWS_IN_C = """
define double @rows(double %a, ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %t = phi double [ 0.0, %entry ], [ %u, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %py = getelementptr double, ptr %y, i64 %i
  %xi = load double, ptr %px
  %yi = load double, ptr %py
  %p = fmul double %xi, %yi
  %q = fmul double %p, %a
  store double %q, ptr %py
  %u = fadd double %t, %q
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret double %u
}
"""


@pytest.fixture
def long_ways(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows with each Jacobian that goes the long way."""
    found: list[int] = []
    check = jacobians.check_each_argument
    watched = lambda *given: found.append(1) or check(*given)  # noqa: E731
    monkeypatch.setattr(jacobians, "check_each_argument", watched)
    return found


def expected(a: float, x: np.ndarray, y: np.ndarray) -> list[list[np.ndarray]]:
    """Blocks of the sum of y = a x y, of a a, and of y, by a, x and y."""
    zeros = np.zeros(x.size)
    return [
        [np.sum(x * y), a * y, a * x],
        [np.array(2 * a), zeros, zeros],
        [x * y, np.diag(a * y), np.diag(a * x)],
    ]


@pytest.mark.parametrize("source", [ROWS, ROWS_IN_C], ids=["MLIR", "C"])
@pytest.mark.parametrize("mode", ["auto", "forward", "reverse"])
def test_plans_give_the_same(source: str, mode: str, long_ways: list[int]) -> None:
    f = ad_opt.load(source)["rows"]
    in_c = source is ROWS_IN_C
    rng = np.random.default_rng(0)
    of = 2 if in_c else "y"
    by = ad_opt.jacobian(f, wrt=(0, 1, 2), of=of, mode=mode)  # type: ignore[arg-type]
    for number, size in enumerate((5, 5, 40, 3, 40)):
        a, x, y = float(rng.normal()), rng.normal(size=size), rng.normal(size=size)
        before = y.copy()
        found = by(a, x, y, *([size] if in_c else []))
        assert len(long_ways) == (1, 1, 2, 3, 3)[number]
        np.testing.assert_array_equal(y, before)
        rows = expected(a, x, y)
        if in_c:
            del rows[1]
        for row, wanted in zip(found, rows, strict=True):
            for block, right in zip(row, wanted, strict=True):
                assert block.shape == np.shape(right)
                np.testing.assert_allclose(block, right, rtol=1e-13, atol=1e-14)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_columns_by_one_number(mode: str, long_ways: list[int]) -> None:
    f = ad_opt.load(ROWS)["rows"]
    by = ad_opt.jacobian(f, "a", of="y", mode=mode)  # type: ignore[arg-type]
    for a in (2.0, 3.0, -1.0):
        x, y = np.array([1.0, 2.0, a]), np.array([a, 1.0, 0.5])
        total, square, of_y = by(a, x, y)
        assert (total, square) == (pytest.approx(np.sum(x * y)), 2 * a)
        np.testing.assert_allclose(of_y, x * y, rtol=1e-14)
    assert len(long_ways) == 1


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_arguments_that_share_memory_are_seen(mode: str, long_ways: list[int]) -> None:
    """Copies of what is written would not share it; the long way knows."""
    f = ad_opt.load(ROWS)["rows"]
    by = ad_opt.jacobian(f, "a", mode=mode)  # type: ignore[arg-type]
    for number, shared in enumerate((False, True, False, True)):
        x = np.array([2.0, 3.0])
        y = x if shared else x.copy()
        assert by(5.0, x, y)[0] == pytest.approx(13.0, rel=1e-14)
        assert len(long_ways) == (1, 2, 2, 3)[number]
    strided = np.array([2.0, 0.0, 3.0, 0.0])[::2]
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        by(5.0, strided, np.array([2.0, 3.0]))


def test_narrow_numbers_keep_their_type() -> None:
    text = ROWS.replace("f64", "f32")
    f = ad_opt.load(text)["rows"]
    x, y = np.array([1.0, 2.0, 4.0], np.float32), np.array([3.0, 5.0, 7.0], np.float32)
    for mode in ("forward", "reverse"):
        by = ad_opt.jacobian(f, of="y", mode=mode)  # type: ignore[arg-type]
        first, second = by(2.0, x, y), by(2.0, x, y)
        for row, again, right in zip(first, second, expected(2.0, x, y), strict=True):
            for one, other, exact in zip(row, again, right, strict=True):
                assert one.dtype == other.dtype
                np.testing.assert_array_equal(one, other)
                np.testing.assert_allclose(one, exact, rtol=1e-6)
