"""Derivatives before and after specialisation agree, for every generic of every program here.

For each use of a generic outside of generics a function is written that asks for its derivative, in
each mode. Two pipelines answer, one of which differentiates the generic; the interpreter runs both.
Where a derivative is refused, both refuse it by the same number.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.types.attributes.agg_types import StructType
from ad_opt.dialects.types.attributes.pair_types import PairType
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes import pipelines
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.module_tangents import conforming
from ad_opt.passes.types.function_values.signatures import Signature
from xdsl.dialects.builtin import FunctionType, ModuleOp
from xdsl.ir import Attribute, Operation

import ad_opt

HERE = Path(__file__).parent
ROWS = (HERE / "rows" / "f_generics.mlir").read_text().split("// -----\n")
CUSTOM = (HERE / "programs" / "custom_in_generics.mlir").read_text()
MEMBERS = (HERE / "programs" / "custom_members.mlir").read_text()
PROGRAMS = {
    **{found[1]: text for text in ROWS if (found := re.search(r"// ROW (\S+)", text))},
    "generics": (HERE / "programs" / "generics.mlir").read_text(),
    "dual numbers": (HERE / "programs" / "dual_numbers.mlir").read_text(),
    "members": (HERE / "requests" / "members.mlir").read_text(),
    "custom": CUSTOM,
    "custom members": MEMBERS,
}
AFTER = ",".join((pipelines.TYPES, pipelines.PREPARE, pipelines.DIFFERENTIATE))
BEFORE = f"{pipelines.GENERIC_DERIVATIVES},{AFTER}"


@dataclass(frozen=True)
class Request:
    """A function that asks for a derivative, and arguments for it."""

    name: str
    text: str
    arguments: list[Any]


def uses(module: ModuleOp) -> Iterator[tuple[str, FunctionType]]:
    """The text and the type of each specialisation in a function."""
    found: dict[str, FunctionType] = {}
    for func in module.body.block.ops:
        for op in walk(func) if func.name == "func.func" else ():
            if op.name == "iface.specialize":
                type = op.results[0].type
                assert isinstance(type, FunctionType)
                found[str(op).partition("=")[2]] = type
    yield from found.items()


def requests(text: str, mode: str) -> Iterator[Request]:
    module = run(text, "synthesize-conformances")
    with conforming(module):
        conformances, rng = Conformances.of(module), random.Random(3)
        for number, (use, type) in enumerate(uses(module)):
            derivative = Signature.of_type(type).translated(mode).type
            inputs, outputs = derivative.inputs.data, derivative.outputs.data
            names = [f"%a{at}" for at in range(len(inputs))]
            given = ", ".join(f"{n}: {t}" for n, t in zip(names, inputs, strict=True))
            results = ", ".join(f"%r#{at}" for at in range(len(outputs)))
            types = ", ".join(map(str, outputs))
            name = f"request{number}"
            text = f"""
func.func @{name}({given}) -> ({types}) {{
  %g = {use}
  %d = autodiff.{mode}_of %g : {type} to {derivative}
  %r:{len(outputs)} = autodiff.invoke %d({", ".join(names)}) : {derivative}
  return {results} : {types}
}}
"""
            yield Request(name, text, [value(conformances, t, rng) for t in inputs])


def value(conformances: Conformances, type: Attribute, rng: random.Random) -> Any:
    """A random value as the interpreter takes it."""
    match type:
        case PairType():
            differential = conformances.differential(type.type)
            assert differential is not None
            return tuple(value(conformances, t, rng) for t in (type.type, differential))
        case StructType():
            return tuple(value(conformances, f.type, rng) for f in conformances.fields(type))
        case _:
            return rng.uniform(0.5, 1.5) if type.name == "f64" else 2


def run(text: str, pipeline: str) -> ModuleOp:
    ctx = make_context()
    module = parse_module(ctx, text, "generics")
    PassManager.parse(ctx, pipeline).run(module)
    return module


def flat(values: Any) -> list[float]:
    if isinstance(values, tuple | list):
        return [x for one in values for x in flat(one)]  # pyright: ignore
    return [float(values)]


def answers(text: str, pipeline: str, asked: list[Request]) -> list[Any]:
    """Return values of the derivatives, or the number by which they are refused."""
    try:
        module: Operation = run(text + "".join(one.text for one in asked), pipeline)
    except DiagnosticError as error:
        return [error.diagnostics[0].code]
    return [flat(run_function(module, one.name, one.arguments)) for one in asked]


@pytest.mark.parametrize("mode", ["fwd_diff", "bwd_diff"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_before_and_after_specialisation_agree(name: str, mode: str) -> None:
    asked = list(requests(PROGRAMS[name], mode))
    assert asked
    before, after = (answers(PROGRAMS[name], path, asked) for path in (BEFORE, AFTER))
    assert len(before) == len(after)
    for one, other in zip(before, after, strict=True):
        assert one == (other if isinstance(other, str) else pytest.approx(other, rel=1e-13))
    refused = mode == "fwd_diff" and name in ("F6", "F7", "members", "custom")
    assert (before == ["AD0821"]) == refused


def test_custom_derivatives_in_generics_are_used() -> None:
    program = ad_opt.load(CUSTOM)
    assert ad_opt.grad(program["f"])(1.1, 0.7) == (2.0, 0.0)
    assert ad_opt.grad(program["g"])(1.1, 0.7) == (0.0, 2.0)


@pytest.mark.parametrize("name", ["f", "g"])
def test_custom_derivatives_of_members(name: str) -> None:
    """Of ``x * y``: by dispatch and by a generic, six times the derivative in both modes."""
    function, x, y = ad_opt.load(MEMBERS)[name], 1.1, 0.7
    assert function(x, y) == pytest.approx(x * y)
    assert ad_opt.grad(function)(x, y) == pytest.approx((6 * y, 6 * x))
    assert ad_opt.jvp(function, (x, y), (1.0, 0.0)) == pytest.approx((2 * x * y, 6 * y))
    assert ad_opt.hvp(function, (x, y), (1.0, 0.0)) == pytest.approx((0.0, 6.0))
