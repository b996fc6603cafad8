"""Instructions that stand for themselves: arithmetic, comparison, conversion, aggregates, control.

Each table row is an operation of the llvm dialect and the function that writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import integer_property
from ad_opt.dialects.support.names.attribute_names import NO_RECIPROCAL, SAME_SIGN
from xdsl.dialects.builtin import IntAttr
from xdsl.dialects.llvm import ALL_FCMP_FLAGS, ALL_ICMP_FLAGS, GEP_USE_SSA_VAL, OverflowAttr
from xdsl.ir import Attribute, Operation

from .constants import constant_text, integer_text
from .state import LITERALS, Emitter, Handler, attribute
from .types import is_float

# --- flags ------------------------------------------------------------------------------------

_OVERFLOW = ("", " nsw", " nuw", " nuw nsw")


def _overflow(op: Operation) -> str:
    flags = op.properties.get("overflowFlags")
    if flags is None:
        return ""
    bits = flags.to_int() if isinstance(flags, OverflowAttr) else cast(Any, flags).value.data
    return _OVERFLOW[bits]


def _unit(name: str, text: str) -> Any:
    return lambda op: text if name in op.properties else ""


_exact = _unit("isExact", " exact")
_disjoint = _unit("isDisjoint", " disjoint")
_nneg = _unit("nonNeg", " nneg")


def _none(op: Operation) -> str:
    return ""


# --- arithmetic -------------------------------------------------------------------------------


def _integer_binary(opcode: str, flags: Any) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        lhs, rhs = op.operands
        result = e.val(op.results[0])
        kind = e.type(lhs.type, op)
        e.out.append(f"  {result} = {opcode}{flags(op)} {kind} {e.val(lhs)}, {e.val(rhs)}")

    return emit


def _float_binary(opcode: str) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        lhs, rhs = op.operands
        result = e.val(op.results[0])
        kind = e.type(lhs.type, op)
        e.out.append(f"  {result} = {opcode}{e.flags(op)} {kind} {e.val(lhs)}, {e.val(rhs)}")

    return emit


def _fdiv(e: Emitter, op: Operation) -> None:
    flags = e.flags(op)
    if NO_RECIPROCAL in op.attributes:
        flags = flags.replace(" arcp", "")
    lhs, rhs = op.operands
    text = f"fdiv{flags} {e.type(lhs.type, op)} {e.val(lhs)}, {e.val(rhs)}"
    e.out.append(f"  {e.val(op.results[0])} = {text}")


def _fneg(e: Emitter, op: Operation) -> None:
    e.out.append(f"  {e.val(op.results[0])} = fneg{e.flags(op)} {e.typed(op.operands[0])}")


_ICMP = tuple(str(flag.value) for flag in ALL_ICMP_FLAGS)
_FCMP = tuple(str(flag.value).removeprefix("_") for flag in ALL_FCMP_FLAGS)


def _icmp(e: Emitter, op: Operation) -> None:
    lhs, rhs = op.operands
    kind = _ICMP[integer_property(op, "predicate")]
    result = e.val(op.results[0])
    sign = " samesign" if SAME_SIGN in op.attributes else ""
    e.out.append(f"  {result} = icmp{sign} {kind} {e.typed(lhs)}, {e.val(rhs)}")


def _fcmp(e: Emitter, op: Operation) -> None:
    lhs, rhs = op.operands
    kind = _FCMP[integer_property(op, "predicate")]
    result = e.val(op.results[0])
    e.out.append(f"  {result} = fcmp{e.flags(op)} {kind} {e.typed(lhs)}, {e.val(rhs)}")


def _select(e: Emitter, op: Operation) -> None:
    cond, lhs, rhs = op.operands
    flags = e.flags(op) if is_float(lhs.type) else ""
    result = e.val(op.results[0])
    e.out.append(f"  {result} = select{flags} {e.typed(cond)}, {e.typed(lhs)}, {e.typed(rhs)}")


def _freeze(e: Emitter, op: Operation) -> None:
    e.out.append(f"  {e.val(op.results[0])} = freeze {e.typed(op.operands[0])}")


def _cast(opcode: str, flags: Any = _none) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        to = e.type(op.results[0].type, op)
        result = e.val(op.results[0])
        e.out.append(f"  {result} = {opcode}{flags(op)} {e.typed(op.operands[0])} to {to}")

    return emit


def _float_cast(opcode: str) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        to = e.type(op.results[0].type, op)
        result = e.val(op.results[0])
        e.out.append(f"  {result} = {opcode}{e.flags(op)} {e.typed(op.operands[0])} to {to}")

    return emit


# --- aggregates and vectors -------------------------------------------------------------------


def _positions(op: Operation) -> str:
    return "".join(f", {i}" for i in cast(Any, op.properties["position"]).iter_values())


def _extractvalue(e: Emitter, op: Operation) -> None:
    result = e.val(op.results[0])
    e.out.append(f"  {result} = extractvalue {e.typed(op.operands[0])}{_positions(op)}")


def _insertvalue(e: Emitter, op: Operation) -> None:
    container, value = op.operands
    result = e.val(op.results[0])
    operands = f"{e.typed(container)}, {e.typed(value)}"
    e.out.append(f"  {result} = insertvalue {operands}{_positions(op)}")


def _operands(opcode: str, order: Sequence[int]) -> Handler:
    def emit(e: Emitter, op: Operation) -> None:
        operands = op.operands
        text = ", ".join([e.typed(operands[i]) for i in order])
        e.out.append(f"  {e.val(op.results[0])} = {opcode} {text}")

    return emit


def _shufflevector(e: Emitter, op: Operation) -> None:
    v1, v2 = op.operands
    mask = [cast(int, i) for i in cast(Any, op.properties["mask"]).iter_values()]
    lanes = "zeroinitializer"
    if any(mask):
        lanes = f"<{', '.join(['i32 poison' if i < 0 else f'i32 {i}' for i in mask])}>"
    text = f"{e.typed(v1)}, {e.typed(v2)}, <{len(mask)} x i32> {lanes}"
    e.out.append(f"  {e.val(op.results[0])} = shufflevector {text}")


_GEP_FLAGS = {0: "", 2: " nusw", 3: " inbounds", 4: " nuw", 6: " nusw nuw", 7: " inbounds nuw"}


def gep_flags(op: Operation) -> str:
    """``inbounds``, ``nusw`` and ``nuw`` of a getelementptr."""
    bits = attribute(op, "noWrapFlags")
    value = bits.value.data if bits is not None else 0
    return _GEP_FLAGS[value | 3 if "inbounds" in op.properties else value]


def _getelementptr(e: Emitter, op: Operation) -> None:
    pointer, *rest = op.operands
    dynamic = iter(rest)
    indices: list[str] = []
    for index in cast(Any, op.properties["rawConstantIndices"]).iter_values():
        indices.append(e.typed(next(dynamic)) if index == GEP_USE_SSA_VAL else f"i32 {index}")
    element = e.type(op.properties["elem_type"], op)
    result = e.val(op.results[0])
    text = f"{element}, {e.typed(pointer)}, {', '.join(indices)}"
    e.out.append(f"  {result} = getelementptr{gep_flags(op)} {text}")


# --- control flow -----------------------------------------------------------------------------


def _hints(e: Emitter, op: Operation) -> str:
    """Return hints on a branch as metadata: how often each way is taken, and of a loop."""
    weights, annotation = attribute(op, "branch_weights"), attribute(op, "loop_annotation")
    text = "" if weights is None else e.metadata.weights(weights.iter_values())
    return text if annotation is None else text + e.metadata.loop(annotation, op)


def _br(e: Emitter, op: Operation) -> None:
    e.out.append(f"  br label %{e.successors(op)[0]}{_hints(e, op)}")


def _cond_br(e: Emitter, op: Operation) -> None:
    then, other = e.successors(op)
    condition = e.val(op.operands[0])
    e.out.append(f"  br i1 {condition}, label %{then}, label %{other}{_hints(e, op)}")


def _switch(e: Emitter, op: Operation) -> None:
    default, *cases = e.successors(op)
    value = op.operands[0]
    kind = e.type(value.type, op)
    values = attribute(op, "case_values")
    literals = values.get_values() if values is not None else ()
    arms = [
        f"{kind} {integer_text(literal, value.type)}, label %{label}"
        for literal, label in zip(literals, cases, strict=True)
    ]
    inner = f" {' '.join(arms)} " if arms else ""
    e.out.append(f"  switch {kind} {e.val(value)}, label %{default} [{inner}]{_hints(e, op)}")


def _indirectbr(e: Emitter, op: Operation) -> None:
    labels = ", ".join(f"label %{label}" for label in e.successors(op))
    e.out.append(f"  indirectbr {e.typed(op.operands[0])}, [{labels}]")


def _blocktag(e: Emitter, op: Operation) -> None:
    """Write nothing: the operation that takes the address finds the block by its tag."""


def _return(e: Emitter, op: Operation) -> None:
    operands = op.operands
    e.out.append(f"  ret {e.typed(operands[0])}" if operands else "  ret void")


def _unreachable(e: Emitter, op: Operation) -> None:
    e.out.append("  unreachable")


# --- constants --------------------------------------------------------------------------------


def _constant(e: Emitter, op: Operation) -> str:
    type_ = op.results[0].type
    e.type(type_, op)
    return constant_text(e.types, op.properties["value"], type_, op)


def zero_text(type_: Attribute) -> str:
    """The zero of a type, which pointers, numbers and aggregates spell differently."""
    if type_.name == "llvm.ptr":
        return "null"
    if type_.name == "integer_type":
        return integer_text(0, type_)
    return "none" if type_.name == "llvm.token" else "zeroinitializer"


LITERALS.update(
    {
        "llvm.mlir.constant": _constant,
        "llvm.mlir.zero": lambda e, op: zero_text(op.results[0].type),
        "llvm.mlir.undef": lambda e, op: "undef",
        "llvm.mlir.poison": lambda e, op: "poison",
        "llvm.mlir.none": lambda e, op: "none",
        "llvm.mlir.addressof": lambda e, op: e.symbol(op.properties["global_name"], op),
        "llvm.blockaddress": lambda e, op: e.block_address(op),
    }
)


def _literal(e: Emitter, op: Operation) -> None:
    """Written where it is used; asked for here only so that errors are found."""
    e.typed(op.results[0])


def alignment(op: Operation) -> str:
    """``, align N`` of a memory access."""
    found = attribute(op, "alignment")
    return f", align {found.value.data}" if found is not None and found.value.data else ""


def _alloca(e: Emitter, op: Operation) -> None:
    element = e.type(op.properties["elem_type"], op)
    inalloca = "inalloca " if attribute(op, "inalloca") is not None else ""
    space = cast(Any, op.results[0].type).addr_space
    suffix = f", addrspace({space.data})" if isinstance(space, IntAttr) and space.data else ""
    text = f"{inalloca}{element}, {e.typed(op.operands[0])}{alignment(op)}{suffix}"
    e.out.append(f"  {e.val(op.results[0])} = alloca {text}")


def _va_arg(e: Emitter, op: Operation) -> None:
    kind = e.type(op.results[0].type, op)
    e.out.append(f"  {e.val(op.results[0])} = va_arg {e.typed(op.operands[0])}, {kind}")


def unknown(e: Emitter, op: Operation) -> None:
    """Refuse an operation that no table knows."""
    help_ = None if op.name.startswith("llvm.") else "run the `lower` pipeline first"
    raise error_at(op, "AD0401", f"operation `{op.name}` cannot be written as LLVM IR", help=help_)


INSTRUCTIONS: dict[str, Handler] = {
    **{f"llvm.{n}": _integer_binary(n, _overflow) for n in ("add", "sub", "mul", "shl")},
    **{f"llvm.{n}": _integer_binary(n, _exact) for n in ("udiv", "sdiv", "lshr", "ashr")},
    **{f"llvm.{n}": _integer_binary(n, _none) for n in ("urem", "srem", "and", "xor")},
    "llvm.or": _integer_binary("or", _disjoint),
    **{f"llvm.{n}": _float_binary(n) for n in ("fadd", "fsub", "fmul", "frem")},
    "llvm.fdiv": _fdiv,
    "llvm.fneg": _fneg,
    "llvm.icmp": _icmp,
    "llvm.fcmp": _fcmp,
    "llvm.select": _select,
    "llvm.freeze": _freeze,
    "llvm.trunc": _cast("trunc", _overflow),
    "llvm.zext": _cast("zext", _nneg),
    "llvm.uitofp": _cast("uitofp", _nneg),
    **{
        f"llvm.{n}": _cast(n)
        for n in "sext sitofp fptosi fptoui ptrtoint inttoptr bitcast addrspacecast".split()
    },
    "llvm.fpext": _float_cast("fpext"),
    "llvm.fptrunc": _float_cast("fptrunc"),
    "llvm.extractvalue": _extractvalue,
    "llvm.insertvalue": _insertvalue,
    "llvm.extractelement": _operands("extractelement", (0, 1)),
    "llvm.insertelement": _operands("insertelement", (0, 1, 2)),
    "llvm.shufflevector": _shufflevector,
    "llvm.getelementptr": _getelementptr,
    "llvm.alloca": _alloca,
    "llvm.va_arg": _va_arg,
    "llvm.br": _br,
    "llvm.cond_br": _cond_br,
    "llvm.switch": _switch,
    "llvm.indirectbr": _indirectbr,
    "llvm.blocktag": _blocktag,
    "llvm.return": _return,
    "llvm.unreachable": _unreachable,
    **dict.fromkeys(LITERALS, _literal),
}
