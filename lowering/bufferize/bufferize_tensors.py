"""Tensors to memrefs: every value of a shape becomes memory that someone owns.

Needs: tensors in ``tensor``, ``linalg``, ``arith``, ``math``, ``complex``, ``bufferization``, and
through ``scf``, ``func`` and ``cf``. Leaves: no tensor. Copies are made unless the old value is
seen to be dead (`bufferize.state` has the rules).

What is not freed: tensors that live across the blocks of a ``cf`` graph and are not made in its
first block, tensors that the regions of an ``scf.reduce`` capture, and what
``bufferization.to_buffer`` gave away. Nothing is freed twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.core.linalg.linalg_named import is_structured
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.branch_arguments import successor_operands
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.dominance import reverse_post_order
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.process.trampoline import Task, drive
from ad_opt.lowering.bufferize import autodiff, ml_program, other_ops, tensor_ops
from ad_opt.lowering.core.expand_linalg import expand_all
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import cf
from xdsl.dialects.builtin import FunctionType, ModuleOp, TensorType, UnrankedTensorType
from xdsl.ir import Block, Operation, Region
from xdsl.passes import ModulePass
from xdsl.traits import IsTerminator

from .elementwise import elementwise
from .other_ops import (
    TERMINATORS,
    buffer_attr,
    convert_arguments,
    recreate,
)
from .state import Bufferizer, buffer_type, is_tensor
from .tensor_ops import Handler

HANDLERS: dict[str, Handler] = (
    tensor_ops.HANDLERS | other_ops.HANDLERS | autodiff.HANDLERS | ml_program.HANDLERS
)

ELEMENTWISE = ("arith.", "math.", "complex.")


@dataclass(frozen=True)
class BufferizeTensorsPass(ModulePass):
    """Turn tensors into memrefs, across functions, loops and branches.

    A tensor argument of a function becomes a memref that the function only reads; a tensor result
    becomes a memref that the function allocates and its caller owns. An operation overwrites its
    operand's memory where that is dead; otherwise it works on a copy.

        func.func @f(%t: tensor<4xf64>, %x: f64, %i: index) -> tensor<4xf64> {
          %u = tensor.insert %x into %t[%i] : tensor<4xf64>
          %v = math.exp %u : tensor<4xf64>
          return %v : tensor<4xf64>
        }
    becomes
        func.func @f(%t: memref<4xf64>, %x: f64, %i: index) -> memref<4xf64> {
          %u = memref.alloc() {alignment = 64 : i64} : memref<4xf64>
          memref.copy %t, %u : memref<4xf64> to memref<4xf64>
          memref.store %x, %u[%i] : memref<4xf64>
          linalg.generic {...} ins(%u : memref<4xf64>) outs(%u : memref<4xf64>) { math.exp }
          return %u : memref<4xf64>
        }

    Option ``inside``: nothing is changed where a request for a derivative has tensors; what
    functions of buffers compute with tensors inside is differentiated as buffers are.
    """

    name = "bufferize-tensors"
    inside: bool = False

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not any_tensor(op) or (self.inside and any(map(_asks_by_value, op.walk()))):
            return
        expand_all(op)
        state = Bufferizer()
        drive(_module(state, op))
        state.finish()


def _asks_by_value(op: Operation) -> bool:
    """True for a request for a derivative that takes or gives tensors."""
    if not op.name.startswith(("autodiff.", "enzyme.")) or op.name in HANDLERS:
        return False
    return any(map(is_tensor, (*op.operands, *op.results)))


def any_tensor(root: Operation) -> bool:
    """True if any value or signature below ``root`` is a tensor."""
    pending = [root]
    while pending:
        op = pending.pop()
        if op.name == "ml_program.global":
            return True
        signature = op.properties.get("function_type")
        if isinstance(signature, FunctionType) and buffer_type(signature) != signature:
            return True
        if any(isinstance(type_, TensorType) for type_ in op.result_types):
            return True
        for region in op.regions:
            for block in region.blocks:
                pending.extend(block.ops)
    return False


def _module(s: Bufferizer, module: Operation) -> Task:
    (block,) = module.regions[0].blocks
    nested: list[Operation] = []
    s.enter_symbols(block)
    for op in tuple(block.ops):
        if op.name == "builtin.module":
            nested.append(op)
            continue
        regions = op.regions
        if op.name == "func.func":
            regions = other_ops.function(s, op)
        for region in regions:
            yield _region(s, region)
    for op in nested:
        yield _module(s, op)
    ml_program.drop_unnamed(block)


def _region(s: Bufferizer, region: Region) -> Task:
    first = region.first_block
    if first is None:
        return
    if first.next_block is None:
        yield _block(s, first)
        return
    for block in region.blocks:
        if block is not first:
            convert_arguments(s, block, owned=True)
    reached = reverse_post_order(region, last_first=True)
    for block in dict.fromkeys((*reached, *region.blocks)):
        yield _block(s, block)
    ends = [block.last_op for block in region.blocks]
    s.release_kept(first, [op for op in ends if op is not None and not op.successors])


def _block(s: Bufferizer, block: Block) -> Task:
    op = block.first_op
    while op is not None:
        following = op.next_op
        if following is None and (op.name in TERMINATORS or op.has_trait(IsTerminator)):
            yield _terminate(s, op)
            return
        regions = _rewrite(s, op)
        for region in regions:
            yield _region(s, region)
        op = following


def _rewrite(s: Bufferizer, op: Operation) -> Sequence[Region]:
    """Rewrite one operation; returns the regions to go on with."""
    if not any(map(is_tensor, op.operands)) and not any(map(is_tensor, op.results)):
        if op.name == "func.constant":
            return recreate(s, op, op.operands)
        return op.regions
    for value in (*op.operands, *op.results):
        if isinstance(value.type, UnrankedTensorType):
            message = f"{value.type} has no lowering: its rank is not known"
            raise error_at(op, "AD0402", message, help="cast to a tensor with a rank")
    handler = HANDLERS.get(op.name)
    if handler is not None:
        return handler(s, op) or ()
    if is_structured(op):
        return other_ops.structured(s, op)
    if op.name.startswith(ELEMENTWISE) and op.results:
        elementwise(s, op)
        return ()
    raise error_at(
        op,
        "AD0401",
        f"`{op.name}` on tensors has no bufferization",
        help="write it on memrefs, or with `tensor` and `linalg` operations",
    )


def _terminate(s: Bufferizer, op: Operation) -> Task:
    """Hand on the tensors that ``op`` ends the block with, and free the rest."""
    block = op.parent
    assert block is not None
    if op.name == "scf.forall.in_parallel":
        other_ops.in_parallel(s, op)
    regions = tuple(op.regions)
    if op.successors and len(op.successors) > 1 and any(map(is_tensor, op.operands)):
        _split_edges(s, op)
    else:
        _hand_on(s, op)
        s.release(block, op)
    for region in regions:
        for inner in region.blocks:
            convert_arguments(s, inner, owned=True)
        yield _region(s, region)


def _hand_on(s: Bufferizer, op: Operation) -> None:
    b = Builder.at(op)
    for at, value in enumerate(op.operands):
        if is_tensor(value):
            if op.name not in TERMINATORS:
                raise error_at(op, "AD0401", f"`{op.name}` on tensors has no bufferization")
            op.operands[at] = s.take(b, op, value)
    for name, attr in op.properties.items():
        op.properties[name] = buffer_attr(attr)


def _split_edges(s: Bufferizer, op: Operation) -> None:
    """Give each way out of a conditional branch or a switch a block that hands its tensors on.

    What one way hands on, the others have to free.
    """
    if not isinstance(op, cf.ConditionalBranchOp | cf.SwitchOp):
        message = f"`{op.name}` on tensors has no bufferization"
        raise error_at(op, "AD0401", message, help="use `cf.cond_br`, or `cf.switch`")
    block, region = op.parent, op.parent_region()
    assert block is not None
    assert region is not None
    owned = s.owned.pop(block, [])
    ways = list(zip(op.successors, successor_operands(op) or (), strict=True))
    edges = [Block() for _ in ways]
    b = Builder.at(op)
    if isinstance(op, cf.SwitchOp):
        cases = [()] * (len(edges) - 1)
        b.emit(cf.SwitchOp(op.flag, edges[0], [], op.case_values, edges[1:], cases))
    else:
        b.emit(cf.ConditionalBranchOp(op.cond, edges[0], [], edges[1], []))
    erase(op)
    region.insert_block_after(edges, block)
    for edge, (target, values) in zip(edges, ways, strict=True):
        edge.add_op(branch := cf.BranchOp(target, *values))
        branch.location = b.location
        local = [storage for storage in owned if _is_dead(storage.tensors, branch)]
        for storage in local:
            storage.owner = edge
        s.owned[edge] = list(local)
        _hand_on(s, branch)
        s.release(edge, branch)
        for storage in local:
            storage.owner = block
        dead = set(local)
        s.kept[block] = [storage for storage in owned if storage not in dead]


def _is_dead(tensors: Sequence[object], but: Operation) -> bool:
    return all(use.operation is but for tensor in tensors for use in getattr(tensor, "uses"))
