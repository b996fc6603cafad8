"""The primal as reverse mode takes it: one block, control flow in regions of scf.

A function that is not in that form is copied, and the copy brought into it by the passes of
`_NEEDED_FOR`; the program keeps its own form. The copy stands in the module while the derivative is
written, so that analyses find what it calls. Structured linalg operations stay as they are where
`linalg_plan` has a plan for them, except in the context ``minimal``. Copies of buffers of buffers
become loops, too (`handle_copies`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from typing import Any

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, move_all
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.reverse.functions.handle_copies import copy_one_by_one, is_one_by_one
from ad_opt.passes.infrastructure.pass_registry import find_pass
from ad_opt.passes.ops.call_graph import STANDS_FOR
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

_LINALG = "lower-linalg-to-loops"
_RAISE = "raise-cf-to-scf"
_NEEDED_FOR = {
    "affine": "lower-affine-to-scf",
    "cf": _RAISE,
}
"""Dialects that are not reversed as they stand, and the pass that removes each."""


@contextmanager
def structured(session: Session, primal: FuncOp) -> Generator[FuncOp]:
    """``primal`` itself if it is structured, else a copy that is; AD0703, AD0707."""
    session.function(primal.sym_name.data, primal)
    loops = _to_become_loops(session, primal)
    passes = _passes_for(primal)
    if not passes and not loops:
        yield primal
        return
    copy = _lowered(primal, passes, loops)
    if session.hints is not None:
        session.hints.mark(copy)
    session.module.body.block.insert_op_after(copy, primal)
    try:
        yield copy
    finally:
        erase(copy)


def _to_become_loops(session: Session, primal: FuncOp) -> dict[int, Callable[[Operation], None]]:
    """The places, in the order of a walk, of operations that are not reversed as such, each with
    what makes loops of it.
    """
    places = [(at, op) for at, op in enumerate(walk(primal)) if _may_become_loops(op)]
    if not places:
        return {}
    from ad_opt.passes.autodiff.plan.facts.linalg_plan import plan_of

    aliasing = session.analyses_of(primal).get(Aliasing, primal)
    found: dict[int, Callable[[Operation], None]] = {}
    for at, op in places:
        if is_one_by_one(op):
            found[at] = partial(copy_one_by_one, overlapping=aliasing.may_alias(*op.operands))
        elif session.context == "minimal" or plan_of(op, session.rules, aliasing) is None:
            found[at] = _become_loops
    return found


def _may_become_loops(op: Operation) -> bool:
    if not op.name.startswith("linalg."):
        return is_one_by_one(op)
    from ad_opt.dialects.core.linalg.linalg_named import is_structured

    return is_structured(op) or is_one_by_one(op)


def _become_loops(op: Operation) -> None:
    """Lower one linalg operation where it stands: alone in a module, as far as the pass sees."""
    following = op.next_op
    assert following is not None
    op.detach()
    alone = ModuleOp([op])
    find_pass(_LINALG)().apply(Context(), alone)
    move_all(alone.body.block, following)


def _passes_for(primal: FuncOp) -> list[str]:
    found: dict[str, None] = {}
    for op in walk(primal):
        if op.name == "cf.assert":
            continue
        name = _NEEDED_FOR.get(op.name.partition(".")[0])
        if name is not None:
            found[name] = None
        for region in op.regions:
            if len(region.blocks) > 1:
                found[_NEEDED_FOR["cf"]] = None
    if len(primal.body.blocks) > 1:
        found[_NEEDED_FOR["cf"]] = None
    return [name for name in _NEEDED_FOR.values() if name in found]


def _lowered(
    primal: FuncOp, passes: list[str], loops: dict[int, Callable[[Operation], None]]
) -> FuncOp:
    copy = primal.clone()
    if loops:
        inside = list(walk(copy))
        for at, become_loops in loops.items():
            become_loops(inside[at])
    copy.properties["sym_name"] = StringAttr(f"{primal.sym_name.data}.structured")
    copy.attributes[STANDS_FOR] = primal.sym_name
    module = ModuleOp([copy])
    for name in passes:
        # Where branches stay, the pass says which are in the way.
        chosen = find_pass(name)
        options: dict[str, Any] = {"required": True} if name == _RAISE else {}
        chosen(**options).apply(Context(), module)
    left = module.body.block.first_op
    assert isinstance(left, FuncOp)
    left.detach()
    return left
