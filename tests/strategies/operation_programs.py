"""A program for operations that the acceptance programs do not use, and inputs for it.

Every program is ``@f``; derivatives by its arguments pass through the operation it is named after.
Those of ``linalg`` are made from shapes: inputs, then the output.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from derivative_cases import Case, ramp

Shape = tuple[int, ...]

_WINDOW = {
    1: "{dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ",
    2: "{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ",
    3: "{dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ",
}
_SAME = ((2, 3), (2, 3))

LINALG: dict[str, tuple[tuple[Shape, ...], str]] = {
    **{
        name: (_SAME, "")
        for name in (
            "abs ceil erf exp floor log negf reciprocal round rsqrt sqrt square tanh".split()
        )
    },
    **{name: (((2, 3), (2, 3), (2, 3)), "") for name in "add sub mul div max min powf".split()},
    "elementwise": (((2, 3), (2, 3), (2, 3)), "kind=#linalg.elementwise_kind<mul> "),
    "batch_matvec": (((2, 3, 4), (2, 4), (2, 3)), ""),
    "batch_vecmat": (((2, 3), (2, 3, 4), (2, 4)), ""),
    "mmt4d": (((2, 2, 1, 3), (1, 2, 2, 3), (2, 1, 1, 2)), ""),
    "batch_mmt4d": (((2, 2, 2, 1, 3), (2, 1, 2, 2, 3), (2, 2, 1, 1, 2)), ""),
    "conv_2d_ngchw_fgchw": (((1, 2, 2, 3, 3), (2, 2, 2, 2, 2), (1, 2, 2, 2, 2)), _WINDOW[2]),
    "conv_2d_ngchw_gfchw": (((1, 2, 2, 3, 3), (2, 1, 2, 2, 2), (1, 2, 1, 2, 2)), _WINDOW[2]),
    "conv_2d_nhwgc_gfhwc": (((1, 3, 3, 2, 2), (2, 1, 2, 2, 2), (1, 2, 2, 2, 1)), _WINDOW[2]),
    "conv_3d_ncdhw_fcdhw": (((1, 2, 2, 2, 3), (2, 2, 2, 2, 2), (1, 2, 1, 1, 2)), _WINDOW[3]),
    "depthwise_conv_1d_ncw_cw": (((1, 2, 5), (2, 3), (1, 2, 3)), _WINDOW[1]),
    "depthwise_conv_1d_nwc_wcm": (((1, 5, 2), (3, 2, 2), (1, 3, 2, 2)), _WINDOW[1]),
    "depthwise_conv_3d_ncdhw_cdhw": (((1, 2, 2, 2, 3), (2, 2, 2, 2), (1, 2, 1, 1, 2)), _WINDOW[3]),
    "depthwise_conv_3d_ndhwc_dhwc": (((1, 2, 2, 3, 2), (2, 2, 2, 2), (1, 1, 1, 2, 2)), _WINDOW[3]),
    "depthwise_conv_3d_ndhwc_dhwcm": (
        ((1, 2, 2, 3, 2), (2, 2, 2, 2, 2), (1, 1, 1, 2, 2, 2)),
        _WINDOW[3],
    ),
    **{
        f"pooling_ndhwc_{kind}": (((1, 2, 2, 3, 2), (2, 2, 2), (1, 1, 1, 2, 2)), _WINDOW[3])
        for kind in ("max", "min", "sum")
    },
    "conv_1d": (((6,), (3,), (4,)), ""),
    "conv_1d_ncw_fcw": (((1, 2, 5), (3, 2, 3), (1, 3, 3)), _WINDOW[1]),
    "conv_1d_nwc_wcf": (((1, 5, 2), (3, 2, 2), (1, 3, 2)), _WINDOW[1]),
    "conv_2d": (((4, 4), (2, 2), (3, 3)), ""),
    "conv_2d_nchw_fchw": (((1, 2, 4, 4), (2, 2, 3, 3), (1, 2, 2, 2)), _WINDOW[2]),
    "conv_2d_nhwc_fhwc": (((1, 4, 4, 2), (2, 3, 3, 2), (1, 2, 2, 2)), _WINDOW[2]),
    "conv_2d_nhwc_hwcf": (((1, 4, 4, 2), (3, 3, 2, 2), (1, 2, 2, 2)), _WINDOW[2]),
    "conv_3d": (((3, 3, 3), (2, 2, 2), (2, 2, 2)), ""),
    "conv_3d_ndhwc_dhwcf": (((1, 2, 2, 3, 2), (2, 2, 2, 2, 2), (1, 1, 1, 2, 2)), _WINDOW[3]),
    "depthwise_conv_1d_nwc_wc": (((1, 5, 2), (3, 2), (1, 3, 2)), _WINDOW[1]),
    "depthwise_conv_2d_nchw_chw": (((1, 2, 4, 4), (2, 3, 3), (1, 2, 2, 2)), _WINDOW[2]),
    "depthwise_conv_2d_nhwc_hwc": (((1, 4, 4, 2), (3, 3, 2), (1, 2, 2, 2)), _WINDOW[2]),
    "depthwise_conv_2d_nhwc_hwcm": (((1, 4, 4, 2), (3, 3, 2, 2), (1, 2, 2, 2, 2)), _WINDOW[2]),
    **{
        f"pooling_nchw_{kind}": (((1, 2, 4, 4), (2, 2), (1, 2, 3, 3)), _WINDOW[2])
        for kind in ("max", "sum")
    },
    **{
        f"pooling_nhwc_{kind}": (((1, 4, 4, 2), (2, 2), (1, 3, 3, 2)), _WINDOW[2])
        for kind in ("max", "min", "sum")
    },
    **{
        f"pooling_ncw_{kind}": (((1, 2, 5), (2,), (1, 2, 4)), _WINDOW[1]) for kind in ("max", "sum")
    },
    **{
        f"pooling_nwc_{kind}": (((1, 5, 2), (2,), (1, 4, 2)), _WINDOW[1])
        for kind in ("max", "min", "sum")
    },
}
"""Shapes of the operands, and what stands before them."""

POSITIVE = frozenset({"log", "powf", "rsqrt", "sqrt", "round", "ceil", "floor"})


def _type(shape: Shape) -> str:
    return f"memref<{'x'.join(map(str, shape))}xf64>"


def _linalg(name: str) -> Case:
    shapes, before = LINALG[name]
    names = [f"%a{k}" for k in range(len(shapes))]
    types = [_type(shape) for shape in shapes]
    inputs = f"{', '.join(names[:-1])} : {', '.join(types[:-1])}"
    text = (
        f"func.func @f({', '.join(f'{n}: {t}' for n, t in zip(names, types, strict=True))}) {{\n"
        f"  linalg.{name} {before}ins({inputs}) outs({names[-1]} : {types[-1]})\n  return\n}}"
    )

    def arguments() -> list[Any]:
        found = [ramp(*shape, phase=float(k)) for k, shape in enumerate(shapes)]
        return [np.abs(a) for a in found] if name in POSITIVE else found

    return Case("f", arguments, f"linalg.{name}", text)


def _case(name: str, text: str, *arguments: Any) -> Case:
    given = lambda: [a.copy() if isinstance(a, np.ndarray) else a for a in arguments]  # noqa: E731
    return Case("f", given, name, text)


def _of_buffer(name: str, body: str, shape: Shape = (4,)) -> Case:
    """``body`` makes ``%r : f64`` of the buffer ``%m``."""
    lines = [f"func.func @f(%m: {_type(shape)}) -> f64 {{", "  %0 = arith.constant 0 : index"]
    lines += [f"  %{k} = arith.constant {k} : index" for k in range(1, 5)]
    return _case(name, "\n".join([*lines, body, "  return %r : f64\n}"]), ramp(*shape))


_SQUARE_OF_V = """
  %s = arith.mulf %v, %v : vector<4xf64>
  %r = vector.reduction <add>, %s : vector<4xf64> into f64"""


def _others() -> Iterable[Case]:
    yield _of_buffer(
        "memref.assume_alignment",
        """  %n = memref.assume_alignment %m, 8 : memref<4xf64>
             %x = memref.load %n[%2] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "memref.memory_space_cast",
        """  %n = memref.memory_space_cast %m : memref<4xf64> to memref<4xf64, 1>
             %x = memref.load %n[%2] : memref<4xf64, 1>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "memref.prefetch",
        """  memref.prefetch %m[%2], read, locality<3>, data : memref<4xf64>
             %x = memref.load %m[%2] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "memref.rank",
        """  %n = memref.rank %m : memref<4xf64>
             %x = memref.load %m[%n] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "memref.realloc",
        """  %c = memref.alloc(%2) : memref<?xf64>
             %y = memref.load %m[%1] : memref<4xf64>
             memref.store %y, %c[%1] : memref<?xf64>
             %n = memref.realloc %c(%4) : memref<?xf64> to memref<?xf64>
             %x = memref.load %n[%1] : memref<?xf64>
             %r = arith.mulf %x, %x : f64
             memref.dealloc %n : memref<?xf64>""",
    )
    yield _of_buffer(
        "memref.reshape",
        """  %c = memref.alloc() : memref<2xindex>
             memref.store %2, %c[%0] : memref<2xindex>
             memref.store %2, %c[%1] : memref<2xindex>
             %n = memref.reshape %m(%c) : (memref<4xf64>, memref<2xindex>) -> memref<2x2xf64>
             %x = memref.load %n[%1, %0] : memref<2x2xf64>
             %r = arith.mulf %x, %x : f64
             memref.dealloc %c : memref<2xindex>""",
    )
    yield _of_buffer(
        "memref.extract_strided_metadata",
        """  %b, %o, %size, %stride = memref.extract_strided_metadata %m
                 : memref<4xf64> -> memref<f64>, index, index, index
             %n = memref.reinterpret_cast %b to offset: [2], sizes: [2], strides: [1]
                 : memref<f64> to memref<2xf64, strided<[1], offset: 2>>
             %x = memref.load %n[%1] : memref<2xf64, strided<[1], offset: 2>>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "memref.generic_atomic_rmw",
        """  %old = memref.generic_atomic_rmw %m[%1] : memref<4xf64> {
             ^bb0(%now: f64):
               %sq = arith.mulf %now, %now : f64
               memref.atomic_yield %sq : f64
             }
             %x = memref.load %m[%1] : memref<4xf64>
             %r = arith.mulf %x, %old : f64""",
    )
    yield _of_buffer("affine.vector_load", "  %v = affine.vector_load %m[0] : memref<4xf64>, "
                     "vector<4xf64>" + _SQUARE_OF_V)  # fmt: skip
    yield _of_buffer(
        "affine.vector_store",
        """  %v = vector.load %m[%0] : memref<4xf64>, vector<2xf64>
             %w = math.sin %v : vector<2xf64>
             affine.vector_store %w, %m[2] : memref<4xf64>, vector<2xf64>
             %x = memref.load %m[%3] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "affine.prefetch",
        """  affine.prefetch %m[%2], read, locality<3>, data : memref<4xf64>
             %x = memref.load %m[%2] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
    )
    yield _of_buffer(
        "affine.if",
        """  %x = memref.load %m[%1] : memref<4xf64>
             %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%3) -> f64 {
               %sq = arith.mulf %x, %x : f64
               affine.yield %sq : f64
             } else {
               affine.yield %x : f64
             }""",
    )
    yield _of_buffer(
        "affine.parallel",
        """  %r = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (f64) {
               %x = affine.load %m[%i] : memref<4xf64>
               %sq = arith.mulf %x, %x : f64
               affine.yield %sq : f64
             }""",
    )
    yield _of_buffer(
        "scf.forall",
        """  scf.forall (%i) in (2) {
               %x = memref.load %m[%i] : memref<4xf64>
               %y = math.sin %x : f64
               %j = arith.addi %i, %2 : index
               memref.store %y, %m[%j] : memref<4xf64>
             }
             %z = memref.load %m[%3] : memref<4xf64>
             %r = arith.mulf %z, %z : f64""",
    )
    yield _of_buffer(
        "memref.collapse_shape",
        """  %n = memref.collapse_shape %m [[0, 1]] : memref<2x2xf64> into memref<4xf64>
             %x = memref.load %n[%3] : memref<4xf64>
             %r = arith.mulf %x, %x : f64""",
        (2, 2),
    )
    yield _of_buffer(
        "memref.view",
        """  %b = memref.alloc() : memref<32xi8>
             %n = memref.view %b[%0][] : memref<32xi8> to memref<4xf64>
             %y = memref.load %m[%1] : memref<4xf64>
             memref.store %y, %n[%2] : memref<4xf64>
             %x = memref.load %n[%2] : memref<4xf64>
             %r = arith.mulf %x, %x : f64
             memref.dealloc %b : memref<32xi8>""",
    )
    yield _of_buffer(
        "vector.print",
        """  %v = vector.load %m[%0] : memref<4xf64>, vector<4xf64>
             vector.print %v : vector<4xf64>"""
        + _SQUARE_OF_V,
    )
    yield _of_buffer(
        "vector.scan",
        """  %v = vector.load %m[%0] : memref<4xf64>, vector<4xf64>
             %d = vector.extract %v[0] : f64 from vector<4xf64>
             %e = vector.broadcast %d : f64 to vector<f64>
             %w, %acc = vector.scan <add>, %v, %e {inclusive = true, reduction_dim = 0 : i64}
                 : vector<4xf64>, vector<f64>
             %r = vector.reduction <add>, %w : vector<4xf64> into f64""",
    )
    yield _of_buffer(
        "vector.mask",
        """  %v = vector.load %m[%0] : memref<4xf64>, vector<4xf64>
             %mask = vector.create_mask %2 : vector<4xi1>
             %r = vector.mask %mask { vector.reduction <add>, %v : vector<4xf64> into f64 }
                 : vector<4xi1> -> f64""",
    )
    yield _case(
        "linalg.select",
        """func.func @f(%c: memref<3xi1>, %a: memref<3xf64>, %b: memref<3xf64>, %o: memref<3xf64>) {
             linalg.select ins(%c, %a, %b : memref<3xi1>, memref<3xf64>, memref<3xf64>)
                 outs(%o : memref<3xf64>)
             return
           }""",
        np.array([True, False, True]), ramp(3), ramp(3, phase=1.0), ramp(3, phase=2.0),
    )  # fmt: skip
    yield _case(
        "linalg.softmax",
        """func.func @f(%a: memref<2x3xf64>, %o: memref<2x3xf64>) {
             linalg.softmax dimension(1) ins(%a : memref<2x3xf64>) outs(%o : memref<2x3xf64>)
             return
           }""",
        ramp(2, 3), ramp(2, 3, phase=1.0),
    )  # fmt: skip
    yield _case(
        "linalg.fill_rng_2d",
        """func.func @f(%low: f64, %high: f64, %seed: i32, %o: memref<2x3xf64>) {
             linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%o : memref<2x3xf64>)
             return
           }""",
        -0.5, 2.0, 7, ramp(2, 3),
    )  # fmt: skip


CASES: dict[str, Case] = {case.label: case for case in [*map(_linalg, LINALG), *_others()]}
