"""``linalg.pack`` and ``linalg.unpack``: tensors in tiles, and back.

A packed tensor has the dimensions of the source in units of tiles, in the order of
``outer_dims_perm``, and behind them the dimensions of a tile, in the order of ``inner_dims_pos``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self, cast

from ad_opt.dialects.support.text.syntax import (
    create,
    parse_index_list,
    print_index_list,
    resolve_index_list,
)
from typing_extensions import override
from xdsl.dialects.builtin import DYNAMIC_INDEX, I64, DenseArrayBase, IndexType, TensorType, i64
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

INTS = DenseArrayBase.constr(i64)


class _Tiled(IRDLOperation):
    """Base of packing and unpacking."""

    source = operand_def(TensorType)
    dest = operand_def(TensorType)
    outer_dims_perm = opt_prop_def(INTS)
    inner_dims_pos = prop_def(INTS)
    static_inner_tiles = prop_def(INTS)
    inner_tiles = var_operand_def(IndexType())
    result = result_def(TensorType)

    @property
    def unpacked(self) -> SSAValue:
        """The operand that is not in tiles."""
        return self.source if self.name == "linalg.pack" else self.dest

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        padding: list[SSAValue] = []
        has_padding = cls.name == "linalg.pack"
        if has_padding and parser.parse_optional_keyword("padding_value") is not None:
            with parser.in_parens():
                value = parser.parse_unresolved_operand()
                parser.parse_punctuation(":")
                padding.append(parser.resolve_operand(value, parser.parse_type()))
        properties: dict[str, Attribute] = {}
        if parser.parse_optional_keyword("outer_dims_perm") is not None:
            parser.parse_punctuation("=")
            properties["outer_dims_perm"] = _integers(parser)
        parser.parse_keyword("inner_dims_pos")
        parser.parse_punctuation("=")
        properties["inner_dims_pos"] = _integers(parser)
        parser.parse_keyword("inner_tiles")
        parser.parse_punctuation("=")
        mixed = parse_index_list(parser, Parser.Delimiter.SQUARE)
        tiles, properties["static_inner_tiles"] = resolve_index_list(parser, mixed)
        parser.parse_keyword("into")
        dest = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = [parser.parse_type()]
        parser.parse_punctuation("->")
        types.append(parser.parse_type())
        values = _resolved(parser, (source, dest), types)
        groups: list[SSAValue | Sequence[SSAValue]] = [*values]
        if has_padding:
            groups.append(padding)
        return create(cls, [*groups, tiles], [types[1]], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        padding = self.padding_value if isinstance(self, PackOp) else None
        if padding is not None:
            printer.print_string(" padding_value(")
            printer.print_operand(padding)
            printer.print_string(" : ")
            printer.print_attribute(padding.type)
            printer.print_string(")")
        if self.outer_dims_perm is not None:
            printer.print_string(f" outer_dims_perm = {list(self.outer_dims_perm.get_values())}")
        printer.print_string(f" inner_dims_pos = {list(self.inner_dims_pos.get_values())}")
        printer.print_string(" inner_tiles = [")
        print_index_list(printer, self.inner_tiles, self.static_inner_tiles)
        printer.print_string("] into ")
        printer.print_operand(self.dest)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)

    @override
    def verify_(self) -> None:
        packed = self.dest if self.unpacked is self.source else self.source
        plain_type, packed_type = _tensor(self.unpacked), _tensor(packed)
        rank = plain_type.get_num_dims()
        tiled = [int(d) for d in self.inner_dims_pos.get_values()]
        order = self.outer_dims_perm
        if self.result.type != self.dest.type:
            raise VerifyException("the result must have the type of the destination")
        padding = getattr(self, "padding_value", None)
        if padding is not None and padding.type != packed_type.element_type:
            raise VerifyException("the padding value must be an element")
        if plain_type.element_type != packed_type.element_type:
            raise VerifyException("both tensors must have the same elements")
        if len(set(tiled)) != len(tiled) or any(not 0 <= d < rank for d in tiled):
            raise VerifyException("inner_dims_pos must name different dimensions")
        if order is not None and sorted(order.get_values()) != list(range(rank)):
            raise VerifyException("outer_dims_perm must be a permutation of the dimensions")
        if len(self.static_inner_tiles) != len(tiled):
            raise VerifyException("there must be one tile size for each dimension in tiles")
        if packed_type.get_num_dims() != rank + len(tiled):
            raise VerifyException("the packed tensor must have one more dimension for each tile")
        tiles = [int(n) for n in self.static_inner_tiles.get_values()]
        for size, extent in zip(tiles, packed_type.get_shape()[rank:], strict=True):
            if size == 0 or size not in (DYNAMIC_INDEX, extent):
                raise VerifyException("tiles must be as large as the last dimensions")
        self._verify_extents(plain_type.get_shape(), packed_type.get_shape(), tiles)

    def _verify_extents(
        self, plain: Sequence[int], packed: Sequence[int], tiles: Sequence[int]
    ) -> None:
        """Every element has a place; without padding, tiles are full."""
        tiling = tiling_of(self)
        padded = self.name != "linalg.pack" or getattr(self, "padding_value", None) is not None
        for dim, extent in enumerate(plain):
            number = tiling.tile_of(dim)
            size = 1 if number is None else tiles[number]
            count = packed[tiling.outer.index(dim)]
            if DYNAMIC_INDEX in (extent, size):
                continue
            if not padded and extent % size:
                raise VerifyException("tiles that are not full need a padding value")
            if count not in (DYNAMIC_INDEX, -(-extent // size)):
                raise VerifyException("the packed tensor must have as many tiles as the other has")


def _tensor(value: SSAValue) -> TensorType[Attribute]:
    return cast("TensorType[Attribute]", value.type)


def _integers(parser: Parser) -> DenseArrayBase[I64]:
    numbers = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_integer)
    return DenseArrayBase.from_list(i64, numbers)


def _resolved(
    parser: Parser, operands: Sequence[UnresolvedOperand], types: Sequence[Attribute]
) -> list[SSAValue]:
    return [parser.resolve_operand(o, t) for o, t in zip(operands, types, strict=True)]


@irdl_op_definition
class PackOp(_Tiled):
    """A tensor in tiles; tiles that are not full are filled up."""

    name = "linalg.pack"
    # The order of operands is that of their definitions, those of a class before those of its base.
    source = operand_def(TensorType)
    dest = operand_def(TensorType)
    padding_value = opt_operand_def()
    inner_tiles = var_operand_def(IndexType())
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())


@irdl_op_definition
class UnPackOp(_Tiled):
    """A tensor out of its tiles; what fills them up is dropped."""

    name = "linalg.unpack"
    traits = traits_def(Pure())


@dataclass(frozen=True)
class Tiling:
    """Correspondence of a tensor's dimensions to those of the packed one."""

    outer: tuple[int, ...]
    """The dimensions of the tensor in the order of the tiles."""
    inner: tuple[int, ...]
    """The dimensions that have tiles, in the order of those of a tile."""

    def tile_of(self, dim: int) -> int | None:
        """The number of the tile's dimension that belongs to a dimension."""
        return self.inner.index(dim) if dim in self.inner else None


def tiling_of(op: IRDLOperation) -> Tiling:
    """The tiling that a ``linalg.pack`` or ``linalg.unpack`` describes."""
    assert isinstance(op, _Tiled)
    order = op.outer_dims_perm
    rank = _tensor(op.unpacked).get_num_dims()
    outer = range(rank) if order is None else [int(d) for d in order.get_values()]
    return Tiling(tuple(outer), tuple(int(d) for d in op.inner_dims_pos.get_values()))
