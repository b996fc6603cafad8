"""Table of what every structured linalg operation computes.

`NAMED` maps the name of a named operation (``linalg.matvec``, ``linalg.tanh``, ...) to its indexing
maps, its iterator types and its scalar body. `indexing_maps`, `iterator_types` and `scalar_block`
answer the same three questions for *any* structured operation, ``linalg.generic``, ``map`` and
``reduce`` included; lowering and interpretation need only those. ``linalg.softmax`` is not
structured (it has no scalar body) and is not here.

The loops of a named operation are written as MLIR's own definition orders them:
``"m n k: m k, k n -> m n"`` is matmul; a dimension absent from the output is a reduction.
``oh*s0 + kh*d0`` stands for stride and dilation 0 of a convolution.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, cast

from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.scalars import SCALARS, cast_scalar, float_constant, scalar_op
from ad_opt.dialects.support.ir.shaped_types import element_type
from typing_extensions import override
from xdsl.builder import ImplicitBuilder
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    I64,
    AffineMapAttr,
    AnyFloat,
    ArrayAttr,
    DenseArrayBase,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    ShapedType,
    StringAttr,
    i64,
)
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from xdsl.irdl import IRDLOperation, irdl_op_definition, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

if TYPE_CHECKING:
    from xdsl.dialects.linalg.attrs import IteratorTypeAttr

PARALLEL, REDUCTION = "parallel", "reduction"

Body = Callable[[Operation, Sequence[SSAValue]], SSAValue]
"""Builds the scalar body from the block's arguments, inputs before outputs."""


@dataclass(frozen=True)
class NamedOp:
    """One named structured operation."""

    name: str
    maps: Callable[[Operation], list[AffineMap]]
    """The indexing map of each operand, inputs before outputs."""
    body: Body
    """Must be called inside an `ImplicitBuilder`; returns the value that is yielded."""

    def iterators(self, op: Operation) -> list[str]:
        """``parallel`` or ``reduction`` for each loop; a loop is one if no output sees it."""
        return _iterators_of(self.maps(op))

    def fill_region(self, op: Operation) -> None:
        """Give ``op``, whose region is still empty, the scalar body for its operands."""
        block = Block(arg_types=[element_type(value.type) for value in op.operands])
        with ImplicitBuilder(block):
            _yield(self.body(op, block.args))
        op.regions[0].add_block(block)


def _yield(value: SSAValue) -> None:
    from xdsl.dialects.linalg.ops import YieldOp

    YieldOp(value)


# ------------------------------------------------------------------ maps


def _rank(value: SSAValue) -> int:
    return value.type.get_num_dims() if isinstance(value.type, ShapedType) else 0


def _iterators_of(maps: Sequence[AffineMap]) -> list[str]:
    seen = {expr.position for expr in maps[-1].results if isinstance(expr, AffineDimExpr)}
    return [PARALLEL if d in seen else REDUCTION for d in range(maps[-1].num_dims)]


def _pointwise_maps(op: Operation) -> list[AffineMap]:
    """Identity on every operand; scalars are read whole."""
    rank = _rank(op.operands[-1])
    identity, scalar = AffineMap.identity(rank), AffineMap(rank, 0, ())
    return [identity if _rank(value) else scalar for value in op.operands]


def _window(op: Operation) -> tuple[list[int], list[int]]:
    def values(name: str) -> list[int]:
        attr = op.properties.get(name) or op.attributes.get(name)
        if isinstance(attr, DenseIntOrFPElementsAttr):
            found = [int(v) for v in cast(DenseIntElementsAttr, attr).get_values()]
            # A splat is stored once.
            return found * 3 if len(found) == 1 else found
        return [1, 1, 1]

    return values("strides"), values("dilations")


@cache
def _parse_domain(spec: str) -> tuple[dict[str, int], list[list[list[list[str]]]]]:
    domain, accesses = spec.split(":")
    dims = {name: at for at, name in enumerate(domain.split())}
    operands = [
        [
            [factor.split("*") for factor in result.split("+")]
            for result in operand.replace(" + ", "+").split()
        ]
        for operand in accesses.replace("->", ",").split(",")
    ]
    return dims, operands


@cache
def _domain_maps(
    spec: str, strides: tuple[int, ...], dilations: tuple[int, ...]
) -> tuple[AffineMap, ...]:
    dims, operands = _parse_domain(spec)
    scale = {f"s{i}": s for i, s in enumerate(strides)}
    scale |= {f"d{i}": d for i, d in enumerate(dilations)}

    def expression(terms: list[list[str]]) -> AffineExpr:
        total: AffineExpr | None = None
        for name, *factors in terms:
            term: AffineExpr = AffineDimExpr(dims[name])
            for factor in factors:
                term = term if scale[factor] == 1 else term * scale[factor]
            total = term if total is None else total + term
        assert total is not None
        return total

    return tuple(
        AffineMap(len(dims), 0, tuple(expression(result) for result in operand))
        for operand in operands
    )


def _domain(spec: str) -> Callable[[Operation], list[AffineMap]]:
    def maps(op: Operation) -> list[AffineMap]:
        given = op.properties.get("indexing_maps")
        if isinstance(given, ArrayAttr):
            return [cast(AffineMapAttr, item).data for item in given]
        strides, dilations = _window(op)
        return list(_domain_maps(spec, tuple(strides), tuple(dilations)))

    return maps


# ------------------------------------------------------------------ bodies


def _is_unsigned(op: Operation) -> bool:
    attr = op.properties.get("cast") or op.attributes.get("cast")
    return attr is not None and "unsigned" in str(attr)


def _scalar(name: str) -> Body:
    def body(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
        # Outputs are not read.
        return scalar_op(name, *args[:-1])

    return body


def _first(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    return cast_scalar(args[0], args[-1].type, unsigned=_is_unsigned(op))


def _square(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    return scalar_op("mul", args[0], args[0])


def _reciprocal(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    return scalar_op("div", float_constant(1.0, cast(AnyFloat, args[0].type)), args[0])


def _multiply_add(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    a, b, out = args
    unsigned = _is_unsigned(op)
    a = cast_scalar(a, out.type, unsigned=unsigned)
    b = cast_scalar(b, out.type, unsigned=unsigned)
    return scalar_op("add", out, scalar_op("mul", a, b))


def _quantized(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    """Of integers whose zeros stand for other numbers, the third and fourth operand."""
    a, b, zero_of_a, zero_of_b, out = args
    unsigned = _is_unsigned(op)
    shifted = [
        scalar_op("sub", *(cast_scalar(x, out.type, unsigned=unsigned) for x in pair))
        for pair in ((a, zero_of_a), (b, zero_of_b))
    ]
    return scalar_op("add", out, scalar_op("mul", *shifted))


def _pool(name: str, *, unsigned: bool = False) -> Body:
    def body(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
        # The second operand only gives the shape of the window.
        value, _, out = args
        value = cast_scalar(value, out.type, unsigned=unsigned or _is_unsigned(op))
        return scalar_op(name, out, value)

    return body


def _elementwise_kind(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    kind = str(getattr(op.properties["kind"], "data", op.properties["kind"]))
    kind = {"max_signed": "max", "min_signed": "min"}.get(kind, kind)
    return NAMED_BODIES[kind](op, args)


@irdl_op_definition
class IndexOp(IRDLOperation):
    """The number of the current iteration of a loop: ``linalg.index 0 : index``."""

    name = "linalg.index"
    dim = prop_def(IntegerAttr[I64])
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "$dim attr-dict `:` type($result)"

    def __init__(self, dim: int):
        super().__init__(properties={"dim": IntegerAttr(dim, i64)}, result_types=[IndexType()])

    @override
    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is None or not parent.name.startswith("linalg."):
            raise VerifyException("must stand in the body of a structured operation")
        if not 0 <= self.dim.value.data < len(iterator_types(parent)):
            raise VerifyException(f"there is no loop {self.dim.value.data}")


def _random(op: Operation, args: Sequence[SSAValue]) -> SSAValue:
    """A linear congruential generator, started from the indices and the seed, between bounds."""
    low, high, number, out = args
    steps = [arith.ConstantOp.from_int_and_width(n, 32).result for n in (1103515245, 12345)]
    for dim in range(2):
        at = arith.IndexCastOp(IndexOp(dim), number.type).result
        number = scalar_op("add", at, number)
        number = scalar_op("add", scalar_op("mul", number, steps[0]), steps[1])
    shifted = scalar_op(
        "add", cast_scalar(number, low.type), float_constant(2147483647.0, cast(AnyFloat, low.type))
    )
    width = float_constant(2.3283063999999999e-10, cast(AnyFloat, low.type))
    unit = scalar_op("mul", scalar_op("sub", high, low), width)
    return cast_scalar(scalar_op("add", scalar_op("mul", shifted, unit), low), out.type)


# ------------------------------------------------------------------ the table

UNARY = "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf".split()
BINARY = "add sub mul div div_unsigned max min powf".split()

NAMED_BODIES: dict[str, Body] = {
    name: _scalar(name)
    for name in (*UNARY, *BINARY, "max_unsigned", "min_unsigned", "select")
    if name in SCALARS or name == "select"
} | {"reciprocal": _reciprocal, "square": _square}

_GROUPS = "n g f h w c kh kw: n g c h*s0+kh*d0 w*s1+kw*d1"
_GROUPS_LAST = "n h w g f kh kw c: n h*s0+kh*d0 w*s1+kw*d1 g c, g f kh kw c -> n h w g f"

CONTRACTIONS = {
    "dot": "m: m, m ->",
    "matvec": "m n: m n, n -> m",
    "vecmat": "n m: m, m n -> n",
    "matmul": "m n k: m k, k n -> m n",
    "batch_matmul": "b m n k: b m k, b k n -> b m n",
    "batch_matvec": "b m k: b m k, b k -> b m",
    "batch_vecmat": "b n k: b k, b k n -> b n",
    "batch_reduce_matmul": "b m n k: b m k, b k n -> m n",
    "batch_mmt4d": "b m n k m0 n0 k0: b m k m0 k0, b n k n0 k0 -> b m n m0 n0",
    "mmt4d": "m n k m0 n0 k0: m k m0 k0, n k n0 k0 -> m n m0 n0",
    "contract": "",
    "conv_1d": "o k: o+k, k -> o",
    "conv_2d": "oh ow kh kw: oh+kh ow+kw, kh kw -> oh ow",
    "conv_3d": "od oh ow kd kh kw: od+kd oh+kh ow+kw, kd kh kw -> od oh ow",
    "conv_1d_nwc_wcf": "n w f k c: n w*s0+k*d0 c, k c f -> n w f",
    "conv_1d_ncw_fcw": "n f w c k: n c w*s0+k*d0, f c k -> n f w",
    "conv_2d_nhwc_hwcf": "n h w f kh kw c: n h*s0+kh*d0 w*s1+kw*d1 c, kh kw c f -> n h w f",
    "conv_2d_nhwc_fhwc": "n h w f kh kw c: n h*s0+kh*d0 w*s1+kw*d1 c, f kh kw c -> n h w f",
    "conv_2d_nchw_fchw": "n f h w c kh kw: n c h*s0+kh*d0 w*s1+kw*d1, f c kh kw -> n f h w",
    "conv_2d_ngchw_fgchw": f"{_GROUPS}, f g c kh kw -> n g f h w",
    "conv_2d_ngchw_gfchw": f"{_GROUPS}, g f c kh kw -> n g f h w",
    "conv_2d_nhwgc_gfhwc": _GROUPS_LAST,
    "conv_3d_ncdhw_fcdhw": (
        "n f d h w c kd kh kw: n c d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2, f c kd kh kw -> n f d h w"
    ),
    "conv_3d_ndhwc_dhwcf": (
        "n d h w f kd kh kw c: n d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2 c, kd kh kw c f -> n d h w f"
    ),
    "depthwise_conv_1d_nwc_wc": "n w c k: n w*s0+k*d0 c, k c -> n w c",
    "depthwise_conv_1d_ncw_cw": "n w c k: n c w*s0+k*d0, c k -> n c w",
    "depthwise_conv_1d_nwc_wcm": "n w c m k: n w*s0+k*d0 c, k c m -> n w c m",
    "depthwise_conv_3d_ncdhw_cdhw": (
        "n d h w kd kh kw c: n c d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2, c kd kh kw -> n c d h w"
    ),
    "depthwise_conv_3d_ndhwc_dhwc": (
        "n d h w kd kh kw c: n d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2 c, kd kh kw c -> n d h w c"
    ),
    "depthwise_conv_3d_ndhwc_dhwcm": (
        "n d h w m kd kh kw c: n d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2 c, kd kh kw c m -> n d h w c m"
    ),
    "depthwise_conv_2d_nhwc_hwc": "n h w c kh kw: n h*s0+kh*d0 w*s1+kw*d1 c, kh kw c -> n h w c",
    "depthwise_conv_2d_nchw_chw": "n h w c kh kw: n c h*s0+kh*d0 w*s1+kw*d1, c kh kw -> n c h w",
    "depthwise_conv_2d_nhwc_hwcm": (
        "n h w c m kh kw: n h*s0+kh*d0 w*s1+kw*d1 c, kh kw c m -> n h w c m"
    ),
}

QUANTIZED = {
    f"{name}_q": spec.replace(" ->", ", , ->")
    for name, spec in CONTRACTIONS.items()
    if name
    in (
        *("conv_2d_nchw_fchw", "conv_2d_nhwc_hwcf", "conv_2d_nhwc_fhwc", "conv_2d_ngchw_gfchw"),
        *("conv_2d_nhwgc_gfhwc", "conv_3d_ndhwc_dhwcf"),
        *("depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nhwc_hwcm"),
    )
} | {
    "quantized_matmul": "m n k: m k, k n, , -> m n",
    "quantized_batch_matmul": "b m n k: b m k, b k n, , -> b m n",
}
"""The same sums of integers; two more operands are the numbers that stand for zero."""

_NDHWC = "n d h w c kd kh kw: n d*s0+kd*d0 h*s1+kh*d1 w*s2+kw*d2 c, kd kh kw -> n d h w c"
_NHWC = "n h w c kh kw: n h*s0+kh*d0 w*s1+kw*d1 c, kh kw -> n h w c"
_NCHW = "n c h w kh kw: n c h*s0+kh*d0 w*s1+kw*d1, kh kw -> n c h w"
_NWC = "n w c k: n w*s0+k*d0 c, k -> n w c"
_NCW = "n c w k: n c w*s0+k*d0, k -> n c w"

POOLINGS: dict[str, tuple[str, Body]] = {
    "pooling_nhwc_sum": (_NHWC, _pool("add")),
    "pooling_nhwc_max": (_NHWC, _pool("max")),
    "pooling_nhwc_max_unsigned": (_NHWC, _pool("max_unsigned", unsigned=True)),
    "pooling_nhwc_min": (_NHWC, _pool("min")),
    "pooling_nhwc_min_unsigned": (_NHWC, _pool("min_unsigned", unsigned=True)),
    "pooling_nchw_sum": (_NCHW, _pool("add")),
    "pooling_nchw_max": (_NCHW, _pool("max")),
    "pooling_nwc_sum": (_NWC, _pool("add")),
    "pooling_nwc_max": (_NWC, _pool("max")),
    "pooling_nwc_min": (_NWC, _pool("min")),
    "pooling_nwc_max_unsigned": (_NWC, _pool("max_unsigned", unsigned=True)),
    "pooling_nwc_min_unsigned": (_NWC, _pool("min_unsigned", unsigned=True)),
    "pooling_ndhwc_sum": (_NDHWC, _pool("add")),
    "pooling_ndhwc_max": (_NDHWC, _pool("max")),
    "pooling_ndhwc_min": (_NDHWC, _pool("min")),
    "pooling_ncw_sum": (_NCW, _pool("add")),
    "pooling_ncw_max": (_NCW, _pool("max")),
}


def _elementwise_maps(op: Operation) -> list[AffineMap]:
    given = op.properties.get("indexing_maps")
    if isinstance(given, ArrayAttr):
        return [cast(AffineMapAttr, item).data for item in given]
    return _pointwise_maps(op)


def _table() -> dict[str, NamedOp]:
    rows = [
        NamedOp(f"linalg.{name}", _domain(s), _multiply_add) for name, s in CONTRACTIONS.items()
    ]
    rows += [NamedOp(f"linalg.{name}", _domain(s), _quantized) for name, s in QUANTIZED.items()]
    rows += [NamedOp(f"linalg.{name}", _domain(s), body) for name, (s, body) in POOLINGS.items()]
    rows += [
        NamedOp(f"linalg.{name}", _pointwise_maps, NAMED_BODIES[name])
        for name in (*UNARY, *BINARY, "select")
    ]
    rows += [NamedOp(f"linalg.{name}", _pointwise_maps, _first) for name in ("fill", "copy")]
    rows.append(NamedOp("linalg.fill_rng_2d", _pointwise_maps, _random))
    rows.append(NamedOp("linalg.elementwise", _elementwise_maps, _elementwise_kind))
    return {row.name: row for row in rows}


NAMED: dict[str, NamedOp] = _table()


# ------------------------------------------------------------------ any structured operation


def _ints(op: Operation, name: str) -> list[int]:
    return integers(op.properties[name])


def _reduce_maps(op: Operation) -> list[AffineMap]:
    half = len(op.operands) // 2
    rank, dropped = _rank(op.operands[0]), set(_ints(op, "dimensions"))
    kept = tuple(AffineDimExpr(d) for d in range(rank) if d not in dropped)
    return [AffineMap.identity(rank)] * half + [AffineMap(rank, 0, kept)] * half


def _broadcast_maps(op: Operation) -> list[AffineMap]:
    rank, added = _rank(op.operands[1]), set(_ints(op, "dimensions"))
    kept = tuple(AffineDimExpr(d) for d in range(rank) if d not in added)
    return [AffineMap(rank, 0, kept), AffineMap.identity(rank)]


def _transpose_maps(op: Operation) -> list[AffineMap]:
    permutation = _ints(op, "permutation")
    # Dimension i of the result is dimension permutation[i] of the input.
    source = tuple(AffineDimExpr(permutation.index(d)) for d in range(len(permutation)))
    return [AffineMap(len(source), 0, source), AffineMap.identity(len(source))]


def _given_maps(op: Operation) -> list[AffineMap]:
    maps = cast(ArrayAttr[AffineMapAttr], op.properties["indexing_maps"])
    return [item.data for item in maps]


_OTHER_MAPS: dict[str, Callable[[Operation], list[AffineMap]]] = {
    "linalg.generic": _given_maps,
    "linalg.map": _pointwise_maps,
    "linalg.reduce": _reduce_maps,
    "linalg.broadcast": _broadcast_maps,
    "linalg.transpose": _transpose_maps,
}


STRUCTURED = frozenset({*NAMED, *_OTHER_MAPS})
"""The names of all structured operations."""


def is_structured(op: Operation) -> bool:
    """True if ``op`` is a loop nest over its operands with a scalar body."""
    return op.name in STRUCTURED


def indexing_maps(op: Operation) -> list[AffineMap]:
    """The indexing map of each operand of a structured operation, inputs before outputs."""
    if (other := _OTHER_MAPS.get(op.name)) is not None:
        return other(op)
    return NAMED[op.name].maps(op)


def iterator_types(op: Operation) -> list[str]:
    """The kind of each loop of a structured operation: parallel, reduction or window."""
    if op.name == "linalg.generic":
        kinds = cast("ArrayAttr[IteratorTypeAttr | StringAttr]", op.properties["iterator_types"])
        return [str(getattr(kind.data, "value", kind.data)) for kind in kinds]
    return _iterators_of(indexing_maps(op))


def num_inputs(op: Operation) -> int:
    """Return how many of the operands of a structured operation are only read."""
    sizes = op.properties.get("operandSegmentSizes")
    if isinstance(sizes, DenseArrayBase):
        return int(sizes.get_values()[0])
    return len(op.operands) // 2 if op.name == "linalg.reduce" else len(op.operands) - 1


def scalar_block(op: Operation) -> Block:
    """The scalar body: one argument an operand, ending in ``linalg.yield`` of one value an output.

    It belongs to ``op``: clone what is needed from it.
    """
    return op.regions[0].block
