"""Gradients of known routines: numbers of OCANNL's tests, micrograd's among them."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt

F64 = "memref<f64>"


def scalar(out: str, inputs: str, body: str, kind: str = "set") -> str:
    """An assignment of scalars; the body computes ``%r`` of ``%inputs`` with a prefix ``v``."""
    names = inputs.split()
    projected = ", ".join(f"%{name}[affine_map<() -> ()>]" for name in names)
    arguments = ", ".join(f"%v{name}: f64" for name in names)
    types = ", ".join([F64] * (len(names) + 1))
    return (
        f"assign.accumulate #assign.kind<{kind}> %{out}[affine_map<() -> ()>] from {projected} "
        f"over [] {{\n^bb0({arguments}):\n{body}\nassign.yield %r : f64\n}} : {types}\n"
    )


def routine(parameters: str, lines: list[str]) -> str:
    listed = ", ".join(f"%{name}: {F64}" for name in parameters.split())
    return f"func.func @f({listed}) {{\n{''.join(lines)}return\n}}\n"


def gradient(loss: str, by: str, into: str) -> str:
    of, to = ([f"%{name}" for name in names.split()] for names in (by, into))
    types = ", ".join([F64] * len(of))
    names = f"%{loss} of {', '.join(of)} into {', '.join(to)}"
    return f"assign.gradient {names} : {F64} of {types} into {types}\n"


def node(*names: str) -> str:
    return "".join(f'%{name} = assign.node "{name}" : {F64}\n' for name in names)


def numbers(*values: float) -> list[np.ndarray]:
    return [np.array(float(value)) for value in values]


RELU = "%zero = arith.constant 0.0 : f64\n%r = arith.maximumf %s, %zero : f64"
MICROGRAD = routine(
    "a b g ga gb",
    [
        node("c", "d", "e", "f", "p", "q"),
        scalar("c", "a b", "%r = arith.addf %va, %vb : f64"),
        scalar(
            "d", "a b", "%s = arith.mulf %va, %vb : f64\n%t = arith.mulf %vb, %vb : f64\n"
            "%u = arith.mulf %t, %vb : f64\n%r = arith.addf %s, %u : f64",
        ),
        # In place: c = c + c + 1, c = c + 1 + c - a.
        scalar(
            "c", "c", "%one = arith.constant 1.0 : f64\n%s = arith.addf %vc, %vc : f64\n"
            "%r = arith.addf %s, %one : f64",
        ),
        scalar(
            "c", "c a", "%one = arith.constant 1.0 : f64\n%s = arith.addf %vc, %vc : f64\n"
            "%t = arith.addf %s, %one : f64\n%r = arith.subf %t, %va : f64",
        ),
        scalar("p", "a b", f"%s = arith.addf %vb, %va : f64\n{RELU}"),
        scalar("q", "a b", f"%s = arith.subf %vb, %va : f64\n{RELU}"),
        # d = d + 2d + p, d = d + 3d + q.
        scalar("d", "d", "%two = arith.constant 2.0 : f64\n%r = arith.mulf %vd, %two : f64", "add"),
        scalar("d", "p", "%n = arith.constant 0.0 : f64\n%r = arith.addf %vp, %n : f64", "add"),
        scalar("d", "d", "%k = arith.constant 3.0 : f64\n%r = arith.mulf %vd, %k : f64", "add"),
        scalar("d", "q", "%n = arith.constant 0.0 : f64\n%r = arith.addf %vq, %n : f64", "add"),
        scalar("e", "c d", "%r = arith.subf %vc, %vd : f64"),
        scalar("f", "e", "%r = arith.mulf %ve, %ve : f64"),
        scalar(
            "g", "f", "%half = arith.constant 0.5 : f64\n%ten = arith.constant 10.0 : f64\n"
            "%s = arith.mulf %vf, %half : f64\n%t = arith.divf %ten, %vf : f64\n"
            "%r = arith.addf %s, %t : f64",
        ),
        gradient("g", "a b", "ga gb"),
    ],
)  # fmt: skip


def test_micrograd() -> None:
    a, b, g, ga, gb = numbers(-4, 2, 0, 0, 0)
    ad_opt.load(MICROGRAD)["f"](a, b, g, ga, gb)
    np.testing.assert_allclose([g, ga, gb], [24.70408163265306, 138.83381924198252,
                                             645.5772594752186], rtol=1e-14)  # fmt: skip


STEP = routine(
    "a b c f l ga gb gc gf gd ge",
    [
        node("e", "d"),
        scalar("e", "a b", "%r = arith.mulf %va, %vb : f64"),
        scalar("d", "e c", "%r = arith.addf %ve, %vc : f64"),
        scalar("l", "d f", "%r = arith.mulf %vd, %vf : f64"),
        gradient("l", "a b c f d e", "ga gb gc gf gd ge"),
        *(
            scalar(
                name, f"g{name}", f"%lr = arith.constant 0.1 : f64\n%r = arith.mulf %vg{name}, %lr "
                ": f64", "sub",
            )
            for name in "abcf"
        ),
    ],
)  # fmt: skip


def test_step_of_descent() -> None:
    """Gradients by parameters and by what is between them and the loss; twice."""
    parameters, rest = numbers(2, -3, 10, -2), numbers(*[0] * 7)
    step = ad_opt.load(STEP)["f"]
    step(*parameters, *rest)
    assert [float(x) for x in rest] == [-8, 6, -4, -2, 4, -2, -2]
    np.testing.assert_allclose(parameters, [1.4, -2.6, 10.2, -2.4], rtol=1e-15)
    step(*parameters, *rest)
    expected = [-15.744, 6.24, -3.36, -2.4, 6.56, -2.4, -2.4]
    np.testing.assert_allclose(rest, expected, rtol=1e-14)


PARABOLA = """
func.func @f(%all: memref<110xf64>, %s: index {assign.range = 110 : i64}, %y: memref<f64>,
    %gall: memref<110xf64>, %gx: memref<f64>) {
  %x = assign.node "x" : memref<f64>
  assign.fetch slice %all[%s] into %x : memref<110xf64>, memref<f64>
  assign.accumulate #assign.kind<set> %y[affine_map<() -> ()>]
      from %x[affine_map<() -> ()>] over [] {
  ^bb0(%a: f64):
    %three = arith.constant 3.0 : f64
    %four = arith.constant 4.0 : f64
    %five = arith.constant 5.0 : f64
    %p = arith.mulf %a, %a : f64
    %q = arith.mulf %p, %three : f64
    %t = arith.mulf %a, %four : f64
    %u = arith.subf %q, %t : f64
    %r = arith.addf %u, %five : f64
    assign.yield %r : f64
  } : memref<f64>, memref<f64>
  assign.gradient %y of %all, %x into %gall, %gx
      : memref<f64> of memref<110xf64>, memref<f64> into memref<110xf64>, memref<f64>
  return
}
"""


def test_parabola_by_a_symbol() -> None:
    """3x² - 4x + 5 at points that a symbol chooses, compiled once."""
    points = np.concatenate([np.arange(-5.0, 5), np.arange(100) / 10 - 5])
    f = ad_opt.load(PARABOLA)["f"]
    values, slopes = [], []
    for at in range(110):
        y, gx, whole = np.zeros(()), np.zeros(()), np.ones(110)
        f(points, at, y, whole, gx)
        assert np.flatnonzero(whole).tolist() in ([at], [])
        assert whole[at] == gx
        values.append(float(y))
        slopes.append(float(gx))
    assert (min(values[:10]), max(values[:10])) == (4, 100)
    np.testing.assert_allclose(min(values[10:]), 3.67, rtol=1e-12)
    np.testing.assert_allclose([min(slopes[10:]), max(slopes[10:])], [-34, 25.4], rtol=1e-12)
    np.testing.assert_allclose(slopes, 6 * points - 4, atol=1e-12)


@pytest.mark.parametrize("taken", [True, False])
def test_where(taken: bool) -> None:
    text = routine("x y z gx gy", [
        scalar("z", "x y", f"%c = arith.constant {str(taken).lower()}\n"
               "%r = arith.select %c, %vx, %vy : f64"),
        gradient("z", "x y", "gx gy"),
    ])  # fmt: skip
    x, y, r, gx, gy = numbers(2, 3, 0, 9, 9)
    ad_opt.load(text)["f"](x, y, r, gx, gy)
    assert [float(one) for one in (r, gx, gy)] == ([2, 1, 0] if taken else [3, 0, 1])


EINSUM = """
func.func @f(%a: memref<2x2xf64>, %b: memref<2x2xf64>, %c: memref<2x2xf64>, %y: memref<2x2xf64>,
    %ga: memref<2x2xf64>, %gb: memref<2x2xf64>, %gc: memref<2x2xf64>) {
  assign.accumulate #assign.kind<add> init %y[affine_map<(i, j, k, m) -> (i, m)>]
      from %a[affine_map<(i, j, k, m) -> (i, j)>], %b[affine_map<(i, j, k, m) -> (j, k)>],
      %c[affine_map<(i, j, k, m) -> (k, m)>] over [2, 2, 2, 2] {
  ^bb0(%p: f64, %q: f64, %r: f64):
    %s = arith.mulf %p, %q : f64
    %t = arith.mulf %s, %r : f64
    assign.yield %t : f64
  } : memref<2x2xf64>, memref<2x2xf64>, memref<2x2xf64>, memref<2x2xf64>
  assign.gradient %y of %a, %b, %c into %ga, %gb, %gc
      : memref<2x2xf64> of memref<2x2xf64>, memref<2x2xf64>, memref<2x2xf64>
      into memref<2x2xf64>, memref<2x2xf64>, memref<2x2xf64>
  return
}
"""


def test_einsum_of_three() -> None:
    f = ad_opt.load(EINSUM)["f"]
    swap, one = np.array([[0.0, 1], [1, 0]]), np.eye(2)
    y, ga, gb, gc = (np.zeros((2, 2)) for _ in range(4))
    f(np.array([[1.0, 2], [3, 4]]), swap, one, y, ga, gb, gc)
    assert y.tolist() == [[2, 1], [4, 3]]
    f(one, swap, one, y, ga, gb, gc)
    assert [g.tolist() for g in (ga, gb, gc)] == [np.ones((2, 2)).tolist()] * 3


CONCATENATION = """
func.func @f(%a: memref<3xf64>, %b: memref<2xf64>, %loss: memref<f64>,
    %ga: memref<3xf64>, %gb: memref<2xf64>) {
  %y = assign.node "y" : memref<5xf64>
  assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>]
      parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [1] over [[3, 2]] {
  ^bb0(%p: f64):
    assign.yield %p : f64
  } : memref<5xf64>, memref<3xf64>, memref<2xf64>
  assign.accumulate #assign.kind<add> init %loss[affine_map<(i) -> ()>]
      from %y[affine_map<(i) -> (i)>] over [5] {
  ^bb0(%p: f64):
    %s = math.sin %p : f64
    assign.yield %s : f64
  } : memref<f64>, memref<5xf64>
  assign.gradient %loss of %a, %b into %ga, %gb
      : memref<f64> of memref<3xf64>, memref<2xf64> into memref<3xf64>, memref<2xf64>
  return
}
"""


def test_concatenation() -> None:
    ga, gb = np.zeros(3), np.zeros(2)
    a, b = np.array([1.0, 2, 3]), np.array([4.0, 5])
    ad_opt.load(CONCATENATION)["f"](a, b, np.zeros(()), ga, gb)
    np.testing.assert_allclose(ga, np.cos(a), rtol=1e-14)
    np.testing.assert_allclose(gb, np.cos(b), rtol=1e-14)


@pytest.mark.parametrize("kind", ["set", "add", "mul", "max"])
@pytest.mark.parametrize("pipeline", ["", "lower-assign-to-affine,materialize-nodes"])
def test_no_derivative_flows_through_what_stops_it(kind: str, pipeline: str) -> None:
    """``h (kind)= sin(x)``, a constant; the loss is ``x h``, so its derivative is ``h``."""
    sine = scalar("h", "x", "%r = math.sin %vx : f64", kind)
    sine = sine.replace("over []", "over [] attributes {stop_gradient}")
    body = [node("h"), scalar("h", "one", "%r = arith.addf %vone, %vone : f64"), sine]
    body.append(scalar("y", "h x", "%r = arith.mulf %vh, %vx : f64"))
    x, one = 2.0, 0.25
    held = {"set": np.sin(x), "add": 0.5 + np.sin(x), "mul": 0.5 * np.sin(x), "max": np.sin(x)}
    asked = routine("x one y gx", [*body, gradient("y", "x", "gx")])
    arrays = numbers(x, one, 0, 0)
    ad_opt.load(asked)["f"](*arrays)
    assert np.isclose(arrays[3], held[kind])
    loops = ad_opt.load(routine("x one y", body))
    loops = loops.after(pipeline) if pipeline else loops
    _, pullback = ad_opt.vjp(loops["f"], *numbers(x, one, 0))
    assert np.isclose(pullback(y=1.0)[0], held[kind])
    tangents = tuple(numbers(1, 0, 0))
    ad_opt.jvp(loops["f"], tuple(numbers(x, one, 0)), tangents)
    assert np.isclose(tangents[2], held[kind])


@pytest.mark.parametrize("kind", ["set", "add", "mul", "div", "max"])
def test_no_points_change_nothing(kind: str) -> None:
    """Nor do they read the margins that a map which is not linear would reach."""
    text = f"""
func.func @f(%x: memref<3xf64>, %y: memref<f64>, %gx: memref<3xf64>) {{
  %h = assign.node "h" {{padding = array<i64: 1, 1>}} : memref<3xf64>
  assign.accumulate #assign.kind<set> %h[affine_map<(i) -> (i)>]
      from %x[affine_map<(i) -> (i)>] over [3] {{
  ^bb0(%a: f64):
    %s = arith.mulf %a, %a : f64
    assign.yield %s : f64
  }} : memref<3xf64>, memref<3xf64>
  assign.accumulate #assign.kind<{kind}> %y[affine_map<(i) -> ()>]
      from %h[affine_map<(i) -> (i mod 2)>] over [0] {{
  ^bb0(%a: f64):
    assign.yield %a : f64
  }} : memref<f64>, memref<3xf64>
  assign.accumulate #assign.kind<{kind}> %h[affine_map<(i) -> (i)>]
      from %h[affine_map<(i) -> (i)>] over [0] {{
  ^bb0(%a: f64):
    assign.yield %a : f64
  }} : memref<3xf64>, memref<3xf64>
  assign.accumulate #assign.kind<add> %y[affine_map<(i) -> ()>]
      from %h[affine_map<(i) -> (i)>] over [3] {{
  ^bb0(%a: f64):
    assign.yield %a : f64
  }} : memref<f64>, memref<3xf64>
  assign.accumulate #assign.kind<{kind}> %y[affine_map<(i) -> ()>]
      from %h[affine_map<(i) -> (i mod 2)>] over [0] {{
  ^bb0(%a: f64):
    assign.yield %a : f64
  }} : memref<f64>, memref<3xf64>
  assign.gradient %y of %x into %gx : memref<f64> of memref<3xf64> into memref<3xf64>
  return
}}
"""
    x, y, gx = np.array([1.0, -2.0, 3.0]), np.array(5.0), np.zeros(3)
    ad_opt.load(text)["f"](x, y, gx)
    assert y == 5.0 + 14.0
    assert gx.tolist() == [2.0, -4.0, 6.0]
