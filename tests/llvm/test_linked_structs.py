"""Gradients of what is behind addresses in structs, by `ad_opt.struct`."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

# struct layer { double *w; int n; double a; struct layer *next; };
# loss: Σ over layers and i of a · w[i]² · x[i];   rows: Σ p[k][i]² · (k + 1) over double **p
# stored: layer a → its next: next->w[i] = a · w[i]², and the sum of these
LLVM = """
define double @loss(ptr %net, ptr %x) {
entry:
  br label %layers
layers:
  %l = phi ptr [ %net, %entry ], [ %next, %after ]
  %sum = phi double [ 0.0, %entry ], [ %t, %after ]
  %pw = load ptr, ptr %l
  %pn = getelementptr i8, ptr %l, i64 8
  %n32 = load i32, ptr %pn
  %n = sext i32 %n32 to i64
  %pa = getelementptr i8, ptr %l, i64 16
  %a = load double, ptr %pa
  br label %loop
loop:
  %i = phi i64 [ 0, %layers ], [ %j, %loop ]
  %s = phi double [ %sum, %layers ], [ %t, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %qw = getelementptr double, ptr %pw, i64 %i
  %vx = load double, ptr %px
  %vw = load double, ptr %qw
  %b = fmul double %vw, %vw
  %c = fmul double %b, %vx
  %d = fmul double %c, %a
  %t = fadd double %s, %d
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %after
after:
  %pp = getelementptr i8, ptr %l, i64 24
  %next = load ptr, ptr %pp
  %end = icmp eq ptr %next, null
  br i1 %end, label %out, label %layers
out:
  ret double %t
}
define double @rows(ptr %p, i64 %m, i64 %n) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k1, %next ]
  %sum = phi double [ 0.0, %entry ], [ %t, %next ]
  %pp = getelementptr ptr, ptr %p, i64 %k
  %row = load ptr, ptr %pp
  %k1 = add i64 %k, 1
  %f = sitofp i64 %k1 to double
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %j, %loop ]
  %s = phi double [ %sum, %outer ], [ %t, %loop ]
  %q = getelementptr double, ptr %row, i64 %i
  %v = load double, ptr %q
  %b = fmul double %v, %v
  %c = fmul double %b, %f
  %t = fadd double %s, %c
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %next
next:
  %again = icmp slt i64 %k1, %m
  br i1 %again, label %outer, label %out
out:
  ret double %t
}
define double @stored(ptr %l) {
entry:
  %pw = load ptr, ptr %l
  %pn = getelementptr i8, ptr %l, i64 8
  %n32 = load i32, ptr %pn
  %n = sext i32 %n32 to i64
  %pa = getelementptr i8, ptr %l, i64 16
  %a = load double, ptr %pa
  %pp = getelementptr i8, ptr %l, i64 24
  %next = load ptr, ptr %pp
  %po = load ptr, ptr %next
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %qw = getelementptr double, ptr %pw, i64 %i
  %qo = getelementptr double, ptr %po, i64 %i
  %v = load double, ptr %qw
  %b = fmul double %v, %v
  %c = fmul double %b, %a
  store double %c, ptr %qo
  %u = load double, ptr %qo
  %t = fadd double %s, %u
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %out
out:
  ret double %t
}
"""


class Layer(ctypes.Structure):
    pass


DOUBLES = ctypes.POINTER(ctypes.c_double)
Layer._fields_ = [
    ("w", DOUBLES),
    ("n", ctypes.c_int),
    ("a", ctypes.c_double),
    ("next", ctypes.POINTER(Layer)),
]
WORDS = np.dtype({"names": ["w", "n", "a", "next"], "formats": ["i8", "i4", "f8", "u8"],
                  "offsets": [0, 8, 16, 24]})  # fmt: skip


@pytest.fixture(scope="module")
def program() -> Any:
    return ad_opt.load(LLVM)


@pytest.mark.parametrize("kind", [Layer, WORDS], ids=["ctypes", "NumPy"])
def test_arrays_behind_a_struct(program: Any, kind: Any) -> None:
    f, x = program["loss"], np.array([5.0, 6.0, 7.0])
    w, v = np.array([1.0, 2.0, 3.0]), np.array([0.5, -1.0])
    net = ad_opt.struct(kind, w=w, n=3, a=2.0, next=ad_opt.struct(kind, w=v, n=2, a=3.0))
    value = 2 * np.sum(w**2 * x) + 3 * np.sum(v**2 * x[:2])
    assert f(net, x) == pytest.approx(value, rel=1e-15)
    for _ in range(2):
        found, (dnet, dx) = ad_opt.value_and_grad(f)(net, x)
        assert found == f(net, x)
        np.testing.assert_allclose(dnet["w"], 4 * w * x, rtol=1e-15)
        np.testing.assert_allclose(dnet["next"]["w"], 6 * v * x[:2], rtol=1e-15)
        np.testing.assert_allclose(dnet["a"], np.sum(w**2 * x), rtol=1e-15)
        assert dnet["n"] is None
        assert dnet["next"]["next"] is None
        np.testing.assert_allclose(dx, 2 * w**2 + 3 * np.append(v**2, 0), rtol=1e-15)
        assert net["n"] == 3
        w *= 1.5  # the struct leads to the array, not to a copy
    assert ad_opt.grad(f, wrt=0)(net, x)["a"] == pytest.approx(np.sum(w**2 * x))
    np.testing.assert_allclose(ad_opt.grad(f, wrt=1)(net, x)[2], 2 * w[2] ** 2)


def test_pullbacks_are_at_the_arrays_as_they_were(program: Any) -> None:
    f, x, w = program["loss"], np.array([5.0, 6.0]), np.array([1.0, 2.0])
    value, pullback = ad_opt.vjp(f, ad_opt.struct(Layer, w=w, n=2, a=1.0), x)
    expected = 2 * w * x
    w[...] = x[...] = 9.0
    assert value == 5 + 4 * 6
    for scale in (1.0, -2.0):
        np.testing.assert_allclose(pullback(scale)[0]["w"], scale * expected)
    with pytest.raises(DiagnosticError, match="AD0705"):
        pullback(1.0, net=x)


def test_one_array_behind_two_addresses_has_one_gradient(program: Any) -> None:
    f, w = program["loss"], np.array([1.0, 2.0])
    both = ad_opt.struct(Layer, w=w, n=2, a=2.0, next=ad_opt.struct(Layer, w=w, n=2, a=3.0))
    x = np.array([5.0, 6.0])
    dnet, dx = ad_opt.grad(f)(both, x)
    np.testing.assert_allclose(dnet["w"], 2 * 5 * w * x)
    np.testing.assert_allclose(dnet["next"]["w"], 2 * 5 * w * x)
    np.testing.assert_allclose(dx, 5 * w**2)
    # x is w as well, and a part of a larger array is shown twice
    net = ad_opt.struct(Layer, w=w, n=2, a=2.0)
    for one in ad_opt.grad(f)(net, w):
        np.testing.assert_allclose(one["w"] if isinstance(one, dict) else one, 6 * w**2)
    large = np.array([1.0, 2.0, 3.0])
    net = ad_opt.struct(Layer, w=large[:2], n=2, a=1.0)
    dw, dx = ad_opt.grad(f)(net, large[1:])  # 1·1·2 + 2·2·3
    np.testing.assert_allclose(dw["w"], [2 * 1 * 2, 2 * 2 * 3 + 1])
    np.testing.assert_allclose(dx, [2 * 2 * 3 + 1, 4])


def test_addresses_in_memory(program: Any) -> None:
    f = program["rows"]
    rows = [np.array([1.0, 2.0]), np.array([3.0, 4.0]), np.array([5.0, 6.0])]
    table = ad_opt.struct(np.dtype([("row", "u8")]), [{"row": row} for row in rows])
    assert f(table, 3, 2) == 5 + 2 * 25 + 3 * 61
    for number, found in enumerate(ad_opt.grad(f)(table, 3, 2)):
        np.testing.assert_allclose(found["row"], 2 * (number + 1) * rows[number])
    shared = ad_opt.struct(np.dtype([("row", "u8")]), [{"row": rows[0]}] * 2)
    for found in ad_opt.grad(f)(shared, 2, 2):
        np.testing.assert_allclose(found["row"], 2 * 3 * rows[0])


def test_what_is_written_behind_a_struct(program: Any) -> None:
    f, w, out = program["stored"], np.array([1.0, 2.0]), np.array([7.0, 8.0])
    s = ad_opt.struct(Layer, w=w, n=2, a=3.0, next=ad_opt.struct(Layer, w=out))
    found = ad_opt.grad(f)(s)
    np.testing.assert_allclose(found["w"], 6 * w)
    assert found["a"] == 5.0
    assert found["next"]["w"].tolist() == [0.0, 0.0]
    assert out.tolist() == [7.0, 8.0]
    assert f(s) == 15.0
    assert out.tolist() == [3.0, 12.0]


def refused(code: str, call: Any, *given: Any) -> None:
    with pytest.raises(DiagnosticError, match=code):
        call(*given)


def test_what_does_not_fit_is_refused(program: Any) -> None:
    f, x, w = program["loss"], np.array([5.0, 6.0]), np.array([1.0, 2.0])
    net = ad_opt.struct(Layer, w=w, n=2, a=1.0)
    for wrong in (w.astype("f4"), np.ones(4)[::2], 7, "w", {"w": w}):
        refused("AD0503", lambda value: ad_opt.struct(Layer, w=value), wrong)
    for more in ({"m": 3}, {"n": "x"}, {"n": [1]}, {"next": 3}):
        refused("AD0503", lambda fields: ad_opt.struct(Layer, fields), more)
    refused("AD0503", ad_opt.struct, int)
    refused("AD0503", ad_opt.struct, Layer, [3])
    # Directions have no structs yet; where the struct is constant, there are some.
    refused("AD0705", ad_opt.jvp, f, (net, x), (net, x))
    refused("AD0705", ad_opt.hvp, f, (net, x), (None, x))
    refused("AD0705", ad_opt.jacobian(f), net, x)
    assert ad_opt.jvp(f, (net, x), (None, x))[1] == f(net, x)
    np.testing.assert_allclose(ad_opt.jacobian(f, wrt=1)(net, x), w**2)
    # What a constant shows has no derivative beside it.
    refused("AD0705", ad_opt.grad(f, wrt=1), net, w)
    refused("AD0705", ad_opt.grad(f, wrt=0), net, w)
    # An address that is a number, one that was changed, and other floats than are read.
    words = ad_opt.struct(WORDS, w=w.ctypes.data, n=2, a=1.0)
    refused("AD0705", ad_opt.grad(f), words, x)
    changed = ad_opt.struct(WORDS, w=w, n=2, a=1.0)
    changed["w"] = x.ctypes.data
    refused("AD0705", ad_opt.grad(f), changed, x)
    refused("AD0705", ad_opt.grad(f), ad_opt.struct(WORDS, w=w.astype("f4"), n=2), x)
    # A view of a struct knows nothing of addresses, nor does memory as it lies.
    refused("AD0705", ad_opt.grad(f), net[:], x)
    refused("AD0705", ad_opt.grad(f), np.asarray(net), x)
