"""Functions, calls and returns, with MLIR's default calling convention for memrefs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.autodiff.autodiff import SHADOW
from ad_opt.dialects.llvm.llvm_ext import CARRIED, TEXT
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import attribute_of
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.dialects.support.names.parameter_notes import KEPT
from ad_opt.dialects.support.names.runtime_names import SETS_ERRNO
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import Builder
from ad_opt.lowering.to_llvm.construction.module import (
    Handler,
    ModuleLowering,
    function,
    lower_region,
)
from ad_opt.lowering.to_llvm.construction.types import (
    convert_type,
    function_type,
    leaf_types,
    result_type,
)
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    ComplexType,
    DictionaryAttr,
    FunctionType,
    IndexType,
    MemRefType,
    StringAttr,
    SymbolRefAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation, Region, SSAValue

KEPT_PROPERTIES = ("passthrough", "no_inline", "always_inline", "no_unwind", "optimize_none")
KEPT_OF_DECLARATIONS = (
    *KEPT_PROPERTIES,
    "memory_effects",
    "will_return",
    "noreturn",
    "cold",
    "convergent",
    "returns_twice",
)
"""Facts known of a function that is elsewhere, attributes of ``func.func`` by these names."""
_OWN_NAME = re.compile(r'@("[^"]*"|[-\w$.]+)\(')
LINKAGE = "llvm.linkage"
"""An attribute of ``func.func``: how LLVM links it, if not by its visibility."""
CONVENTION = ("byval", "sret", "signext", "zeroext", "inreg", "align", "nest")
"""Attributes that a call must repeat of an argument: they decide where the argument is."""


def lower_function(op: Operation, module: ModuleLowering, table: dict[str, Handler]) -> None:
    """``func.func`` to ``llvm.func``."""
    name = own_name(op)
    if name.startswith(SETS_ERRNO):
        return  # calls of it are calls of the library
    type_ = cast(FunctionType, op.properties["function_type"])
    if _is_carried_along(op, name) and module.name_of(name) == name:
        attributes = {key: op.attributes[key] for key in CARRIED if key in op.attributes}
        new = function(name, function_type(type_), Region(), ops.EXTERNAL, {}, attributes)
        new.location = op.location
        module.top.append(new)
        return
    private = op.properties.get("sym_visibility") == ops.string("private")
    source = op.regions[0]
    lowered = function_type(type_)
    body = Region()
    if source.blocks:
        b = Builder(module, body, op.location)
        entry = b.new_block(*lowered.inputs)
        b.start(entry)
        b.blocks[source.blocks[0]] = entry
        leaves = iter(entry.args)
        for arg in source.blocks[0].args:
            parts = [next(leaves) for _ in leaf_types(arg.type)]
            parts[-1 if len(parts) == 1 else 1].name_hint = arg.name_hint
            b.set(arg, b.from_leaves(parts, arg.type))
        b.memories = _memories(op, b)
        lower_region(source, b, table)
        b.finish()
    kept = KEPT_PROPERTIES if source.blocks else KEPT_OF_DECLARATIONS
    properties = {k: found for k in kept if (found := attribute_of(op, k)) is not None}
    properties |= _argument_attributes(op, type_) | _result_attributes(op, type_)
    linkage = ops.INTERNAL if private and source.blocks else ops.EXTERNAL
    linkage = op.attributes.get(LINKAGE, linkage)
    seen = op.attributes.get("ad.signature", cast(Attribute, type_))
    attributes = {} if private else {"ad.signature": seen}
    attributes |= {name: op.attributes[name] for name in KEPT if name in op.attributes}
    new = function(module.name_of(name), lowered, body, linkage, properties, attributes)
    new.location = op.location
    module.top.append(new)


def _is_carried_along(op: Operation, name: str) -> bool:
    """True if a function is written as the text that it came as; copies of it are not."""
    text = op.attributes.get(TEXT)
    found = None if not isinstance(text, StringAttr) else _OWN_NAME.search(text.data)
    return found is not None and found[1].strip('"') == name


def _memories(op: Operation, b: Builder) -> dict[SSAValue, StringAttr]:
    """Return the memories that addresses of arguments lie in, if some are shadows: these overlap
    no other.
    """
    given = op.properties.get("arg_attrs")
    shadows = [SHADOW in one.data for one in cast("ArrayAttr[DictionaryAttr]", given or ())]
    if not any(shadows):
        return {}
    found: dict[SSAValue, StringAttr] = {}
    for arg, shadow in zip(op.regions[0].blocks[0].args, shadows, strict=True):
        if isinstance(arg.type, MemRefType) and _is_arithmetic(arg.type.get_element_type()):
            found[b.memref(arg).aligned] = StringAttr("shadow" if shadow else "program")
    return found


def _is_arithmetic(type_: Attribute) -> bool:
    """True if memory of the type holds numbers, so that types tell it from other memory."""
    if isinstance(type_, VectorType | ComplexType):
        type_ = cast(Attribute, type_.element_type)
    return isinstance(type_, AnyFloat | IndexType)


def _argument_attributes(op: Operation, type_: FunctionType) -> dict[str, Attribute]:
    given = op.properties.get("arg_attrs")
    if not isinstance(given, ArrayAttr):
        return {}
    found: list[DictionaryAttr] = []
    for attrs, input_ in zip(cast("ArrayAttr[DictionaryAttr]", given), type_.inputs, strict=True):
        kept = _llvm_only(attrs)
        leaves = len(leaf_types(input_))
        if not isinstance(input_, MemRefType):
            found.append(DictionaryAttr(kept))
            continue
        both = {k: v for k, v in kept.items() if k != NO_ALIAS}
        found += [DictionaryAttr(both), DictionaryAttr(kept)]
        found += [DictionaryAttr({})] * (leaves - 2)
    return {"arg_attrs": ArrayAttr(found)} if any(d.data for d in found) else {}


def _result_attributes(op: Operation, type_: FunctionType) -> dict[str, Attribute]:
    given = op.properties.get("res_attrs")
    if not isinstance(given, ArrayAttr) or len(type_.outputs) != 1:
        return {}
    kept = [_llvm_only(a) for a in cast("ArrayAttr[DictionaryAttr]", given)]
    return {"res_attrs": ArrayAttr([DictionaryAttr(k) for k in kept])} if any(kept) else {}


def _llvm_only(attrs: DictionaryAttr) -> dict[str, Attribute]:
    return {k: v for k, v in attrs.data.items() if k.startswith("llvm.")}


def _return(op: Operation, b: Builder) -> None:
    values = [b.ssa(x) for x in op.operands]
    if len(values) > 1:
        types = tuple(x.type for x in op.operands)
        values = [b.struct(result_type(types), values)]
    b.add("llvm.return", values)


def _call(op: Operation, b: Builder) -> None:
    callee = cast(SymbolRefAttr, op.properties["callee"]).root_reference.data
    if callee.startswith(SETS_ERRNO):
        args = [b.ssa(x) for x in op.operands[1:]]
        result = op.results[0].type
        name = b.module.declare(callee.removeprefix(SETS_ERRNO), [x.type for x in args], result)
        b.set(op.results[0], b.call(name, args, result).results[0])
        return
    properties: dict[str, Attribute] = {"callee": ops.symbol(b.module.name_of(callee))}
    properties |= _convention(b.module.symbols.get(callee))
    _finish_call(op, op.operands, (), properties, b)


def _convention(callee: Operation | None) -> dict[str, Attribute]:
    """Return the function's attributes that a call repeats."""
    if callee is None or "arg_attrs" not in callee.properties or callee.name != "func.func":
        return {}
    type_ = cast(FunctionType, callee.properties["function_type"])
    given = _argument_attributes(callee, type_).get("arg_attrs")
    if given is None:
        return {}
    names = {f"llvm.{name}" for name in CONVENTION}
    kept = [
        {k: v for k, v in attrs.data.items() if k in names}
        for attrs in cast("ArrayAttr[DictionaryAttr]", given)
    ]
    return {"arg_attrs": ArrayAttr([DictionaryAttr(k) for k in kept])} if any(kept) else {}


def _call_indirect(op: Operation, b: Builder) -> None:
    _finish_call(op, op.operands[1:], (b.ssa(op.operands[0]),), {}, b)


def _finish_call(
    op: Operation,
    arguments: Sequence[SSAValue],
    first: tuple[SSAValue, ...],
    properties: dict[str, Attribute],
    b: Builder,
) -> None:
    operands = list(first)
    for argument in arguments:
        operands += b.leaves(b.get(argument))
    outputs = tuple(r.type for r in op.results)
    results = (result_type(outputs),) if outputs else ()
    call = b.add("llvm.call", operands, results, b.call_properties(len(operands)) | properties)
    if len(outputs) == 1:
        b.set(op.results[0], b.unpack(call.results[0], outputs[0]))
    elif outputs:
        for i, result in enumerate(op.results):
            part = b.extract(call.results[0], convert_type(result.type), i)
            b.set(result, b.unpack(part, result.type))


def _constant(op: Operation, b: Builder) -> None:
    name = cast(SymbolRefAttr, op.properties["value"]).root_reference.data
    properties: dict[str, Attribute] = {"global_name": ops.symbol(b.module.name_of(name))}
    b.set(op.results[0], b.value("llvm.mlir.addressof", (), ops.PTR, properties))


def _unrealized_cast(op: Operation, b: Builder) -> None:
    """Between a type and its lowered form, one value each; upstream lowers nothing else either."""
    before = [convert_type(operand.type) for operand in op.operands]
    after = [convert_type(result.type) for result in op.results]
    if before != after:
        message = f"`{op.name}` between types of different forms has no lowering"
        raise error_at(op, "AD0401", message)
    for operand, result in zip(op.operands, op.results, strict=True):
        b.set(result, b.unpack(b.ssa(operand), result.type))


HANDLERS: dict[str, Handler] = {
    "func.return": _return,
    "func.call": _call,
    "func.call_indirect": _call_indirect,
    "func.constant": _constant,
    "builtin.unrealized_conversion_cast": _unrealized_cast,
}
