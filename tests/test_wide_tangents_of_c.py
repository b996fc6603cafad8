"""Jacobians of C functions take several directions at once, as those of MLIR do."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives import jacobian_columns

SINES = """
declare TYPE @SIN(TYPE)
define void @sines(ptr %x, ptr %out, i64 %n) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i1, %rowend ]
  br label %cols
cols:
  %j = phi i64 [ 0, %rows ], [ %j1, %cols ]
  %s = phi TYPE [ 0.0, %rows ], [ %t, %cols ]
  %p = getelementptr TYPE, ptr %x, i64 %j
  %v = load TYPE, ptr %p
  %fi = sitofp i64 %i to TYPE
  %a = fmul TYPE %v, %fi
  %b = call TYPE @SIN(TYPE %a)
  %t = fadd TYPE %s, %b
  %j1 = add i64 %j, 1
  %c = icmp slt i64 %j1, %n
  br i1 %c, label %cols, label %rowend
rowend:
  %q = getelementptr TYPE, ptr %out, i64 %i
  store TYPE %t, ptr %q
  %i1 = add i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %rows, label %exit
exit:
  ret void
}
"""

KEPT = """
@place = global ptr null
define void @keeps(ptr %x, ptr %out) {
  store ptr %x, ptr @place
  %y = load ptr, ptr @place
  %v = load double, ptr %y
  %w = fmul double %v, %v
  store double %w, ptr %out
  ret void
}
"""


@pytest.fixture
def widths(monkeypatch):
    found: list[int] = []
    call = jacobian_columns.WideCalls._call
    monkeypatch.setattr(
        jacobian_columns.WideCalls,
        "_call",
        lambda self: found.append(self.width) or call(self),
    )
    return found


@pytest.mark.parametrize(
    ("kind", "sine", "dtype"), [("double", "sin", "f8"), ("float", "sinf", "f4")]
)
def test_columns_come_by_sixteens(widths, kind, sine, dtype):
    f = ad_opt.load(SINES.replace("TYPE", kind).replace("SIN", sine))["sines"]
    x = np.linspace(-1, 1, 20).astype(dtype).reshape(5, 4)
    out = np.full(20, 5, dtype)
    found = ad_opt.jacobian(f, wrt=0, of=1, mode="forward")(x, out, 20)
    rows = np.arange(20)[:, None, None]
    assert widths == [16, 16]
    assert found.shape == (20, 5, 4)
    tolerance = 1e-14 if dtype == "f8" else 1e-5
    assert np.allclose(found, rows * np.cos(rows * x), rtol=tolerance, atol=10 * tolerance)
    assert (out == 5).all()


def test_addresses_that_go_elsewhere_come_one_by_one(widths):
    f = ad_opt.load(KEPT)["keeps"]
    x, out = np.array([3.0, 1.0]), np.zeros(1)
    found = ad_opt.jacobian(f, wrt=0, of=1, mode="forward")(x, out)
    assert np.array_equal(found, [[6.0, 0.0]])
    assert not widths
