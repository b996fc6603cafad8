"""Addresses and memory behind them: ``llvm``, ``llvm_ext``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.memory_ops import (
    ALLOCATION,
    LOAD,
    NOTHING,
    OUTPUT,
    VIEW,
    Effect,
    exchanged_memrefs,
    kept_as_number,
    operand,
)

_IN_PLACE = Effect(reads=operand(0), writes=operand(0))
_MOVES = Effect(reads=operand(1), writes=operand(0))

ENTRIES: list[Entry] = [
    *entries("llvm", "load", effect=LOAD, loads=True),
    # `aliasing` follows addresses that are stored.
    *entries("llvm", "store", effect=Effect(writes=operand(1)), stores=0),
    *entries("llvm", "atomicrmw", effect=_IN_PLACE),
    *entries(
        "llvm",
        "cmpxchg",
        effect=Effect(reads=operand(0), writes=operand(0), keeps=exchanged_memrefs),
    ),
    *entries("llvm", "fence", effect=OUTPUT),
    *entries("llvm", "intr.memcpy intr.memcpy.inline intr.memmove", effect=_MOVES, moves=True),
    *entries(
        "llvm",
        "intr.memset intr.memset.inline",
        effect=Effect(writes=operand(0)),
        fills=True,
    ),
    *entries("llvm", "alloca", effect=ALLOCATION),
    *entries("llvm_ext", "malloc", effect=ALLOCATION),
    *entries("llvm_ext", "free", effect=Effect(frees=operand(0))),
    *entries("llvm_ext", "elements", effect=VIEW, cheap=True),
    *entries("llvm", "intr.stacksave", effect=Effect(allocates=True, ordered=True)),
    *entries("llvm", "intr.stackrestore", effect=OUTPUT),
    *entries("llvm", "getelementptr", effect=VIEW, cheap=True),
    *entries("llvm", "bitcast addrspacecast", effect=VIEW, cheap=True, same=True),
    # Of poison, it may give something else the next time.
    *entries("llvm", "freeze", effect=VIEW, integer=True, same=True),
    # Memory that nothing is in.
    *entries(
        "llvm",
        "mlir.zero mlir.undef mlir.poison",
        effect=ALLOCATION,
        null=True,
        constant=True,
    ),
    *entries("llvm", "mlir.constant", effect=NOTHING, constant=True),
    *entries("llvm", "func", function=True),
    *entries("llvm", "mlir.global", variable=True),
    *entries("llvm", "mlir.addressof", effect=NOTHING, constant=True, names_variable=True),
    *entries("llvm", "icmp inttoptr", effect=NOTHING, cheap=True),
    *entries("llvm", "ptrtoint", effect=Effect(keeps=kept_as_number), cheap=True),
    *entries("llvm", "add sub mul udiv sdiv urem srem", integer=True),
    *entries("llvm", "and or xor shl lshr ashr trunc zext sext", integer=True),
    *entries("llvm", "select", selects=True, integer=True),
    *entries("llvm", "unreachable", effect=NOTHING, returns=False),
    *entries("llvm", "call invoke", calls="llvm", returns=False),
]
