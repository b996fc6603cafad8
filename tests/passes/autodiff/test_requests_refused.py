"""Requests that cannot be answered are refused before anything is differentiated."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.pipelines import LOWER

FUNCTIONS = """
func.func @floats(%x: f64, %n: i64) -> f64 {
  return %x : f64
}
func.func @integers(%n: i64) -> i64 {
  return %n : i64
}
func.func @makes(%x: f64) -> memref<2xf64> {
  %i = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf64>
  memref.store %x, %m[%i] : memref<2xf64>
  return %m : memref<2xf64>
}
func.func @bytes(%x: f64, %i: index) -> f64 {
  %c0 = arith.constant 0 : index
  %bytes = memref.alloc() : memref<64xi8>
  %m = memref.view %bytes[%c0][] : memref<64xi8> to memref<8xf64>
  memref.store %x, %m[%c0] : memref<8xf64>
  %y = memref.load %m[%i] : memref<8xf64>
  memref.dealloc %bytes : memref<64xi8>
  return %y : f64
}
func.func @passes(%m: memref<2xf64>, %x: f64) -> memref<2xf64> {
  %i = arith.constant 0 : index
  memref.store %x, %m[%i] : memref<2xf64>
  return %m : memref<2xf64>
}
"""


def run(pipeline: str, more: str = "") -> str:
    context = make_context()
    module = parse_module(context, FUNCTIONS + more, "f.mlir")
    PassManager.parse(context, pipeline).run(module)
    return str(module)


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ("function=floats constant=2", "AD0704", "no argument 2"),
        ("function=floats constant=-1", "AD0004", "at least 0"),
        ("function=integers kind=grad", "AD0705", "exactly one float"),
        ("function=integers kind=jacobian", "AD0705", "the Jacobian of `@integers`"),
        ("function=nothing", "AD0703", "`@nothing`"),
    ],
)
def test_requests_that_make_no_sense(options: str, code: str, words: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        run(f"request-derivative{{{options}}}")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == code
    assert words in diagnostic.message


def test_reverse_mode_has_no_width() -> None:
    request = """
    func.func @wide(%x: f64, %n: i64, %dy: f64) -> (f64, f64) {
      %y:2 = autodiff.bwd_diff @floats(%x, %n, %dy) {activity = [active, const], width = 4}
          : (f64, i64, f64) -> (f64, f64)
      return %y#0, %y#1 : f64, f64
    }
    """
    with pytest.raises(DiagnosticError) as caught:
        run("differentiate", request)
    assert caught.value.diagnostics[0].code == "AD0704"


def test_a_buffer_that_is_made_and_returned_is_not_pulled_back_in_one_go() -> None:
    """Nobody could give the cotangent of its contents: the gradient would be a silent zero."""
    request = """
    func.func @both(%x: f64) -> f64 {
      %m, %dx = autodiff.bwd_diff @makes(%x) {activity = [active]} : (f64) -> (memref<2xf64>, f64)
      return %dx : f64
    }
    """
    with pytest.raises(DiagnosticError) as caught:
        run("differentiate", request)
    assert caught.value.diagnostics[0].code == "AD0705"


def test_a_buffer_that_is_passed_in_may_be_returned() -> None:
    """Its cotangent is in the shadow that is passed beside it."""
    import numpy as np

    import ad_opt

    made = run("request-derivative{function=passes kind=vjp},differentiate")
    m, dm = np.array([1.0, 2.0]), np.array([5.0, 7.0])
    _, gradient = ad_opt.load(made)["passes_vjp"](m, dm, 3.0)
    assert gradient == 5.0
    np.testing.assert_array_equal(dm, [0.0, 7.0])


def test_a_buffer_that_is_made_and_returned_has_tangents() -> None:
    import ad_opt

    made = run("request-derivative{function=makes kind=jvp},differentiate")
    m, dm = ad_opt.load(made)["makes_jvp"](3.0, 2.0)
    assert (m[0], dm[0]) == (3.0, 2.0)


@pytest.mark.parametrize("kind", ["grad", "jvp", "vjp"])
def test_floats_in_bytes_are_refused(kind: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        run(f"request-derivative{{function=bytes kind={kind}}},differentiate")
    assert caught.value.diagnostics[0].code == "AD0708"


ACTIVITIES = """
func.func @given(%x: f64 {autodiff.activity = #autodiff.activity<const>}, %y: f64) -> f64 {
  %z = arith.mulf %x, %y : f64
  return %z : f64
}
"""
MISSPELT = """
func.func @misspelt(%x: f64 {autodiff.activity = "const"}) -> f64 {
  return %x : f64
}
"""


def test_an_argument_may_be_constant_by_its_attribute() -> None:
    import ad_opt

    made = run("request-derivative{function=given kind=value_and_grad},differentiate", ACTIVITIES)
    assert ad_opt.load(made)["given_value_and_grad"](2.0, 3.0) == (6.0, 2.0)
    # From Python, `wrt` says what counts.
    assert ad_opt.grad(ad_opt.load(ACTIVITIES)["given"])(2.0, 3.0) == (3.0, 2.0)


def test_an_attribute_that_is_no_activity_is_refused() -> None:
    with pytest.raises(DiagnosticError) as caught:
        run("request-derivative{function=misspelt}", MISSPELT)
    assert caught.value.diagnostics[0].code == "AD0704"


@pytest.mark.parametrize("kind", ["jvp", "vjp"])
def test_calls_of_function_values_are_refused_where_they_stand(kind: str) -> None:
    text = """
    func.func private @square(%x: f64) -> f64 {
      %y = arith.mulf %x, %x : f64
      return %y : f64
    }
    func.func @pointed(%x: f64) -> f64 {
      %g = func.constant @square : (f64) -> f64
      %y = func.call_indirect %g(%x) : (f64) -> f64
      return %y : f64
    }
    """
    with pytest.raises(DiagnosticError) as caught:
        run(f"request-derivative{{function=pointed kind={kind}}},differentiate", text)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0701"
    assert found.location is not None
    assert "by its name" in (found.help or "")


@pytest.mark.parametrize("kind", ["grad", "value_and_grad", "jvp", "vjp", "hvp", "jacobian"])
@pytest.mark.parametrize("words", ["constant=0,1", 'named="x","y"', 'constant=1 named="x"'])
def test_constants_that_leave_nothing(kind: str, words: str) -> None:
    product = """
    func.func @product(%x: f64, %y: f64, %n: i32) -> f64 {
      %r = arith.mulf %x, %y : f64
      return %r : f64
    }
    """
    with pytest.raises(DiagnosticError, match=r"(?s)AD0705.*nothing to differentiate by"):
        run(f"request-derivative{{function=product kind={kind} {words}}}", product)
    run(f"request-derivative{{function=product kind={kind} constant=1}}", product)


def test_masked_regions_name_what_to_run_first() -> None:
    masked = """
    func.func @masked(%x: memref<4xf64>, %m: vector<4xi1>) -> f64 {
      %c0 = arith.constant 0 : index
      %p = arith.constant 0.0 : f64
      %v = vector.mask %m {
        vector.transfer_read %x[%c0], %p {in_bounds = [true]} : memref<4xf64>, vector<4xf64>
      } : vector<4xi1> -> vector<4xf64>
      %r = vector.reduction <add>, %v : vector<4xf64> into f64
      return %r : f64
    }
    """
    ask = "request-derivative{function=masked kind=%s},differentiate"
    for kind in ("grad", "jvp"):
        with pytest.raises(DiagnosticError, match=r"(?s)AD0701.*vector.mask.*expand-vectors"):
            run(ask % kind, masked)
        run(f"expand-vectors,{ask % kind},{LOWER}", masked)


def test_a_loop_that_is_not_lowered_is_refused_where_it_stands() -> None:
    text = """
func.func @loops(%m: memref<?xf64>, %x: f64, %n: index) {
  scf.forall (%j) in (%n) {
    %s = arith.mulf %x, %x : f64
    memref.store %s, %m[%j] : memref<?xf64>
  }
  return
}"""
    with pytest.raises(DiagnosticError) as caught:
        run("request-derivative{function=loops kind=vjp},differentiate", text)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0701"
    assert found.location is not None
