"""Constants of LLVM's text: read into a small tree, then made attributes or operations of.

MLIR has no constant operands, so every constant becomes an operation at the start of the function,
one for each that is written differently. Numbers, arrays of numbers, strings and zeros are one
``llvm.mlir.constant`` or ``llvm.mlir.zero``; other aggregates are put together by
``llvm.insertvalue``, and constant expressions become the instructions that they stand for.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from ad_opt.dialects.llvm.attributes.parameter_trees import BlockAddressAttr
from ad_opt.dialects.llvm.attributes.types import PackedStructType
from ad_opt.dialects.llvm.llvm import OPERATIONS
from ad_opt.dialects.support.ir.creation import make
from ad_opt.lowering.llvm_symbols import unescape
from xdsl.dialects.builtin import (
    BFloat16Type,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    Float16Type,
    Float32Type,
    Float64Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    TensorType,
    VectorType,
    i8,
    i32,
    i64,
)
from xdsl.dialects.llvm import GEP_USE_SSA_VAL, LLVMArrayType, LLVMPointerType, LLVMStructType
from xdsl.ir import Attribute, Operation, SSAValue

from .tokens import Refused, Tokens, name
from .types import TypeReader

OPS: dict[str, type[Operation]] = {op.name: op for op in OPERATIONS}
"""The operations of the llvm dialect by name."""

Emit = Callable[[Operation], SSAValue]
"""Inserts an operation; gives its result."""


class Const(NamedTuple):
    """A constant: its kind, its type, and what the kind needs."""

    kind: str
    """``int``, ``float``, ``bits``, ``zero``, ``undef``, ``poison``, ``symbol``, ``label``,
    ``list``, ``bytes`` or ``expr``."""
    type: Attribute
    data: Any = None


class Expr(NamedTuple):
    """A constant expression: an operation of the llvm dialect on constants."""

    op: str
    operands: Sequence[Const]
    properties: dict[str, Attribute]


# --- floating-point numbers -------------------------------------------------------------------


def _double(bits: int) -> float:
    return struct.unpack("<d", struct.pack("<Q", bits))[0]


def float_constant(token: str, type_: Attribute) -> Const:
    """A floating-point literal; one of more than 64 bits is kept by its bits.

    xDSL has no text for constants of such types.
    """
    if not token.startswith("0x"):
        return Const("float", type_, float(token))
    form = token[2]
    if form in "KL":
        digits = token[3:]
        # The low half of an fp128 stands in front.
        bits = int(digits, 16) if form == "K" else int(digits[16:] + digits[:16], 16)
        return Const("bits", type_, (bits, 80 if form == "K" else 128))
    if form == "M":
        raise Refused("constants of type `ppc_fp128`")
    if form == "H":
        return Const("float", type_, struct.unpack("<e", struct.pack("<H", int(token[3:], 16)))[0])
    if form == "R":
        word = struct.pack("<I", int(token[3:], 16) << 16)
        return Const("float", type_, struct.unpack("<f", word)[0])
    return Const("float", type_, _double(int(token[2:], 16)))


# --- reading ----------------------------------------------------------------------------------

_PLAIN = {
    "null": "zero",
    "zeroinitializer": "zero",
    "none": "zero",
    "undef": "undef",
    "poison": "poison",
}

_CASTS = "trunc ptrtoint inttoptr bitcast addrspacecast".split()
_BINARY = "add sub xor".split()
_FLAGS = {"nuw": 2, "nsw": 1}


class ConstantReader:
    """Reads constants of a module."""

    def __init__(self, types: TypeReader):
        self.types = types
        self.tags: dict[str, dict[str, int]] = {}
        """Of blocks whose address is taken: their numbers, by function and label."""

    def typed(self, t: Tokens) -> Const:
        """``i32 3``."""
        return self.read(t, self.types.read(t))

    def read(self, t: Tokens, type_: Attribute) -> Const:
        """The constant of type ``type_`` that comes next."""
        token = t.next()
        first = token[:1]
        if first.isdigit() or (first in "-+us" and token[1:2].isdigit()):
            if isinstance(type_, IntegerType):
                return Const("int", type_, int(token))
            return float_constant(token, type_)
        if (kind := _PLAIN.get(token)) is not None:
            return Const(kind, type_)
        if token in ("true", "false"):
            return Const("int", type_, 1 if token == "true" else 0)
        if first == "@":
            return Const("symbol", type_, name(token))
        if token.startswith('c"'):
            return Const("bytes", type_, unescape(token[2:-1]))
        if first in ("[", "<", "{") and first:
            return self._list(token, t, type_)
        if token == "splat":
            t.expect("(")
            element = self.typed(t)
            t.expect(")")
            return Const("list", type_, [element] * cast(Any, type_).get_shape()[0])
        return self._expression(token, t, type_)

    def _list(self, token: str, t: Tokens, type_: Attribute) -> Const:
        packed = token == "<" and t.accept("{")
        closing = "}" if packed else {"[": "]", "<": ">", "{": "}"}[token]
        items: list[Const] = []
        if not t.accept(closing):
            items.append(self.typed(t))
            while t.accept(","):
                items.append(self.typed(t))
            t.expect(closing)
        if packed:
            t.expect(">")
        return Const("list", type_, items)

    def _expression(self, opcode: str, t: Tokens, type_: Attribute) -> Const:
        if opcode == "getelementptr":
            return self._gep(t)
        if opcode in _CASTS:
            t.expect("(")
            operand = self.typed(t)
            t.expect("to")
            to = self.types.read(t)
            t.expect(")")
            return Const("expr", to, Expr(f"llvm.{opcode}", [operand], {}))
        if opcode in _BINARY:
            flags = 0
            while (word := t.accept_in(_FLAGS)) is not None:
                flags |= _FLAGS[word]
            operands = self._operands(t)
            properties = {"overflowFlags": IntegerAttr(flags, i32)} if flags else {}
            made = Expr(f"llvm.{opcode}", operands, dict(properties))
            return Const("expr", operands[0].type, made)
        if opcode in ("extractelement", "insertelement"):
            return Const("expr", type_, Expr(f"llvm.{opcode}", self._operands(t), {}))
        if opcode == "blockaddress":
            t.expect("(")
            function = name(t.next())
            t.expect(",")
            tags = self.tags.setdefault(function, {})
            number = tags.setdefault(t.next(), len(tags))
            t.expect(")")
            return Const("label", type_, BlockAddressAttr.of(function, number))
        if opcode in ("dso_local_equivalent", "no_cfi"):
            return Const("symbol", type_, name(t.next()))
        raise Refused(f"the constant `{opcode}`")

    def _operands(self, t: Tokens) -> list[Const]:
        t.expect("(")
        operands = [self.typed(t)]
        while t.accept(","):
            operands.append(self.typed(t))
        t.expect(")")
        return operands

    def _gep(self, t: Tokens) -> Const:
        flags = gep_flags(t)
        t.expect("(")
        element = self.types.read(t)
        t.expect(",")
        operands = [self.typed(t)]
        while t.accept(","):
            operands.append(self.typed(t))
        t.expect(")")
        raw, dynamic = split_indices(operands)
        properties = gep_properties(flags, raw, element)
        expr = Expr("llvm.getelementptr", [operands[0], *dynamic], properties)
        type_ = operands[0].type
        for index in operands[1:]:
            if isinstance(index.type, VectorType) and not isinstance(type_, VectorType):
                type_ = VectorType(type_, index.type.get_shape())
        return Const("expr", type_, expr)


# --- address arithmetic -----------------------------------------------------------------------

_GEP_FLAGS = {"inbounds": 3, "nusw": 2, "nuw": 4}


def gep_flags(t: Tokens) -> int:
    """The flags behind ``getelementptr``; ``inrange`` only helps the linker and is left out."""
    flags = 0
    while True:
        if (word := t.accept_in(_GEP_FLAGS)) is not None:
            flags |= _GEP_FLAGS[word]
        elif t.accept("inrange"):
            t.skip_group()
        else:
            return flags


def gep_properties(flags: int, raw: Sequence[int], element: Attribute) -> dict[str, Attribute]:
    """The properties of ``llvm.getelementptr``."""
    return {
        "noWrapFlags": integer(flags, i32),
        "rawConstantIndices": dense_i32(tuple(raw)),
        "elem_type": element,
    }


def fixed_index(const: Const) -> int | None:
    """The number that an index is, if it fits into the operation."""
    if const.kind == "list" and all(item == const.data[0] for item in const.data):
        return fixed_index(const.data[0])
    value = 0 if const.kind == "zero" else const.data if const.kind == "int" else None
    return value if value is not None and GEP_USE_SSA_VAL < value < 1 << 31 else None


def split_indices(operands: Sequence[Const]) -> tuple[list[int], list[Const]]:
    """The fixed indices behind a pointer with marks for the others, and those others."""
    raw: list[int] = []
    dynamic: list[Const] = []
    spread = isinstance(operands[0].type, VectorType)
    for const in operands[1:]:
        # The first vector of indices also says that the result is one.
        vector = isinstance(const.type, VectorType)
        fixed = fixed_index(const) if spread or not vector else None
        spread |= vector
        raw.append(GEP_USE_SSA_VAL if fixed is None else fixed)
        if fixed is None:
            dynamic.append(const)
    return raw, dynamic


# --- attributes -------------------------------------------------------------------------------

_INTEGERS: dict[tuple[int, Attribute], IntegerAttr[Any]] = {}
_DENSE: dict[tuple[int, ...], DenseArrayBase[Any]] = {}


def integer(value: int, type_: Any = i64) -> IntegerAttr[Any]:
    """An integer attribute; small ones are made once."""
    if not -1024 <= value <= 1024:
        return IntegerAttr(value, type_)
    found = _INTEGERS.get((value, type_))
    if found is None:
        found = _INTEGERS[value, type_] = IntegerAttr(value, type_)
    return found


def dense_i32(values: tuple[int, ...]) -> DenseArrayBase[Any]:
    """``array<i32: ...>``; short ones are made once."""
    if len(values) > 4:
        return DenseArrayBase.from_list(i32, list(values))
    found = _DENSE.get(values)
    if found is None:
        found = DenseArrayBase.from_list(i32, list(values))
        if len(_DENSE) < 4096:
            _DENSE[values] = found
    return found


def _flat(const: Const, out: list[Any]) -> tuple[Attribute, list[int]] | None:
    """Element type and shape of an array of numbers, its elements put into ``out``."""
    if const.kind in ("int", "float"):
        out.append(const.data)
        return const.type, []
    if const.kind == "bytes":
        out += const.data
        return i8, [len(const.data)]
    if const.kind == "zero":
        return _flat_zero(const.type, out)
    if const.kind != "list" or isinstance(const.type, LLVMStructType | PackedStructType):
        return None
    inner: tuple[Attribute, list[int]] | None = None
    for item in const.data:
        if (inner := _flat(item, out)) is None:
            return None
    return (inner[0], [len(const.data), *inner[1]]) if inner is not None else None


def _flat_zero(type_: Attribute, out: list[Any]) -> tuple[Attribute, list[int]] | None:
    shape: list[int] = []
    while isinstance(type_, LLVMArrayType | VectorType):
        if isinstance(type_, VectorType):
            shape += type_.get_shape()
            type_ = type_.element_type
        else:
            shape.append(type_.size.data)
            type_ = type_.type
    if isinstance(type_, LLVMStructType | PackedStructType | LLVMPointerType):
        return None
    count = 1
    for size in shape:
        count *= size
    if count > 1 << 20:
        return None
    out += [0 if isinstance(type_, IntegerType) else 0.0] * count
    return type_, shape


def attribute(const: Const) -> Attribute | None:
    """The constant as the value of ``llvm.mlir.constant``; ``None`` if it needs operations."""
    match const.kind:
        case "int":
            return integer(const.data, const.type)
        case "float":
            return FloatAttr(const.data, cast(Any, const.type))
        case "bytes" if const.data.isascii():
            return StringAttr(const.data.decode("ascii"))
        case "bytes" | "list":
            return _dense(const)
        case _:
            return None


def _dense(const: Const) -> Attribute | None:
    values: list[Any] = []
    found = _flat(const, values)
    if found is None or not values:
        return None
    element, shape = found
    if not _packs(element) or any(isinstance(t, VectorType) for t in _below(const.type)):
        return None  # An array of vectors; LLVM's dialect has no dense form for it.
    kind = VectorType if isinstance(const.type, VectorType) else TensorType
    type_: Any = kind(cast(Any, element), shape)
    return DenseIntOrFPElementsAttr.from_list(type_, values)


def _packs(element: Attribute) -> bool:
    """True if dense attributes can hold such elements."""
    if isinstance(element, IntegerType):
        return element.width.data <= 64
    return isinstance(element, Float64Type | Float32Type | Float16Type | BFloat16Type)


def _below(type_: Attribute) -> Sequence[Attribute]:
    found: list[Attribute] = []
    while isinstance(type_, LLVMArrayType):
        type_ = type_.type
        found.append(type_)
    return found


# --- operations -------------------------------------------------------------------------------

_CONSTANT = OPS["llvm.mlir.constant"]
_EMPTY = {
    "zero": OPS["llvm.mlir.zero"],
    "undef": OPS["llvm.mlir.undef"],
    "poison": OPS["llvm.mlir.poison"],
}


def materialize(const: Const, emit: Emit) -> SSAValue:
    """Insert the operations that make the constant."""
    kind, type_, data = const
    if kind == "zero" and isinstance(type_, IntegerType):
        return materialize(Const("int", type_, 0), emit)
    if (empty := _EMPTY.get(kind)) is not None:
        if type_.name == "llvm.token":
            return emit(make(OPS["llvm.mlir.none"], result_types=[type_]))
        return emit(make(empty, result_types=[type_]))
    if kind == "symbol":
        reference: Any = SymbolRefAttr(data)
        return emit(
            make(
                OPS["llvm.mlir.addressof"],
                result_types=[type_],
                properties={"global_name": reference},
            )
        )
    if kind == "label":
        address = OPS["llvm.blockaddress"]
        return emit(make(address, result_types=[type_], properties={"block_addr": data}))
    if kind == "bits":
        bits, width = data
        whole = Const("int", IntegerType(width), signed(bits, width))
        operand = materialize(whole, emit)
        return emit(make(OPS["llvm.bitcast"], operands=[operand], result_types=[type_]))
    if kind == "expr":
        operands = [materialize(operand, emit) for operand in data.operands]
        op = OPS[data.op]
        return emit(make(op, operands=operands, result_types=[type_], properties=data.properties))
    if (value := attribute(const)) is not None:
        return emit(make(_CONSTANT, result_types=[type_], properties={"value": value}))
    return _composed(const, emit)


def _composed(const: Const, emit: Emit) -> SSAValue:
    """An aggregate or vector, element by element."""
    type_ = const.type
    items: list[Const] = (
        [Const("int", i8, signed(byte, 8)) for byte in const.data]
        if const.kind == "bytes"
        else const.data
    )
    poison = isinstance(type_, VectorType)
    made = emit(make(_EMPTY["poison" if poison else "undef"], result_types=[type_]))
    for place, item in enumerate(items):
        if item.kind == ("poison" if poison else "undef"):
            continue
        value = materialize(item, emit)
        if poison:
            at = materialize(Const("int", i32, place), emit)
            insert = make(
                OPS["llvm.insertelement"],
                operands=[made, value, at],
                result_types=[type_],
            )
        else:
            insert = make(
                OPS["llvm.insertvalue"],
                operands=[made, value],
                result_types=[type_],
                properties={"position": DenseArrayBase.from_list(i64, [place])},
            )
        made = emit(insert)
    return made


def signed(bits: int, width: int) -> int:
    """Bits as a number in two's complement."""
    return bits - (1 << width) if bits >> (width - 1) else bits
