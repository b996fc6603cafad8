"""Intrinsics: which types their names carry, and which arguments are attributes in MLIR."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects.builtin import FloatAttr
from xdsl.dialects.llvm import LLVMStructType, LLVMVoidType
from xdsl.ir import Attribute, Operation

from .attributes import parameters_text
from .constants import float_text, integer_text
from .state import Emitter, Handler, attribute
from .types import is_float

RESULT = -1
"""An overload on the type of the result."""

SECOND = -2
"""An overload on the second type of a struct result."""


@dataclass(frozen=True)
class Intrinsic:
    """Spelling of ``llvm.intr.<name>``: ``@llvm.<name>.<types>(operands and immediates)``."""

    name: str
    overloads: Sequence[int] = (RESULT,)
    """Numbers of operands, or `RESULT`, `SECOND`, whose types the name carries, in order."""
    immediates: Sequence[tuple[int, str, str]] = ()
    """Arguments that are attributes in MLIR: place among the arguments, attribute, type."""
    aligned: int | None = None
    """The argument that the attribute ``alignment`` speaks of."""
    passthru: bool = False
    """True if the last of three arguments may be missing: what masked-off lanes give."""


_VOID = LLVMVoidType()


def _operand_type(result: Attribute, operands: Sequence[Attribute], which: int) -> Attribute:
    if which >= 0:
        return operands[which]
    if isinstance(result, LLVMStructType) and which == SECOND:
        return result.types.data[1]
    return result


def overloads(
    e: Emitter, spec: Intrinsic, result: Attribute, operands: Sequence[Attribute], op: Operation
) -> str:
    """The suffix of the name, with its leading dot."""
    return "".join(
        f".{e.types.mangle(_operand_type(result, operands, which), op)}" for which in spec.overloads
    )


def _immediate(op: Operation, name: str, type_: str) -> tuple[str, str]:
    """Type and text of an argument that is an attribute; absent means 0."""
    value: Any = attribute(op, name)
    if value is None:
        return type_, "false" if type_ == "i1" else "0"
    if isinstance(value, FloatAttr):
        return "double", float_text(value.value.data, value.type)
    kind = type_ or str(value.type)
    return kind, integer_text(value.value.data, value.type) if kind != "i1" else (
        "true" if value.value.data else "false"
    )


def _arguments(e: Emitter, spec: Intrinsic, op: Operation) -> Iterator[tuple[str, str, str]]:
    """Type, attributes and text of each argument."""
    operands = list(op.operands)
    attrs = parameters_text(e.types, attribute(op, "arg_attrs"), len(operands), op)
    align = attribute(op, "alignment") if spec.aligned is not None else None
    if align is not None and spec.aligned is not None:
        attrs[spec.aligned] += f" align {align.value.data}"
    made = [(e.type(v.type, op), text, e.val(v)) for v, text in zip(operands, attrs, strict=True)]
    if spec.passthru and len(operands) == 2:
        made.append((e.type(op.results[0].type, op), "", "poison"))
    for place, name, type_ in spec.immediates:
        kind, text = _immediate(op, name, type_)
        made.insert(place, (kind, "", text))
    yield from made


def _handler(spec: Intrinsic) -> Handler:
    simple = not spec.immediates and spec.aligned is None

    def emit(e: Emitter, op: Operation) -> None:
        results = op.results
        result_type = results[0].type if results else _VOID
        kind = e.type(result_type, op)
        operands = tuple(op.operands)
        bundles: Any = op.properties.get("op_bundle_sizes")
        if bundles is not None and len(bundles):
            raise error_at(op, "AD0401", f"operand bundles on `{op.name}` cannot be written")
        types = [v.type for v in operands]
        name = f"llvm.{spec.name}{overloads(e, spec, result_type, types, op)}"
        if simple and "arg_attrs" not in op.properties:
            text = ", ".join([e.typed(v) for v in operands])
            if name not in e.declared:
                listed = ", ".join([e.type(t, op) for t in types])
                e.declare(name, f"declare {kind} @{name}({listed})")
        else:
            args = list(_arguments(e, spec, op))
            text = ", ".join(f"{t}{attrs} {value}" for t, attrs, value in args)
            e.declare(name, f"declare {kind} @{name}({', '.join(t for t, _, _ in args)})")
        flags = e.flags(op) if results and is_float(result_type) else ""
        result = f"{e.val(results[0])} = " if results else ""
        hint = e.metadata.tbaa(op.properties.get("tbaa"))
        e.out.append(f"  {result}call{flags} {kind} @{name}({text}){hint}")

    return emit


_ON_RESULT = """
    fabs ceil floor sqrt exp exp2 exp10 log log2 log10 sin cos tan asin acos atan sinh cosh tanh
    round roundeven trunc rint nearbyint bitreverse bswap ctpop
    copysign pow maxnum minnum maximum minimum atan2 smax smin umax umin
    sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat
    fma fmuladd fshl fshr expect vscale stepvector ssa.copy threadlocal.address stacksave
    vector.interleave2
""".split()

_ON_FIRST = """
    sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow
    smul.with.overflow umul.with.overflow sincos
    vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor
    vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin
    vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum
    stackrestore is.constant lifetime.start lifetime.end
    launder.invariant.group strip.invariant.group vector.deinterleave2
""".split()

_VOLATILE = ("isVolatile", "i1")

_VARIADIC = {"vastart": "va_start", "vaend": "va_end", "vacopy": "va_copy"}
"""Names that MLIR spells differently."""

_OTHERS = (
    Intrinsic("powi", (RESULT, 1)),
    Intrinsic("ldexp", (RESULT, 1)),
    *(Intrinsic(n, (RESULT, 0)) for n in ("lround", "llround", "lrint", "llrint")),
    *(Intrinsic(n, (RESULT, 0)) for n in ("scmp", "ucmp", "get.active.lane.mask")),
    Intrinsic("frexp", (0, SECOND)),
    Intrinsic("abs", immediates=((1, "is_int_min_poison", "i1"),)),
    Intrinsic("ctlz", immediates=((1, "is_zero_poison", "i1"),)),
    Intrinsic("cttz", immediates=((1, "is_zero_poison", "i1"),)),
    Intrinsic("is.fpclass", (0,), ((1, "bit", "i32"),)),
    Intrinsic("expect.with.probability", (RESULT,), ((2, "prob", "double"),)),
    Intrinsic("vector.reduce.fadd", (1,)),
    Intrinsic("vector.reduce.fmul", (1,)),
    Intrinsic("vector.insert", (RESULT, 1), ((2, "pos", "i64"),)),
    Intrinsic("vector.extract", (RESULT, 0), ((1, "pos", "i64"),)),
    Intrinsic("memcpy", (0, 1, 2), ((3, *_VOLATILE),)),
    Intrinsic("memmove", (0, 1, 2), ((3, *_VOLATILE),)),
    Intrinsic("memset", (0, 2), ((3, *_VOLATILE),)),
    Intrinsic("invariant.start", (0,), ((0, "size", "i64"),)),
    Intrinsic("invariant.end", (1,), ((1, "size", "i64"),)),
    Intrinsic("masked.load", (RESULT, 0), aligned=0, passthru=True),
    Intrinsic("masked.store", (0, 1), aligned=1),
    Intrinsic("masked.gather", (RESULT, 0), aligned=0, passthru=True),
    Intrinsic("masked.scatter", (0, 1), aligned=1),
    Intrinsic("masked.expandload", (RESULT,)),
    Intrinsic("masked.compressstore", (0,)),
    Intrinsic("prefetch", (0,), ((1, "rw", "i32"), (2, "hint", "i32"), (3, "cache", "i32"))),
    Intrinsic("ptrmask", (RESULT, 1)),
    Intrinsic("trap", ()),
    Intrinsic("debugtrap", ()),
    Intrinsic("ubsantrap", (), ((0, "failureKind", "i8"),)),
)


def _inline_copy(e: Emitter, op: Operation) -> None:
    """memcpy.inline and memset.inline, whose length is an attribute of any integer type."""
    name = op.name.removeprefix("llvm.intr.")
    operands = op.operands
    length: Any = attribute(op, "len")
    kind = e.type(length.type, op)
    which = operands[:1] if name.startswith("memset") else operands
    suffix = "".join(f".{e.types.mangle(v.type, op)}" for v in which) + f".{kind}"
    volatile = _immediate(op, *_VOLATILE)[1]
    types = [*(e.type(v.type, op) for v in operands), kind, "i1"]
    full = f"llvm.{name}{suffix}"
    e.declare(full, f"declare void @{full}({', '.join(types)})")
    attrs = parameters_text(e.types, attribute(op, "arg_attrs"), len(operands), op)
    args = [f"{e.type(v.type, op)}{a} {e.val(v)}" for v, a in zip(operands, attrs, strict=True)]
    args += [f"{kind} {integer_text(length.value.data, length.type)}", f"i1 {volatile}"]
    e.out.append(f"  call void @{full}({', '.join(args)})")


INTRINSICS: dict[str, Intrinsic] = {
    f"llvm.intr.{spec.name}": spec
    for spec in (
        *(Intrinsic(name) for name in _ON_RESULT),
        *(Intrinsic(name, (0,)) for name in _ON_FIRST),
        *_OTHERS,
    )
} | {f"llvm.intr.{ours}": Intrinsic(name, (0,)) for ours, name in _VARIADIC.items()}
"""Intrinsics by the name of their operation."""

INTRINSIC_HANDLERS: dict[str, Handler] = {
    **{name: _handler(spec) for name, spec in INTRINSICS.items()},
    "llvm.intr.memcpy.inline": _inline_copy,
    "llvm.intr.memset.inline": _inline_copy,
}
