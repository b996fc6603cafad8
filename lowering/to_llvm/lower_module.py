"""Lowers a module: its functions one after another, and what they share (runtime, globals)."""

from __future__ import annotations

from importlib import import_module

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Operation

from .construction.builder import Builder
from .construction.module import ALL_HANDLERS, Handler, ModuleLowering, not_lowered, renamed
from .construction.types import TypeNotLowered
from .control.func import lower_function
from .memory.memref_globals import lower_global
from .numbers.math import LIBM_NAMES

TABLES = (
    "numbers.arith",
    "tapes.autodiff",
    "control.cf",
    "numbers.complex",
    "numbers.complex_math",
    "control.func",
    "memory.heap",
    "numbers.math",
    "memory.memref",
    "memory.memref_copies",
    "memory.memref_globals",
    "memory.memref_views",
    "control.printing",
    "numbers.vector",
)
"""The files below this folder that hold `HANDLERS`."""

RESERVED = frozenset(
    {"malloc", "free", "aligned_alloc", "abort", "write", "hypot", "memcpy", "memmove"}
)
"""Names of the C library that lowered code calls, besides those of mathematics."""


def handlers() -> dict[str, Handler]:
    """Every handler by the name of the operation that it lowers."""
    if not ALL_HANDLERS:
        for name in TABLES:
            ALL_HANDLERS.update(import_module(f"{__package__}.{name}").HANDLERS)
    return ALL_HANDLERS


def lower_module(op: ModuleOp) -> None:
    """Replace the contents of the module; after an error it is as it was."""
    module, table = ModuleLowering(op), handlers()
    _rename_clashes(module)
    body = op.body.block
    for top in body.ops:
        _lower_top(module, top, table)
    if module.skipped is not None and not module.diagnostics:
        message = f"{module.skipped.name} uses a value that is not defined before it"
        module.report(error_at(module.skipped, "AD0202", message))
    if module.diagnostics:
        raise DiagnosticError(*module.diagnostics)
    for top in list(body.ops):
        body.detach_op(top)
    body.add_ops(module.top)


def _rename_clashes(module: ModuleLowering) -> None:
    for name, op in module.symbols.items():
        visibility = op.get_attr_or_prop("sym_visibility")
        private = isinstance(visibility, StringAttr) and visibility.data == "private"
        defined = any(region.blocks for region in op.regions)
        unheard = not name or "\0" in name
        if unheard and not (private and defined):
            text = "LLVM has no symbols whose name is empty or has a NUL in it"
            module.report(error_at(op, "AD0401", text, help="give it another name"))
        taken = name in RESERVED or name in LIBM_NAMES
        if unheard:
            module.renamed[name] = module.fresh(f"{name}.own".replace("\0", "."))
        elif private and taken and defined:
            module.renamed[name] = module.fresh(f"{name}.own")


def _lower_top(module: ModuleLowering, op: Operation, table: dict[str, Handler]) -> None:
    try:
        if op.name == "func.func":
            lower_function(op, module, table)
        elif op.name == "memref.global":
            lower_global(op, module)
        elif op.name.startswith("llvm."):
            calls = [inner for inner in walk(op) if inner.name == "func.call"]
            for call in calls:  # a variadic function calls one that was raised
                _make_plain(call)
            for inner in walk(op) if module.renamed else ():
                inner.properties |= renamed(inner.properties, module)
            module.top.append(op)
        else:
            raise not_lowered(op)
    except TypeNotLowered as error:
        module.report_type(op, error)
    except DiagnosticError as error:
        module.report(error)


def _make_plain(op: Operation) -> None:
    """Replace a ``func.call`` whose operands and results need no conversion."""
    call = CLASSES["llvm.call"].create(
        operands=list(op.operands),
        result_types=[result.type for result in op.results],
        properties=Builder.call_properties(len(op.operands)) | {"callee": op.properties["callee"]},
        location=op.location,
    )
    assert op.parent is not None
    op.parent.insert_op_before(call, op)
    replace(op, *call.results)
