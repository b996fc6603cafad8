"""Calls: direct, through a pointer, variadic, with attributes and operand bundles."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.shaped_types import truth_type
from ad_opt.lowering.llvm_import.text.attributes import Attributes, dictionaries
from ad_opt.lowering.llvm_import.text.constants import OPS, Const, dense_i32
from ad_opt.lowering.llvm_import.text.metadata import attachments
from ad_opt.lowering.llvm_import.text.state import FunctionReader
from ad_opt.lowering.llvm_import.text.tokens import Refused, Tokens, name, not_understood, string
from ad_opt.lowering.llvm_import.text.types import PTR, VOID
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr
from xdsl.dialects.llvm import (
    CallingConventionAttr,
    FastMathAttr,
    LLVMFunctionType,
    TailCallKind,
    TailCallKindAttr,
)
from xdsl.ir import Attribute, SSAValue

from .arithmetic import Handler
from .intrinsics import Call, read_intrinsic

CONVENTIONS = {
    "ccc": "ccc",
    "fastcc": "fastcc",
    "coldcc": "coldcc",
    "ghccc": "cc 10",
    "anyregcc": "anyregcc",
    "preserve_mostcc": "preserve_mostcc",
    "preserve_allcc": "preserve_allcc",
    "cxx_fast_tlscc": "cxx_fast_tlscc",
    "tailcc": "tailcc",
    "swiftcc": "swiftcc",
    "swifttailcc": "swifttailcc",
    "cfguard_checkcc": "cfguard_checkcc",
}
"""Calling conventions of LLVM, and MLIR's names of them."""

_CCC = CallingConventionAttr("ccc")
_CALL = OPS["llvm.call"]
_DECLARED = cast(Any, _CALL).get_irdl_definition().properties
_KINDS = {kind.value: TailCallKindAttr(kind) for kind in TailCallKind}
_NO_FAST = FastMathAttr("none")


def convention(t: Tokens) -> CallingConventionAttr | None:
    """The calling convention that comes next, if it is not C's."""
    if (word := t.accept_in(CONVENTIONS)) is not None:
        return CallingConventionAttr(CONVENTIONS[word])
    token = t.items[t.at]
    if (token[:2] == "cc" and token[2:].isdigit()) or token.endswith("_kernel"):
        raise Refused(f"the calling convention `{token}`")
    return None


def _prefixed(kind: str) -> Handler:
    def read(f: FunctionReader, t: Tokens, result: str | None) -> None:
        t.expect("call")
        _read(f, t, result, kind)

    return read


def _plain(f: FunctionReader, t: Tokens, result: str | None) -> None:
    _read(f, t, result, "none")


def _assembly(f: FunctionReader, t: Tokens, result: str | None, output: Attribute) -> None:
    """Assembly that does nothing: no text but comments, and as a result, if any, its operand; or
    one instruction that is known.

    Programs keep the optimiser from a value or from memory so.
    """
    while (text := t.next())[:1] != '"':
        pass
    t.expect(",")
    constraints = t.next().strip('"').split(",")
    operands = [one for one in constraints if one and not one.startswith("~")]
    made = [one for one in operands if one.startswith("=") and not one.startswith("=*")]
    lines = text.strip('"').replace("\\0A", "\n").split("\n")
    if result is not None and (chosen := _EXTREME.fullmatch(text.strip('"'))) is not None:
        f.define(result, _extreme(f, t, chosen, operands, output))
    elif not all(not line.strip() or line.strip().startswith("#") for line in lines):
        raise Refused("inline assembly")
    elif result is not None:
        arguments = _arguments(f, t)
        value = _operand(f, t, arguments[0]) if operands == [*made, "0"] else None
        if value is None or value.type != output:
            raise Refused("inline assembly")
        f.define(result, value)
    elif made:
        raise Refused("inline assembly")
    while t.items[t.at]:
        t.at += 1


_EXTREME = re.compile(r"\s*(?:v(min|max)p[sd] \$1, \$2, \$0|(min|max)p[sd] \$1, \$0)\s*")
"""The smaller or larger lanes of two vectors, as Eigen asks x86 for them."""
_LESS, _GREATER = 4, 2
"""``olt`` and ``ogt`` among the predicates of ``llvm.fcmp``."""


def _extreme(
    f: FunctionReader, t: Tokens, found: re.Match[str], operands: list[str], output: Attribute
) -> SSAValue:
    """``dest < source ? dest : source``, lane by lane: the source where a lane is not a number."""
    expected = ["=x", "x", "x"] if found[1] else ["=x", "x", "0"]
    arguments = _arguments(f, t)
    values = [_operand(f, t, argument) for argument in arguments]
    if operands != expected or any(value.type != output for value in values):
        raise Refused("inline assembly")
    source, dest = values
    predicate = IntegerAttr(_LESS if (found[1] or found[2]) == "min" else _GREATER, 64)
    better = make(
        OPS["llvm.fcmp"],
        operands=[dest, source],
        result_types=[truth_type(output)],
        properties={"predicate": predicate},
        location=f.location,
    )
    f.add(better)
    chosen = make(
        OPS["llvm.select"],
        operands=[better.results[0], dest, source],
        result_types=[output],
        location=f.location,
    )
    f.add(chosen)
    return chosen.results[0]


def _read(f: FunctionReader, t: Tokens, result: str | None, kind: str) -> None:
    flags = f.module.fast_math(t)
    calling = convention(t)
    returned = f.module.attributes.parameter(t)
    if t.accept("addrspace"):
        t.at -= 1
        if t.skip_group() != ["0"]:
            raise Refused("calls in other address spaces")
    type_ = f.type(t)
    signature = type_ if isinstance(type_, LLVMFunctionType) else None
    output = signature.output if signature is not None else type_
    target = t.next()
    if target == "asm":
        _assembly(f, t, result, output)
        return
    place = t.at
    if target[:1] not in "%@":
        place = _skip_callee(t)
    arguments = _arguments(f, t)
    call = Call(
        name(target) if target[:1] == "@" else "",
        result,
        None if output == VOID else output,
        arguments,
        flags,
        {},
        ([], [], []),
    )
    own = f.module.attributes.function(t)
    if t.items[t.at] == "[":
        call.bundles = _bundles(f, t)
    if t.items[t.at]:
        _hints(f, t, call)
    if call.name.startswith("llvm.") and target[:1] == "@":
        end = t.at
        read_intrinsic(f, t, call)
        t.at = end
        return
    end = t.at
    operands = [_operand(f, t, argument) for argument in arguments]
    callee = _callee(f, t, target, place, call, operands, signature)
    properties = _properties(call, own, returned, calling, kind) | callee
    _emit(f, call, operands, properties, own)
    t.at = end


def _emit(
    f: FunctionReader,
    call: Call,
    operands: Sequence[SSAValue],
    properties: Attributes,
    own: Attributes,
) -> None:
    tags, sizes, bundled = call.bundles
    properties["op_bundle_sizes"] = dense_i32(tuple(sizes))
    properties["operandSegmentSizes"] = dense_i32((len(operands), len(bundled)))
    if tags:
        properties["op_bundle_tags"] = ArrayAttr([StringAttr(tag) for tag in tags])
    f.emit(
        _CALL,
        operands=[*operands, *bundled],
        result_types=() if call.type is None else (call.type,),
        properties=properties,
        attributes={key: value for key, value in own.items() if key not in _DECLARED},
        result=call.result,
    )


def _skip_callee(t: Tokens) -> int:
    """A constant expression that is called: where it starts."""
    start = t.at - 1
    if t.items[start] in ("null", "undef", "poison"):
        return start
    t.skip_group()
    return start


def _arguments(f: FunctionReader, t: Tokens) -> list[tuple[Attribute, Attributes | None, int]]:
    t.expect("(")
    found: list[tuple[Attribute, Attributes | None, int]] = []
    while not t.accept(")"):
        type_ = f.type(t)
        attrs = f.module.attributes.parameter(t)
        found.append((type_, attrs, t.at))
        _skip_value(t)
        t.accept(",")
    return found


def _skip_value(t: Tokens) -> None:
    """Pass over a value up to the ``,`` or ``)`` behind it."""
    depth = 0
    while True:
        token = t.items[t.at]
        if depth == 0 and token in (",", ")"):
            return
        if token == "":
            raise not_understood(" ".join(t.items))
        if len(token) == 1:
            depth += (token in "([{<") - (token in ")]}>")
        t.at += 1


def _operand(f: FunctionReader, t: Tokens, argument: tuple[Attribute, Any, int]) -> SSAValue:
    at = t.at
    t.at = argument[2]
    value = f.operand(t, argument[0])
    t.at = at
    return value


def _callee(
    f: FunctionReader,
    t: Tokens,
    target: str,
    place: int,
    call: Call,
    operands: list[SSAValue],
    signature: LLVMFunctionType | None,
) -> dict[str, Attribute]:
    """Return the callee as properties; a pointer is put in front of the operands."""
    made: dict[str, Attribute] = {}
    if signature is not None and signature.is_variadic:
        made["var_callee_type"] = signature
    if target[:1] == "@" and _fits(f.module.functions.get(call.name), call, signature):
        made["callee"] = f.module.symbol(call.name)
        return made
    if target[:1] == "@":
        operands.insert(0, f.constant(Const("symbol", PTR, call.name), target))
    elif target[:1] == "%":
        operands.insert(0, f.operand(_at(t, place - 1), PTR))
    else:
        operands.insert(0, f.operand(_at(t, place), PTR))
    return made


def _at(t: Tokens, place: int) -> Tokens:
    t.at = place
    return t


def _fits(declared: Any, call: Call, signature: LLVMFunctionType | None) -> bool:
    """True if the function is called as what it is declared to be."""
    if declared is None or signature is not None:
        return declared == signature and declared is not None
    inputs = declared.inputs.data
    return (
        not declared.is_variadic
        and len(inputs) == len(call.arguments)
        and declared.output == (call.type or VOID)
        and all(a == b[0] for a, b in zip(inputs, call.arguments, strict=True))
    )


def _properties(
    call: Call,
    own: Attributes,
    returned: Attributes | None,
    calling: CallingConventionAttr | None,
    kind: str,
) -> Attributes:
    made: Attributes = {
        "CConv": calling or _CCC,
        "TailCallKind": _KINDS[kind],
        "fastmathFlags": call.flags or _NO_FAST,
        **call.properties,
    }
    made |= {k: v for k, v in own.items() if k in _DECLARED}
    if (attrs := dictionaries([attrs for _, attrs, _ in call.arguments])) is not None:
        made["arg_attrs"] = attrs
    if returned and (attrs := dictionaries([returned])) is not None:
        made["res_attrs"] = attrs
    return made


def _bundles(f: FunctionReader, t: Tokens) -> tuple[list[str], list[int], list[SSAValue]]:
    """``[ "tag"(i32 %x), ... ]``."""
    tags: list[str] = []
    sizes: list[int] = []
    operands: list[SSAValue] = []
    t.expect("[")
    while not t.accept("]"):
        tags.append(string(t.next()))
        t.expect("(")
        before = len(operands)
        while not t.accept(")"):
            operands.append(f.typed(t))
            t.accept(",")
        sizes.append(len(operands) - before)
        t.accept(",")
    return tags, sizes, operands


def _hints(f: FunctionReader, t: Tokens, call: Call) -> None:
    for kind, node in attachments(t):
        if kind == "tbaa" and (tags := f.module.metadata.tbaa_tags(node)) is not None:
            call.properties["tbaa"] = tags
        elif kind == "tbaa.struct":
            call.copied = f.module.metadata.tbaa_struct(node)


CALLS: dict[str, Handler] = {
    "call": _plain,
    **{kind: _prefixed(kind) for kind in ("tail", "musttail", "notail")},
}
"""Instructions by keyword."""
