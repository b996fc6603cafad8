"""Programs written for Enzyme: calls of ``__enzyme_autodiff`` and its like become requests.

Needs: raised functions (``raise-llvm``). Leaves: ``autodiff`` requests in place of calls of
Enzyme's entry points, attributes on functions in place of its registrations, and nothing of either;
markers that nothing reads any more are gone. Follows Enzyme's conventions (``Enzyme.cpp``).

Activities where no marker gives one: a float is ``out`` in reverse mode (its gradient is returned),
and followed by its tangent in forward mode; an address is followed by its shadow; an integer is
constant. Cotangents of results are one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.llvm.attributes.parameter_trees import ZeroAttr
from ad_opt.dialects.llvm.llvm_ext import CARRIED
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.queries import ancestors, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import name_of, referenced
from ad_opt.passes.ops.catalogue import is_call, is_function
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Operation
from xdsl.passes import ModulePass

if TYPE_CHECKING:
    from .enzyme_effects import MemoryFacts


@dataclass(frozen=True)
class TranslateEnzymeCallsPass(ModulePass):
    """Turn calls of Enzyme's entry points into requests, and its registrations into attributes.

    Before::

        %f = llvm.mlir.addressof @square : !llvm.ptr
        %d = llvm.call @__enzyme_autodiff(%f, %x) vararg(!llvm.func<f64 (ptr, ...)>)
          : (!llvm.ptr, f64) -> f64

    After::

        %one = arith.constant 1.0 : f64
        %d = autodiff.bwd_diff @square(%x, %one) {activity = [active],
          result_activity = [active], primal = false} : (f64, f64) -> f64

    No options.
    """

    name = "translate-enzyme-calls"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        from .enzyme_effects import MemoryFacts
        from .enzyme_names import PREFIX, Names
        from .enzyme_registrations import mark_inactive, register

        names = Names(op)
        mark_inactive(op)
        if not any(PREFIX in name for name in names.of):
            return
        facts = MemoryFacts(op, names)
        done = register(op, facts)
        for call in list(walk(op)):
            if is_call(call):
                _translate(call, facts)
        _drop(op, done)


def _translate(op: Operation, facts: MemoryFacts) -> None:
    """Put a request in the place of a call of an entry point."""
    from .enzyme_calls import called_name, enzyme_call, mode_of, resolve
    from .enzyme_modes import TRANSLATIONS
    from .enzyme_names import HINTS, MODES, PREFIX, REFUSED
    from .enzyme_values import Place

    names = facts.names
    mode = mode_of(op, names)
    if mode is None:
        return
    _forget_text(op)
    if mode in HINTS and not op.results:
        erase(op)
        return
    if mode not in TRANSLATIONS:
        known = [PREFIX + one for one in MODES]
        what = REFUSED.get(mode)
        message = f"`{called_name(op)}` is not supported" + (f": it is {what}" if what else "")
        raise error_at(op, "AD0982", message, help=did_you_mean(PREFIX + mode, known))
    call = enzyme_call(op, mode, names)
    resolve(call, names)
    TRANSLATIONS[mode](call, Place.before(op), facts)


def _forget_text(op: Operation) -> None:
    """Drop the text that a function came as, since a request in it has been replaced."""
    function = next(filter(is_function, ancestors(op)))
    for key in CARRIED:
        function.attributes.pop(key, None)


# ------------------------------------------------------------------ what is left


def _drop(module: ModuleOp, done: list[str]) -> None:
    """Erase registrations, and markers and entry points that nothing refers to any more."""
    _erase_dead_loads(module)
    for op in list(module.body.block.ops):
        name = name_of(op)
        if name in done:
            erase(op)
        elif name in ("llvm.used", "llvm.compiler.used"):
            _filter_used(op, set(done))
    used = referenced(walk(module))
    for op in list(module.body.block.ops):
        name = name_of(op)
        if name is None or not _is_enzymes(op, name):
            continue
        if name not in used:
            erase(op)
        elif op.name == "llvm.mlir.global":
            _define(op)


def _define(op: Operation) -> None:
    """A marker that branches still hand on is declared, as a rule: nobody else defines it."""
    if "value" not in op.properties and not op.regions[0].blocks:
        op.properties["value"] = ZeroAttr()
        op.properties["linkage"] = LinkageAttr("internal")
        op.properties.pop("visibility_", None)


def _is_enzymes(op: Operation, name: str) -> bool:
    """True if it is a marker, or an entry point that is declared."""
    if op.name == "llvm.mlir.global":
        return name.startswith("enzyme_")
    declared = is_function(op) and not op.regions[0].blocks
    return declared and "__enzyme_" in name


_UNREAD = frozenset({"llvm.load", "llvm.mlir.addressof"})
"""Operations that markers of calls are made with."""


def _erase_dead_loads(module: ModuleOp) -> None:
    """Loads of markers, which a request does not read."""
    from .enzyme_names import marker_of

    for op in reversed(list(walk(module))):
        if op.results and not any(r.first_use for r in op.results):
            if op.name == "llvm.mlir.addressof" or (
                op.name in _UNREAD and marker_of(op.results[0]) is not None
            ):
                erase(op)


def _filter_used(op: Operation, done: set[str]) -> None:
    """A list of what is to be kept, without what is gone: all of it, as a rule."""
    from .enzyme_registrations import symbols_in

    if all(name in done for name in symbols_in(op)):
        erase(op)
