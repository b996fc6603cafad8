"""A third party's operation with a region: entered by facts and methods, as ours are.

``their.twice`` runs its region, which may read and write memory, and gives twice what it yields. It
is differentiated in both modes and twice; what the derivatives compute is compared with those of
the same program in ``scf``, by dual numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.ops.catalogue import CATALOGUE, register_entry
from ad_opt.passes.ops.entry import Entry
from ad_opt.passes.ops.memory_ops import NOTHING
from ad_opt.passes.rules.methods import Methods
from ad_opt.passes.rules.registry import default_rules
from xdsl.dialects.arith import AddfOp
from xdsl.ir import Block, Operation, Region
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import IsTerminator

import ad_opt
from almost_valid import printed
from derivatives import dual_derivative
from forward_runs import interpreted


@irdl_op_definition
class TwiceOp(IRDLOperation):
    """Twice what its region yields."""

    name = "their.twice"
    results_ = var_result_def()
    body = region_def("single_block")


@irdl_op_definition
class EndOp(IRDLOperation):
    """The end of a region: what it yields."""

    name = "their.end"
    given = var_operand_def()
    traits = traits_def(IsTerminator())


TEXT = """
func.func @f(%m: memref<2xf64>, %x: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %r = "their.twice"() ({
    %v = memref.load %m[%c0] : memref<2xf64>
    %s = math.sin %v : f64
    %w = arith.mulf %s, %x : f64
    memref.store %w, %m[%c0] : memref<2xf64>
    "their.end"(%w) : (f64) -> ()
  }) : () -> f64
  %v = memref.load %m[%c0] : memref<2xf64>
  %y = arith.mulf %r, %v : f64
  return %y : f64
}
"""


def double(doubler: Any, op: Operation) -> None:
    """Run the region with derivatives beside the values, and take twice both."""
    flags, region = doubler.flags(op.results), Region()
    new = doubler.remade(op, [], doubler.types(op.results, flags), [region])
    doubler.bind_doubled(op.results, new.results, flags)
    doubler.schedule(op.regions[0], region, None, flags)


def double_end(doubler: Any, op: Operation) -> None:
    """Yield the derivatives behind the values."""
    region = cast(Block, op.parent).parent
    doubler.remade(op, doubler.doubled(op.operands, doubler.joins[region], op), [])


def end_of(op: Operation) -> Operation:
    """The end of the region of an operation."""
    last = op.regions[0].block.last_op
    assert last is not None
    return last


def needs(back: Any, op: Operation) -> None:
    """Want what the region's operations want, with cotangents at its end."""
    arrived = [back.take(result) for result in op.results]
    with back.inside(op.regions[0].block):
        for value, comes in zip(end_of(op).operands, arrived, strict=True):
            if comes:
                back.add(value)
        back.block(op.regions[0].block)


def reverse(reversal: Any, op: Operation, mirror: Any) -> None:
    """Reverse the region; cotangents of values from outside are half of what the mirror gives."""
    inner = reversal.inner(op.regions[0].block, mirror)
    for result, value in zip(op.results, end_of(op).operands, strict=True):
        cotangent = mirror.take(result)
        if cotangent is not None:
            twice = mirror.emitter.value(AddfOp(cotangent, cotangent))
            reversal.add(value, twice, inner)
    reversal.reverse_block(inner)
    keys = list(inner.outer)
    inner.emitter.emit(make(EndOp, operands=[inner.outer[key] for key in keys]))
    made = make(
        TwiceOp, result_types=[key.type for key in keys], regions=[Region(inner.emitter.block)]
    )
    half = mirror.emitter
    for key, result in zip(keys, half.emit(made).results, strict=True):
        reversal.add(key, half.mulf(result, half.constant(0.5, key.type)), mirror)


@pytest.fixture(params=[needs, None], ids=["planned", "found out"])
def registered(monkeypatch: pytest.MonkeyPatch, request: Any) -> Iterator[None]:
    from ad_opt.passes.ops.forwarding import nothing

    rows = [
        Methods(
            name="their.twice", double=double, needs=request.param, reverse=reverse, joint=True
        ),
        Methods(name="their.end", double=double_end, no_reverse="as its operation", joint=True),
    ]
    with monkeypatch.context() as patch:
        patch.setattr(default_rules(), "_methods", {row.name: row for row in rows})
        register_entry(Entry(name="their.twice", effect=NOTHING, once=True))
        register_entry(Entry(name="their.end", effect=NOTHING, forwards=nothing))
        yield
    CATALOGUE.pop("their.twice", None)
    CATALOGUE.pop("their.end", None)


def lowered(module: Any) -> Any:
    """The program in ``scf``: results of regions are doubled where they end."""
    for op in list(module.walk()):
        if op.name == "their.end":
            values = [AddfOp(value, value) for value in op.operands]
            op.parent.insert_ops_before(values, op)
            op.operands = [value.result for value in values]
    text = printed(module).replace('"their.twice"', '"scf.execute_region"')
    return text.replace('"their.end"', '"scf.yield"')


def test_an_operation_with_a_region_has_derivatives(registered: None) -> None:
    ctx = make_context()
    ctx.load_op(TwiceOp)
    ctx.load_op(EndOp)
    m, x = np.array([0.7, 0.2]), 1.3
    dm, dx = np.array([0.4, -0.1]), 0.5
    plain = ad_opt.load(lowered(parse_module(ctx, TEXT, "f.mlir"))).module

    def first(step: float) -> float:
        given = [m + step * dm, x + step * dx]
        return float(dual_derivative(plain, "f", given, [dm, dx])[1][0])

    module = parse_module(ctx, TEXT, "f.mlir")
    PassManager.parse(
        ctx,
        "request-derivative{function=f kind=jvp},request-derivative{function=f kind=grad},"
        "request-derivative{function=f_grad kind=jvp result=f_hvp},differentiate",
    ).run(module)
    derived = parse_module(make_context(), lowered(module), "g.mlir")
    assert interpreted(derived, "f_jvp")(m.copy(), dm.copy(), x, dx)[-1] == pytest.approx(first(0))
    shadow = np.zeros(2)
    (by_x,) = interpreted(derived, "f_grad")(m.copy(), shadow, x)
    assert shadow @ dm + by_x * dx == pytest.approx(first(0))
    shadow, change = np.zeros(2), np.zeros(2)
    found = interpreted(derived, "f_hvp")(m.copy(), dm.copy(), shadow, change, x, dx)
    step = 1e-5
    expected = (first(step) - first(-step)) / (2 * step)
    assert change @ dm + float(found[-1]) * dx == pytest.approx(expected, rel=1e-7)
