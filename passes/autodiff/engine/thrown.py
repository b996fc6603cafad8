"""Exceptions that are thrown where a derivative runs: nothing there catches them, so it stops.

Nothing unwinds through a derivative: thrown, an exception would end the whole process.
"""

from __future__ import annotations

import re

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.ops.catalogue import is_call
from ad_opt.passes.ops.known_functions import DEAD_END
from xdsl.dialects.builtin import StringAttr, i1
from xdsl.dialects.cf import AssertOp
from xdsl.ir import Operation

_THROWS = re.compile(
    r"(?:__cxa_(?:re)?throw|__cxa_throw_bad_array_(?:new_)?length|__cxa_bad_(?:cast|typeid)"
    r"|_Unwind_(?:Resume|RaiseException|Resume_or_Rethrow)|_ZSt\d+__throw_\w+)(?:_\d+)?"
)
_TYPE = re.compile(r"_ZTI(?:(St)|N(St)?)?(\d+)(\w+)")


def stop_where_thrown(derivative: Operation) -> None:
    """Stop a derivative before calls of the C++ library's functions that throw."""
    for op in list(walk(derivative)):
        name = (callee_name(op) or "").removeprefix(DEAD_END) if is_call(op) else ""
        if _THROWS.fullmatch(name) is None:
            continue
        what = _type_of(op) if name.startswith("__cxa_throw") else None
        message = (
            f"an exception{f' ({what})' if what else ''} is thrown in a derivative, which catches "
            "none: return a code that says what went wrong, or check arguments before"
        )
        b = Builder.at(op)
        b.emit(AssertOp(b.integer(0, i1), StringAttr(message)))


def _type_of(throw: Operation) -> str | None:
    """Return the name of the class of what is thrown, where it is an ordinary one."""
    name = symbol_at(throw.operands[1]) if len(throw.operands) > 1 else None
    found = _TYPE.match(name or "")
    if found is None or len(found[4]) < int(found[3]):
        return None
    return ("std::" if found[1] or found[2] else "") + found[4][: int(found[3])]
