"""Every operation that hands values on × every way that they travel × every mode × with and without
the passes that prepare programs; numbers, vectors, complex numbers, structs, arrays, optionals,
pairs and existentials together.

First derivatives are those of dual numbers in the interpreter, which runs the program as it is;
second ones are differences of these, exact for polynomials of degree three.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from ad_opt.passes.ops.catalogue import CATALOGUE
from ad_opt.passes.pipelines import PREPARE
from ad_opt.passes.rules.registry import default_rules

import ad_opt
from derivatives import dual_derivative
from forward_runs import interpreted, transformed
from value_cross import SOURCES, WAYS, program

NOT_CROSSED = {
    **dict.fromkeys(("affine.for", "affine.if", "affine.parallel"), "become scf first"),
    "cf.assert": "has no results",
    "func.call_indirect": "refused",
    "scf.forall": "shares tensors",
    "scf.parallel": "reduces: random programs, test_reverse_forms",
}
"""Operations that hand values on, and why they are not here. Terminators are where they end."""

SLOW: dict[str, Any] = {
    name: pytest.param(name, marks=pytest.mark.slow) for name in SOURCES if name.startswith("agg.")
}
"""Sources that make many operations of each value; what they make travels elsewhere, too."""

POINTS = ((True, 2), (False, 1))
AT, ALONG = [0.5, -0.7, 0.8, 0.3], [0.3, 0.9, -0.2, 0.4]


@cache
def exact(text: str, point: tuple[bool, int]) -> tuple[float, float]:
    """The first and the second derivative along `ALONG`."""
    module = ad_opt.load(text).module

    def first(step: float) -> float:
        given: list[Any] = [x + step * d for x, d in zip(AT, ALONG, strict=True)]
        return float(dual_derivative(module, "f", [*given, *point], [*ALONG, None, None])[1][0])

    return first(0.0), first(0.5) - first(-0.5)


@pytest.mark.parametrize("prepare", ["", PREPARE + ","], ids=["as it is", "prepared"])
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("source", [SLOW.get(name, name) for name in SOURCES])
def test_derivatives_follow_values(source: str, way: str, prepare: str) -> None:
    text = program(source, way)
    requests = (
        "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad},"
        "request-derivative{function=f_grad kind=jvp result=f_hvp},"
        "request-derivative{function=f_grad kind=vjp result=f_twice}"
    )
    passes = f"synthesize-conformances,{requests},{prepare}differentiate,expand-differentials"
    module = transformed(text, passes)
    pairs = [number for pair in zip(AT, ALONG, strict=True) for number in pair]
    for point in POINTS:
        first, second = exact(text, point)
        tangent = interpreted(module, "f_jvp")(*pairs, *point)[-1]
        gradient = interpreted(module, "f_grad")(*AT, *point)
        change = interpreted(module, "f_hvp")(*pairs, *point)[-len(AT) :]
        pulled = interpreted(module, "f_twice")(*AT, *point, *ALONG)[-len(AT) :]
        assert tangent == pytest.approx(first, rel=1e-12)
        along = sum(g * d for g, d in zip(gradient, ALONG, strict=True))
        assert along == pytest.approx(first, rel=1e-12)
        for product in (change, pulled):
            along = sum(g * d for g, d in zip(product, ALONG, strict=True))
            assert along == pytest.approx(second, rel=1e-12)


def test_every_operation_that_hands_values_on_is_crossed() -> None:
    CATALOGUE.read_all()
    ends = ("yield", "condition", "reduce", "return", "in_parallel", "parallel_insert_slice")
    found = {entry.name for entry in CATALOGUE.values() if entry.forwards or entry.calls == "func"}
    found = {name for name in found if not name.endswith(ends)}
    assert found - SOURCES.keys() == NOT_CROSSED.keys()
    assert not NOT_CROSSED.keys() & SOURCES.keys()


def test_every_operation_on_parts_of_values_is_crossed() -> None:
    """Operations of structs, arrays, optionals, pairs and existentials that have a derivative."""
    text = "".join(program(source, "straight") for source in SOURCES)
    own = ("agg.", "pair.", "iface.")
    names = {rule.name for rule in default_rules() if rule.name.startswith(own)}
    assert not {name for name in names if f" {name} " not in text}
