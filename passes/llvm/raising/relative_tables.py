"""Tables of distances: ``llvm.load.relative`` becomes a choice among the addresses in the table.

LLVM's switches and constant tables of pointers are often ``@t = [X - @t, Y - @t, ...]``, and
the intrinsic loads a distance and adds the address of the table. Nobody can follow an address
through a distance, but the table is constant:

%p = llvm.load.relative(@t, %offset)  ->  select(%offset == 0, @X, select(%offset == 4, @Y, ...))
"""

from __future__ import annotations

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.queries import defining_op, walk
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import DenseArrayBase, SymbolRefAttr
from xdsl.ir import Operation, SSAValue

MOST = 64
"""Most entries of a table that is written as a chain of selects; a longer one stays a table. A
guess.
"""
WIDTH = 4
"""Bytes of a distance. Fixed by clang, which makes such tables."""


def load_relative(op: Operation, r: Raiser) -> None:
    """Choose among the addresses in a constant table; where there is none, leave the intrinsic."""
    table, offset = op.operands
    names = _entries(table, r)
    if not names:
        r.clone(op)
        return
    at = r.x(offset)
    found = _address(names[-1], r)
    for number, name in reversed(list(enumerate(names[:-1]))):
        here = r.compare("eq", at, r.int(WIDTH * number, at.type))
        found = r.select(here, _address(name, r), found)
    r.set(op.results[0], found)


def _address(name: str, r: Raiser) -> SSAValue:
    return r.value("llvm.mlir.addressof", (), PTR, {"global_name": SymbolRefAttr(name)})


def _entries(table: SSAValue, r: Raiser) -> list[str]:
    """The symbols whose distances are in a table; none if it is something else."""
    name = symbol_at(table)
    known = r.symbols.of.get(name) if name is not None else None
    if known is None or known.name != "llvm.mlir.global" or "constant" not in known.properties:
        return []
    found: dict[int, str] = {}
    inserted = [op for op in walk(known) if op.name == "llvm.insertvalue"]
    for op in inserted:
        place = op.properties.get("position")
        target = _distance(op.operands[1], name)
        indices = place.get_values() if isinstance(place, DenseArrayBase) else ()
        if target is None or len(indices) != 1:
            return []
        found[int(indices[0])] = target
    if not found or len(found) > MOST or sorted(found) != list(range(len(found))):
        return []
    return [found[index] for index in range(len(found))]


def _distance(value: SSAValue, table: str | None) -> str | None:
    """The symbol of ``trunc(ptrtoint @symbol - ptrtoint @table)``."""
    difference = _made_by(value, "llvm.trunc") or value
    owner = defining_op(difference, "llvm.sub")
    if owner is None:
        return None
    left, right = (_made_by(x, "llvm.ptrtoint") for x in owner.operands)
    if left is None or right is None or symbol_at(right) != table:
        return None
    return symbol_at(left)


def _made_by(value: SSAValue, name: str) -> SSAValue | None:
    owner = value.owner
    return owner.operands[0] if isinstance(owner, Operation) and owner.name == name else None
