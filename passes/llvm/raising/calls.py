"""Calls: of functions that are raised, of the C library's mathematics, of all others.

llvm.call @f(%x)              ->  func.call @f(%x); a struct passes as its leaves
llvm.call @sin(%x)            ->  math.sin %x, unless the module defines its own @sin
llvm.call @printf(...)        ->  stays, as do calls through pointers, and of variadic functions;
                                  inactive, if no derivative leaves these (`silent_functions`)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ad_opt.dialects.autodiff.autodiff import INACTIVE
from ad_opt.dialects.llvm.llvm_ext import INERT
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import callee_name, own_name
from ad_opt.passes.llvm.aggregate_leaves import leaf_types, leaves_of
from ad_opt.passes.llvm.raiser import Raiser
from ad_opt.passes.llvm.silent_functions import is_silent
from ad_opt.passes.ops.known_functions import JUMPS, NO_RETURN
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import CallOp
from xdsl.dialects.llvm import (
    CallingConventionAttr,
    LinkageAttr,
    LLVMFunctionType,
    LLVMVoidType,
    TailCallKind,
    TailCallKindAttr,
)
from xdsl.ir import Attribute, Operation

from .arithmetic import Handler
from .hint_intrinsics import REPORTS, by_name, drop
from .libm import library_function
from .math_errors import tell_errors

KEPT = ("memory_effects", "no_unwind", "will_return")
"""Attributes of a call that are kept with it."""


def is_raised(function: Operation) -> bool:
    """True if a function of the llvm dialect becomes ``func.func``."""
    type_ = cast(LLVMFunctionType, function.properties["function_type"])
    name = own_name(function)
    if type_.is_variadic or name.startswith("llvm.") or INERT in function.attributes:
        return False
    # Functions of other calling conventions are called as they are, if they are elsewhere.
    convention = cast(CallingConventionAttr, function.properties["CConv"]).convention.data
    linkage = str(cast(LinkageAttr, function.properties["linkage"]).linkage.data)
    return convention == "ccc" or linkage in ("private", "internal")


def outputs_of(type_: LLVMFunctionType) -> list[Attribute]:
    """The types of the results of the raised function."""
    return [] if isinstance(type_.output, LLVMVoidType) else leaf_types([type_.output])


def _call(op: Operation, r: Raiser) -> None:
    function = r.symbols.function(op.properties.get("callee"))
    if function is None or op.properties.get("op_bundle_tags") is not None:
        _keep(op, function, r)
        return
    name = own_name(function)
    row = None
    if not function.regions[0].blocks:
        row = by_name(name) if name.startswith("llvm.") else None
        if name.startswith(REPORTS) and not never_returns(function):
            row = drop
        if row is None and "nobuiltin" not in function.properties:
            row = library_function(name, op)
        tell_errors(op, function, name, r)
    if row is not None:
        row(op, r)
    elif is_raised(function) and _fits(op, function):
        _direct(op, function, name, r)
    else:
        _keep(op, function, r)


_PLAIN: dict[str, Attribute] = {"TailCallKind": TailCallKindAttr(TailCallKind.NONE)}


def _keep(op: Operation, function: Operation | None, r: Raiser) -> None:
    """A call that stays one of LLVM's; it is no tail call, since more may come behind it."""
    new = r.clone(op)
    new.properties |= _PLAIN
    if function is not None and is_raised(function):
        new.properties["CConv"] = CallingConventionAttr("ccc")
    elif function is not None and (INERT in function.attributes or is_silent(function, r.symbols)):
        new.attributes[INACTIVE] = UnitAttr()
    if function is not None and never_returns(function):
        new.attributes |= {INACTIVE: UnitAttr(), NO_RETURN: UnitAttr()}


def never_returns(function: Operation) -> bool:
    """True if a declared function ends the program, or the thread, or unwinds."""
    declared = not function.regions[0].blocks and "noreturn" in function.properties
    return declared and own_name(function) not in JUMPS


def _fits(op: Operation, function: Operation) -> bool:
    """True if the call passes what the function takes; old C may do otherwise."""
    type_ = cast(LLVMFunctionType, function.properties["function_type"])
    given = [value.type for value in op.operands]
    results = [result.type for result in op.results]
    output = [] if isinstance(type_.output, LLVMVoidType) else [type_.output]
    return given == list(type_.inputs) and (results == output or not results)


def _direct(op: Operation, function: Operation, name: str, r: Raiser) -> None:
    type_ = cast(LLVMFunctionType, function.properties["function_type"])
    attributes = dict(r.attributes)
    attributes |= {key: op.properties[key] for key in KEPT if key in op.properties}
    if never_returns(function):
        attributes[NO_RETURN] = UnitAttr()
    properties: dict[str, Attribute] = {"callee": SymbolRefAttr(name)}
    given = op.properties.get("arg_attrs")
    if given is not None and _says_more(given):
        properties["arg_attrs"] = split_attributes(given, [x.type for x in op.operands])
    call = r.emit(
        "func.call",
        r.all_leaves(op.operands),
        outputs_of(type_),
        properties,
        attributes=attributes,
    )
    if op.results:
        r.set(op.results[0], *call.results)


def _says_more(given: Attribute) -> bool:
    """True if a call's parameters have other attributes than LLVM's, which the callee has too."""
    dictionaries = cast("ArrayAttr[DictionaryAttr]", given)
    return any(not key.startswith("llvm.") for one in dictionaries for key in one.data)


def split_attributes(given: Attribute, types: list[Attribute]) -> Attribute:
    """Attributes of parameters, for their leaves; those of an aggregate are about the whole."""
    found: list[DictionaryAttr] = []
    dictionaries = cast("ArrayAttr[DictionaryAttr]", given).data
    for attributes, type_ in zip(dictionaries, types, strict=True):
        parts = leaves_of(type_)
        whole = len(parts) == 1
        found += [attributes] if whole else [DictionaryAttr({}) for _ in parts]
    return ArrayAttr(found)


def call_raised(kept: Iterable[Operation], raised: Mapping[str, Operation]) -> None:
    """Let functions that stay as they are call those that were raised as what these are now."""
    for function in kept:
        for op in list(walk(function)):
            name = callee_name(op) if op.name == "llvm.call" else None
            target = raised.get(name or "")
            if name is None or target is None:
                continue
            type = cast(FunctionType, target.properties["function_type"])
            results = [result.type for result in op.results]
            if [x.type for x in op.operands] == list(type.inputs) and results == list(type.outputs):
                call = Builder.at(op).emit(CallOp(name, list(op.operands), results))
                replace(op, *call.results)


HANDLERS: dict[str, Handler] = {"llvm.call": _call}
