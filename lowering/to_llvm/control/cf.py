"""Branches. A failed ``cf.assert`` stops the program, saying where it stands and its message.

A program that stops calls the function whose address the host has put into `STOP_HANDLER`; where it
has not, or the function returns, the message goes to stderr and the process aborts.
"""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import location_of
from ad_opt.dialects.support.ir.operand_groups import integers, segment_sizes, segments
from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.dialects.support.names.assertions import SHOWS
from ad_opt.dialects.support.names.runtime_names import STOP_HANDLER
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import FLAGS_NONE, Builder
from ad_opt.lowering.to_llvm.construction.module import Handler, passthrough
from ad_opt.lowering.to_llvm.construction.text import bytes_of, constant_text
from ad_opt.lowering.to_llvm.construction.types import convert_type
from xdsl.dialects.arith import CmpiOp
from xdsl.dialects.builtin import (
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerType,
    StringAttr,
    VectorType,
    i32,
    i64,
)
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Attribute, Block, Operation, SSAValue


def successor_args(
    op: Operation, sizes: tuple[int, ...], first: int, b: Builder
) -> list[list[SSAValue]]:
    """Return what to pass to each successor: its operands start at ``first`` and are ``sizes``
    many.
    """
    found: list[list[SSAValue]] = []
    for block, size in zip(op.successors, sizes, strict=True):
        args: list[SSAValue] = []
        for operand, parameter in zip(op.operands[first : first + size], block.args, strict=True):
            args += b.block_args(b.get(operand), parameter.type)
        found.append(args)
        first += size
    return found


def _br(op: Operation, b: Builder) -> None:
    (args,) = successor_args(op, (len(op.operands),), 0, b)
    new = b.add("llvm.br", args, (), {}, _targets(op, b))
    _keep_annotation(op, new)


def _cond_br(op: Operation, b: Builder) -> None:
    _, then, otherwise = segment_sizes(op)
    then_args, else_args = successor_args(op, (int(then), int(otherwise)), 1, b)
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(then_args), len(else_args))
    }
    if (weights := op.properties.get("branch_weights")) is not None:
        properties["branch_weights"] = weights
    operands = (b.ssa(op.operands[0]), *then_args, *else_args)
    _keep_annotation(op, b.add("llvm.cond_br", operands, (), properties, _targets(op, b)))


def _keep_annotation(op: Operation, new: Operation) -> None:
    if (annotation := op.attributes.get("loop_annotation")) is not None:
        new.properties["loop_annotation"] = annotation


def _targets(op: Operation, b: Builder) -> list[Block]:
    return [b.blocks[s] for s in op.successors]


def _switch(op: Operation, b: Builder) -> None:
    """LLVM wants different cases; of equal ones, the first is taken."""
    groups = integers(op.properties["case_operand_segments"])
    sizes = segment_sizes(op)
    lengths = (int(sizes[1]), *map(int, groups))
    default, *cases = successor_args(op, lengths, 1, b)
    otherwise, *targets = _targets(op, b)
    kept, values = _different_cases(op)
    cases, targets = [cases[k] for k in kept], [targets[k] for k in kept]
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(default), sum(map(len, cases))),
        "case_operand_segments": segments(*map(len, cases)),
    }
    if kept:
        flag_type = op.operands[0].type
        element = i64 if isinstance(flag_type, IndexType) else cast(IntegerType, flag_type)
        kind = VectorType(element, [len(kept)])
        properties["case_values"] = DenseIntOrFPElementsAttr.from_list(kind, values)
    operands = [b.ssa(op.operands[0]), *default, *(x for args in cases for x in args)]
    b.add("llvm.switch", operands, (), properties, [otherwise, *targets])


def _different_cases(op: Operation) -> tuple[list[int], list[int]]:
    """Positions and values of the cases that no earlier one equals, in the flag's width."""
    dense = op.properties.get("case_values")
    if dense is None:
        return [], []
    width = word_width(op.operands[0].type)
    first: dict[int, tuple[int, int]] = {}
    for position, value in enumerate(cast(DenseIntElementsAttr, dense).get_values()):
        first.setdefault(int(value) % (1 << width), (position, int(value)))
    return [position for position, _ in first.values()], [value for _, value in first.values()]


def _assert(op: Operation, b: Builder) -> None:
    text = cast(StringAttr, op.properties["msg"]).data
    compared, shown = op.operands[0].owner, op.attributes.get(SHOWS)
    if isinstance(shown, StringAttr) and isinstance(compared, CmpiOp):
        holds = b.ssa(op.operands[0])
        _stop_showing(holds, shown.data, [b.ssa(x) for x in compared.operands], op, b)
        return
    stop_unless(b.ssa(op.operands[0]), text, op, b)


def _stop_showing(
    holds: SSAValue, shown: str, values: list[SSAValue], op: Operation, b: Builder
) -> None:
    """Go on where a condition holds, and stop with a message that shows integers otherwise."""
    at = location_of(op)
    text = f"{at}: {shown}\n" if at else f"{shown}\n"
    text = text.replace("%", "%%").replace("{0}", "%1$ld").replace("{1}", "%2$ld")
    good, bad = b.new_block(), b.new_block()
    b.branch_if(holds, good, bad)
    b.start(bad)
    # The message outlives the call that is left: it is not freed.
    room = len(text) + 64
    malloc = b.module.declare("malloc", (i64,), ops.PTR)
    buffer = b.call(malloc, (b.int(room),), ops.PTR).results[0]
    kind = LLVMFunctionType([ops.PTR, i64, ops.PTR], i32, is_variadic=True)
    snprintf = b.module.declare_as("snprintf", kind)
    wide = [v if v.type == i64 else b.cast("llvm.sext", v, i64) for v in values]
    given = (buffer, b.int(room), constant_text(b, text + "\0", "ad.format"), *wide)
    b.call(snprintf, given, i32, {"var_callee_type": kind})
    length = b.call(b.module.declare("strlen", (ops.PTR,), i64), (buffer,), i64).results[0]
    b.call(_stop_helper(b), (buffer, length), None)
    b.add("llvm.unreachable")
    b.start(good)


def stop_unless(holds: SSAValue, text: str, op: Operation, b: Builder) -> None:
    """Go on where a condition holds, and stop where ``op`` stands otherwise."""
    at = location_of(op)
    message = f"{at}: assertion failed: {text}\n" if at else f"assertion failed: {text}\n"
    good, bad = b.new_block(), b.new_block()
    b.branch_if(holds, good, bad)
    b.start(bad)
    stop(b, message)
    b.start(good)


def stop(b: Builder, message: str) -> None:
    """End the block by stopping the program with ``message``."""
    pointer = constant_text(b, message, "ad.message")
    b.call(_stop_helper(b), (pointer, b.int(len(bytes_of(message)))), None)
    b.add("llvm.unreachable")


def _stop_helper(b: Builder) -> str:
    """The function that stops the program with a message."""
    type_ = LLVMFunctionType([ops.PTR, i64], ops.VOID)
    never = {"passthrough": passthrough("noreturn", "noinline", "optnone", "cold")}
    return b.module.helper("autodiff.stop", type_, _build_stop, never)


def _build_stop(b: Builder) -> None:
    pointer, length = b.block.args
    b.module.shared_variable(STOP_HANDLER, ops.PTR)
    variable = b.value(
        "llvm.mlir.addressof", (), ops.PTR, {"global_name": ops.symbol(STOP_HANDLER)}
    )
    handler = b.load(variable, ops.PTR, 8)
    hosted, alone = b.new_block(), b.new_block()
    b.branch_if(b.compare(0, handler, b.null()), alone, hosted)
    b.start(hosted)
    properties = Builder.call_properties(3)
    b.add("llvm.call", (handler, pointer, length), (), {**properties, **FLAGS_NONE})
    b.branch(alone)
    b.start(alone)
    never: dict[str, Attribute] = {"passthrough": passthrough("noreturn", "nounwind", "cold")}
    write = b.module.declare("write", (i32, ops.PTR, i64), i64)
    b.call(write, (b.int(2, i32), pointer, length), i64)
    b.call(b.module.declare("abort", (), None, never), (), None)
    b.add("llvm.unreachable")


def _poison(op: Operation, b: Builder) -> None:
    result = op.results[0]
    b.set(result, b.unpack(b.poison(convert_type(result.type)), result.type))


def _unreachable(_op: Operation, b: Builder) -> None:
    b.add("llvm.unreachable")


HANDLERS: dict[str, Handler] = {
    "cf.br": _br,
    "cf.cond_br": _cond_br,
    "cf.switch": _switch,
    "cf.assert": _assert,
    "ub.poison": _poison,
    "ub.unreachable": _unreachable,
}
