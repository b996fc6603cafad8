"""Derivatives without their program, in an object that is linked beside the program's own.

Needs: a module of the llvm dialect (behind `lower-to-llvm`). Leaves: the functions to be kept and
what they need, so that nothing is defined twice and no state exists twice:

- the program's functions become private copies; where an address is taken, it is that of the
  program's own function, since addresses may be compared;
- its global variables are declared: there is one of each, in the program;
- its constants are there for the optimiser, and found in the program;
- its private variables cannot be shared. One that somebody writes is AD0987;
- constructors and module-level assembly are the program's own business.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.llvm.llvm_ext import SHADOW_GLOBAL, TEXT, WRITTEN_ELSEWHERE
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import attribute_of, each_once, reached, walk
from ad_opt.dialects.support.ir.rewriting import erase_anyway
from ad_opt.dialects.support.ir.symbols import callee_name, flat, fresh_name, name_of, references
from ad_opt.lowering.to_llvm.construction.ops import NO_WRAP_FLAGS, VISIBLE
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
)
from xdsl.dialects.llvm import LinkageAttr
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.passes import ModulePass

GEP = "llvm.getelementptr"
_LOCAL = ("internal", "private")
_MERGED = ("linkonce", "linkonce_odr", "weak", "weak_odr", "common", "extern_weak")
_RUNTIME = ("autodiff.", "autodiff_", "ad.")
_DROPPED = ("llvm.mlir.global_ctors", "llvm.mlir.global_dtors")
_SEEN_FROM_OUTSIDE = ("comdat", "dso_local")


@dataclass(frozen=True)
class SeparateDerivativesPass(ModulePass):
    """Keep some functions and what they need, without defining the program a second time.

    Before, with ``separate-derivatives{keep=f_grad}``::

        llvm.mlir.global external @scale(2.0 : f64) : f64
        llvm.func @g(%x: f64) -> f64 { ... }
        llvm.func @f(%x: f64) -> f64 { ... }
        llvm.func @f_grad(%x: f64) -> f64 { ... @scale ... llvm.call @g ... }

    After::

        llvm.mlir.global external @scale() : f64
        llvm.func internal @g(%x: f64) -> f64 { ... }
        llvm.func @f_grad(%x: f64) -> f64 { ... @scale ... llvm.call @g ... }

    Options: ``keep``, the functions that are wanted.
    """

    name = "separate-derivatives"
    keep: tuple[str, ...] = ()

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        symbols = {name: one for one in op.body.block.ops if (name := name_of(one)) is not None}
        for wanted in self.keep:
            if wanted not in symbols:
                text = f"`{self.name}` keeps `@{wanted}`, which the module does not have"
                raise error_at(op, "AD0004", text, help=did_you_mean(wanted, sorted(symbols)))
        written = {name for name, one in symbols.items() if _is_private_variable(one)}
        written &= _may_be_written(op)
        held = _held_by_variables(symbols)
        _Separation(op, symbols, frozenset(self.keep)).run()
        _check_comparisons(op, held)
        for name, one in symbols.items():
            if name in written and one.parent is not None:
                raise _second_state(one, name)


def _second_state(op: Operation, name: str, use: str = "needs the variable") -> Exception:
    return error_at(
        op,
        "AD0987",
        f"the derivative {use} `@{name}`, which is private to the program's own "
        "object: linked beside it, there would be two",
        help="let the object hold the program, too (`--with-primal`), and link it in place of the "
        "program's own; or make it visible (no `static`)",
    )


def _held_by_variables(symbols: dict[str, Operation]) -> set[str]:
    """Return private symbols of the program's object that the contents of a shared variable
    name.
    """
    pending = [
        op
        for op in symbols.values()
        if op.name == "llvm.mlir.global"
        and _linkage(op) not in (*_LOCAL, *_MERGED)
        and not _is_constant(op)
    ]
    found: set[str] = set()
    while pending:
        for name in _references(pending.pop()):
            op = symbols.get(name)
            if op is not None and name not in found and _linkage(op) in _LOCAL:
                found.add(name)
                if op.name == "llvm.mlir.global":
                    pending.append(op)
    return found


def _check_comparisons(module: ModuleOp, held: set[str]) -> None:
    """AD0987 where an address is compared that the program knows by another number."""
    for op in walk(module) if held else ():
        if op.name != "llvm.icmp":
            continue
        for address in op.operands:
            while isinstance(address.owner, Operation) and address.owner.name == GEP:
                address = address.owner.operands[0]
            name = symbol_at(address)
            if name is not None and name in held:
                raise _second_state(op, name, "compares with the address of")


# ------------------------------------------------------------------ what is written


def _is_private_variable(op: Operation) -> bool:
    return (
        op.name == "llvm.mlir.global"
        and _linkage(op) in _LOCAL
        and not _is_constant(op)
        and SHADOW_GLOBAL not in op.attributes
        and not str(name_of(op)).startswith(_RUNTIME)
    )


def _may_be_written(module: ModuleOp) -> set[str]:
    """The globals of which it is not clear that nobody writes them."""
    given = (op for op in module.body.block.ops if WRITTEN_ELSEWHERE in op.attributes)
    found = {name for op in given if (name := name_of(op)) is not None}
    for op in walk(module):
        name = symbol_at(op.results[0]) if op.results else None
        if name is not None and name not in found and not _only_read(op.results[0]):
            found.add(name)
    return found


def _only_read(address: SSAValue) -> bool:
    pending = [address]
    for value in each_once(pending):
        for use in value.uses:
            op = use.operation
            if op.name == GEP:
                pending.append(op.results[0])
            elif op.name.startswith(("llvm.intr.memcpy", "llvm.intr.memmove")):
                if use.index != 1:
                    return False
            elif op.name not in ("llvm.load", "llvm.icmp"):
                return False
    return True


# ------------------------------------------------------------------ the separation


class _Separation:
    """The module without what is the program's own."""

    def __init__(self, module: ModuleOp, symbols: dict[str, Operation], keep: frozenset[str]):
        self.module = module
        self.symbols = symbols
        self.keep = keep
        self.addressed = _addressed(module)

    def run(self) -> None:
        """Change what is there, and drop what nobody needs."""
        self.module.attributes.pop("llvm.module_asm", None)
        for op in list(self.module.body.block.ops):
            if op.name in _DROPPED:
                erase_anyway(op)
        self.drop_unneeded()
        self.addressed = _addressed(self.module)
        for name, op in list(self.symbols.items()):
            if op.parent is None or name in self.keep or name.startswith(_RUNTIME):
                continue
            if op.name == "llvm.func":
                self.function(name, op)
            elif op.name == "llvm.mlir.global":
                _global(op)
        for op in list(self.symbols.values()):
            if op.parent is not None and op.name == "llvm.mlir.alias":
                self.alias(op)
        self.drop_unneeded()

    def function(self, name: str, op: Operation) -> None:
        """A function of the program becomes a copy of its own; its address stays what it was."""
        text = op.attributes.get(TEXT)
        if isinstance(text, StringAttr):
            if text.data.split(" ", 2)[1] not in (*_LOCAL, *_MERGED):
                for key in [key for key in op.attributes if key.startswith("ad_opt.")]:
                    del op.attributes[key]
            return
        linkage = _linkage(op)
        if not op.regions[0].blocks or linkage in _LOCAL:
            return
        if name in self.addressed and linkage not in _MERGED:
            _set_apart(self.module, self.symbols, op, name)
        if name not in self.addressed or linkage not in _MERGED:
            _hide(op)

    def alias(self, op: Operation) -> None:
        """Another name of something private is private; of something declared, declared."""
        target = next((self.symbols[n] for n in _references(op) if n in self.symbols), None)
        if target is not None and not _is_declared(target):
            _hide(op)
            return
        name = str(name_of(op))
        if target is not None and target.name == "llvm.func":
            declared = _declaration(target)
            declared.properties["sym_name"] = StringAttr(name)
        else:
            declared = _declared_global(name, op.properties["alias_type"])
        self.symbols[name] = declared
        self.module.body.block.insert_op_before(declared, op)
        erase_anyway(op)

    def drop_unneeded(self) -> None:
        """Keep what the kept functions need, directly or through others."""
        alive = {self.symbols[name] for name in self.keep}
        alive |= {op for op in self.module.body.block.ops if name_of(op) is None}
        alive |= {op for name, op in self.symbols.items() if name.startswith("autodiff_")}
        alive = reached(alive, self._referred)
        for op in list(self.symbols.values()):
            if op not in alive and op.parent is not None:
                erase_anyway(op)

    def _referred(self, op: Operation) -> list[Operation]:
        return [self.symbols[name] for name in _references(op) if name in self.symbols]


def _set_apart(module: ModuleOp, symbols: dict[str, Operation], op: Operation, name: str) -> None:
    """Call a copy of a function; its address is that of the program's own."""
    declared = _declaration(op)
    copy = fresh_name(f"{name}.copy", symbols)
    op.properties["sym_name"] = StringAttr(copy)
    for call in walk(module):
        if callee_name(call) == name:
            call.properties["callee"] = SymbolRefAttr(copy)
    module.body.block.insert_op_before(declared, op)
    symbols |= {name: declared, copy: op}


def share_state(module: ModuleOp, shared: Collection[str]) -> bool:
    """Declare the variables of a program that runs beside a module of the llvm dialect.

    They are among ``shared``, as are constants and functions whose addresses are those of the
    program; what is in a constant stays known. What brings variables to life is the program's
    business. Without such a variable nothing changes, and the answer is no.
    """
    symbols = {name: one for one in module.body.block.ops if (name := name_of(one)) is not None}
    known = {name: op for name, op in symbols.items() if name in shared}
    if not any(map(_is_variable, known.values())):
        return False
    addressed = _addressed(module)
    for op in list(module.body.block.ops):
        if op.name in _DROPPED:
            erase_anyway(op)
    for name, op in known.items():
        if _is_constant(op):
            _find_in_program(op)
        elif _is_variable(op):
            _replace(module, op, _declared_global(name, op.properties["global_type"]))
        elif op.name == "llvm.func" and name in addressed:
            if TEXT in op.attributes:
                _replace(module, op, _declaration(op))
            elif op.regions[0].blocks:
                _set_apart(module, symbols, op, name)
                _hide(op)
    return True


def _is_variable(op: Operation) -> bool:
    return (
        op.name == "llvm.mlir.global"
        and not _is_constant(op)
        and SHADOW_GLOBAL not in op.attributes
    )


def _is_constant(op: Operation) -> bool:
    found = attribute_of(op, "constant")
    return op.name == "llvm.mlir.global" and isinstance(found, UnitAttr)


def _find_in_program(op: Operation) -> None:
    """Keep what is known of a constant, whose place is in the program."""
    _hide(op)
    op.properties["linkage"] = LinkageAttr("available_externally")


def _replace(module: ModuleOp, op: Operation, new: Operation) -> None:
    for key in ("thread_local_", "addr_space"):
        if key in op.properties:
            new.properties[key] = op.properties[key]
    module.body.block.insert_op_before(new, op)
    erase_anyway(op)


def _global(op: Operation) -> None:
    """A variable of the program is declared; what a constant is may be known."""
    if _linkage(op) in (*_LOCAL, *_MERGED) or not _has_value(op):
        return
    op.properties.pop("comdat", None)
    if _is_constant(op):
        op.properties["linkage"] = LinkageAttr("available_externally")
        return
    op.properties.pop("value", None)
    for block in list(op.regions[0].blocks):
        op.regions[0].erase_block(block, safe_erase=False)


def _hide(op: Operation) -> None:
    op.properties["linkage"] = LinkageAttr("internal")
    if op.name == "llvm.func" or "visibility_" in op.properties:
        op.properties["visibility_"] = VISIBLE
    for word in _SEEN_FROM_OUTSIDE:
        op.properties.pop(word, None)
        op.attributes.pop(word, None)
    op.attributes.pop("ad_opt.dll_storage", None)


def _declaration(op: Operation) -> Operation:
    """A function with the same type that is defined elsewhere."""
    kept = ("sym_name", "function_type", "CConv", "arg_attrs", "res_attrs")
    properties = {key: op.properties[key] for key in kept if key in op.properties}
    properties |= {"linkage": LinkageAttr("external"), "visibility_": VISIBLE}
    return CLASSES["llvm.func"].create(
        properties=properties, regions=[Region()], location=op.location
    )


def _declared_global(name: str, type_: Attribute) -> Operation:
    return CLASSES["llvm.mlir.global"].create(
        properties={
            "sym_name": StringAttr(name),
            "global_type": type_,
            "linkage": LinkageAttr("external"),
            "addr_space": NO_WRAP_FLAGS,
            "visibility_": VISIBLE,
        },
        regions=[Region()],
    )


def _is_declared(op: Operation) -> bool:
    if op.name == "llvm.mlir.global":
        return not _has_value(op) or _linkage(op) == "available_externally"
    return not op.regions[0].blocks


def _has_value(op: Operation) -> bool:
    return "value" in op.properties or bool(op.regions[0].blocks)


def _linkage(op: Operation) -> str:
    linkage = op.properties.get("linkage")
    return str(linkage.linkage.data) if isinstance(linkage, LinkageAttr) else "external"


def _addressed(module: ModuleOp) -> set[str]:
    """The functions of which somebody has the address."""
    found: set[str] = set()
    for op in walk(module):
        if op.results and (name := symbol_at(op.results[0])) is not None:
            found.add(name)
        if TEXT in op.attributes:
            found |= set(_references(op))
    return found


def _references(root: Operation) -> Iterator[str]:
    """Every symbol of the module that something in an operation refers to, in program order."""
    for op in (root, *walk(root)):
        yield from map(flat, references(op))
