"""Derivatives of functions that overwrite their arguments, and what the caller sees.

The oracle is forward mode, which keeps nothing and undoes nothing: a gradient times a direction is
the derivative in that direction.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import pytest

import ad_opt
from ad_opt.derivatives.private_copies import private_copies
from ad_opt.programs.address_parameters import seen_with

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

BUFFER = "memref<?xf64>"
MATRIX = "memref<?x?xf64>"
CONSTANTS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
"""
SUM = f"""
func.func private @squares(%m: {BUFFER}) -> f64 {{{CONSTANTS}
  %n = memref.dim %m, %c0 : {BUFFER}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {{
    %x = memref.load %m[%i] : {BUFFER}
    %q = arith.mulf %x, %x : f64
    %t = arith.addf %s, %q : f64
    scf.yield %t : f64
  }}
  return %r : f64
}}
"""


def function(name: str, body: str, arguments: str = f"%a: {BUFFER}, %b: {BUFFER}") -> str:
    """A function of two buffers that returns the sum of the squares in the first one."""
    return f"""
func.func @{name}({arguments}) -> f64 {{{CONSTANTS}
  %n = memref.dim %a, %c0 : {BUFFER}
  %m = arith.subi %n, %c1 : index
  {body}
  %r = func.call @squares(%a) : ({BUFFER}) -> f64
  return %r : f64
}}
"""


def sweep(source: str, target: str, formula: str) -> str:
    """A loop that gives each element of ``target`` but the last a value, from ``%x`` and ``%y``."""
    return f"""
  scf.for %i = %c0 to %m step %c1 {{
    %j = arith.addi %i, %c1 : index
    %x = memref.load {source}[%i] : {BUFFER}
    %y = memref.load {source}[%j] : {BUFFER}
    {formula}
    memref.store %z, {target}[%i] : {BUFFER}
  }}
"""


LINEAR = "%s = arith.addf %x, %y : f64\n %z = arith.mulf %s, %half : f64"
PRODUCT = "%z = arith.mulf %x, %y : f64"
BENT = "%e = math.sin %x : f64\n %z = arith.mulf %e, %y : f64"


def times(body: str) -> str:
    """Run a text four times."""
    return f"scf.for %t = %c0 to %c4 step %c1 {{ {body} }}"


PROGRAMS = {
    "sweeps": times(sweep("%a", "%b", LINEAR) + sweep("%b", "%a", LINEAR)),
    "bent_sweeps": times(sweep("%a", "%b", BENT) + sweep("%b", "%a", BENT)),
    "seidel": times(sweep("%a", "%a", LINEAR)),
    "recurrence": sweep("%a", "%a", BENT),
    "factor": sweep("%a", "%b", PRODUCT) + sweep("%b", "%a", PRODUCT),
    "swapped": f"""
  %p:2 = scf.for %t = %c0 to %c4 step %c1 iter_args(%u = %a, %v = %b) -> ({BUFFER}, {BUFFER}) {{
    {sweep("%u", "%v", BENT)}
    scf.yield %v, %u : {BUFFER}, {BUFFER}
  }}
  {sweep("%p#1", "%a", BENT)}""",
    "branches": times(f"""
    %f = memref.load %a[%c0] : {BUFFER}
    %big = arith.cmpf ogt, %f, %half : f64
    scf.if %big {{ {sweep("%a", "%b", BENT)} }} else {{ {sweep("%b", "%a", PRODUCT)} }}
    {sweep("%b", "%a", LINEAR)}"""),
    "while": f"""
  %last = scf.while (%k = %c0) : (index) -> index {{
    %f = memref.load %a[%c0] : {BUFFER}
    %small = arith.cmpf olt, %f, %half : f64
    scf.condition(%small) %k : index
  }} do {{
  ^bb0(%k: index):
    scf.for %i = %c0 to %n step %c1 {{
      %x = memref.load %a[%i] : {BUFFER}
      %e = math.exp %x : f64
      memref.store %e, %a[%i] : {BUFFER}
    }}
    %next = arith.addi %k, %c1 : index
    scf.yield %next : index
  }}""",
    "copies": f"""
  {sweep("%a", "%b", BENT)}
  memref.copy %b, %a : {BUFFER} to {BUFFER}
  {sweep("%a", "%b", PRODUCT)}
  memref.copy %b, %a : {BUFFER} to {BUFFER}""",
    "structured": f"""
  linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]}} ins(%b : {BUFFER}) outs(%a : {BUFFER}) {{
  ^bb0(%x: f64, %y: f64):
    %z = arith.mulf %x, %y : f64
    linalg.yield %z : f64
  }}
  {sweep("%a", "%b", BENT)}
  memref.copy %b, %a : {BUFFER} to {BUFFER}""",
    "recursive": f"func.call @halve(%a, %b, %n) : ({BUFFER}, {BUFFER}, index) -> ()",
}
CALLEE = f"""
func.func private @halve(%a: {BUFFER}, %b: {BUFFER}, %n: index) {{{CONSTANTS}
  %some = arith.cmpi ugt, %n, %c1 : index
  scf.if %some {{
    %m = arith.subi %n, %c1 : index
    {sweep("%a", "%b", BENT)}
    func.call @halve(%b, %a, %m) : ({BUFFER}, {BUFFER}, index) -> ()
    {sweep("%b", "%a", PRODUCT)}
  }}
  return
}}
"""


@pytest.fixture(scope="module")
def program() -> ad_opt.Program:
    texts = [function(name, body) for name, body in PROGRAMS.items()]
    return ad_opt.load(SUM + CALLEE + "".join(texts))


def numbers(seed: int, count: int = 6) -> Array:
    return np.random.default_rng(seed).uniform(0.2, 0.9, count)


def slope(f: Any, arguments: list[Any], direction: list[Any]) -> float:
    """The derivative in a direction, by forward mode, of copies."""
    copies = [x.copy() if isinstance(x, np.ndarray) else x for x in arguments]
    moving = [x.copy() if isinstance(x, np.ndarray) else x for x in direction]
    return float(ad_opt.jvp(f, copies, moving)[1])


def dot(a: Any, b: Any) -> float:
    return float(sum(np.vdot(x, y) for x, y in zip(a, b, strict=True)))


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients(program: ad_opt.Program, name: str) -> None:
    f, arguments = program[name], [numbers(1), numbers(2)]
    before = [x.copy() for x in arguments]
    gradient = ad_opt.grad(f)
    first = gradient(*arguments)
    for direction in ([numbers(3), numbers(4)], [numbers(5), -numbers(6)]):
        expected = slope(f, arguments, direction)
        np.testing.assert_allclose(dot(first, direction), expected, rtol=1e-9)
    # The caller's arrays are what they were, so a second call finds the same.
    for now, then in zip((*arguments, *gradient(*arguments)), (*before, *first), strict=True):
        np.testing.assert_array_equal(now, then)


@pytest.mark.parametrize("name", PROGRAMS)
def test_arguments_that_share_memory(program: ad_opt.Program, name: str) -> None:
    """Stores through one argument are seen through the other: the derivative knows it."""
    f, array, way = program[name], numbers(1, 7), numbers(3, 7)
    for one, other in ((slice(0, 6), slice(0, 6)), (slice(0, 6), slice(1, 7))):
        shared = array.copy()
        by_a, by_b = ad_opt.grad(f)(shared[one], shared[other])
        np.testing.assert_array_equal(shared, array)
        # Memory has one derivative: both arguments show it.
        total = np.zeros(7)
        total[one], total[other] = by_a, by_b
        copy, moving = array.copy(), way.copy()
        expected = ad_opt.jvp(f, (copy[one], copy[other]), (moving[one], moving[other]))[1]
        np.testing.assert_allclose(np.vdot(total, way), expected, rtol=1e-9)


@pytest.mark.parametrize("name", ["sweeps", "bent_sweeps", "recurrence", "branches", "recursive"])
def test_second_order(program: ad_opt.Program, name: str) -> None:
    f, arguments, way = program[name], [numbers(1), numbers(2)], [numbers(3), numbers(4)]
    product = ad_opt.hvp(f, arguments, way)
    step = 1e-5
    sides = [
        ad_opt.grad(f)(*(x + s * w for x, w in zip(arguments, way, strict=True)))
        for s in (step, -step)
    ]
    for got, plus, minus in zip(product, *sides, strict=True):
        np.testing.assert_allclose(got, (plus - minus) / (2 * step), rtol=1e-5, atol=1e-7)


def test_pullbacks_run_again(program: ad_opt.Program) -> None:
    f, arguments = program["bent_sweeps"], [numbers(1), numbers(2)]
    expected = ad_opt.grad(f)(*arguments)
    _, pullback = ad_opt.vjp(f, *(x.copy() for x in arguments))
    for factor in (1.0, 3.0):
        for got, wanted in zip(pullback(factor), expected, strict=True):
            np.testing.assert_allclose(got, factor * wanted, rtol=1e-12)


def test_what_is_copied(program: ad_opt.Program) -> None:
    """Copies are made of what is written, and of nothing where memory is shared."""
    f, a, b = program["seidel"], numbers(1), numbers(2)
    copies = private_copies(f, (a, b))
    assert copies is not None
    assert copies[0] is not a
    assert copies[1] is b
    assert private_copies(f, (a, a)) is None
    assert private_copies(f, (a[:4], a[3:])) is None
    frozen = a.copy()
    frozen.flags.writeable = False
    assert private_copies(f, (frozen, b)) is None


SEVERAL_RESULTS = """
func.func @f(%s: f64, %a: memref<?xf64>, %b: memref<?xf64>) -> (f64, f64) {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<?xf64>
  %y = arith.mulf %x, %s : f64
  memref.store %y, %b[%c0] : memref<?xf64>
  %z = memref.load %a[%c0] : memref<?xf64>
  %q = arith.mulf %y, %z : f64
  return %q, %y : f64, f64
}
"""


@pytest.mark.parametrize("shared", [False, True])
def test_gradients_of_one_of_several_results(shared: bool) -> None:
    """They leave the arguments as they were; memory that is shared has the gradient of the sum."""
    f = ad_opt.load(SEVERAL_RESULTS)["f"]
    s, x = 2.0, 3.0
    a = np.array([x, 7.0])
    b = a if shared else np.array([5.0, 7.0])
    # q = s x^2, and where the store changes what is loaded again, (s x)^2.
    by_s, by_x = (2 * s * x * x, 2 * s * s * x) if shared else (x * x, 2 * s * x)
    for _ in range(2):
        (ds, da, db), others = ad_opt.grad(f, has_aux=True)(s, a, b)
        assert (ds, da.tolist(), others) == (by_s, [by_x, 0.0], s * x)
        assert db.tolist() == ([by_x, 0.0] if shared else [0.0, 0.0])
        assert ad_opt.value_and_grad(f, wrt="s", of=1)(s, a, b) == (s * x, x)
        assert (a.tolist(), b.tolist()) == ([x, 7.0], [x if shared else 5.0, 7.0])
    frozen = b.copy()
    frozen.flags.writeable = False
    with pytest.raises(ad_opt.DiagnosticError, match="AD0503"):
        ad_opt.grad(f, of=0)(s, a, frozen)


KEPT_ADDRESS = """
@kept = global ptr null
define double @f(ptr %x, ptr %y) {
  store ptr %x, ptr @kept
  %a = load double, ptr %y
  store double %a, ptr %x
  ret double %a
}
define double @g(ptr %x, ptr %y) {
  %a = load double, ptr %y
  %b = fmul double %a, %a
  store double %b, ptr %x
  %c = load double, ptr %y
  %d = fmul double %b, %c
  store double %d, ptr %y
  ret double %d
}
"""


def test_addresses() -> None:
    program = ad_opt.load(KEPT_ADDRESS)
    x, y = np.array([2.0]), np.array([3.0])
    kept, g = seen_with(program["f"], (x, y)), seen_with(program["g"], (x, y))
    assert private_copies(kept, (x, y)) is None
    assert private_copies(g, (x, y)) is not None
    by_x, by_y = ad_opt.grad(program["g"])(x, y)
    assert (by_x.tolist(), by_y.tolist()) == ([0.0], [27.0])
    # As one memory, the second load sees the square: y^4.
    by_x, by_y = ad_opt.grad(program["g"])(y, y)
    assert by_x.tolist() == by_y.tolist() == [108.0]
    assert (x.tolist(), y.tolist()) == ([2.0], [3.0])


EITHER = f"""
func.func @either(%x: f64, %arg: memref<1xf64>, %c: i1) -> f64 {{{CONSTANTS}
  %l = memref.alloc() : memref<1xf64>
  memref.store %x, %l[%c0] : memref<1xf64>
  %m = arith.select %c, %l, %arg : memref<1xf64>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero) -> (f64) {{
    %v = memref.load %m[%c0] : memref<1xf64>
    %y = arith.mulf %v, %v : f64
    %t = arith.addf %s, %y : f64
    memref.store %half, %l[%c0] : memref<1xf64>
    scf.yield %t : f64
  }}
  memref.dealloc %l : memref<1xf64>
  return %r : f64
}}
"""


def test_memory_that_is_local_or_not() -> None:
    """A load from either is not done again where stores to the local buffer stay."""
    gradient = ad_opt.grad(ad_opt.load(EITHER)["either"])
    assert gradient(3.0, np.array([7.0]), True)[0] == 6.0
    assert gradient(3.0, np.array([7.0]), False)[1].tolist() == [56.0]
