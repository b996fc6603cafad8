"""Random structured operations in reverse: any maps, any body, any way to treat the output."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ad_opt
from derivative_cases import ramp
from derivatives import dual_derivative, random_tangents
from forward_runs import interpreted
from reverse_runs import buffers_of, pull, reverse_module
from shares import some_of

EXTENTS = (2, 3, 4)

UNARY = ("math.sin", "math.cos", "math.tanh", "arith.negf")
BINARY = ("arith.addf", "arith.subf", "arith.mulf")


@st.composite
def input_maps(draw: st.DrawFn) -> list[tuple[int, ...]]:
    """The dimensions that each result of a map adds up."""
    dims = st.lists(st.integers(0, 2), min_size=1, max_size=2, unique=True).map(tuple)
    return draw(st.lists(dims, min_size=0, max_size=3))


@st.composite
def programs(draw: st.DrawFn) -> tuple[str, list[Any]]:
    """A function with one ``linalg.generic``, and its arguments."""
    count = draw(st.integers(1, 3))
    accesses = [draw(input_maps()) for _ in range(count)]
    permutation = draw(st.booleans())
    out = list(draw(st.permutations([(0,), (1,), (2,)])))
    if not permutation:
        out = out[: draw(st.integers(0, 2))]
    # Every loop has its extent from the first input.
    accesses[0] = [(0,), (1,), (2,)]
    values = [f"%x{k}" for k in range(count)] + (["%old"] if permutation else [])
    lines: list[str] = []
    for number in range(draw(st.integers(1, 5))):
        operation = draw(st.sampled_from(UNARY + BINARY))
        arity = 1 if operation in UNARY else 2
        operands = ", ".join(draw(st.sampled_from(values)) for _ in range(arity))
        lines.append(f"    %v{number} = {operation} {operands} : f64")
        values.append(f"%v{number}")
    result = values[-1]
    if not permutation:
        order = draw(st.sampled_from([f"%old, {result}", f"{result}, %old"]))
        lines.append(f"    %sum = arith.addf {order} : f64")
        result = "%sum"
    return _text(accesses, out, lines, result), [*map(_buffer, accesses), _buffer(out)]


def _extent(result: tuple[int, ...]) -> int:
    return sum(EXTENTS[d] - 1 for d in result) + 1


def _buffer(access: list[tuple[int, ...]]) -> Any:
    return np.atleast_1d(ramp(*(_extent(r) for r in access) or (1,), phase=0.1 * len(access)))


def _type(access: list[tuple[int, ...]]) -> str:
    return f"memref<{'x'.join(str(_extent(r)) for r in access) or '1'}xf64>"


def _map(access: list[tuple[int, ...]]) -> str:
    results = ", ".join(" + ".join(f"d{d}" for d in r) for r in access) or "0"
    return f"affine_map<(d0, d1, d2) -> ({results})>"


def _text(
    accesses: list[list[tuple[int, ...]]], out: list[tuple[int, ...]], lines: list[str], result: str
) -> str:
    every = [*accesses, out]
    names = [f"%a{k}" for k in range(len(accesses))]
    kinds = ", ".join('"parallel"' if (d,) in out else '"reduction"' for d in range(3))
    arguments = ", ".join(f"{n}: {_type(a)}" for n, a in zip([*names, "%out"], every, strict=True))
    elements = ", ".join(f"%x{k}: f64" for k in range(len(accesses)))
    body = "\n".join(lines)
    return f"""
func.func @f({arguments}) {{
  linalg.generic {{
    indexing_maps = [{", ".join(map(_map, every))}], iterator_types = [{kinds}]
  }} ins({", ".join(names)} : {", ".join(map(_type, accesses))}) outs(%out : {_type(out)}) {{
  ^bb0({elements}, %old: f64):
{body}
    linalg.yield {result} : f64
  }}
  return
}}"""


@settings(max_examples=some_of(20), deadline=None)
@given(programs())
def test_random_generic(case: tuple[str, list[Any]]) -> None:
    text, arguments = case
    original = ad_opt.load(text).module
    tangents = random_tangents(arguments, seed=3)
    _, exact = dual_derivative(original, "f", arguments, tangents)
    for options in ("", "{context=minimal}"):
        module = reverse_module(text, "f", options)
        found, cotangent, after = pull(
            interpreted(module, "f_vjp"), arguments, (), tangents, buffers_of(original, "f")
        )
        size = float(np.dot(np.abs(cotangent), np.abs(exact))) + 1.0
        assert found == pytest.approx(float(np.dot(cotangent, exact)), abs=1e-11 * size)
        assert ("linalg.generic" in str(module).split("@f.bwd")[1]) == (options == "")
        for value, restored in zip(arguments, after, strict=True):
            np.testing.assert_array_equal(restored, value)
