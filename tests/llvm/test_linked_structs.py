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
# scaled: out[i] = a · w[i] · x[i], of three
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
define void @scaled(ptr %l, ptr %x, ptr %out) {
entry:
  %pw = load ptr, ptr %l
  %pa = getelementptr i8, ptr %l, i64 16
  %a = load double, ptr %pa
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %qw = getelementptr double, ptr %pw, i64 %i
  %qx = getelementptr double, ptr %x, i64 %i
  %qo = getelementptr double, ptr %out, i64 %i
  %v = load double, ptr %qw
  %vx = load double, ptr %qx
  %b = fmul double %v, %vx
  %c = fmul double %b, %a
  store double %c, ptr %qo
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, 3
  br i1 %more, label %loop, label %end
end:
  ret void
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


def made(w: Any, v: Any, a: float, b: float) -> Any:
    return ad_opt.struct(Layer, w=w, n=3, a=a, next=ad_opt.struct(Layer, w=v, n=2, a=b))


@pytest.fixture
def point() -> Any:
    """Arguments of the loss, a tangent, and the change of the loss along that, by hand."""
    x, w, v = np.array([5.0, 6.0, 7.0]), np.array([1.0, 2.0, 3.0]), np.array([0.5, -1.0])
    dx, dw, dv = np.array([0.5, 0.25, -3.0]), np.array([0.1, 0.2, 0.3]), np.array([1.0, 2.0])
    change = np.sum(4 * w * x * dw + 2 * w**2 * dx) + 0.5 * np.sum(w**2 * x)
    change += np.sum(6 * v * x[:2] * dv + 3 * v**2 * dx[:2]) - np.sum(v**2 * x[:2])
    return (w, v, 2.0, 3.0), x, (dw, dv, 0.5, -1.0), dx, change


def test_directions(program: Any, point: Any) -> None:
    f = program["loss"]
    parts, x, (dw, dv, da, db), dx, change = point
    net = made(*parts)
    dicts = {"w": dw, "a": da, "next": {"w": dv, "a": db, "next": None}}
    for tangent in (dicts, [dicts], made(dw, dv, da, db)):
        for _ in range(2):
            value, found = ad_opt.jvp(f, (net, x), (tangent, dx))
            assert value == f(net, x)
            assert found == pytest.approx(change, rel=1e-14)
    w = parts[0]
    found = ad_opt.jvp(f, (net, x), ({"w": dw}, None))[1]
    assert found == pytest.approx(np.sum(4 * w * x * dw), rel=1e-14)
    assert ad_opt.jvp(f, (net, x), ({}, None))[1] == 0.0


def test_hessian_products(program: Any, point: Any) -> None:
    """Against differences of gradients, which are exact for cubes but for rounding."""
    f = program["loss"]
    parts, x, changes, dx, _ = point
    found, by_x = ad_opt.hvp(f, (made(*parts), x), (made(*changes), dx))
    step = 2.0**-10

    def moved(by: float) -> Any:
        return ad_opt.grad(f)(made(*(p + by * d for p, d in zip(parts, changes))), x + by * dx)

    (plus, plus_x), (minus, minus_x) = moved(step), moved(-step)
    for key in ("w", "a"):
        for one, high, low in ((found, plus, minus), *[[s["next"] for s in (found, plus, minus)]]):
            np.testing.assert_allclose(one[key], (high[key] - low[key]) / (2 * step), rtol=1e-6)
    np.testing.assert_allclose(by_x, (plus_x - minus_x) / (2 * step), rtol=1e-6)
    assert found["n"] is None
    only_x = ad_opt.hvp(f, (made(*parts), x), (None, dx), wrt=0)
    np.testing.assert_allclose(only_x["w"], 4 * parts[0] * dx)


def test_directions_of_memory_that_is_shared(program: Any) -> None:
    f, w, x = program["loss"], np.array([1.0, 2.0]), np.array([5.0, 6.0])
    both = ad_opt.struct(Layer, w=w, n=2, a=2.0, next=ad_opt.struct(Layer, w=w, n=2, a=3.0))
    dw = np.array([1.0, -2.0])
    expected = np.sum(2 * 5 * w * x * dw)
    for tangent in ({"w": dw}, {"next": {"w": dw}}, {"w": dw, "next": {"w": dw.copy()}}):
        assert ad_opt.jvp(f, (both, x), (tangent, None))[1] == pytest.approx(expected)
    refused("AD0503", ad_opt.jvp, f, (both, x), ({"w": dw, "next": {"w": x}}, None))
    net = ad_opt.struct(Layer, w=w, n=2, a=2.0)
    assert ad_opt.jvp(f, (net, w), ({"w": dw}, dw))[1] == pytest.approx(np.sum(6 * w**2 * dw))
    for mine in (None, x):
        refused("AD0503", ad_opt.jvp, f, (net, w), ({"w": dw}, mine))
    dnet, dx = ad_opt.hvp(f, (net, w), ({"w": dw}, dw))
    np.testing.assert_allclose(dnet["w"], 12 * w * dw)
    np.testing.assert_allclose(dx, 12 * w * dw)


def test_tangents_that_are_written_behind_a_struct(program: Any) -> None:
    f, w, out = program["stored"], np.array([1.0, 2.0]), np.array([7.0, 8.0])
    s = ad_opt.struct(Layer, w=w, n=2, a=3.0, next=ad_opt.struct(Layer, w=out))
    dw, dout = np.array([1.0, 10.0]), np.array([5.0, 5.0])
    change = 6 * w * dw + w**2
    value, found = ad_opt.jvp(f, (s,), ({"w": dw, "a": 1.0, "next": {"w": dout}},))
    assert (value, found) == (15.0, np.sum(change))
    np.testing.assert_allclose(dout, change)
    assert out.tolist() == [3.0, 12.0]
    assert ad_opt.jvp(f, (s,), ({"w": dw, "a": 1.0},))[1] == np.sum(change)  # nobody asks for it
    fixed = np.zeros(2)
    fixed.flags.writeable = False
    for wrong in (fixed, [0.0, 0.0], np.zeros(2, np.float32), out):
        refused("AD0503", ad_opt.jvp, f, (s,), ({"w": dw, "next": {"w": wrong}},))
    found = ad_opt.hvp(f, (s,), ({"w": dw, "a": 1.0},))
    np.testing.assert_allclose(found["w"], 2 * w + 6 * dw)
    assert found["a"] == np.sum(2 * w * dw)


def test_jacobians(program: Any, point: Any) -> None:
    f = program["loss"]
    (w, v, a, b), x, *_ = point
    net = made(w, v, a, b)
    for by in (ad_opt.jacobian(f), ad_opt.jacobian(f, mode="reverse")):
        found, by_x = by(net, x)
        np.testing.assert_allclose(found["w"], 2 * a * w * x)
        np.testing.assert_allclose(found["next"]["a"], np.sum(v**2 * x[:2]))
        np.testing.assert_allclose(by_x, a * w**2 + b * np.append(v**2, 0))
    rows = program["scaled"]
    out = np.zeros(3)
    found = ad_opt.jacobian(rows, wrt=0, of=2)(net, x, out)
    np.testing.assert_allclose(found["w"], np.diag(a * x))
    np.testing.assert_allclose(found["a"], w * x)
    assert out.tolist() == [0.0, 0.0, 0.0]
    same = ad_opt.struct(Layer, w=w, n=3, a=a, next=ad_opt.struct(Layer, w=w, n=3, a=b))
    found = ad_opt.jacobian(f, wrt=0)(same, x)
    np.testing.assert_allclose(found["w"], 2 * (a + b) * w * x)
    np.testing.assert_allclose(found["next"]["w"], found["w"])


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
    refused("AD0705", ad_opt.jacobian(f, mode="forward"), net, x)
    refused("AD0705", ad_opt.jacobian(f, of=0), net, x)
    refused("AD0705", ad_opt.hessian(f), net, x)
    refused("AD0705", ad_opt.check_grads, f, net, x)
    refused("AD0705", ad_opt.grad(ad_opt.jvp(f), of=1), net, x, net, x)
    fields = ({"v": w}, {"w": np.ones(3)}, {"w": [1.0, "x"]}, {"w": 1j * w}, {"w": [[1.0], w]})
    more = ({"n": 1.0}, {"next": {"a": 1.0}}, {"a": w}, {"a": "1"})
    for wrong in (*fields, *more, 3.0, [{}, {}]):
        refused("AD0503", ad_opt.jvp, f, (net, x), (wrong, x))
    with pytest.raises(DiagnosticError, match=r"`next\.w` in the tangent of the first argument"):
        ad_opt.jvp(f, (made(w, w, 1.0, 1.0), x), ({"next": {"w": np.ones(5)}}, None))
    # Where the struct is constant, there are directions of the rest.
    assert ad_opt.jvp(f, (net, x), (None, x))[1] == f(net, x)
    np.testing.assert_allclose(ad_opt.jacobian(f, wrt=1)(net, x), w**2)
    # What a constant shows has no derivative beside it.
    refused("AD0705", ad_opt.grad(f, wrt=1), net, w)
    refused("AD0705", ad_opt.grad(f, wrt=0), net, w)
    # An address that is a number, one that was changed, and other floats than are read.
    words = ad_opt.struct(WORDS, w=w.ctypes.data, n=2, a=1.0)
    refused("AD0705", ad_opt.grad(f), words, x)
    for depth in range(6):  # types of the program end before
        words = ad_opt.struct((WORDS, Layer)[depth % 2], w=w, n=2, a=1.0, next=words)
        refused("AD0705", ad_opt.grad(f), words, x)
    changed = ad_opt.struct(WORDS, w=w, n=2, a=1.0)
    changed["w"] = x.ctypes.data
    refused("AD0705", ad_opt.grad(f), changed, x)
    refused("AD0705", ad_opt.grad(f), ad_opt.struct(WORDS, w=w.astype("f4"), n=2), x)
    # A view of a struct knows nothing of addresses, nor does memory as it lies.
    refused("AD0705", ad_opt.grad(f), net[:], x)
    refused("AD0705", ad_opt.grad(f), np.asarray(net), x)
