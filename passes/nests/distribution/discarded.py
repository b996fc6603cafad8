"""Functions of which nobody looks at what they leave in their arguments."""

from __future__ import annotations

from ad_opt.dialects.autodiff.requests import BwdDiffOp, function_of
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.symbols import name_of, named_symbols
from ad_opt.passes.ops.call_graph import root_of
from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation


def discarded_functions(module: Operation) -> list[FuncOp]:
    """Functions of a module of which requests discard what is left in their arguments."""
    named = (function_of(op) for op in walk(module) if isinstance(op, BwdDiffOp))
    functions = dict.fromkeys(one for one in named if isinstance(one, FuncOp))
    return [one for one in functions if is_discarded(one)]


def is_discarded(func: Operation) -> bool:
    """True for a private function that is named by requests for gradients alone which discard what
    is left in arguments, with shadows that begin with zeros: no cotangent belongs to it.
    """
    name = name_of(func)
    if name is None or attribute_of(func, "sym_visibility") != StringAttr("private"):
        return False
    users = [op for op in walk(root_of(func)) if name in named_symbols(op)]
    return bool(users) and all(
        isinstance(op, BwdDiffOp)
        and op.flag("discard_memory", False)
        and op.flag("fresh_shadows", False)
        for op in users
    )
