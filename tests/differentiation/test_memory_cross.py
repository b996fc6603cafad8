"""Every operation that hands memory on × every way that it travels × every mode × with and without
the passes that prepare programs.

First derivatives are those of dual numbers in the interpreter, which runs the program as it is;
second ones are differences of these, exact for polynomials of degree three. What is refused is
listed with the reason, so that a new refusal fails here as a wrong number does.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.ops.catalogue import CATALOGUE
from ad_opt.passes.pipelines import PREPARE
from xdsl.dialects.builtin import MemRefType, f64
from xdsl.irdl.constraints import VerificationContext
from xdsl.traits import IsTerminator
from xdsl.utils.exceptions import VerifyException

import ad_opt
from derivatives import dual_derivative
from forward_runs import interpreted, jvp, transformed
from memory_cross import SOURCES, WAYS, program

BOTH = """
func.func @f_both(%m: memref<4xf64>, %dm: memref<4xf64>, %em: memref<4xf64>,
                  %k: memref<4xf64>, %dk: memref<4xf64>, %ek: memref<4xf64>,
                  %c: i1, %n: index) -> (f64, f64) {
  %d:2 = autodiff.fwd_diff @f(%m, %dm, %em, %k, %dk, %ek, %c, %n)
    {activity = [dup, dup, const, const], width = 2, primal = false, separate = true}
    : (memref<4xf64>, memref<4xf64>, memref<4xf64>, memref<4xf64>, memref<4xf64>, memref<4xf64>,
       i1, index) -> (f64, f64)
  func.return %d#0, %d#1 : f64, f64
}
"""
"""Two directions at once."""

GRADIENT = "request-derivative{function=f kind=grad}"
MODES = {
    "forward": ("request-derivative{function=f kind=jvp}",),
    "reverse": (GRADIENT,),
    "second": (GRADIENT, "request-derivative{function=f_grad kind=jvp result=f_hvp}"),
    "twice": (GRADIENT, "request-derivative{function=f_grad kind=vjp result=f_twice}"),
}
"""Requests: second derivatives forward over reverse, and reverse over reverse."""
REFUSED: dict[tuple[str, str], tuple[str, str]] = {
    ("memref.realloc", "reverse"): ("AD0708", "the memory of its operand is gone on the way back"),
    ("memref.realloc", "second"): ("AD0708", "it needs reverse mode"),
    ("memref.realloc", "twice"): ("AD0708", "it needs reverse mode"),
    ("bufferization.clone", "forward"): ("AD0701", "`expand-realloc` makes a copy of it"),
    ("bufferization.clone", "reverse"): ("AD0708", "`expand-realloc` makes a copy of it"),
    ("bufferization.clone", "second"): ("AD0708", "`expand-realloc` makes a copy of it"),
    ("bufferization.clone", "twice"): ("AD0708", "`expand-realloc` makes a copy of it"),
}
"""By source and mode, whatever the way: the code, and why."""

EXPANDED = set(REFUSED)
"""Operations that `expand-realloc`, a pass that prepares programs, makes differentiable."""

NOT_CROSSED = {
    "affine.delinearize_index": "gives indices",
    "affine.linearize_index": "gives an index",
    "affine.for": "becomes scf first; refused until then",
    "affine.if": "becomes scf first; refused until then",
    "affine.parallel": "reduces floats",
    "affine.load": "becomes memref.load first",
    "arith.bitcast": "bits of numbers",
    "arith.index_cast": "its memrefs hold integers",
    "arith.index_castui": "its memrefs hold integers",
    "builtin.unrealized_conversion_cast": "of memory it is what a pass left unfinished",
    "cf.br": "as cf.cond_br",
    "cf.switch": "as cf.cond_br",
    "func.call_indirect": "refused",
    "memref.generic_atomic_rmw": "refused",
    "memref.view": "bytes seen as floats are refused",
    "scf.forall": "shares tensors",
    "scf.parallel": "reduces floats",
    "scf.while": "a way",
    "tensor.parallel_insert_slice": "of tensors",
    "vector.contract": "accumulates vectors",
    "vector.mask": "around operations that give vectors",
    "vector.multi_reduction": "accumulates vectors",
    "vector.reduction": "accumulates numbers",
    "vector.scan": "accumulates vectors",
    "vector.type_cast": "no interpreter knows it",
}
"""Operations that could hand memory on by their types or tables, and why they are not here."""

DIALECTS = "func arith math scf cf memref affine linalg vector complex tensor bufferization builtin"
POINTS = ((True, 2), (False, 1))
ALONG = [np.array([0.3, 0.9, -0.2, 0.4]), np.array([0.7, -0.6, 0.5, 0.2]), None, None]


def arguments(choice: bool, count: int) -> list[Any]:
    m, k = np.array([0.5, -0.7, 1.1, 0.9]), np.array([-0.4, 0.8, 0.6, -1.2])
    return [m, k, choice, count]


@cache
def exact(source: str, way: str, point: tuple[bool, int]) -> tuple[float, float]:
    """The first and the second derivative along `ALONG`."""
    module = ad_opt.load(program(SOURCES[source], way)).module

    def first(step: float) -> float:
        given = arguments(*point)
        for value, direction in zip(given[:2], ALONG[:2], strict=True):
            value += step * direction
        return float(dual_derivative(module, "f", given, ALONG)[1][0])

    return first(0.0), first(0.5) - first(-0.5)


def forward(module: Any, point: tuple[bool, int]) -> float:
    return float(jvp(interpreted(module, "f_jvp"), arguments(*point), ALONG)[0])


def reverse(module: Any, point: tuple[bool, int]) -> float:
    m, k, choice, count = arguments(*point)
    shadows = np.zeros(4), np.zeros(4)
    interpreted(module, "f_grad")(m, shadows[0], k, shadows[1], choice, count)
    before = arguments(*point)
    np.testing.assert_array_equal([m, k], before[:2])  # what was written is undone
    return float(shadows[0] @ ALONG[0] + shadows[1] @ ALONG[1])


def second(module: Any, point: tuple[bool, int]) -> float:
    m, k, choice, count = arguments(*point)
    dm, ddm, dk, ddk = (np.zeros(4) for _ in range(4))
    hvp = interpreted(module, "f_hvp")
    hvp(m, ALONG[0].copy(), dm, ddm, k, ALONG[1].copy(), dk, ddk, choice, count)
    return float(ddm @ ALONG[0] + ddk @ ALONG[1])


def twice(module: Any, point: tuple[bool, int]) -> float:
    """The product with the Hessian: the gradient is pulled back along the same direction."""
    m, k, choice, count = arguments(*point)
    shadows = [np.zeros(4) for _ in range(4)]
    along = [one.copy() for one in ALONG[:2]]
    pulled = shadows[0], shadows[1], along[0], shadows[2], shadows[3], along[1]
    interpreted(module, "f_twice")(m, *pulled[:3], k, *pulled[3:], choice, count)
    return float(shadows[0] @ ALONG[0] + shadows[2] @ ALONG[1])


def directions(module: Any, point: tuple[bool, int]) -> float:
    m, k, choice, count = arguments(*point)
    dm, dk = ALONG[0].copy(), ALONG[1].copy()
    run = interpreted(module, "f_both")
    first, second = run(m, dm, -3 * dm, k, dk, -3 * dk, choice, count)
    assert second == pytest.approx(-3 * first, rel=1e-12)
    return first


RUN = {
    "directions": (directions, 0),
    "forward": (forward, 0),
    "reverse": (reverse, 0),
    "second": (second, 1),
    "twice": (twice, 1),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("prepare", ["", PREPARE + ","], ids=["as it is", "prepared"])
@pytest.mark.parametrize("source", SOURCES)
def test_derivatives_follow_memory(source: str, prepare: str, way: str) -> None:
    text = program(SOURCES[source], way)
    refused = REFUSED.keys() - (EXPANDED if prepare else set())
    followed = [mode for mode in MODES if (source, mode) not in refused]
    for mode in MODES.keys() - set(followed):
        with pytest.raises(DiagnosticError) as caught:
            transformed(text, ",".join([*MODES[mode], prepare + "differentiate"]))
        diagnostic, *others = caught.value.diagnostics
        assert diagnostic.code == REFUSED[source, mode][0]
        assert diagnostic.location is not None
        assert all(o.code.startswith("AD07") and o.location for o in others)
    lines = dict.fromkeys(request for mode in followed for request in MODES[mode])
    if "forward" in followed:
        text += BOTH
        followed.append("directions")
    module = transformed(text, ",".join([*lines, prepare + "differentiate"])) if lines else None
    for point in POINTS:
        for mode in followed:
            run, order = RUN[mode]
            expected = exact(source, way, point)[order]
            assert run(module, point) == pytest.approx(expected, rel=1e-12, abs=1e-12), mode


def takes_memory(definition: Any) -> bool:
    """True if an operand or result may be a memref of floats."""
    several = hasattr(definition.constr, "verify_length")
    for type in (MemRefType(f64, [4]), MemRefType(f64, [])):
        try:
            definition.constr.verify([type] if several else type, VerificationContext())
        except VerifyException:
            continue
        return True
    return False


def test_every_operation_that_hands_memory_on_is_crossed() -> None:
    CATALOGUE.read_all()
    found = {
        entry.name
        for entry in CATALOGUE.values()
        if entry.forwards or (entry.effect and (entry.effect.views or entry.effect.allocates))
    }
    context = make_context()
    for dialect in DIALECTS.split():
        for op in context.get_dialect(dialect).operations:
            if not hasattr(op, "get_irdl_definition"):
                continue
            if op.has_trait(IsTerminator, value_if_unregistered=False):
                found -= {op.name} - {"cf.br", "cf.cond_br", "cf.switch"}
                continue
            definition = op.get_irdl_definition()
            sides = definition.operands, definition.results
            if all(any(takes_memory(one) for _, one in side) for side in sides):
                found.add(op.name)
    found = {name for name in found if name.partition(".")[0] in DIALECTS.split()}
    found -= {"cf.assert"}  # no results
    assert found - {name.partition(" ")[0] for name in SOURCES} == NOT_CROSSED.keys()
    assert not NOT_CROSSED.keys() & SOURCES.keys()
