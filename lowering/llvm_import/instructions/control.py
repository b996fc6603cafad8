"""Terminators. They are added once the function is read, because only then all phis are."""

from __future__ import annotations

from typing import Any

from ad_opt.dialects.support.ir.creation import make
from ad_opt.lowering.llvm_import.text.constants import OPS, dense_i32
from ad_opt.lowering.llvm_import.text.metadata import attachments
from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Refused, Tokens
from xdsl.dialects.builtin import DenseArrayBase, DenseIntOrFPElementsAttr, VectorType, i32
from xdsl.ir import Attribute, Block, SSAValue

from .arithmetic import Handler

_BR, _COND, _SWITCH = OPS["llvm.br"], OPS["llvm.cond_br"], OPS["llvm.switch"]


def _hints(f: FunctionReader, t: Tokens) -> dict[str, Attribute]:
    properties: dict[str, Attribute] = {}
    for kind, node in attachments(t):
        if kind == "llvm.loop" and (hint := f.module.metadata.loop(node)) is not None:
            properties["loop_annotation"] = hint
        elif kind == "prof" and (weights := f.module.metadata.weights(node)) is not None:
            properties["branch_weights"] = weights
    return properties


def _br(f: FunctionReader, t: Tokens, result: str | None) -> None:
    block, label, location = f.block, f.label, f.location
    if t.peek() == "label":
        target = f.target(t)
        to = f.block_of(target)
        properties = _hints(f, t) if t.items[t.at] else {}
        properties.pop("branch_weights", None)

        def jump() -> None:
            block.add_op(
                make(
                    _BR,
                    operands=f.passed(target, label),
                    successors=(to,),
                    properties=properties,
                    location=location,
                )
            )

        f.pending.append(jump)
        return
    condition = f.typed(t)
    t.expect(",")
    then = f.target(t)
    t.expect(",")
    other = f.target(t)
    to, to_other = f.block_of(then), f.block_of(other)
    properties = _hints(f, t) if t.items[t.at] else {}

    def branch() -> None:
        yes, no = f.passed(then, label), f.passed(other, label)
        properties["operandSegmentSizes"] = dense_i32((1, len(yes), len(no)))
        block.add_op(
            make(
                _COND,
                operands=(f.final(condition), *yes, *no),
                successors=(to, to_other),
                properties=properties,
                location=location,
            )
        )

    f.pending.append(branch)


def _switch(f: FunctionReader, t: Tokens, result: str | None) -> None:
    block, label, location = f.block, f.label, f.location
    type_ = f.type(t)
    value = f.operand(t, type_)
    t.expect(",")
    default = f.target(t)
    f.block_of(default)
    numbers: list[int] = []
    targets: list[str] = []
    t.expect("[")
    while not t.accept("]"):
        case = f.module.constants.typed(t)
        numbers.append(case.data)
        t.expect(",")
        targets.append(f.target(t))
        f.block_of(targets[-1])
    properties = _hints(f, t) if t.items[t.at] else {}

    def choose() -> None:
        passed = [f.passed(target, label) for target in targets]
        first = f.passed(default, label)
        inner: list[SSAValue] = [v for values in passed for v in values]
        properties["operandSegmentSizes"] = dense_i32((1, len(first), len(inner)))
        properties["case_operand_segments"] = DenseArrayBase.from_list(
            i32, [len(values) for values in passed]
        )
        if numbers:
            vector: Any = VectorType(type_, [len(numbers)])
            properties["case_values"] = DenseIntOrFPElementsAttr.from_list(vector, numbers)
        blocks: list[Block] = [f.blocks[default], *(f.blocks[target] for target in targets)]
        block.add_op(
            make(
                _SWITCH,
                operands=(f.final(value), *first, *inner),
                successors=blocks,
                properties=properties,
                location=location,
            )
        )

    f.pending.append(choose)


def _indirectbr(f: FunctionReader, t: Tokens, result: str | None) -> None:
    block, label, location = f.block, f.label, f.location
    address = f.typed(t)
    t.expect(",")
    targets: list[str] = []
    t.expect("[")
    while not t.accept("]"):
        targets.append(f.target(t))
        f.block_of(targets[-1])
        t.accept(",")

    def jump() -> None:
        passed = [f.passed(target, label) for target in targets]
        sizes = [len(values) for values in passed]
        block.add_op(
            make(
                OPS["llvm.indirectbr"],
                operands=(f.final(address), *(v for values in passed for v in values)),
                successors=[f.blocks[target] for target in targets],
                properties={"indbr_operand_segments": DenseArrayBase.from_list(i32, sizes)},
                location=location,
            )
        )

    f.pending.append(jump)


def _ret(f: FunctionReader, t: Tokens, result: str | None) -> None:
    operands: tuple[SSAValue, ...] = ()
    if not t.accept("void"):
        operands = (f.typed(t),)
    f.block.add_op(make(OPS["llvm.return"], operands=operands, location=f.location))


def _unreachable(f: FunctionReader, t: Tokens, result: str | None) -> None:
    f.block.add_op(make(OPS["llvm.unreachable"], location=f.location))


_REFUSED = {
    "invoke": "exception handling (`invoke`)",
    "landingpad": "exception handling (`landingpad`)",
    "resume": "exception handling (`resume`)",
    "catchswitch": "exception handling (`catchswitch`)",
    "catchpad": "exception handling (`catchpad`)",
    "catchret": "exception handling (`catchret`)",
    "cleanuppad": "exception handling (`cleanuppad`)",
    "cleanupret": "exception handling (`cleanupret`)",
    "callbr": "`callbr`",
}


def _refuse(reason: str) -> Handler:
    def read(f: FunctionReader, t: Tokens, result: str | None) -> None:
        raise Refused(reason)

    return read


CONTROL: dict[str, Handler] = {
    "br": _br,
    "switch": _switch,
    "indirectbr": _indirectbr,
    "ret": _ret,
    "unreachable": _unreachable,
    **{word: _refuse(reason) for word, reason in _REFUSED.items()},
}
"""Instructions by keyword."""
