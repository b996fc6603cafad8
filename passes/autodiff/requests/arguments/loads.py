"""Loads by an address that a function takes, if it does nothing else with it."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import defining_op, each_once
from ad_opt.passes.ops.catalogue import forwarded
from ad_opt.passes.ops.deciding_bits import called_function
from xdsl.ir import SSAValue


def loads_by(address: SSAValue) -> list[SSAValue]:
    """All that is loaded by an address, and places that are computed of it; empty if it is also
    used otherwise.
    """
    pending, loads = [address], list[SSAValue]()
    for value in each_once(pending):
        for use in value.uses:
            op, found = use.operation, list[SSAValue]()
            around = op.parent_op() if op.name in ("scf.yield", "scf.condition") else op
            pairs = forwarded(around) if around is not None else None
            if op.name == "llvm.load":
                loads += op.results
            elif op.name == "llvm.getelementptr" and use.index == 0:
                found = [op.results[0]]
            elif op.name == "llvm.store" and use.index == 0:
                held = _values_of(op.operands[1])
                if held is None:
                    return []
                found = held
            elif op.name == "func.call":
                callee = called_function(op)
                block = callee.regions[0].first_block if callee is not None else None
                if block is None:
                    return []
                found = [block.args[use.index]]
            elif op.name != "llvm.icmp":
                found = [target for source, target in pairs or () if source is value]
                if not found:
                    return []
            pending += found
    return loads


def _values_of(variable: SSAValue) -> list[SSAValue] | None:
    """All loads of a local variable that is only loaded and stored; ``None`` if it is none."""
    op = defining_op(variable, "llvm.alloca")
    if op is None:
        return None
    found: list[SSAValue] = []
    for use in variable.uses:
        if use.operation.name == "llvm.load":
            found += use.operation.results
        elif use.operation.name != "llvm.store" or use.index != 1:
            return None
    return found
