"""A function of one buffer for every rule: what the operation gives goes through something curved.

`ROWS` has the operation, with ``$0, $1, ...`` for its operands and ``%r`` for its results; types of
operands and results; and the numbers it is applied to, away from kinks and edges of its domain.
`text_of` wraps it:

    func.func @f(%m: memref<?xf64>) -> f64     sum of sin(r) + r² over all numbers r of the results
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Z = "complex<f64>"
INTEGERS = {"i1": "true", "i32": "3 : i32", "index": "1 : index"}


@dataclass(frozen=True)
class Row:
    """An operation in use. ``exact`` is false where rounding hides differences."""

    op: str
    operands: tuple[str, ...]
    results: tuple[str, ...]
    numbers: tuple[float, ...] = ()
    exact: bool = True

    def point(self) -> NDArray[np.float64]:
        """The numbers in the buffer."""
        if self.numbers:
            return np.array(self.numbers)
        at = np.arange(sum(map(size_of, self.operands)))
        return 0.35 + 0.6 * np.abs(np.sin(0.7 * at + 0.3)) + 0.01 * at


def size_of(type: str) -> int:
    """The number of numbers that make a value."""
    if type in INTEGERS:
        return 0
    if type == Z:
        return 2
    return int(np.prod([int(n) for n in re.findall(r"(\d+)x", type)]))


def text_of(row: Row) -> str:
    """The module with ``@f``."""
    lines = ["func.func @f(%m: memref<?xf64>) -> f64 {", "  %zero = arith.constant 0.0 : f64"]
    place = 0
    for number, type in enumerate(row.operands):
        lines += _operand(f"%o{number}", type, place)
        place += size_of(type)
    left = "%r" if len(row.results) == 1 else f"%r:{len(row.results)}"
    lines.append(f"  {left} = {row.op.replace('$', '%o')}")
    total = "%zero"
    for number, type in enumerate(row.results):
        result = "%r" if len(row.results) == 1 else f"%r#{number}"
        more, part = _curved(f"%q{number}", result, type)
        lines += [*more, f"  %t{number} = arith.addf {total}, {part} : f64"]
        total = f"%t{number}"
    return "\n".join([*lines, f"  return {total} : f64", "}"])


def _load(name: str, place: int) -> list[str]:
    return [
        f"  {name}_at = arith.constant {place} : index",
        f"  {name} = memref.load %m[{name}_at] : memref<?xf64>",
    ]


def _operand(name: str, type: str, place: int) -> list[str]:
    if type in INTEGERS:
        return [f"  {name} = arith.constant {INTEGERS[type]}"]
    if type == "f64":
        return _load(name, place)
    if type == Z:
        parts = [*_load(f"{name}_re", place), *_load(f"{name}_im", place + 1)]
        return [*parts, f"  {name} = complex.create {name}_re, {name}_im : {Z}"]
    flat = f"vector<{size_of(type)}xf64>"
    return [
        f"  {name}_at = arith.constant {place} : index",
        f"  {name}_flat = vector.load %m[{name}_at] : memref<?xf64>, {flat}",
        f"  {name} = vector.shape_cast {name}_flat : {flat} to {type}",
    ]


def _curved(name: str, value: str, type: str) -> tuple[list[str], str]:
    if type == Z:
        both = (_curved(f"{name}_{k}", f"{name}_{k}_x", "f64") for k in ("re", "im"))
        lines = [f"  {name}_{k}_x = complex.{k} {value} : {Z}" for k in ("re", "im")]
        parts: list[str] = []
        for more, part in both:
            lines += more
            parts.append(part)
        return [*lines, f"  {name} = arith.addf {parts[0]}, {parts[1]} : f64"], name
    if type == "f32":
        more, part = _curved(name, f"{name}_wide", "f64")
        return [f"  {name}_wide = arith.extf {value} : f32 to f64", *more], part
    flat = type if type == "f64" else f"vector<{size_of(type)}xf64>"
    lines: list[str] = []
    if flat != type:
        lines.append(f"  {name}_v = vector.shape_cast {value} : {type} to {flat}")
        value = f"{name}_v"
    lines += [
        f"  {name}_sin = math.sin {value} : {flat}",
        f"  {name}_square = arith.mulf {value}, {value} : {flat}",
        f"  {name}_sum = arith.addf {name}_sin, {name}_square : {flat}",
    ]
    if flat == "f64":
        return lines, f"{name}_sum"
    lines.append(f"  {name} = vector.reduction <add>, {name}_sum : {flat} into f64")
    return lines, name


def _real(name: str, *numbers: float) -> Row:
    inputs = ", ".join(f"${k}" for k in range(len(numbers)))
    return Row(f"{name} {inputs} : f64", ("f64",) * len(numbers), ("f64",), numbers)


def _complex(name: str, operands: int = 1, result: str = Z) -> Row:
    inputs = ", ".join(f"${k}" for k in range(operands))
    return Row(f"complex.{name} {inputs} : {Z}", (Z,) * operands, (result,))


def _vector(op: str, operands: str, *results: str) -> Row:
    return Row(op, tuple(operands.split()), results)


V2, V3, V4, M23 = "vector<2xf64>", "vector<3xf64>", "vector<4xf64>", "vector<2x3xf64>"

_ABOVE_ONE, _UNIT = 1.7, 0.4
ROWS: dict[str, Row] = {
    **{
        f"math.{name}": _real(f"math.{name}", _UNIT)
        for name in (
            "acos absf asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 expm1 log log10 log1p "
            "log2 rsqrt sin sinh sqrt tan tanh"
        ).split()
    },
    "math.acosh": _real("math.acosh", _ABOVE_ONE),
    "math.atan2": _real("math.atan2", 0.4, -0.7),
    "math.copysign": _real("math.copysign", 0.4, -0.7),
    "math.powf": _real("math.powf", 0.4, 1.7),
    "math.fma": _real("math.fma", 0.4, 1.7, -0.3),
    "math.clampf": Row("math.clampf $0 to [$1, $2] : f64", ("f64",) * 3, ("f64",), (0.4, 0.1, 0.9)),
    "math.clampf-below": Row(
        "math.clampf $0 to [$1, $2] : f64", ("f64",) * 3, ("f64",), (0.4, 0.6, 0.9)
    ),
    "math.fpowi": Row("math.fpowi $0, $1 : f64, i32", ("f64", "i32"), ("f64",)),
    "math.sincos": Row("math.sincos $0 : f64", ("f64",), ("f64", "f64")),
    **{
        f"arith.{name}": _real(f"arith.{name}", 0.4, -0.7)
        for name in "addf subf mulf divf maximumf maxnumf minimumf minnumf".split()
    },
    "arith.negf": _real("arith.negf", 0.4),
    "arith.remf": _real("arith.remf", 5.3, 2.0),
    "arith.select": Row("arith.select $0, $1, $2 : f64", ("i1", "f64", "f64"), ("f64",)),
    "arith.truncf": Row(
        "arith.truncf $0 : f64 to f32", ("f64",), ("f32",), exact=False,
    ),
    **{
        f"complex.{name}": _complex(name)
        for name in "conj cos exp expm1 log log1p neg rsqrt sign sin sqrt tan tanh".split()
    },
    **{
        f"complex.{name}": _complex(name, 2)
        for name in "add atan2 div mul pow sub".split()
    },
    **{f"complex.{name}": _complex(name, 1, "f64") for name in "abs angle im re".split()},
    "complex.create": Row(f"complex.create $0, $1 : {Z}", ("f64", "f64"), (Z,)),
    "complex.powi": Row(f"complex.powi $0, $1 : {Z}, i32", (Z, "i32"), (Z,)),
    "vector.broadcast": _vector(f"vector.broadcast $0 : {V3} to {M23}", V3, M23),
    "vector.contract": _vector(
        "vector.contract {indexing_maps = [affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (k)>,"
        ' affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"], '
        f"kind = #vector.kind<add>}} $0, $1, $2 : {M23}, {V2} into {V3}",
        f"{M23} {V2} {V3}", V3,
    ),
    "vector.deinterleave": _vector(f"vector.deinterleave $0 : {V4} -> {V2}", V4, V2, V2),
    "vector.extract": _vector(f"vector.extract $0[2] : f64 from {V4}", V4, "f64"),
    "vector.extract_strided_slice": _vector(
        "vector.extract_strided_slice $0 {offsets = [1], sizes = [2], strides = [1]} "
        f": {V4} to {V2}", V4, V2,
    ),
    "vector.fma": _vector(f"vector.fma $0, $1, $2 : {V3}", f"{V3} {V3} {V3}", V3),
    "vector.from_elements": _vector(
        f"vector.from_elements $0, $1, $0 : {V3}", "f64 f64", V3
    ),
    "vector.insert": _vector(f"vector.insert $0, $1[1] : f64 into {V4}", f"f64 {V4}", V4),
    "vector.insert_strided_slice": _vector(
        f"vector.insert_strided_slice $0, $1 {{offsets = [1], strides = [1]}} : {V2} into {V4}",
        f"{V2} {V4}", V4,
    ),
    "vector.interleave": _vector(
        f"vector.interleave $0, $1 : {V2} -> {V4}", f"{V2} {V2}", V4
    ),
    **{
        f"vector.multi_reduction-{kind}": _vector(
            f"vector.multi_reduction <{kind}>, $0, $1 [1] : {M23} to {V2}", f"{M23} {V2}", V2
        )
        for kind in ("add", "mul", "maximumf", "minimumf")
    },
    "vector.outerproduct": _vector(
        f"vector.outerproduct $0, $1, $2 : {V2}, {V3}", f"{V2} {V3} {M23}", M23
    ),
    **{
        f"vector.reduction-{kind}": _vector(
            f"vector.reduction <{kind}>, $0, $1 : {V4} into f64", f"{V4} f64", "f64"
        )
        for kind in ("add", "mul", "maximumf")
    },
    "vector.shape_cast": _vector(
        f"vector.shape_cast $0 : {M23} to vector<3x2xf64>", M23, "vector<3x2xf64>"
    ),
    "vector.shuffle": _vector(
        f"vector.shuffle $0, $1 [0, 5, 2, 2] : {V4}, {V2}", f"{V4} {V2}", V4
    ),
    "vector.to_elements": _vector(f"vector.to_elements $0 : {V2}", V2, "f64", "f64"),
    "vector.transpose": _vector(
        f"vector.transpose $0, [1, 0] : {M23} to vector<3x2xf64>", M23, "vector<3x2xf64>"
    ),
}  # fmt: skip
"""By the name of the rule; what follows a hyphen says how it is used."""

WITHOUT_SECOND = {
    "arith.bitcast": "refused, unless the type stays the same",
    "complex.bitcast": "refused, unless the type stays the same",
    "vector.bitcast": "refused, unless the type stays the same",
    "vector.splat": "MLIR has no such operation any more; older programs had",
}
"""Rules with no row here, and why."""

COVERED_ELSEWHERE = {"arith.extf": "arith.truncf"}
"""Rules that occur in the row of another."""
