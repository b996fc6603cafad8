"""Calls: direct, indirect, variadic, to intrinsics by name, and inline assembly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.llvm import FuncOp, LLVMVoidType
from xdsl.ir import Operation, SSAValue

from .attributes import function_text, parameters_text
from .intrinsics import INTRINSICS, overloads
from .state import Emitter, Handler, attribute
from .types import escape, is_float

_VOID = LLVMVoidType()


def _arguments(e: Emitter, op: Operation, args: Sequence[SSAValue]) -> str:
    attrs = attribute(op, "arg_attrs")
    if attrs is None:
        return ", ".join([e.typed(arg) for arg in args])
    texts = parameters_text(e.types, attrs, len(args), op)
    return ", ".join(
        f"{e.type(arg.type, op)}{text} {e.val(arg)}" for arg, text in zip(args, texts, strict=True)
    )


def _bundles(e: Emitter, op: Operation, operands: Sequence[SSAValue]) -> str:
    sizes = attribute(op, "op_bundle_sizes")
    counts = list(sizes.iter_values()) if sizes is not None else []
    if not counts:
        return ""
    tags = attribute(op, "op_bundle_tags")
    if tags is None:
        raise error_at(op, "AD0401", f"operand bundles of `{op.name}` have no tags")
    parts: list[str] = []
    at = 0
    for count, tag in zip(counts, tags, strict=True):
        inner = ", ".join(e.typed(v) for v in operands[at : at + count])
        parts.append(f'"{escape(cast(StringAttr, tag).data.encode())}"({inner})')
        at += count
    return f" [ {', '.join(parts)} ]"


def split_segments(op: Operation) -> tuple[Sequence[SSAValue], Sequence[SSAValue]]:
    """The arguments of a call and the operands of its bundles."""
    operands = op.operands
    segments = op.properties.get("operandSegmentSizes")
    if segments is None:
        return operands, ()
    count = next(iter(cast(Any, segments).iter_values()))
    return operands[:count], operands[count:]


_TAIL = {"none": "", "tail": "tail ", "musttail": "musttail ", "notail": "notail "}


def _convention(op: Operation) -> str:
    convention = attribute(op, "CConv")
    name = convention.convention.data if convention is not None else "ccc"
    return "" if name == "ccc" else f"{name} "


def _call(e: Emitter, op: Operation) -> None:
    args, bundled = split_segments(op)
    callee = op.properties.get("callee")
    function: Any = None
    if callee is None:
        target, args = e.val(args[0]), args[1:]
    else:
        target = e.symbol(callee, op)
        function = e.symbols[cast(Any, callee).string_value()]
    results = op.results
    type_ = results[0].type if results else _VOID
    kind = e.type(type_, op)
    variadic = op.properties.get("var_callee_type")
    if variadic is None and isinstance(function, FuncOp) and function.function_type.is_variadic:
        variadic = function.function_type
    if variadic is not None:
        kind = e.type(variadic, op)
    tail = attribute(op, "TailCallKind")
    prefix = _TAIL[tail.data.value] if tail is not None else ""
    flags = e.flags(op) if results and is_float(type_) else ""
    result = f"{e.val(results[0])} = " if results else ""
    returned = parameters_text(e.types, attribute(op, "res_attrs"), 1, op)[0]
    e.out.append(
        f"  {result}{prefix}call{flags} {_convention(op)}{returned[1:] + ' ' if returned else ''}"
        f"{kind} {target}({_arguments(e, op, args)}){function_text(op)}{_bundles(e, op, bundled)}"
        f"{e.metadata.tbaa(op.properties.get('tbaa'))}"
    )


def _call_intrinsic(e: Emitter, op: Operation) -> None:
    args, bundled = split_segments(op)
    name = cast(StringAttr, op.properties["intrin"]).data
    results = op.results
    type_ = results[0].type if results else _VOID
    spec = INTRINSICS.get(name.replace("llvm.", "llvm.intr.", 1))
    if spec is not None and not spec.immediates:
        types = [a.type for a in args]
        name += overloads(e, spec, type_, types, op)
    kind = e.type(type_, op)
    e.declare(name, f"declare {kind} @{name}({', '.join(e.type(a.type, op) for a in args)})")
    flags = e.flags(op) if results and is_float(type_) else ""
    result = f"{e.val(results[0])} = " if results else ""
    e.out.append(
        f"  {result}call{flags} {kind} @{name}({_arguments(e, op, args)}){_bundles(e, op, bundled)}"
    )


def _inline_asm(e: Emitter, op: Operation) -> None:
    words = [
        text
        for name, text in (("has_side_effects", "sideeffect"), ("is_align_stack", "alignstack"))
        if attribute(op, name) is not None
    ]
    dialect = attribute(op, "asm_dialect")
    if dialect is not None and dialect.value.data == 1:
        words.append("inteldialect")
    body = escape(cast(StringAttr, op.properties["asm_string"]).data.encode())
    constraints = escape(cast(StringAttr, op.properties["constraints"]).data.encode())
    tail = attribute(op, "tail_call_kind")
    prefix = _TAIL[tail.data.value] if tail is not None else ""
    results = op.results
    kind = e.type(results[0].type if results else _VOID, op)
    result = f"{e.val(results[0])} = " if results else ""
    args = ", ".join(e.typed(arg) for arg in op.operands)
    e.out.append(
        f"  {result}{prefix}call {kind} asm {' '.join([*words, ''])}"
        f'"{body}", "{constraints}"({args})'
    )


def _assume(e: Emitter, op: Operation) -> None:
    condition, *bundled = op.operands
    e.declare("llvm.assume", "declare void @llvm.assume(i1)")
    e.out.append(f"  call void @llvm.assume({e.typed(condition)}){_bundles(e, op, bundled)}")


CALLS: dict[str, Handler] = {
    "llvm.call": _call,
    "llvm.call_intrinsic": _call_intrinsic,
    "llvm.inline_asm": _inline_asm,
    "llvm.intr.assume": _assume,
}
