"""Arguments of the Python API that make no sense are refused by number, never by a traceback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.testing import check_rule

TEXT = """
func.func @f(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
func.func @m(%m: memref<?xf64>) -> f64 {
  %c = arith.constant 0 : index
  %y = memref.load %m[%c] : memref<?xf64>
  %z = arith.mulf %y, %y : f64
  memref.store %z, %m[%c] : memref<?xf64>
  return %z : f64
}
"""
program = ad_opt.load(TEXT)
f: Any = program["f"]
m: Any = program["m"]
of_address: Any = ad_opt.load("""
define double @first(ptr %x, i64 %n) {
  %y = load double, ptr %x
  %z = fmul double %y, %y
  ret double %z
}
""")["first"]
"""Its derivatives depend on what is passed."""
some = np.ones(3)
masked: Any = np.ma.array(some, mask=[False, True, False])
ragged = [[1.0, 2.0], [3.0]]
given: Any = program
rule: Any = ad_opt.custom_rule
check: Any = check_rule


def pulled(*cotangents: Any, **named: Any) -> Any:
    return ad_opt.vjp(m, some)[1](*cotangents, **named)


MISUSES: dict[str, list[Callable[[], Any]]] = {
    "AD0709": [
        lambda: rule(given, 3)(lambda x: x),
        lambda: rule("math.sin")(3),
        lambda: rule(f)(3),
        lambda: rule("math.sin")(max),
        lambda: rule("math.sin")(lambda *operands: operands),
        lambda: rule("math.sin", results="a"),
        lambda: rule("math.sin", results=0),
        lambda: rule("math.sin")(lambda x, y: "x"),
        lambda: rule(f)(lambda x: object()),
        lambda: rule(3),
    ],
    "AD0704": [
        *(lambda make=make: make(3) for make in (ad_opt.grad, ad_opt.value_and_grad)),
        *(lambda make=make: make(given) for make in (ad_opt.jacobian, ad_opt.hessian)),
        *(lambda make=make: make(3, (1.0,), (1.0,)) for make in (ad_opt.jvp, ad_opt.hvp)),
        *(lambda make=make: make("f", 1.0) for make in (ad_opt.vjp, ad_opt.check_grads)),
        lambda: ad_opt.grad(ad_opt.jacobian(f))(1.0),
        lambda: ad_opt.grad(f, wrt=0, argnums=0),
        lambda: ad_opt.grad(f, like=np),  # type: ignore[arg-type]
        lambda: check(f, "f", 1.0),
        lambda: check(3, "f", 1.0),
    ],
    "AD0501": [lambda: given[3], lambda: given[None]],
    "AD0502": [
        lambda: ad_opt.jvp(f, 1.0, 1.0),
        lambda: ad_opt.jvp(f, (1.0,), 1.0),
        lambda: ad_opt.hvp(f, None, None),
        lambda: ad_opt.jvp(f, "x", "x"),
        lambda: ad_opt.jvp(f, np.array(1.0), np.array(1.0)),
        lambda: ad_opt.hvp(f, (1.0,), np.array(1.0)),
        lambda: ad_opt.jacobian(f)(),
        lambda: ad_opt.hessian(f)(1.0, 2.0),
        *(
            lambda make=make: make(of_address)(some)
            for make in (ad_opt.grad, ad_opt.value_and_grad)
        ),
        *(lambda make=make: make(of_address)(some) for make in (ad_opt.jacobian, ad_opt.hessian)),
        *(
            lambda make=make: make(of_address)(some, 3, 4)
            for make in (ad_opt.grad, ad_opt.jacobian)
        ),
        lambda: ad_opt.vjp(of_address, some),
        lambda: ad_opt.jvp(of_address, (some,), (some,)),
        lambda: ad_opt.hvp(of_address, (some,), (some,)),
        lambda: ad_opt.grad(ad_opt.jvp(of_address), wrt=0, of=1)(some, 3, some),
        lambda: pulled(),
    ],
    "AD0503": [
        lambda: ad_opt.jvp(f, (1.0,), ("a",)),
        lambda: ad_opt.jvp(f, (1.0,), (ragged,)),
        lambda: ad_opt.jvp(m, (some,), (ragged,)),
        lambda: pulled("a"),
        lambda: pulled(1j),
        lambda: pulled(1.0, m="a"),
        lambda: pulled(1.0, m=None),
        lambda: pulled(1.0, m=1j),
        lambda: pulled(1.0, m=ragged),
        lambda: ad_opt.jacobian(m, of="m")([1.0, 2.0]),
        lambda: ad_opt.hessian(m)([1.0, 2.0]),
        lambda: ad_opt.jvp(f, (np,), (None,)),
        lambda: ad_opt.hvp(f, (np,), (None,)),
        lambda: ad_opt.jvp(m, (some,), (masked,)),
        lambda: ad_opt.hvp(m, (some,), (masked,)),
        lambda: ad_opt.grad(m)([1.0], out=np.zeros(1)),
        *(
            lambda given=given: ad_opt.grad(m)(given, out=given)
            for given in (
                np.arange(3),
                np.float64(1.0),
                np.array(1.0),
                some > 0,
                some.astype(">f8"),
            )
        ),
        lambda: ad_opt.grad(f)(1.0, out=1.0),  # type: ignore[call-overload]
    ],
    "AD0705": [
        lambda: ad_opt.jacobian(f, of=3),
        lambda: ad_opt.jacobian(f, of=2.5),
        lambda: ad_opt.grad(f, wrt=2.5),
        lambda: pulled(1.0, other=1.0),
    ],
    "AD0710": [
        lambda: ad_opt.check_grads(f, 1.0, order="a"),
        lambda: ad_opt.check_grads(f, 1.0, seed="a"),
        lambda: ad_opt.check_grads(f, 1.0, seed=-1),
        lambda: ad_opt.check_grads(f, 1.0, rtol="a"),
        lambda: check(program, "f", 1.0, order=3),
        lambda: check(program, "f", 1.0, seed="a"),
    ],
}


@pytest.mark.parametrize(
    ("code", "misuse"), [(code, misuse) for code, all in MISUSES.items() for misuse in all]
)
def test_is_refused_by_number(code: str, misuse: Callable[[], Any]) -> None:
    with pytest.raises(DiagnosticError) as found:
        misuse()
    assert [diagnostic.code for diagnostic in found.value.diagnostics] == [code]


def test_outputs_may_be_named_by_position() -> None:
    by_name, by_place = (ad_opt.jacobian(m, of=of)(some) for of in ("m", 0))
    for one, other in zip(by_name, by_place, strict=True):
        assert np.array_equal(one, other)


SQUARE = """
func.func @f(%x: f64, %o: memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %y = arith.mulf %x, %x : f64
  memref.store %y, %o[%c0] : memref<2xf64>
  return
}"""


def _read_only() -> np.ndarray:
    found = np.zeros(2)
    found.flags.writeable = False
    return found


@pytest.mark.parametrize(
    "tangent", [np.zeros(2, int), np.zeros(2, np.float32), _read_only(), [0.0, 0.0]]
)
def test_tangents_that_nothing_can_be_written_to(tangent: Any) -> None:
    """The derivative of what the function writes is not lost."""
    function = ad_opt.load(SQUARE)["f"]
    with pytest.raises(DiagnosticError, match=r"AD0503.*writes .*, so its tangent must be"):
        ad_opt.jvp(function, (1.3, np.zeros(2)), (1.0, tangent))
    change = np.zeros(2)
    ad_opt.jvp(function, (1.3, np.zeros(2)), (1.0, change))
    assert change.tolist() == [2.6, 0]


def test_rules_that_do_not_fit() -> None:
    """An operation has its number of partial derivatives; functions of Python take numbers."""
    text = """
    func.func @f(%x: f64, %y: f64) -> f64 {
      %r = llvm.intr.copysign(%x, %y) : (f64, f64) -> f64
      return %r : f64
    }"""
    from ad_opt.passes.rules.expr import X
    from ad_opt.passes.rules.formula import Formula

    module = ad_opt.load(text)["f"].program.module
    op = next(iter(module.ops)).regions[0].block.first_op  # pyright: ignore
    row = Formula(name="any", partials=(X(0),))
    with pytest.raises(DiagnosticError, match=r"AD0709.*1 partial derivatives.*2 operands"):
        row.pushforward(None, op, lambda x: x, [None, None])  # pyright: ignore
    with pytest.raises(DiagnosticError, match=r"AD0709.*TermError: a term is no number"):
        ad_opt.custom_rule("mine.sin")(lambda x, y: __import__("math").sin(x))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("tan", r"`tan` is no name of an operation(.|\n)*in front"),
        ("math.tam", r"`math` has no operation `math\.tam`(.|\n)*`math\.tan`"),
        ("memref.load", r"memref\.load.*memory, regions or calls"),
        ("scf.for", r"scf\.for.*memory, regions or calls"),
    ],
)
def test_rules_that_nobody_would_ask_for(name: str, said: str) -> None:
    """A rule that is never used would leave in place the derivative that it is to replace."""
    with pytest.raises(DiagnosticError, match=f"AD0709.*{said}"):
        ad_opt.custom_rule(name)


def test_a_rule_that_raises_is_named_with_its_line() -> None:
    def halve(x: Any, y: Any) -> Any:
        return y / 0 if x is None else {}["no such key"]

    with pytest.raises(DiagnosticError, match=r"`mine\.halve` stopped.*no such key") as caught:
        ad_opt.custom_rule("mine.halve")(halve)
    place = caught.value.diagnostics[0].location
    assert place is not None
    assert (place.file, place.line) == (__file__, halve.__code__.co_firstlineno + 1)


def test_rules_of_too_many_partial_derivatives_are_named() -> None:
    with pytest.raises(DiagnosticError, match=r"AD0709.*`mine\.halve` gives 2, not 1 partial"):
        ad_opt.custom_rule("mine.halve")(lambda x, y: (x, y))
