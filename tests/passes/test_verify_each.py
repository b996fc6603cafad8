"""Verification after each pass looks again at what has changed, and at nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.instruments.fingerprint import snapshot
from ad_opt.passes.infrastructure.instruments.verify_each import Verified, VerifyEach
from ad_opt.passes.infrastructure.manager import PassManager
from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr, f32, i1
from xdsl.ir import Attribute, Block, Operation, SSAValue

PROGRAM = """
func.func @g(%x: f64) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.addf %a, %x : f64
  return %b : f64
}
func.func @f(%x: f64, %c: i1) -> f64 {
  cf.cond_br %c, ^a, ^b(%x : f64)
^a:
  %y = func.call @g(%x) : (f64) -> f64
  cf.br ^b(%y : f64)
^b(%z: f64):
  return %z : f64
}
memref.global "private" constant @t : memref<2xf64> = dense<1.0>
"""


def program() -> ModuleOp:
    return parse_module(make_context(), PROGRAM)


def first(module: ModuleOp, name: str) -> Operation:
    return next(op for op in walk(module) if op.name == name)


def set_operand(module: ModuleOp) -> None:
    op = first(module, "arith.addf")
    op.operands[0] = op.operands[1]


def set_property(module: ModuleOp) -> None:
    first(module, "func.func").properties["sym_visibility"] = StringAttr("private")


def set_attribute(module: ModuleOp) -> None:
    first(module, "arith.mulf").attributes["test.mark"] = UnitAttr()


def set_successor(module: ModuleOp) -> None:
    op = first(module, "cf.br")
    op.successors[0] = op.parent_block() or Block()


def set_type(value: Callable[[ModuleOp], SSAValue], type: Attribute) -> Callable[[ModuleOp], None]:
    def change(module: ModuleOp) -> None:
        value(module)._type = type  # pyright: ignore[reportPrivateUsage]

    return change


def remove_operation(module: ModuleOp) -> None:
    op = first(module, "arith.addf")
    op.results[0].replace_all_uses_with(op.operands[0])
    erase(op)


def swap_operations(module: ModuleOp) -> None:
    op = first(module, "arith.mulf")
    after = op.next_op
    assert after is not None
    op.detach()
    block = after.parent
    assert block is not None
    block.insert_op_after(op, after)


def swap_blocks(module: ModuleOp) -> None:
    op = first(module, "func.call").parent
    assert op is not None
    region = op.parent
    assert region is not None
    region.detach_block(op)
    region.add_block(op)


def add_argument(module: ModuleOp) -> None:
    block = first(module, "func.call").parent
    assert block is not None
    block.insert_arg(i1, 0)


CHANGES: list[Callable[[ModuleOp], None]] = [
    set_operand,
    set_property,
    set_attribute,
    set_successor,
    set_type(lambda m: first(m, "arith.addf").results[0], f32),
    set_type(lambda m: first(m, "func.func").regions[0].block.args[0], f32),
    remove_operation,
    swap_operations,
    swap_blocks,
    add_argument,
]


@pytest.mark.parametrize("change", CHANGES)
def test_every_change_is_seen(change: Callable[[ModuleOp], None]) -> None:
    module = program()
    before = snapshot(module)
    assert snapshot(module) == before
    change(module)
    assert snapshot(module) != before


def test_only_the_function_that_changed_is_looked_at() -> None:
    module, verified = program(), Verified()
    assert verified.verify(module) == []
    assert verified.looked_at == 1
    assert verified.verify(module) == []
    assert verified.looked_at == 1
    set_attribute(module)
    assert verified.verify(module) == []
    assert verified.looked_at == 2
    swap_operations(module)
    assert [error.code for error in verified.verify(module)] == ["AD0202"]


def test_a_signature_concerns_everybody() -> None:
    """The call in `@f` does not change, but what it calls."""
    module, verified = program(), Verified()
    assert verified.verify(module) == []
    other = parse_module(make_context(), "func.func @g(%x: f32) -> f32 { return %x : f32 }")
    new, old = other.body.block.first_op, module.body.block.first_op
    assert new is not None
    assert old is not None
    new.detach()
    module.body.block.insert_op_before(new, old)
    erase(old)
    assert [error.code for error in verified.verify(module)] == ["AD0201"]


def test_what_was_wrong_is_wrong_again() -> None:
    module, verified = program(), Verified()
    swap_operations(module)
    for _ in range(2):
        assert [error.code for error in verified.verify(module)] == ["AD0202"]


def test_passes_without_work_cost_no_verification() -> None:
    ctx, watcher = make_context(), VerifyEach()
    module = program()
    names = "canonicalize,lower-pairs,lower-aggregates,lower-existentials,canonicalize"
    PassManager.parse(ctx, names, [watcher]).run(module)
    assert watcher.verified.looked_at <= 2
