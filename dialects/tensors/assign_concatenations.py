"""``assign.concatenate``: an assignment over axes that are several ranges, one behind the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from typing import Self

from ad_opt.dialects.support.affine.ranges import Range
from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    I64,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    MemRefType,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from .assign_attributes import KindAttr
from .assign_rules import (
    check_ranges,
    name_of,
    numbers,
    tensor_type,
    verify_body,
    verify_kind,
    verify_maps,
)
from .assign_syntax import parse_projected, print_projected

ANY = -1
"""In place of the number of a range: the tensor is indexed along the whole axis."""


@dataclass(frozen=True)
class Piece:
    """One range of each axis: where the assignment is an ordinary one."""

    chosen: tuple[int, ...]
    """The number of the range, for each axis that is several."""
    offsets: tuple[int, ...]
    """Of each iterator: where its range begins in the whole axis."""
    bounds: tuple[int, ...]
    part: int | None
    """The number of the part that belongs to it; ``None`` if the operation has no parts."""


def _check(op: Operation) -> None:
    assert isinstance(op, ConcatenateOp)
    if any(not sizes or min(sizes) < 0 for sizes in op.axes):
        raise error_at(op, "AD1100", "each axis has one range or more, none of negative size")
    tensors = [op.out, *op.inputs, *op.parts]
    verify_maps(op, tensors, op.all_maps, len(op.axes), 0)
    verify_kind(op, op.kind.data, op.out)
    several = [len(sizes) for sizes in op.axes if len(sizes) > 1]
    for place in op.places:
        fits = len(place) == len(several)
        if not fits or any(not ANY <= at < count for at, count in zip(place, several, strict=True)):
            message = f"`at {list(place)}` does not say one range of each axis that is several"
            raise error_at(op, "AD1100", message, help=f"the axes have {several} ranges")
    if len({tensor_type(part).element_type for part in op.parts}) > 1:
        raise error_at(op, "AD1100", "the parts differ in their elements")
    verify_body(op, [*op.inputs, *op.parts[:1]], op.out)
    pieces = list(op.pieces())
    for piece in pieces:
        for at, value in enumerate(tensors):
            if at <= len(op.inputs) or at - 1 - len(op.inputs) == piece.part:
                check_ranges(op, value, op.all_maps[at], op.ranges(piece, at), ())


@irdl_op_definition
class ConcatenateOp(IRDLOperation):
    """An assignment over axes of several ranges: ``a; b => a^b`` and its reverse.

    ::

        assign.concatenate #assign.kind<set> %y[affine_map<(i) -> (i)>]
            parts %a[affine_map<(i) -> (i)>] at [0], %b[affine_map<(i) -> (i)>] at [1]
            over [[2, 3]] {
        ^bb0(%p: f32):
          assign.yield %p : f32
        } : memref<5xf32>, memref<2xf32>, memref<3xf32>

    ``at`` has the number of the range to which a tensor belongs, for each axis that is several, or
    -1: in that range the tensor's iterator counts from 0, where others count along the whole axis.
    The body takes an element of each input (``from``) and one of the part that belongs to the
    point; where none does, nothing is assigned. An output that belongs to a range is assigned in
    that range only.
    """

    name = "assign.concatenate"
    out = operand_def(MemRefType)
    inputs = var_operand_def(MemRefType)
    parts = var_operand_def(MemRefType)
    kind = prop_def(KindAttr)
    maps = prop_def(ArrayAttr[AffineMapAttr])
    ranges_of_axes = prop_def(ArrayAttr[DenseArrayBase[I64]], prop_name="axes")
    at = prop_def(ArrayAttr[DenseArrayBase[I64]])
    init = opt_prop_def(UnitAttr)
    body = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Rule(_check))

    @property
    def all_maps(self) -> list[AffineMap]:
        """The projections of the output, the inputs and the parts."""
        return [one.data for one in self.maps.data]

    @property
    def axes(self) -> list[tuple[int, ...]]:
        """The sizes of the ranges of each iterator."""
        return [numbers(one) for one in self.ranges_of_axes.data]

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The ranges to which the output, each input and each part belong."""
        return [numbers(one) for one in self.at.data]

    def pieces(self) -> Iterator[Piece]:
        """Yield the pieces in which something is assigned; AD1105 where two parts meet."""
        axes, places = self.axes, self.places
        first_part = 1 + len(self.inputs)
        starts = [(0, *accumulate(sizes)) for sizes in axes]
        for numbers_ in product(*(range(len(sizes)) for sizes in axes)):
            pairs = zip(numbers_, axes, strict=True)
            chosen = tuple(number for number, sizes in pairs if len(sizes) > 1)
            if not all(_belongs(place, chosen) for place in places[:first_part]):
                continue
            parts = [at for at, one in enumerate(places[first_part:]) if _belongs(one, chosen)]
            if len(parts) > 1:
                self._refuse(parts, chosen)
            if parts or not self.parts:
                yield Piece(
                    chosen,
                    tuple(starts[at][number] for at, number in enumerate(numbers_)),
                    tuple(axes[at][number] for at, number in enumerate(numbers_)),
                    parts[0] if parts else None,
                )

    def _refuse(self, parts: Sequence[int], chosen: Sequence[int]) -> None:
        names = " and ".join(name_of(self.parts[at]) for at in parts[:2])
        message = f"{names} both belong to the ranges {list(chosen)} of the concatenated axes"
        help = "let `at` name another range for one of them"
        raise error_at(self, "AD1105", message, help=help)

    def offsets(self, piece: Piece, tensor: int) -> tuple[int, ...]:
        """From where the iterators of a tensor count in a piece: 0 in a range of its own."""
        place = iter(self.places[tensor])
        own = [next(place) != ANY if len(sizes) > 1 else False for sizes in self.axes]
        return tuple(0 if is_own else at for is_own, at in zip(own, piece.offsets, strict=True))

    def ranges(self, piece: Piece, tensor: int) -> list[Range]:
        """The ranges of the iterators of a tensor in a piece."""
        starts = self.offsets(piece, tensor)
        return [(start, start + size - 1) for start, size in zip(starts, piece.bounds, strict=True)]

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        kind = parser.parse_attribute()
        if not isinstance(kind, KindAttr):
            parser.raise_error("expected a kind, #assign.kind<...>", position)
        properties: dict[str, Attribute] = {"kind": kind}
        if parser.parse_optional_keyword("init") is not None:
            properties["init"] = UnitAttr()
        out = _parse_placed(parser)
        groups: list[list[_Placed]] = [[out], [], []]
        for group, keyword in zip(groups[1:], ("from", "parts"), strict=True):
            if parser.parse_optional_keyword(keyword) is not None:
                group += parser.parse_comma_separated_list(
                    Parser.Delimiter.NONE, lambda: _parse_placed(parser)
                )
        parser.parse_keyword("over")
        axes = parser.parse_comma_separated_list(
            Parser.Delimiter.SQUARE, lambda: _parse_axis(parser)
        )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        placed = [one for group in groups for one in group]
        tensors = parser.resolve_operands([one.value for one in placed], types, position)
        several = sum(len(sizes) > 1 for sizes in axes)
        places = [[ANY] * several if one.at is None else one.at for one in placed]
        properties["maps"] = ArrayAttr([one.map for one in placed])
        properties["axes"] = ArrayAttr([DenseArrayBase.from_list(i64, one) for one in axes])
        properties["at"] = ArrayAttr([DenseArrayBase.from_list(i64, one) for one in places])
        split = 1 + len(groups[1])
        operands = [tensors[0], tensors[1:split], tensors[split:]]
        given = {} if attributes is None else dict(attributes.data)
        return create(cls, operands, [], properties, given, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.kind)
        printer.print_string(" init " if self.init is not None else " ")
        tensors = [self.out, *self.inputs, *self.parts]
        placed = list(zip(tensors, self.all_maps, self.places, strict=True))
        split = 1 + len(self.inputs)
        _print_placed(printer, placed[0])
        for keyword, group in (("from", placed[1:split]), ("parts", placed[split:])):
            if group:
                printer.print_string(f" {keyword} ")
                printer.print_list(group, lambda one: _print_placed(printer, one))
        axes = [str(sizes[0]) if len(sizes) == 1 else str(list(sizes)) for sizes in self.axes]
        printer.print_string(f" over [{', '.join(axes)}]")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body)
        printer.print_string(" : ")
        printer.print_list(tensors, lambda value: printer.print_attribute(value.type))


def _belongs(place: Sequence[int], chosen: Sequence[int]) -> bool:
    return all(own in (ANY, number) for own, number in zip(place, chosen, strict=True))


@dataclass(frozen=True)
class _Placed:
    value: UnresolvedOperand
    map: AffineMapAttr
    at: list[int] | None


def _parse_placed(parser: Parser) -> _Placed:
    """``%x[affine_map<...>] at [0]``."""
    value, map_ = parse_projected(parser)
    if parser.parse_optional_keyword("at") is None:
        return _Placed(value, map_, None)
    return _Placed(value, map_, _parse_numbers(parser))


def _parse_numbers(parser: Parser) -> list[int]:
    return parser.parse_comma_separated_list(
        Parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False)
    )


def _parse_axis(parser: Parser) -> list[int]:
    size = parser.parse_optional_integer(allow_boolean=False)
    return _parse_numbers(parser) if size is None else [size]


def _print_placed(printer: Printer, placed: tuple[SSAValue, AffineMap, tuple[int, ...]]) -> None:
    value, map_, at = placed
    print_projected(printer, value, map_)
    if any(one != ANY for one in at):
        printer.print_string(f" at {list(at)}")
