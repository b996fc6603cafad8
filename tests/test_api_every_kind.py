"""Every kind of parameter with every derivative: what mathematics says, or a refusal with a code.

Each function gives the sum of the squares of all numbers in its parameter, so the gradient is twice
the value, the product with the Hessian twice the direction, whatever the numbers are packed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from ad_opt.values.bfloat16 import decoded, encoded

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


@dataclass(frozen=True)
class Kind:
    """A parameter type, how its numbers are read, and one value and one direction of it."""

    type: str
    body: str
    """Ends in `%r : f64`."""
    value: Any
    direction: Any
    program: str = ""
    """All of it, where it is not made of type and body."""


TYPES = """
agg.struct_def @P { agg.field @x : f64
  agg.field @n : i32 {no_diff}
  agg.field @y : f64 }
agg.struct_def @Half { agg.field @x : bf16
  agg.field @y : f64 }
agg.struct_def @Outer { agg.field @p : !agg.struct<@P>
  agg.field @z : f32 }
agg.struct_def @Of [!iface.tparam<"T">] { agg.field @value : !iface.tparam<"T"> }
agg.struct_def @Lanes { agg.field @v : vector<2xf64> }
"""


def squares(*read: str) -> str:
    """The sum of squares of values `%a0`, `%a1`, ... of f64 that lines have read."""
    lines = list(read)
    names = [line.split(" =")[0].strip() for line in read if line.strip().startswith("%a")]
    lines += [f"%q{k} = arith.mulf {name}, {name} : f64" for k, name in enumerate(names)]
    total = "%q0"
    for k in range(1, len(names)):
        lines.append(f"%s{k} = arith.addf {total}, %q{k} : f64")
        total = f"%s{k}"
    return "\n  ".join([*lines, f"%r = arith.addf {total}, %zero : f64"])


def widened(name: str, source: str, type: str) -> str:
    """`name` as the f64 of a float."""
    return f"{name} = arith.{'bitcast' if type == 'f64' else 'extf'} {source} : {type} to f64"


def scalar(type: str) -> Kind:
    return Kind(type, squares(widened("%a0", "%x", type)), 1.5, 0.5)


DTYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16}


def elements(numbers: Any, type: str) -> Array:
    array = np.array(numbers, np.float64)
    return encoded(array) if type == "bf16" else array.astype(DTYPES[type])


def buffer(type: str, rank: int) -> Kind:
    shape, numbers = "2x" * rank, np.arange(1, 2**rank + 1).reshape((2,) * rank) / 2
    memref = f"memref<{shape}{type}>"
    read: list[str] = []
    for k, place in enumerate(np.ndindex(numbers.shape)):
        at = ", ".join(f"%c{i}" for i in place)
        read += [f"%e{k} = memref.load %x[{at}] : {memref}", widened(f"%a{k}", f"%e{k}", type)]
    direction = np.ones(numbers.shape) / 4
    return Kind(memref, squares(*read), elements(numbers, type), elements(direction, type))


def vector(type: str) -> Kind:
    read: list[str] = []
    for k in range(2):
        read += [f"%e{k} = vector.extract %x[{k}] : {type} from vector<2x{type}>"]
        read += [widened(f"%a{k}", f"%e{k}", type)]
    given = (np.array([1.5, 2.0]), np.array([0.5, 1.0]))
    return Kind(f"vector<2x{type}>", squares(*read), *given)


def complex_number(type: str) -> Kind:
    number = f"complex<{type}>"
    read = [f"%e0 = complex.re %x : {number}", widened("%a0", "%e0", type)]
    read += [f"%e1 = complex.im %x : {number}", widened("%a1", "%e1", type)]
    return Kind(number, squares(*read), 1.5 - 2j, 0.5 + 1j)


def fields(type: str, *read: str, value: Any, direction: Any) -> Kind:
    return Kind(type, squares(*read), value, direction)


EXISTENTIAL = """
iface.interface @Shape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64 builtin "differentiable"
}
agg.struct_def @Disk { agg.field @r : f64 }
iface.witness_table @Disk_Shape : @Shape for !agg.struct<@Disk> {
  iface.entry "area" = @Disk.area
}
func.func private @Disk.area(%s: !agg.struct<@Disk>) -> f64
    attributes {autodiff.differentiable = "both"} {
  %r = agg.get %s "r" : !agg.struct<@Disk> -> f64
  %q = arith.mulf %r, %r : f64
  return %q : f64
}
func.func @f(%o: !iface.any<@Shape>) -> f64 attributes {autodiff.differentiable = "both"} {
  %r = iface.open %o as "S" : !iface.any<@Shape> -> f64 {
  ^bb0(%w: !iface.witness<@Shape>, %self: !iface.tparam<"S">):
    %m = iface.lookup %w "area" : !iface.witness<@Shape> -> (!iface.tparam<"S">) -> f64
    %f = autodiff.invoke %m(%self) : (!iface.tparam<"S">) -> f64
    iface.yield %f : f64
  }
  return %r : f64
}
"""

POINTER = """
define double @f(ptr %x) {
  %a = load T, ptr %x
  %p = getelementptr T, ptr %x, i64 1
  %b = load T, ptr %p
  %c = fmul T %a, %a
  %d = fmul T %b, %b
  %e = fadd T %c, %d
  %r = CONVERT
  ret double %r
}
"""

INTEGERS = {
    "i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64,
    "index": np.int64, "ui8": np.uint8, "si8": np.int8, "ui32": np.uint32,
}  # fmt: skip


def as_number(source: str, type: str) -> str:
    """`%r` as the f64 of an integer."""
    width, name, lines = type.lstrip("uis"), source, list[str]()
    if type == "index":
        lines, width = [f"%n = arith.index_cast {source} : index to i64"], "64"
        name = "%n"
    elif type[0] in "us":
        cast = f"%n = builtin.unrealized_conversion_cast {source} : {type} to i{width}"
        lines, name = [cast], "%n"
    way = "uitofp" if type == "i1" else "sitofp"
    return "\n  ".join([*lines, f"%r = arith.{way} {name} : i{width} to f64"])


def integer(type: str) -> Kind:
    return Kind(type, as_number("%x", type), 1 if type == "i1" else 3, None)


def integers(type: str) -> Kind:
    load = f"%e = memref.load %x[%c0] : memref<1x{type}>\n  "
    number = 1 if type == "i1" else 3
    body = load + as_number("%e", type)
    return Kind(f"memref<1x{type}>", body, np.array([number], INTEGERS[type]), None)


P = "!agg.struct<@P>"
HALF = "!agg.struct<@Half>"
OUTER = "!agg.struct<@Outer>"
OF = "!agg.struct<@Of, [f64]>"
TUPLE = "!agg.tuple<[f64, i32, f32]>"
LANES = "!agg.struct<@Lanes>"


def of_p(source: str, prefix: str = "%a", first: int = 0) -> list[str]:
    return [
        f'{prefix}{first} = agg.get {source} "x" : {P} -> f64',
        f'{prefix}{first + 1} = agg.get {source} "y" : {P} -> f64',
    ]


def records(dtype: Any, *rows: Any) -> Array:
    return np.array([*rows], np.dtype(dtype, align=True))


KINDS: dict[str, Kind] = {
    **{name: scalar(name) for name in ("f64", "f32", "f16", "bf16")},
    "complex f64": complex_number("f64"),
    "complex f32": complex_number("f32"),
    **{f"vector {name}": vector(name) for name in ("f64", "f32", "f16", "bf16")},
    **{
        f"memref {name} {rank}": buffer(name, rank)
        for name in ("f64", "f32", "f16", "bf16")
        for rank in (0, 1, 2)
    },
    "memref complex": fields(
        "memref<1xcomplex<f64>>",
        "%e = memref.load %x[%c0] : memref<1xcomplex<f64>>",
        "%a0 = complex.re %e : complex<f64>", "%a1 = complex.im %e : complex<f64>",
        value=np.array([1.5 - 2j]), direction=np.array([0.5 + 1j]),
    ),
    "memref vector": fields(
        "memref<1xvector<2xf64>>",
        "%e = memref.load %x[%c0] : memref<1xvector<2xf64>>",
        "%a0 = vector.extract %e[0] : f64 from vector<2xf64>",
        "%a1 = vector.extract %e[1] : f64 from vector<2xf64>",
        value=np.array([[1.5, 2.0]]), direction=np.array([[0.5, 1.0]]),
    ),
    "struct": fields(P, *of_p("%x"), value=(1.5, 7, 2.0), direction=(0.5, 1.0)),
    "struct bf16": fields(
        HALF, f'%e0 = agg.get %x "x" : {HALF} -> bf16', widened("%a0", "%e0", "bf16"),
        f'%a1 = agg.get %x "y" : {HALF} -> f64', value=(1.5, 2.0), direction=(0.5, 1.0),
    ),
    "nested struct": fields(
        OUTER, f'%p = agg.get %x "p" : {OUTER} -> {P}', *of_p("%p"),
        f'%e = agg.get %x "z" : {OUTER} -> f32', widened("%a2", "%e", "f32"),
        value=((1.5, 7, 2.0), 3.0), direction=((0.5, 1.0), 1.0),
    ),
    "array": fields(
        "!agg.array<2, f64>", "%a0 = agg.elem %x[%c0] : !agg.array<2, f64> -> f64",
        "%a1 = agg.elem %x[%c1] : !agg.array<2, f64> -> f64",
        value=np.array([1.5, 2.0]), direction=np.array([0.5, 1.0]),
    ),
    "array bf16": fields(
        "!agg.array<2, bf16>", "%e0 = agg.elem %x[%c0] : !agg.array<2, bf16> -> bf16",
        widened("%a0", "%e0", "bf16"), "%e1 = agg.elem %x[%c1] : !agg.array<2, bf16> -> bf16",
        widened("%a1", "%e1", "bf16"),
        value=np.array([1.5, 2.0]), direction=np.array([0.5, 1.0]),
    ),
    "generic struct": fields(
        OF, f'%a0 = agg.get %x "value" : {OF} -> f64', value=(1.5,), direction=(0.5,)
    ),
    "struct with a vector": fields(
        LANES, f'%e = agg.get %x "v" : {LANES} -> vector<2xf64>',
        "%a0 = vector.extract %e[0] : f64 from vector<2xf64>",
        "%a1 = vector.extract %e[1] : f64 from vector<2xf64>",
        value=(np.array([1.5, 2.0]),), direction=(np.array([0.5, 1.0]),),
    ),
    "memref struct": fields(
        f"memref<1x{P}>", f"%e = memref.load %x[%c0] : memref<1x{P}>", *of_p("%e"),
        value=records([("x", "f8"), ("n", "i4"), ("y", "f8")], (1.5, 7, 2.0)),
        direction=records([("x", "f8"), ("y", "f8")], (0.5, 1.0)),
    ),
    "memref generic struct": fields(
        f"memref<1x{OF}>", f"%e = memref.load %x[%c0] : memref<1x{OF}>",
        f'%a0 = agg.get %e "value" : {OF} -> f64',
        value=records([("value", "f8")], (1.5,)), direction=records([("value", "f8")], (0.5,)),
    ),
    "memref struct bf16": fields(
        f"memref<1x{HALF}>", f"%e = memref.load %x[%c0] : memref<1x{HALF}>",
        f'%e0 = agg.get %e "x" : {HALF} -> bf16', widened("%a0", "%e0", "bf16"),
        f'%a1 = agg.get %e "y" : {HALF} -> f64',
        value=records([("x", "u2"), ("y", "f8")], (0x3FC0, 2.0)),
        direction=records([("x", "u2"), ("y", "f8")], (0x3F00, 1.0)),
    ),
    "memref struct with a vector": fields(
        f"memref<1x{LANES}>", f"%p = memref.load %x[%c0] : memref<1x{LANES}>",
        f'%e = agg.get %p "v" : {LANES} -> vector<2xf64>',
        "%a0 = vector.extract %e[0] : f64 from vector<2xf64>",
        value=np.zeros(1, [("v", "f8", (2,))]), direction=np.zeros(1, [("v", "f8", (2,))]),
    ),
    "tuple": fields(
        TUPLE, f'%a0 = agg.get %x "0" : {TUPLE} -> f64', f'%e1 = agg.get %x "2" : {TUPLE} -> f32',
        widened("%a1", "%e1", "f32"), value=(1.5, 7, 2.0), direction=(0.5, 1.0),
    ),
    "optional": fields(
        "!agg.optional<f64>", "%a0 = agg.value %x : !agg.optional<f64> -> f64",
        value=1.5, direction=0.5,
    ),
    "pair": fields(
        "!pair.pair<f64>", "%a0 = pair.primal %x : !pair.pair<f64> -> f64",
        "%a1 = pair.diff %x : !pair.pair<f64> -> f64", value=(1.5, 2.0), direction=(0.5, 1.0),
    ),
    "existential": Kind("", "", ("Disk", (1.5,)), ("Disk", (0.5,)), EXISTENTIAL),
    "pointer f64": Kind(
        "", "", np.array([1.5, 2.0]), np.array([0.5, 1.0]),
        POINTER.replace("CONVERT", "fadd double %e, -0.0").replace("T", "double"),
    ),
    "pointer f32": Kind(
        "", "", np.array([1.5, 2.0], np.float32), np.array([0.5, 1.0], np.float32),
        POINTER.replace("CONVERT", "fpext float %e to double").replace("T", "float"),
    ),
    **{name: integer(name) for name in (*INTEGERS, "i128")},
    **{f"memref {name}": integers(name) for name in INTEGERS},
}  # fmt: skip

EVERY = (
    *("call", "grad", "value_and_grad", "jvp", "vjp", "hvp", "jacobian", "hessian"),
    "check_grads",
)
REFUSED: dict[str, tuple[str | tuple[str, ...], frozenset[str]]] = {
    # NumPy has no such elements.
    "memref struct with a vector": ("AD0402", frozenset(EVERY)),
    # A matrix of derivatives by complex numbers is none of complex numbers.
    "complex f64": ("AD0705", frozenset({"jacobian", "hessian"})),
    "complex f32": ("AD0705", frozenset({"jacobian", "hessian"})),
    "memref complex": ("AD0705", frozenset({"jacobian", "hessian"})),
    # Integers have no derivative.
    **{
        name: ("AD0705", frozenset(EVERY) - {"call", "jvp"})
        for kind in INTEGERS
        for name in (kind, f"memref {kind}")
    },
    # An existential has no coordinates.
    "existential": ("AD07", frozenset({"jacobian", "hessian", "check_grads"})),
}
"""Codes, or how they begin, and what is refused so."""
NO_VALUE = frozenset(
    {"i128", *(f"{m}{name}" for m in ("", "memref ") for name in INTEGERS if name[0] in "us")}
)
"""Integers that are refused by whatever would have to call the function."""


def numbers(value: Any, *, primal: bool = False) -> list[complex]:
    """All numbers of a value in order; in memory 16 bits are a bf16."""
    if isinstance(value, np.ndarray | np.void) and value.dtype.names is not None:
        rows = value.reshape(-1) if isinstance(value, np.ndarray) else [value]
        names = [n for n in value.dtype.names if n != "n"]
        return [x for row in rows for name in names for x in numbers(np.asarray(row[name]))]
    if isinstance(value, np.ndarray):
        array = decoded(value) if value.dtype == np.uint16 else value
        return [complex(x) for x in array.reshape(-1)]
    if isinstance(value, tuple | list) and isinstance(value[0], str):
        return numbers(value[1])  # an existential
    if isinstance(value, tuple | list):
        parts = cast("tuple[Any, ...]", value)
        return [x for part in parts for x in numbers(part) if not isinstance(part, int)]
    return [complex(value)]


@pytest.fixture(scope="module")
def programs() -> Callable[[str], ad_opt.Program]:
    made: dict[str, ad_opt.Program] = {}

    def program(name: str) -> ad_opt.Program:
        kind = KINDS[name]
        if name not in made:
            constants = "%c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
            constants += "  %zero = arith.constant 0.0 : f64\n"
            head = TYPES if "agg.struct" in kind.type else ""
            made[name] = ad_opt.load(
                kind.program
                or f"{head}func.func @f(%x: {kind.type}) -> f64 {{\n  {constants}  {kind.body}\n"
                "  return %r : f64\n}\n"
            )
        return made[name]

    return program


def results(f: ad_opt.Function, kind: Kind) -> Mapping[str, Callable[[], Any]]:
    """Each derivative as a list of numbers."""
    x, d = kind.value, kind.direction
    return {
        "call": lambda: numbers(f(x)),
        "grad": lambda: numbers(ad_opt.grad(f)(x)),
        "value_and_grad": lambda: [
            y for part in ad_opt.value_and_grad(f)(x) for y in numbers(part)
        ],
        "jvp": lambda: numbers(ad_opt.jvp(f, (x,), (d,))[1]),
        "vjp": lambda: numbers(ad_opt.vjp(f, x)[1](1.0)),
        "hvp": lambda: numbers(ad_opt.hvp(f, (x,), (d,))),
        "jacobian": lambda: numbers(np.asarray(ad_opt.jacobian(f)(x))),
        "hessian": lambda: numbers(np.asarray(ad_opt.hessian(f)(x))),
        "check_grads": lambda: [ad_opt.check_grads(f, x).reverse_from_forward > 0.01],
    }


def expected(kind: Kind, operation: str) -> list[complex]:
    """Return derivatives of a sum of squares by mathematics."""
    x, d = np.array(numbers(kind.value)), np.array(numbers(kind.direction))
    value, along = float((np.abs(x) ** 2).sum()), 2 * float(np.real(x.conj() * d).sum())
    right: dict[str, Any] = {
        "call": [value],
        "grad": 2 * x,
        "vjp": 2 * x,
        "value_and_grad": [value, *(2 * x)],
        "jvp": [along],
        "hvp": 2 * d,
        "jacobian": 2 * x,
        "hessian": (2 * np.eye(len(x))).reshape(-1),
        "check_grads": [0],
    }
    return [complex(y) for y in right[operation]]


CASES = [(name, operation) for name in KINDS for operation in EVERY]


@pytest.mark.parametrize(("name", "operation"), CASES)
def test_every_kind_of_parameter(
    programs: Callable[[str], ad_opt.Program], name: str, operation: str
) -> None:
    code, refused = REFUSED.get(name, ("", frozenset[str]()))
    if name in NO_VALUE:
        code, refused = ("AD0402", "AD0705"), frozenset(EVERY)
    run = results(programs(name)["f"], KINDS[name])[operation]
    if operation in refused:
        with pytest.raises(DiagnosticError) as caught:
            run()
        assert caught.value.diagnostics[0].code.startswith(code)
        return
    if KINDS[name].direction is None:
        number = 1 if name.endswith("i1") else 3
        assert run() == ([number] if operation == "call" else [0])
        return
    assert run() == pytest.approx(expected(KINDS[name], operation), rel=1e-6)
