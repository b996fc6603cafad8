"""Derivatives that check themselves: what is right passes unchanged, what is wrong is located."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

import ad_opt
from derivative_cases import Case, cases
from derivatives import copies, interpreter_call, random_tangents, results_of
from forward_runs import interpreted, transformed
from reverse_runs import buffers_of, pull

CHECKED = "differentiate{debug=true},check-derivatives"
FIRST = [case for case in cases() if not case.label.endswith(tuple("123456789"))]


def derived(text: str, name: str, kind: str, steps: str) -> Any:
    request = f'request-derivative{{function="{name}" kind={kind}}}'
    return transformed(text, f"{request},{steps}")


def failure(call: Callable[[], Any]) -> Diagnostic:
    with pytest.raises(DiagnosticError) as caught:
        call()
    (diagnostic,) = caught.value.diagnostics
    return diagnostic


# ------------------------------------------------------------------ what is right


@pytest.mark.parametrize("case", FIRST, ids=repr)
def test_clean_programs_pass_with_the_same_gradients(case: Case) -> None:
    arguments = case.arguments()
    try:
        plain = derived(case.text, case.name, "vjp", "differentiate")
    except DiagnosticError:
        pytest.skip("has no derivative")
    tangents = random_tangents(arguments, seed=3)
    original = ad_opt.load(case.text).module
    results = results_of(interpreter_call(original, case.name)(*copies(arguments)))
    checked = derived(case.text, case.name, "vjp", CHECKED)
    name = f"{case.name}_vjp"

    def run(call: Callable[..., Any]) -> float:
        return pull(call, arguments, results, tangents, buffers_of(original, case.name))[0]

    expected = run(interpreted(plain, name))
    assert run(interpreted(checked, name)) == expected
    compiled = run(ad_opt.load(str(checked))[name])
    assert compiled == pytest.approx(expected, rel=1e-9, abs=1e-13)


MIXED = """
func.func @f(%x: f64, %m: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    %l = math.log %v : f64
    %s = arith.mulf %a, %l : f64
    %e = math.sin %s : f64
    scf.yield %e : f64
  }
  return %r : f64
}"""


def test_every_kind_of_derivative_passes() -> None:
    plain, checked = ad_opt.load(MIXED), ad_opt.load(MIXED).with_options(debug=True)
    point = (0.7, np.array([1.5, 2.0, 3.0]))
    direction = (1.0, np.array([0.3, -0.2, 0.5]))
    f, g = plain["f"], checked["f"]
    for kind in (ad_opt.grad, ad_opt.value_and_grad):
        np.testing.assert_equal(kind(g)(*point), kind(f)(*point))
    for along in (ad_opt.jvp, ad_opt.hvp):
        np.testing.assert_equal(along(g, point, direction), along(f, point, direction))
    for name in ("jacobian", "hessian"):
        run = getattr(ad_opt, name)
        np.testing.assert_equal(run(g)(*point), run(f)(*point))
    assert "AD0505" not in str(ad_opt.check_grads(g, *point))


def test_the_checks_are_there_only_when_asked_for() -> None:
    program = ad_opt.load(MIXED, debug=True)
    assert "cf.assert" in program["f"].source("grad")
    assert "cf.assert" not in program.with_options(debug=False)["f"].source("grad")
    assert "autodiff.of" not in program["f"].source("hvp")


# ------------------------------------------------------------------ NaN

ROOT = """
func.func @root(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %y = arith.mulf %x, %zero : f64
  %w = math.sqrt %y : f64
  return %w : f64
}"""


def test_a_nan_is_located_in_both_modes() -> None:
    root = ad_opt.load(ROOT, debug=True)["root"]
    found = failure(lambda: ad_opt.grad(root)(1.0))
    assert found.code == "AD0505"
    # The slope of the root at zero is infinite; infinity times zero is where the NaN comes from.
    assert found.location == Location("<string>", 4, 3)
    assert "NaN in the derivative of `arith.mulf` (cotangent)" in found.message
    assert np.isnan(ad_opt.grad(ad_opt.load(ROOT)["root"])(1.0))
    assert ad_opt.grad(ad_opt.load(MIXED, debug=True)["f"])(0.7, np.ones(2))[0] == 0.0


CUSTOM = """
func.func @slow(%x: f64) -> f64 {{
  %y = func.call @fast(%x) : (f64) -> f64
  %z = arith.mulf %y, %y : f64
  return %z : f64
}}
func.func private @fast(%x: f64) -> f64 attributes {{{attributes}}} {{
  %y = math.exp %x : f64
  return %y : f64
}}
func.func private @fast_back(%x: f64, %d: f64) -> f64 {{
  %zero = arith.constant 0.0 : f64
  %one = arith.divf %zero, %zero : f64
  %r = arith.mulf %d, %one : f64
  return %r : f64
}}
func.func private @fast_forth(%x: f64, %d: f64) -> (f64, f64) {{
  %y = math.exp %x : f64
  %r = func.call @fast_back(%x, %d) : (f64, f64) -> f64
  return %y, %r : f64, f64
}}"""


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize(
    ("kind", "attribute", "word"),
    [
        ("grad", "autodiff.backward = @fast_back", "cotangent"),
        ("jvp", "autodiff.forward = @fast_forth", "tangent"),
    ],
)
def test_a_wrong_custom_derivative_is_located(
    kind: str, attribute: str, word: str, compiled: bool
) -> None:
    module = derived(CUSTOM.format(attributes=attribute), "slow", kind, CHECKED)
    name = f"slow_{kind}"
    call = ad_opt.load(str(module))[name] if compiled else interpreted(module, name)
    given = (0.5,) if kind == "grad" else (0.5, 1.0)
    found = failure(lambda: call(*given))
    assert found.code == ("AD0505" if compiled else "AD0602")
    assert f"NaN in the derivative of `@fast` ({word})" in found.message
    if not compiled:
        assert found.location is not None
        assert found.location.line == 7  # where @fast is


HARMLESS = """
func.func @power(%x: f64, %p: f64) -> f64 {
  %y = math.powf %x, %p : f64
  return %y : f64
}
func.func @overflow(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %big = math.exp %x : f64
  %y = arith.mulf %big, %big : f64
  %z = arith.mulf %y, %zero : f64
  return %z : f64
}
func.func @outside(%x: f64) -> f64 {
  %y = math.log %x : f64
  %z = math.sin %y : f64
  return %z : f64
}"""


def test_nan_inside_of_a_rule_or_of_the_primal_is_nobodys_mistake() -> None:
    program = ad_opt.load(HARMLESS, debug=True)
    plain = ad_opt.load(HARMLESS)
    for name, point in [("power", (0.0, 2.0)), ("overflow", (800.0,)), ("outside", (-1.0,))]:
        expected = ad_opt.grad(plain[name])(*point)
        np.testing.assert_equal(ad_opt.grad(program[name])(*point), expected)


# ------------------------------------------------------------------ shadows

SUM = """
func.func @f(%m: memref<?xf64>, %k: memref<2xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %z = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f64 {
    %v = memref.load %m[%i] : memref<?xf64>
    %s = arith.mulf %v, %v : f64
    %t = arith.addf %a, %s : f64
    scf.yield %t : f64
  }
  return %r : f64
}"""


@pytest.fixture(scope="module", params=["compiled", "interpreted"])
def sum_grad(request: pytest.FixtureRequest) -> Callable[..., Any]:
    module = derived(SUM, "f", "grad", CHECKED)
    if request.param == "compiled":
        return ad_opt.load(str(module))["f_grad"]
    return interpreted(module, "f_grad")


def test_shadows_that_are_right(sum_grad: Callable[..., Any]) -> None:
    m, dm = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    sum_grad(m, dm, np.ones(2), np.zeros(2))
    np.testing.assert_array_equal(dm, 2 * m)
    sum_grad(np.zeros(0), np.zeros(0), np.ones(2), np.zeros(2))


@pytest.mark.parametrize(
    ("shadows", "message"),
    [
        (lambda m, k: (m, np.zeros(2)), "the shadow of argument 0 of `@f` overlaps argument 0"),
        (lambda m, k: (np.zeros(3), m[1:]), "the shadow of argument 1 of `@f` overlaps argument 0"),
        (lambda m, k: (np.zeros(3), k), "the shadow of argument 1 of `@f` overlaps argument 1"),
        (lambda m, k: (np.zeros(2), np.zeros(2)), "has another size along dimension 0"),
        (lambda m, k: (np.zeros(4), np.zeros(2)), "has another size along dimension 0"),
    ],
)
def test_shadows_that_are_wrong(
    sum_grad: Callable[..., Any], shadows: Callable[..., Any], message: str
) -> None:
    m, k = np.array([1.0, 2.0, 3.0]), np.ones(2)
    dm, dk = shadows(m, k)
    assert message in failure(lambda: sum_grad(m, dm, k, dk)).message


# ------------------------------------------------------------------ tapes

TAPE = """
func.func @records(%x: f64, %saved: index, %restored: index) -> f64 {
  %n = arith.constant 4 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  autodiff.save %x, %f[%saved] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
  %y = autodiff.restore %f[%restored] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}
func.func @grown(%x: f64, %restored: index) -> f64 {
  %n = arith.constant 1 : index
  %i = arith.constant 20 : index
  %t = autodiff.tape_begin : !autodiff.tape
  %f = autodiff.frame %t, %n : !autodiff.frame<f64>
  %g, %cap = autodiff.frame_grow %t, %f, %n, %i : !autodiff.frame<f64>
  autodiff.save %x, %g[%i] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64>
  %y = autodiff.restore %g[%restored] of %cap {slot = 0 : i64} : f64, !autodiff.frame<f64>
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}
func.func @stack(%x: f64, %pop: i1) -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  autodiff.push %t, %x : f64
  %one = arith.constant 1 : i32
  autodiff.push %t, %one : i32
  scf.if %pop {
    %two = autodiff.pop %t : i32
  }
  %y = autodiff.pop %t : f64
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}
func.func @empty() -> f64 {
  %t = autodiff.tape_begin : !autodiff.tape
  %y = autodiff.pop %t : f64
  autodiff.tape_end %t : !autodiff.tape
  return %y : f64
}"""


@pytest.fixture(scope="module")
def tapes() -> ad_opt.Program:
    return ad_opt.load(str(transformed(TAPE, "check-derivatives")))


def test_tapes_that_are_used_well(tapes: ad_opt.Program) -> None:
    assert tapes["records"](2.5, 3, 3) == 2.5
    assert tapes["grown"](2.5, 20) == 2.5
    assert tapes["stack"](2.5, True) == 2.5


@pytest.mark.parametrize(
    ("name", "given", "message"),
    [
        ("records", (2.5, 3, 2), "what is restored was never saved"),
        ("records", (2.5, 4, 3), "a record outside of its frame is saved"),
        ("records", (2.5, 0, -1), "a record outside of its frame is restored"),
        ("grown", (2.5, 19), "what is restored was never saved"),
        ("stack", (2.5, False), "what is popped was not pushed last"),
        ("empty", (), "what is popped was not pushed last"),
    ],
)
def test_tapes_that_are_used_badly(
    tapes: ad_opt.Program, name: str, given: tuple[Any, ...], message: str
) -> None:
    # Twice: memory that the first call has left must not make the second look right.
    tapes["records"](1.0, 2, 2)
    for _ in range(2):
        assert message in failure(lambda: tapes[name](*given)).message
