"""``linalg.winograd_*_transform``: the three steps of Winograd's convolution, on tensors.

Each is linear, and along each of the two dimensions of the image a product with a matrix that
`MATRICES` holds, as upstream has it. `transform_of` says it as one sum over indices, a
``linalg.generic``. A dimension in which the filter has one element is not transformed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, cast

import numpy as np
from ad_opt.dialects.core.linalg.linalg_syntax import parse_typed_operands, print_typed_operands
from ad_opt.dialects.support.text.syntax import create
from numpy.typing import NDArray
from typing_extensions import override
from xdsl.dialects.builtin import DYNAMIC_INDEX, I32, IntegerAttr, TensorType, i32
from xdsl.ir import Attribute
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

Matrix = NDArray[np.float64]

KINDS = ("F_2_3", "F_4_3", "F_2_5")
"""Kinds of transform by ``fmr``: elements of a tile of the result along a dimension, and of the
filter.
"""


@dataclass(frozen=True)
class Kind:
    """Transform that a number of ``fmr`` stands for."""

    tile: int
    """Elements of a tile of the result."""
    filter: int
    """Elements of the filter."""
    scale: float
    """Factor of the result of the last step for each dimension."""
    matrices: dict[str, Matrix]
    """Of each step: rows are what comes out."""


def _matrix(text: str, divisor: float = 1.0) -> Matrix:
    """Rows of numbers, divided; upstream keeps them as ``f32``."""
    rows = [[float(x) for x in row.split()] for row in text.split(",")]
    return (np.array(rows) / divisor).astype(np.float32).astype(np.float64)


def _kind(tile: int, filter: int, scale: float, *matrices: Matrix) -> Kind:
    steps = ("filter", "input", "output")
    return Kind(tile, filter, scale, dict(zip(steps, matrices, strict=True)))


KIND_OF: tuple[Kind, ...] = (
    _kind(
        2, 3, 1.0,
        _matrix("-2 0 0, 1 -1 1, 1 1 1, 0 0 2", 2),
        _matrix("-1 0 1 0, 0 -1 1 0, 0 1 1 0, 0 -1 0 1"),
        _matrix("1 1 1 0, 0 -1 1 1"),
    ),
    _kind(
        4, 3, 32.0,
        _matrix("12 0 0, -4 4 -4, -4 -4 -4, 1 -2 4, 1 2 4, 0 0 12", 12),
        _matrix("4 0 -5 0 1 0, 0 4 -4 -1 1 0, 0 -4 -4 1 1 0, 0 4 -2 -4 2 0, 0 -4 -2 4 2 0,"
                "0 4 0 -5 0 1", 16),
        _matrix("1 2 2 1 1 0, 0 -2 2 -2 2 0, 0 2 2 4 4 0, 0 -2 2 -8 8 4", 8),
    ),
    _kind(
        2, 5, 16.0,
        _matrix("60 0 0 0 0, 10 -10 10 -10 10, -10 -10 -10 -10 -10, -16 8 -4 2 -1, 1 2 4 8 16,"
                "0 0 0 0 60", 60),
        _matrix("2 3 -4 -3 2 0, 0 2 1 -5 2 0, 0 -2 -5 -1 2 0, 0 4 -2 -4 2 0, 0 -2 -4 2 4 0,"
                "0 2 3 -4 -3 2", 16),
        _matrix("1 2 2 4 2 0, 0 -2 2 -2 4 1", 2),
    ),
)  # fmt: skip
"""By the number of ``fmr``."""


class WinogradOp(IRDLOperation):
    """``NAME fmr(F_2_3) ins(%a : type) outs(%b : type) -> type``."""

    input = operand_def(TensorType)
    output = operand_def(TensorType)
    fmr = prop_def(IntegerAttr[I32])
    result = result_def(TensorType)
    traits = traits_def(Pure())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        attributes = parser.parse_optional_attr_dict()
        parser.parse_keyword("fmr")
        parser.parse_punctuation("(")
        word = parser.parse_identifier("a kind of transform")
        if word not in KINDS:
            parser.raise_error(f"expected one of {', '.join(KINDS)}")
        parser.parse_punctuation(")")
        operands = [*parse_typed_operands(parser, "ins"), *parse_typed_operands(parser, "outs")]
        parser.parse_punctuation("->")
        type = parser.parse_type()
        properties: dict[str, Attribute] = {"fmr": IntegerAttr(KINDS.index(word), i32)}
        return create(cls, [*operands], [type], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_op_attributes(self.attributes)
        printer.print_string(f" fmr({KINDS[self.fmr.value.data]})")
        print_typed_operands(printer, "ins", [self.input])
        print_typed_operands(printer, "outs", [self.output])
        printer.print_string(" -> ")
        printer.print_attribute(self.result.type)

    @property
    def step(self) -> str:
        """Of what it is the transform: ``filter``, ``input`` or ``output``."""
        return self.name.removeprefix("linalg.winograd_").removesuffix("_transform")

    @property
    def kind(self) -> Kind:
        """Return the kind of transform that ``fmr`` stands for."""
        return KIND_OF[self.fmr.value.data]

    @override
    def verify_(self) -> None:
        if not 0 <= self.fmr.value.data < len(KINDS):
            raise VerifyException(f"there is no transform of number {self.fmr.value.data}")
        source, dest = (cast("TensorType[Attribute]", x.type) for x in self.operands)
        if self.result.type != dest:
            raise VerifyException("the result must have the type of the destination")
        if source.element_type != dest.element_type:
            raise VerifyException(f"{source} and {dest} differ in elements")
        ranks = {"filter": (4, 4), "input": (4, 6), "output": (6, 4)}[self.step]
        if (source.get_num_dims(), dest.get_num_dims()) != ranks:
            raise VerifyException(f"makes rank {ranks[1]} of rank {ranks[0]}")
        wanted = _RESULTS[self.step](self, source.get_shape(), dest.get_shape())
        pairs = zip(wanted, dest.get_shape(), strict=True)
        if any(DYNAMIC_INDEX not in pair and pair[0] != pair[1] for pair in pairs):
            shown = "x".join("?" if n == DYNAMIC_INDEX else str(n) for n in wanted)
            raise VerifyException(f"{dest} should have the sizes {shown}")


def _filter_result(op: WinogradOp, source: tuple[int, ...], dest: tuple[int, ...]) -> list[int]:
    kind, (f, *window, c) = op.kind, source
    for size in window:
        if size not in (1, kind.filter):
            raise VerifyException(f"the filter must have {kind.filter} or 1 elements, not {size}")
    if window == [1, 1]:
        raise VerifyException(f"the filter must have {kind.filter} elements in one dimension")
    wide = kind.tile + kind.filter - 1
    return [*(1 if size == 1 else wide for size in window), c, f]


def _input_result(op: WinogradOp, source: tuple[int, ...], dest: tuple[int, ...]) -> list[int]:
    kind, (n, *image, c) = op.kind, source
    wide = kind.tile + kind.filter - 1
    alphas: list[int] = []
    tiles: list[int] = []
    for size, alpha in zip(image, dest[:2], strict=True):
        if size == DYNAMIC_INDEX:
            alphas.append(wide)
            tiles.append(size)
        else:
            alphas.append(1 if alpha == 1 else wide)
            tiles.append(size if alpha == 1 else (size - kind.filter + 1) // kind.tile)
    return [*alphas, *tiles, n, c]


def _output_result(op: WinogradOp, source: tuple[int, ...], dest: tuple[int, ...]) -> list[int]:
    kind, wide = op.kind, op.kind.tile + op.kind.filter - 1
    sizes: list[int] = []
    for alpha, tiles in zip(source[:2], source[2:4], strict=True):
        if DYNAMIC_INDEX in (alpha, tiles):
            sizes.append(DYNAMIC_INDEX)
            continue
        if alpha not in (1, wide):
            raise VerifyException(f"a transformed tile has {wide} or 1 elements, not {alpha}")
        sizes.append(tiles if alpha == 1 else tiles * kind.tile)
    return [source[4], *sizes, source[5]]


_RESULTS = {"filter": _filter_result, "input": _input_result, "output": _output_result}


@irdl_op_definition
class WinogradFilterTransformOp(WinogradOp):
    """Filters, as (f, h, w, c), transformed, as (a, b, c, f)."""

    name = "linalg.winograd_filter_transform"


@irdl_op_definition
class WinogradInputTransformOp(WinogradOp):
    """Images, as (n, h, w, c), cut into tiles and transformed, as (a, b, th, tw, n, c)."""

    name = "linalg.winograd_input_transform"


@irdl_op_definition
class WinogradOutputTransformOp(WinogradOp):
    """Transformed tiles, as (a, b, th, tw, n, f), added to images, as (n, h, w, f)."""

    name = "linalg.winograd_output_transform"


@dataclass(frozen=True)
class Transform:
    """A step as a sum: ``out += factor * matrix * ... * in`` over the loops that are reductions."""

    matrices: tuple[Matrix, ...]
    """One for each dimension that is transformed."""
    maps: tuple[AffineMap, ...]
    """Maps of the matrices, of what is transformed, and of the result."""
    iterators: tuple[str, ...]
    scale: float
    adds: bool
    """True if the sum is added to what the destination holds; otherwise it starts at zero."""


def transform_of(op: WinogradOp) -> Transform:
    """The sum that an operation is."""
    step, kind = op.step, op.kind
    source, dest = (cast("TensorType[Attribute]", x.type).get_shape() for x in op.operands)
    alphas = source[:2] if step == "output" else dest[:2]
    sides = [alpha != 1 for alpha in alphas]
    # Two dimensions of the image: what is transformed, and the tile; then what only passes.
    names = ("a0", "a1", "t0", "t1", "x", "y", *(f"k{d}" for d in range(2) if sides[d]))
    if step == "filter":
        names = tuple(name for name in names if not name.startswith("t"))
    place = {name: AffineDimExpr(at) for at, name in enumerate(names)}

    def image(d: int) -> AffineExpr:
        """The index into an image: that of the tile's first element, and that in the tile."""
        if step == "filter":
            return place[f"k{d}"] if sides[d] else place[f"a{d}"]
        tile = place[f"t{d}"]
        return tile * kind.tile + place[f"k{d}"] if sides[d] else tile

    plain = (place["x"], image(0), image(1), place["y"])
    tiles = () if step == "filter" else (place["t0"], place["t1"])
    passing = (place["y"], place["x"]) if step == "filter" else (place["x"], place["y"])
    changed = (place["a0"], place["a1"], *tiles, *passing)
    ends = (changed, plain) if step == "output" else (plain, changed)
    matrix, axes = kind.matrices[step], [d for d in range(2) if sides[d]]
    rows = [
        (place[f"k{d}"], place[f"a{d}"]) if step == "output" else (place[f"a{d}"], place[f"k{d}"])
        for d in axes
    ]
    summed = ("a0", "a1") if step == "output" else tuple(f"k{d}" for d in axes)
    return Transform(
        (matrix,) * len(axes),
        tuple(AffineMap(len(names), 0, tuple(results)) for results in (*rows, *ends)),
        tuple("reduction" if name in summed else "parallel" for name in names),
        kind.scale ** len(axes) if step == "output" else 1.0,
        step == "output",
    )


WINOGRAD: list[type[WinogradOp]] = [
    WinogradFilterTransformOp, WinogradInputTransformOp, WinogradOutputTransformOp,
]  # fmt: skip
