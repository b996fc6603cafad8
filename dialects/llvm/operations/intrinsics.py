"""Intrinsics that upstream's llvm dialect has and xDSL's lacks, made from tables.

Each row gives the name, the operands and the shape of the types; the classes are alike otherwise.
Those with a custom syntax upstream have an `assembly_format`; the others are printed generically,
as ``mlir-opt`` does.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Self, cast

from typing_extensions import override
from xdsl.dialects.builtin import (
    I64,
    AnyFloatConstr,
    ArrayAttr,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    SignlessIntegerConstraint,
    VectorType,
)
from xdsl.dialects.llvm import FastMathAttr
from xdsl.ir import Attribute, Operation
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

_FLOAT = AnyFloatConstr | VectorType.constr(AnyFloatConstr)
_INTEGER = SignlessIntegerConstraint | VectorType.constr(SignlessIntegerConstraint)

_PREFIX = "llvm.intr."
CALL_SYNTAX = "`(` operands `)` attr-dict `:` functional-type(operands, results)"
"""``llvm.intr.exp(%x) {...} : (f64) -> f64``."""

# --- one shape a factory ----------------------------------------------------------------------


def _class(name: str, members: dict[str, Any]) -> type[Operation]:
    members = {"name": _PREFIX + name, "__module__": __name__, **members}
    members.setdefault("__doc__", f"LLVM's intrinsic ``llvm.{name}``.")
    return irdl_op_definition(type(_title(name), (IRDLOperation,), members))


def _title(name: str) -> str:
    return "".join(part.title() for part in name.replace(".", "_").split("_")) + "Op"


def _operands(names: str, constraint: Any = None) -> dict[str, Any]:
    return {
        name: operand_def(constraint if constraint is not None else AnyAttr())
        for name in names.split()
    }


def _fast_math() -> dict[str, Any]:
    return {
        "fastmathFlags": prop_def(FastMathAttr, default_value=FastMathAttr(None)),
        "irdl_options": (ParsePropInAttrDict(),),
    }


def _like(first: type[Operation], name: str) -> type[Operation]:
    """The class of an intrinsic with the definition of another: most of these differ by name."""
    theirs = cast("type[IRDLOperation]", first).get_irdl_definition()
    definition = replace(theirs, name=_PREFIX + name)
    members = {
        "get_irdl_definition": classmethod(lambda _: definition),
        "__module__": __name__,
        "__doc__": f"LLVM's intrinsic ``llvm.{name}``.",
    }
    # Formats look for the accessors in the class itself.
    for accessed, _ in (*definition.operands, *definition.results):
        members[accessed] = first.__dict__[accessed]
    return type(_title(name), (first,), {"name": _PREFIX + name, **members})


def same_float(name: str, operands: str) -> type[Operation]:
    """Operands and result of one floating-point type."""
    return _like(_same_float(operands), name)


@cache
def _same_float(operands: str) -> type[Operation]:
    constraint = VarConstraint("T", _FLOAT)
    return _class(
        f"same_float_{len(operands.split())}",
        {
            **_operands(operands, constraint),
            "res": result_def(constraint),
            **_fast_math(),
            "traits": traits_def(Pure()),
            "assembly_format": CALL_SYNTAX,
        },
    )


def same_integer(name: str, operands: str) -> type[Operation]:
    """Operands and result of one integer type."""
    return _like(_same_integer(operands), name)


@cache
def _same_integer(operands: str) -> type[Operation]:
    constraint = VarConstraint("T", _INTEGER)
    return _class(
        f"same_integer_{len(operands.split())}",
        {
            **_operands(operands, constraint),
            "res": result_def(constraint),
            "traits": traits_def(Pure()),
            "assembly_format": CALL_SYNTAX,
        },
    )


def free(
    name: str,
    operands: str,
    *,
    flags: bool = False,
    syntax: str | None = CALL_SYNTAX,
    pure: bool = True,
    results: int = 1,
    constraint: Any = None,
    **properties: Any,
) -> type[Operation]:
    """Any types; properties as given."""
    members: dict[str, Any] = {**_operands(operands, constraint), **properties}
    if results:
        members["res"] = result_def(constraint if constraint is not None else AnyAttr())
    if flags:
        members |= _fast_math()
    elif properties:
        members["irdl_options"] = (ParsePropInAttrDict(),)
    if syntax is not None:
        members["assembly_format"] = syntax
    if pure:
        members["traits"] = traits_def(Pure())
    return _class(name, members)


def generic(name: str, operands: str, **options: Any) -> type[Operation]:
    """Make an operation as `free` does, in MLIR's generic syntax."""
    return free(name, operands, syntax=None, **options)


def effect(name: str, operands: str, syntax: str | None = None, **properties: Any) -> Any:
    """No result; reads or writes something."""
    return free(name, operands, syntax=syntax, pure=False, results=0, **properties)


def _attributes() -> dict[str, Any]:
    """Return the properties that every memory intrinsic may carry for the optimiser."""
    names = "access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs".split()
    return {name: opt_prop_def(ArrayAttr[Attribute]) for name in names}


def _copy(name: str, operands: str, *, inline: bool = False) -> type[Operation]:
    properties: dict[str, Any] = {"isVolatile": prop_def(IntegerAttr), **_attributes()}
    if inline:
        properties["len"] = prop_def(IntegerAttr)
    return effect(name, operands, **properties)


# --- tables -----------------------------------------------------------------------------------

_UNARY_FLOAT = """
    exp10 log10 round roundeven trunc rint nearbyint tan asin acos atan sinh cosh tanh
""".split()
_BINARY_FLOAT = "maximum minimum atan2".split()
_UNARY_INTEGER = "bitreverse bswap ctpop".split()
_BINARY_INTEGER = "smax smin umax umin".split()
_SATURATING = "sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat".split()
_OVERFLOW = [f"{kind}.with.overflow" for kind in "sadd uadd ssub usub smul umul".split()]
_REDUCE_INTEGER = "add mul and or xor smax smin umax umin".split()
_REDUCE_FLOAT = "fmax fmin fmaximum fminimum".split()
_ROUND_TO_INTEGER = "lround llround lrint llrint".split()

_SAME = VarConstraint("T", AnyAttr())
_POINTER = "$ptr attr-dict `:` type($ptr)"
_MASKED = "operands attr-dict `:` functional-type(operands, results)"


def _alignment() -> Any:
    return prop_def(IntegerAttr)


@irdl_op_definition
class UBSanTrapOp(IRDLOperation):
    """Stops the program, with a number that says why."""

    name = "llvm.intr.ubsantrap"
    failureKind = prop_def(IntegerAttr)

    @override
    @classmethod
    def parse(cls, parser: Parser) -> Self:
        with parser.in_angle_brackets():
            properties = parser.parse_optional_attr_dict()
        return cls.create(properties=properties, attributes=parser.parse_optional_attr_dict())

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        with printer.in_angle_brackets():
            printer.print_attr_dict(self.properties)
        printer.print_op_attributes(self.attributes)


INTRINSIC_OPS: tuple[type[Operation], ...] = (
    *(same_float(name, "arg") for name in _UNARY_FLOAT),
    *(same_float(name, "a b") for name in _BINARY_FLOAT),
    same_float("fmuladd", "a b c"),
    *(same_integer(name, "arg") for name in _UNARY_INTEGER),
    *(same_integer(name, "a b") for name in _BINARY_INTEGER),
    *(same_integer(name, "a b c") for name in ("fshl", "fshr")),
    *(same_integer(name, "a b") for name in _SATURATING),
    *(generic(name, "a b") for name in _OVERFLOW),
    *(generic(f"vector.reduce.{name}", "vector") for name in _REDUCE_INTEGER),
    *(free(f"vector.reduce.{name}", "vector", flags=True) for name in _REDUCE_FLOAT),
    *(free(name, "val") for name in _ROUND_TO_INTEGER),
    *(free(name, "a b") for name in ("scmp", "ucmp")),
    *(free(name, "val power", flags=True) for name in ("powi", "ldexp")),
    *(free(name, "val", flags=True) for name in ("frexp", "sincos")),
    generic("abs", "arg", is_int_min_poison=prop_def(IntegerAttr)),
    generic("ctlz", "arg", is_zero_poison=prop_def(IntegerAttr)),
    generic("cttz", "arg", is_zero_poison=prop_def(IntegerAttr)),
    generic("is.fpclass", "arg", bit=prop_def(IntegerAttr)),
    generic("is.constant", "val"),
    free("ssa.copy", "val", syntax="$val attr-dict `:` type($val)", constraint=_SAME),
    generic("threadlocal.address", "ptr"),
    free(
        "expect",
        "val expected",
        syntax="$val `,` $expected attr-dict `:` type($val)",
        constraint=_SAME,
    ),
    free(
        "expect.with.probability",
        "val expected",
        syntax="$val `,` $expected `,` $prob attr-dict `:` type($val)",
        constraint=_SAME,
        prob=prop_def(FloatAttr[Float64Type]),
    ),
    free("ptrmask", "ptr mask", syntax="operands attr-dict `:` functional-type(operands, results)"),
    *(
        free(name, "ptr", syntax=_POINTER, pure=False, constraint=_SAME)
        for name in ("launder.invariant.group", "strip.invariant.group")
    ),
    effect("trap", "", "attr-dict"),
    effect("debugtrap", "", "attr-dict"),
    UBSanTrapOp,
    effect(
        "prefetch",
        "addr",
        rw=prop_def(IntegerAttr),
        hint=prop_def(IntegerAttr),
        cache=prop_def(IntegerAttr),
    ),
    _copy("memcpy", "dst src len"),
    _copy("memmove", "dst src len"),
    _copy("memset", "dst val len"),
    _copy("memcpy.inline", "dst src", inline=True),
    _copy("memset.inline", "dst val", inline=True),
    effect("lifetime.start", "ptr", _POINTER),
    effect("lifetime.end", "ptr", _POINTER),
    free(
        "invariant.start",
        "ptr",
        pure=False,
        constraint=_SAME,
        syntax="$size `,` $ptr attr-dict `:` type($ptr)",
        size=prop_def(IntegerAttr[I64]),
    ),
    effect("vastart", "ptr", _POINTER),
    effect("vaend", "ptr", _POINTER),
    effect(
        "vacopy",
        "dest src",
        "$src `to` $dest attr-dict `:` type($dest) `,` type($src)",
    ),
    generic("masked.expandload", "ptr mask passthru", pure=False),
    effect("masked.compressstore", "value ptr mask"),
    generic("vscale", ""),
    free("stepvector", "", syntax="attr-dict `:` type($res)"),
    free(
        "get.active.lane.mask",
        "base n",
        syntax="operands attr-dict `:` type($base) `,` type($n) `to` type($res)",
    ),
    generic("vector.interleave2", "a b"),
    generic("vector.deinterleave2", "vector"),
    _class(
        "masked.load",
        {
            "data": operand_def(),
            "mask": operand_def(),
            "pass_thru": var_operand_def(),
            "res": result_def(),
            "alignment": _alignment(),
            "nontemporal": opt_prop_def(),
            "irdl_options": (ParsePropInAttrDict(),),
            "assembly_format": _MASKED,
        },
    ),
    _class(
        "masked.gather",
        {
            "ptrs": operand_def(),
            "mask": operand_def(),
            "pass_thru": var_operand_def(),
            "res": result_def(),
            "alignment": _alignment(),
            "irdl_options": (ParsePropInAttrDict(),),
            "assembly_format": _MASKED,
        },
    ),
    effect(
        "masked.store",
        "value data mask",
        "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($data)",
        alignment=_alignment(),
        nontemporal=opt_prop_def(),
    ),
    effect(
        "masked.scatter",
        "value ptrs mask",
        "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
        alignment=_alignment(),
    ),
)
"""The classes, all of them."""
