"""Operations that hand values on, and the ways in which they travel: programs for every pair.

A *source* makes values of each type out of others, a *way* takes one of two such sets somewhere.
What arrives is multiplied with itself: the functions are polynomials of degree three.
"""

from __future__ import annotations

from dataclasses import dataclass

STRUCT, ARRAY, OPTIONAL = "!agg.struct<@Two>", "!agg.array<2, f64>", "!agg.optional<f64>"
PAIR, ANY = "!pair.user<f64>", "!iface.any<@IValue>"
TYPES = ("f64", "vector<2xf64>", "complex<f64>", STRUCT, ARRAY, OPTIONAL, PAIR, ANY)
"""Values of all these travel together."""
T = ", ".join(TYPES)
N = len(TYPES)


def names(value: str) -> list[str]:
    """The names of the values that are called ``value`` together."""
    return [f"{value}#{k}" for k in range(len(TYPES))]


def several(value: str) -> str:
    """The values as operands."""
    return ", ".join(names(value))


def apart(value: str) -> str:
    """The values, each with a name of its own."""
    return ", ".join(f"{value}_{k}" for k in range(len(TYPES)))


def typed(value: str) -> str:
    """The same with types, as arguments of blocks and functions."""
    return ", ".join(f"{value}_{k}: {type}" for k, type in enumerate(TYPES))


def bound(value: str, source: str) -> str:
    """``source``, values of their own names, as ``value``: what `names` knows."""
    return f"  {value}:{N} = scf.execute_region -> ({T}) {{\n    scf.yield {source} : {T}\n  }}\n"


def carried(value: str, source: str) -> str:
    """Carried values of a loop: each of the values, beginning with those of ``source``."""
    return ", ".join(f"{value}_{k} = {x}" for k, x in enumerate(names(source)))


def made(value: str, x: str, y: str) -> str:
    """Values of all types, made of two numbers."""
    return f"""  {value}_0 = arith.addf {x}, {y} : f64
  {value}_s = vector.broadcast {x} : f64 to vector<2xf64>
  {value}_1 = vector.insert {y}, {value}_s[1] : f64 into vector<2xf64>
  {value}_2 = complex.create {x}, {y} : complex<f64>
  {value}_3 = agg.make {x}, {y} : (f64, f64) -> {STRUCT}
  {value}_4 = agg.make {y}, {x} : (f64, f64) -> {ARRAY}
  {value}_5 = agg.some {y} : f64 -> {OPTIONAL}
  {value}_6 = pair.make {x}, {y} : f64, f64 -> {PAIR}
  {value}_7 = iface.pack {value}_3 via @Two_IValue : {STRUCT} -> {ANY}
""" + bound(value, apart(value))


def chosen(value: str, one: str, other: str) -> str:
    """Values chosen by ``%c``, type by type."""
    lines = [
        f"  {value}_{k} = arith.select %c, {a}, {b} : {type}"
        for k, (a, b, type) in enumerate(zip(names(one), names(other), TYPES, strict=True))
    ]
    return "\n".join(lines) + "\n" + bound(value, apart(value))


@dataclass(frozen=True)
class Place:
    """Names in a source: of what it makes, what it is made of, another set, and a word for more."""

    b: str
    m: str
    k: str
    t: str


def _region(op: str, end: str = "scf.yield") -> str:
    return f"  $b:{N} = {op} -> ({T}) {{\n    {end} $m : {T}\n  }}\n"


def _each(line: str) -> str:
    """A line for each value; ``$v`` is the value, ``$T`` its type, ``$j`` its number."""
    lines = [
        line.replace("$v", f"$m#{k}").replace("$w", f"$k#{k}").replace("$T", type)
        for k, type in enumerate(TYPES)
    ]
    return "".join(one.replace("$j", str(k)) for k, one in enumerate(lines)) + "$bound"


_TUPLE = f"!agg.tuple<[{T}]>"
_GET = f'  $a_$j = agg.get $a_all "$j" : {_TUPLE} -> $T\n'

SOURCES: dict[str, str] = {
    "agg.get": f"  $a_all = agg.make $m : ({T}) -> {_TUPLE}\n" + _each(_GET),
    "agg.set": f"  $a_s0 = agg.make $k : ({T}) -> {_TUPLE}\n"
    + "".join(
        f'  $a_s{k + 1} = agg.set $a_s{k} "{k}", $m#{k} : {_TUPLE}, {type} -> {_TUPLE}\n'
        for k, type in enumerate(TYPES)
    )
    + _each(_GET.replace("all", f"s{N}")),
    "agg.elem_set": _each(
        "  $a_a$j = agg.make $w, $w : ($T, $T) -> !agg.array<2, $T>\n"
        "  $a_b$j = agg.elem_set $a_a$j[%1], $v : !agg.array<2, $T>, $T -> !agg.array<2, $T>\n"
        "  $a_$j = agg.elem $a_b$j[%1] : !agg.array<2, $T> -> $T\n"
    ),
    "agg.value": _each(
        "  $a_o$j = agg.some $v : $T -> !agg.optional<$T>\n"
        "  $a_$j = agg.value $a_o$j : !agg.optional<$T> -> $T\n"
    ),
    "arith.select": "$select",
    "func.call": f"  $b:{N} = func.call @same($m) : ({T}) -> ({T})\n",
    "scf.if": f"  $b:{N} = scf.if %c -> ({T}) {{\n    scf.yield $m : {T}\n  }} else {{\n"
    f"    scf.yield $k : {T}\n  }}\n",
    "scf.index_switch": f"  $b:{N} = scf.index_switch %n -> {T}\n  case 1 {{\n"
    f"    scf.yield $k : {T}\n  }}\n  default {{\n    scf.yield $m : {T}\n  }}\n",
    "scf.execute_region": _region("scf.execute_region"),
    "memref.alloca_scope": _region("memref.alloca_scope", "memref.alloca_scope.return"),
    "scf.for": f"  $b:{N} = scf.for %i$t = %0 to %n step %1 iter_args($carried) -> ({T}) {{\n"
    f"    scf.yield $k : {T}\n  }}\n",
    "scf.while": f"  $b:{N}, %last$t = scf.while ($carried, %j$t = %0)\n"
    f"      : ({T}, index) -> ({T}, index) {{\n    %go$t = arith.cmpi slt, %j$t, %n : index\n"
    f"    scf.condition(%go$t) $apart, %j$t : {T}, index\n  }} do {{\n"
    f"  ^bb0($typed, %j$t: index):\n    %n$t = arith.addi %j$t, %1 : index\n"
    f"    scf.yield $k, %n$t : {T}, index\n  }}\n",
    "cf.br": f"  cf.br ^bb$t($m : {T})\n^bb$t($typed):\n$bound",
    "cf.cond_br": f"  cf.cond_br %c, ^bb$t($m : {T}), ^bb$t($k : {T})\n^bb$t($typed):\n$bound",
    "cf.switch": f"  %s$t = arith.index_cast %n : index to i32\n"
    f"  cf.switch %s$t : i32, [\n    default: ^bb$t($m : {T}),\n    1: ^bb$t($k : {T})\n  ]\n"
    "^bb$t($typed):\n$bound",
}
"""By the operation that hands values on."""


def _source(text: str, b: str, m: str, k: str, t: str) -> str:
    value = f"%a{t}"
    fill = {
        "$select": chosen(b, m, k),
        "$carried": carried(value, m),
        "$apart": apart(value),
        "$typed": typed(value),
        "$bound": bound(b, apart(value)),
        "$a": value,
        "$b": b,
        "$m#": f"{m}#",
        "$k#": f"{k}#",
        "$m": several(m),
        "$k": several(k),
        "$t": t,
    }
    for word, meaning in fill.items():
        text = text.replace(word, meaning)
    return text


def _ways() -> dict[str, str]:
    b, o, x, y = "%b", "%o", "%x_", "%y_"
    both = f"{carried(x, b)}, {carried(y, o)}"
    stored = "".join(
        f"  %all{k} = memref.alloca() : memref<2x{type}>\n"
        f"  memref.store %b#{k}, %all{k}[%0] : memref<2x{type}>\n"
        f"  memref.store %o#{k}, %all{k}[%1] : memref<2x{type}>\n"
        f"  %r_{k} = memref.load %all{k}[%which] : memref<2x{type}>\n"
        for k, type in enumerate(TYPES)
    )
    return {
        "straight": bound("%r", several(b)),
        "if": f"  %r:{N} = scf.if %c -> ({T}) {{\n    scf.yield {several(b)} : {T}\n  }} else {{\n"
        f"    scf.yield {several(o)} : {T}\n  }}\n",
        "for": f"  %q:{2 * N} = scf.for %i = %0 to %n step %1 iter_args({both}) -> ({T}, {T}) {{\n"
        f"    scf.yield {apart(y)}, {apart(x)} : {T}, {T}\n  }}\n"
        + bound("%r", ", ".join(f"%q#{k}" for k in range(N))),
        "while": f"  %q:{2 * N + 1} = scf.while ({both}, %j = %0)\n"
        f"      : ({T}, {T}, index) -> ({T}, {T}, index) {{\n"
        "    %go = arith.cmpi slt, %j, %n : index\n"
        f"    scf.condition(%go) {apart(x)}, {apart(y)}, %j : {T}, {T}, index\n  }} do {{\n"
        f"  ^bb0({typed(x)}, {typed(y)}, %j: index):\n    %next = arith.addi %j, %1 : index\n"
        f"    scf.yield {apart(y)}, {apart(x)}, %next : {T}, {T}, index\n  }}\n"
        + bound("%r", ", ".join(f"%q#{k}" for k in range(N))),
        "call": "",
        "recursive call": "",
        "select": chosen("%r", b, o),
        "memref": "  %which = arith.select %c, %0, %1 : index\n"
        + stored
        + bound("%r", apart("%r")),
    }


WAYS = _ways()
"""Ways of values from where they are made to where they are used."""

_CONSTANTS = "".join(f"  %{k} = arith.constant {k} : index\n" for k in range(2))


def _use(value: str) -> str:
    number, vector, complex, struct, array, optional, pair, any = names(value)
    return f"""  %a2 = arith.mulf {number}, {number} : f64
  %a3 = arith.mulf %a2, {number} : f64
  %v2 = arith.mulf {vector}, {vector} : vector<2xf64>
  %v3 = vector.reduction <add>, %v2 : vector<2xf64> into f64
  %c2 = complex.mul {complex}, {complex} : complex<f64>
  %c3 = complex.mul %c2, {complex} : complex<f64>
  %re = complex.re %c3 : complex<f64>
  %im = complex.im %c3 : complex<f64>
  %u0 = arith.addf %a3, %v3 : f64
  %u1 = arith.mulf %im, %two : f64
  %u2 = arith.addf %re, %u1 : f64
  %u3 = arith.addf %u0, %u2 : f64
  %s0 = agg.get {struct} "one" : {STRUCT} -> f64
  %s1 = agg.get {struct} "other" : {STRUCT} -> f64
  %s2 = arith.mulf %s0, %s0 : f64
  %s3 = arith.mulf %s1, %s2 : f64
  %u4 = arith.addf %u3, %s3 : f64
  %e0 = agg.elem {array}[%0] : {ARRAY} -> f64
  %e1 = agg.elem {array}[%1] : {ARRAY} -> f64
  %e2 = arith.mulf %e0, %e1 : f64
  %o0 = agg.value {optional} : {OPTIONAL} -> f64
  %o1 = arith.mulf %e2, %o0 : f64
  %u5 = arith.addf %u4, %o1 : f64
  %p0 = pair.primal {pair} : {PAIR} -> f64
  %p1 = pair.diff {pair} : {PAIR} -> f64
  %p2 = arith.mulf %p0, %p1 : f64
  %u6 = arith.addf %u5, %p2 : f64
  %i0 = iface.unpack_as {any} via @Two_IValue : {ANY} -> {STRUCT}
  %i1 = agg.get %i0 "other" : {STRUCT} -> f64
  %i2 = arith.mulf %i1, %s2 : f64
  %used = arith.addf %u6, %i2 : f64
"""


_TWO = "  %two = arith.constant 2.0 : f64\n"
_FUNCTIONS = f"""
agg.struct_def @Two {{
  agg.field @one : f64
  agg.field @other : f64
}}
iface.interface @IValue extends [@IDifferentiable] {{
  iface.req_func @eval : (!iface.self) -> f64
}}
func.func @Two.eval(%s: {STRUCT}) -> f64 {{
  %a = agg.get %s "one" : {STRUCT} -> f64
  return %a : f64
}}
iface.witness_table @Two_IValue : @IValue for {STRUCT} {{
  iface.entry "eval" = @Two.eval
}}
func.func private @same({typed("%a")}) -> ({T}) {{
  return {apart("%a")} : {T}
}}
func.func private @use({typed("%a")}) -> f64 {{
{_CONSTANTS}{_TWO}{bound("%r", apart("%a"))}{_use("%r")}  return %used : f64
}}
func.func private @deep({typed("%a")}, %n: index) -> f64 {{
{_CONSTANTS}  %now = arith.cmpi eq, %n, %0 : index
  %got = scf.if %now -> (f64) {{
    %here = func.call @use({apart("%a")}) : ({T}) -> f64
    scf.yield %here : f64
  }} else {{
    %less = arith.subi %n, %1 : index
    %there = func.call @deep({apart("%a")}, %less) : ({T}, index) -> f64
    scf.yield %there : f64
  }}
  return %got : f64
}}
"""


def program(source: str, way: str) -> str:
    """``@f(%x, %y, %z, %w, %c, %n)``: values made by ``source``, taken along ``way``, are used."""
    last = {
        "call": f"  %used = func.call @use({several('%b')}) : ({T}) -> f64\n",
        "recursive call": f"  %used = func.call @deep({several('%b')}, %n) : ({T}, index) -> f64\n",
    }.get(way, _use("%r"))
    parts = [
        _FUNCTIONS,
        "func.func @f(%x: f64, %y: f64, %z: f64, %w: f64, %c: i1, %n: index) -> f64 {\n",
        _CONSTANTS,
        _TWO,
        made("%m", "%x", "%y"),
        made("%k", "%z", "%w"),
        _source(SOURCES[source], "%b", "%m", "%k", "b"),
        _source(SOURCES[source], "%o", "%k", "%m", "o"),
        WAYS[way],
        last,
        "  return %used : f64\n}\n",
    ]
    return "".join(parts)
