"""``phi``: an argument of its block, which every branch to the block gives a value."""

from __future__ import annotations

from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Tokens
from xdsl.ir import SSAValue


def phi_as_argument(f: FunctionReader, t: Tokens, result: str) -> None:
    """Add an argument to the block; branches look up what they pass in ``phis``."""
    f.module.fast_math(t)
    type_ = f.type(t)
    values: dict[str, SSAValue] = {}
    while t.accept("["):
        value = f.operand(t, type_)
        t.expect(",")
        values[t.next()] = value
        t.expect("]")
        if t.items[t.at] == "," and t.items[t.at + 1] == "[":
            t.at += 1
    block = f.block
    f.define(result, block.insert_arg(type_, len(block.args)))
    f.phis.setdefault(block, []).append(values)
