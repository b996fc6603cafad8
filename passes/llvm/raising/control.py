"""Branches, switches and ends of blocks.

    llvm.br, llvm.cond_br, llvm.switch    ->    cf.br, cf.cond_br, cf.switch
    llvm.return                           ->    func.return
    llvm.unreachable                      ->    ub.unreachable

`raise-cf-to-scf` makes of ``ub.unreachable`` an assertion that fails, so a block that ends there
joins the others: what stands in front of it, such as a call of ``abort``, runs first. A trap is a
failing assertion at once. Terminators of exceptions stay; they cannot be structured.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.llvm.operations.control import SwitchOp
from ad_opt.dialects.support.ir.operand_groups import segments
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, IntegerType, VectorType
from xdsl.ir import Attribute, Operation

from .arithmetic import Handler


def _annotations(op: Operation, r: Raiser) -> dict[str, Attribute]:
    found = dict(r.attributes)
    if (annotation := op.properties.get("loop_annotation")) is not None:
        found["loop_annotation"] = annotation
    return found


def _br(op: Operation, r: Raiser) -> None:
    operands = r.all_leaves(op.operands)
    targets = [r.blocks[block] for block in op.successors]
    r.emit("cf.br", operands, attributes=_annotations(op, r), successors=targets)


def _cond_br(op: Operation, r: Raiser) -> None:
    branch = cast(Any, op)
    then = r.all_leaves(list(branch.then_arguments))
    other = r.all_leaves(list(branch.else_arguments))
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(then), len(other)),
    }
    if (weights := op.properties.get("branch_weights")) is not None:
        properties["branch_weights"] = weights
    r.emit(
        "cf.cond_br",
        [r.x(op.operands[0]), *then, *other],
        (),
        properties,
        attributes=_annotations(op, r),
        successors=[r.blocks[block] for block in op.successors],
    )


def _switch(op: Operation, r: Raiser) -> None:
    assert isinstance(op, SwitchOp)
    default = r.all_leaves(list(op.default_operands))
    cases = op.cases() if op.case_values is not None else []
    passed = [r.all_leaves(list(operands)) for _, _, operands in cases]
    flag = r.x(op.value)
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": segments(1, len(default), sum(map(len, passed))),
        "case_operand_segments": segments(*map(len, passed)),
    }
    if cases:
        type_ = VectorType(cast(IntegerType, flag.type), [len(cases)])
        numbers = [number for number, _, _ in cases]
        properties["case_values"] = DenseIntOrFPElementsAttr.from_list(type_, numbers)
    r.emit(
        "cf.switch",
        [flag, *default, *(value for values in passed for value in values)],
        (),
        properties,
        attributes=r.attributes,
        successors=[r.blocks[block] for block in op.successors],
    )


def _return(op: Operation, r: Raiser) -> None:
    r.emit("func.return", r.all_leaves(op.operands), attributes=r.attributes)


def _unreachable(_op: Operation, r: Raiser) -> None:
    r.emit("ub.unreachable")


def _trap(op: Operation, r: Raiser) -> None:
    r.stop(f"{op.name.removeprefix('llvm.intr.')} is reached")


HANDLERS: dict[str, Handler] = {
    "llvm.br": _br,
    "llvm.cond_br": _cond_br,
    "llvm.switch": _switch,
    "llvm.return": _return,
    "llvm.unreachable": _unreachable,
    "llvm.intr.trap": _trap,
    "llvm.intr.ubsantrap": _trap,
}
