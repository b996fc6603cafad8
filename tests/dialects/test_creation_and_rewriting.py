"""Operations made, moved and replaced by the quick ways are as xDSL's own ways leave them."""

from __future__ import annotations

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.ir import creation
from ad_opt.dialects.support.ir.copying import copy_module
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.rewriting import append, erase, insert, move_all, replace_uses
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.builder import ImplicitBuilder
from xdsl.dialects import arith, memref, scf, test, vector
from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp, f64
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.irdl import operations

PROGRAM = """
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %b = arith.mulf %a, %x fastmath<fast> : f64
    %k = arith.addi %i, %c1 overflow<nsw> : index
    scf.yield %b : f64
  }
  return %r : f64
}
"""


GROUPS = """
func.func @g(%r: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<?x4xf64>
  memref.store %r, %m[%c0, %c1] : memref<?x4xf64>
  %s = memref.load %m[%c1, %c1] : memref<?x4xf64>
  %p = arith.cmpf olt, %s, %r : f64
  %t = scf.if %p -> f64 {
    scf.yield %s : f64
  } else {
    %u = func.call @g(%s, %c0) : (f64, index) -> f64
    scf.yield %u : f64
  }
  scf.if %p {
    memref.dealloc %m : memref<?x4xf64>
  }
  return %t : f64
}
"""
"""Operations whose parts are optional or several."""


def _module() -> ModuleOp:
    return parse_module(make_context(), PROGRAM, "f.mlir")


def _users(value: SSAValue) -> list[tuple[Operation, int]]:
    return [(use.operation, use.index) for use in value.uses]


def test_what_is_made_is_what_create_makes() -> None:
    for op in _module().walk():
        given = {
            "operands": list(op.operands),
            "result_types": [result.type for result in op.results],
            "properties": op.properties,
            "attributes": op.attributes,
        }
        quick, slow = make(type(op), **given), type(op).create(**given)
        assert quick.is_structurally_equivalent(slow)
        assert quick.location == slow.location
        for operand in op.operands:
            found = [user for user, _ in _users(operand)]
            assert found.count(quick) == found.count(slow) == list(op.operands).count(operand)


def test_what_is_built_is_what_xdsl_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = parse_module(make_context(), PROGRAM + GROUPS, "f.mlir")
    monkeypatch.setattr(operations, "irdl_op_init", creation.build_anything)
    slow = parse_module(make_context(), PROGRAM + GROUPS, "f.mlir")
    assert quick.is_structurally_equivalent(slow)
    for one, other in zip(quick.walk(), slow.walk(), strict=True):
        assert one.properties == other.properties
        assert one.attributes == other.attributes
        assert [len(_users(v)) for v in one.operands] == [len(_users(v)) for v in other.operands]


def test_what_has_another_form_is_built_by_xdsl() -> None:
    x = test.TestOp(result_types=[f64])
    assert arith.AddfOp(x, x).operands[1] is x.results[0]
    with pytest.raises(ValueError, match="Expected 2 operand"):
        arith.AddfOp.build(operands=[x.results[0]], result_types=[f64])
    with pytest.raises(ValueError, match="non-variadic"):
        arith.AddfOp.build(operands=[[x.results[0]] * 2, x.results[0]], result_types=[f64])
    wrong = [x.results[0], [], [x.results[0]] * 2]
    with pytest.raises(ValueError, match="at most 1"):
        vector.TransferReadOp.build(operands=[*wrong[:2], x.results[0], wrong[2]])


def test_groups_are_built_as_xdsl_builds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Optional and variadic operands, with their sizes, and regions."""

    size, x = test.TestOp(result_types=[IndexType(), f64]).results

    def made() -> list[Operation]:
        type_ = MemRefType(f64, [-1, -1])
        return [
            memref.AllocOp([size, size], [], type_),
            memref.AllocOp([size, size], (size,), type_),
            scf.IfOp(size, [f64], Region(Block([scf.YieldOp(x)])), Region(Block([scf.YieldOp(x)]))),
            scf.ForOp(size, size, size, [x, x], Region(Block(arg_types=[IndexType(), f64, f64]))),
            scf.YieldOp(x, size),
            scf.YieldOp(),
        ]

    quick = made()
    with monkeypatch.context() as patch:
        patch.setattr(creation, "build_anything", None)
        made()  # all of them the short way
    monkeypatch.setattr(operations, "irdl_op_init", creation.build_anything)
    for one, other in zip(quick, made(), strict=True):
        assert one.properties == other.properties
        assert list(one.properties) == list(other.properties)
        assert one.attributes == other.attributes
        assert one.operand_types == other.operand_types
        assert one.result_types == other.result_types
        assert len(one.regions) == len(other.regions)
        assert all(region.parent is one for region in one.regions)


def test_implicit_builders_learn_of_what_is_built() -> None:
    block = Block(arg_types=[f64])
    with ImplicitBuilder(block) as (x,):
        y = arith.AddfOp(x, x)
        arith.MulfOp(y, x)
    assert [op.name for op in block.ops] == ["arith.addf", "arith.mulf"]


def test_defaults_are_filled_in() -> None:
    x = test.TestOp(result_types=[f64]).results[0]
    made = make(arith.AddfOp, operands=(x, x), result_types=(f64,))
    assert made.properties == arith.AddfOp(x, x).properties


def test_a_copied_program_is_the_same_and_its_own() -> None:
    module = _module()
    copy = copy_module(module)
    require_valid(copy)
    assert str(copy) == str(module)
    assert not {*module.walk()} & {*copy.walk()}


def test_uses_are_replaced_in_the_order_that_xdsl_leaves() -> None:
    a, b = test.TestOp(result_types=[f64, f64]).results
    c, d = test.TestOp(result_types=[f64, f64]).results
    for old, other in ((a, b), (c, d)):
        users = [test.TestOp(operands=[old, other, old]) for _ in range(2)]
        assert len(_users(old)) == 2 * len(users)
    order = [index for _, index in _users(a)], [index for _, index in _users(b)]
    replace_uses(a, b)
    c.replace_all_uses_with(d)
    assert order[0]
    assert not _users(a)
    assert [index for _, index in _users(b)] == [index for _, index in _users(d)]


@pytest.mark.parametrize("into", ["an empty block", "the end", "the front", "the middle"])
def test_all_operations_of_a_block_are_moved(into: str) -> None:
    moved = [test.TestOp() for _ in range(3)]
    there = [] if into == "an empty block" else [test.TestOp() for _ in range(2)]
    source, target = Block(moved), Block(there)
    at = {"the front": 0, "the middle": 1}.get(into, len(there))
    move_all(source, there[at] if at < len(there) else target)
    expected = [*there[:at], *moved, *there[at:]]
    assert source.is_empty
    assert [*target.ops] == expected
    assert [*reversed(target.ops)] == expected[::-1]
    assert all(op.parent is target for op in expected)


def test_operations_are_put_in_and_taken_out() -> None:
    block, (a, b, c) = Block(), (test.TestOp(result_types=[f64]) for _ in range(3))
    append(c, block)
    insert(a, c)
    insert(b, c)
    assert [*block.ops] == [a, b, c]
    erase(b)
    assert [*block.ops] == [a, c]
    append(test.TestOp(operands=[a.results[0]]), block)
    with pytest.raises(ValueError, match="still has uses"):
        erase(a)


def test_analyses_outlive_passes_that_change_nothing() -> None:
    module = _module()
    manager = PassManager.parse(make_context(), "promote-memory,forward-stores,unroll-loops")
    function = module.body.block.first_op
    assert function is not None
    before = manager.analyses.get(OperationNames, function)
    manager.run(module)
    assert manager.analyses.cached(OperationNames, function) is before
    PassManager(
        make_context(), manager.parse(make_context(), "simplify").steps, (), manager.analyses
    ).run(module)
    assert manager.analyses.cached(OperationNames, function) is None
