"""``internalize``: only the named functions are seen from outside, and what nobody needs goes.

Needs symbols that are referenced by symbol references only; leaves a module in which every private
symbol is reachable from a public one. In the manner of LLVM's internalize and globaldce.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.queries import reached
from ad_opt.dialects.support.ir.symbols import is_private, name_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.infrastructure.instruments.fingerprint import walk_operations
from ad_opt.passes.infrastructure.vocabulary import words_in
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, StringAttr, SymbolRefAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

_REMOVABLE = frozenset({"func.func", "memref.global", "llvm.func", "llvm.mlir.global"})
"""Symbols that may go; no fact: other declarations are erased by the passes about types."""


@dataclass(frozen=True)
class InternalizePass(AnalysisPass):
    """Make every function private except those kept, and remove what they do not need.

    Before, with ``internalize{keep=f}``::

        func.func @f(%x: f64) -> f64 { ... func.call @g ... }
        func.func @g(%x: f64) -> f64 { ... }
        func.func @h(%x: f64) -> f64 { ... }

    After::

        func.func @f(%x: f64) -> f64 { ... func.call @g ... }
        func.func private @g(%x: f64) -> f64 { ... }

    Options: ``keep``, the functions that stay public. Without it, visibilities stay as they are,
    and only private symbols that no public one needs are removed.
    """

    name = "internalize"
    keep: tuple[str, ...] = ()

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        symbols = {
            name: child for child in module.body.block.ops if (name := name_of(child)) is not None
        }
        for wanted in self.keep:
            if wanted not in symbols:
                text = f"`internalize` keeps `@{wanted}`, which the module does not have"
                raise error_at(module, "AD0004", text, help=did_you_mean(wanted, sorted(symbols)))
        hidden = [
            child
            for name, child in symbols.items()
            if self.keep and child.name == "func.func" and name not in self.keep
            if not is_private(child)
        ]
        for child in hidden:
            child.properties["sym_visibility"] = StringAttr("private")
        return remove_unreachable(module, symbols) or bool(hidden)


def remove_unreachable(module: ModuleOp, symbols: dict[str, Operation]) -> bool:
    """Erase private symbols that nothing public refers to, directly or through others; true if
    there are any.
    """
    roots = [child for child in module.body.block.ops if not _removable(child)]
    alive = reached(
        roots, lambda child: [symbols[name] for name in references(child) if name in symbols]
    )
    dead = [child for child in symbols.values() if child not in alive]
    for child in dead:
        child.detach()
        child.erase(safe_erase=False)
    return bool(dead)


def _removable(op: Operation) -> bool:
    return is_private(op) and op.name in _REMOVABLE and name_of(op) is not None


def references(root: Operation) -> Iterator[str]:
    """Every symbol that ``root`` or something in it refers to."""
    seen: set[int] = set()  # by identity: many operations have the same attributes
    for op in walk_operations(root):
        pending = [*op.properties.values(), *op.attributes.values()]
        while pending:
            attribute: Attribute = pending.pop()
            if id(attribute) in seen:
                continue
            seen.add(id(attribute))
            if SymbolRefAttr.name not in words_in(attribute):
                continue
            match attribute:
                case SymbolRefAttr():
                    yield attribute.root_reference.data
                case ArrayAttr():
                    pending += attribute.data
                case DictionaryAttr():
                    pending += attribute.data.values()
                case ParametrizedAttribute():
                    pending += attribute.parameters
                case _:
                    pass
