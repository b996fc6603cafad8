"""Operations that hand values on, and the ways in which they travel: programs for every pair.

A *source* makes values of each type out of others, a *way* takes one of two such sets somewhere.
What arrives is multiplied with itself: the functions are polynomials of degree three.
"""

from __future__ import annotations

from dataclasses import dataclass

TYPES = ("f64", "vector<2xf64>", "complex<f64>")
"""Values of all these travel together."""
T = ", ".join(TYPES)


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
    return (
        f"  {value}:{len(TYPES)} = scf.execute_region -> ({T}) {{\n"
        f"    scf.yield {source} : {T}\n  }}\n"
    )


def carried(value: str, source: str) -> str:
    """Carried values of a loop: each of the values, beginning with those of ``source``."""
    return ", ".join(f"{value}_{k} = {x}" for k, x in enumerate(names(source)))


def made(value: str, x: str, y: str) -> str:
    """Values of all types, made of two numbers."""
    return f"""  {value}_0 = arith.addf {x}, {y} : f64
  {value}_s = vector.broadcast {x} : f64 to vector<2xf64>
  {value}_1 = vector.insert {y}, {value}_s[1] : f64 into vector<2xf64>
  {value}_2 = complex.create {x}, {y} : complex<f64>
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
    return f"  $b:3 = {op} -> ({T}) {{\n    {end} $m : {T}\n  }}\n"


SOURCES: dict[str, str] = {
    "arith.select": "$select",
    "func.call": f"  $b:3 = func.call @same($m) : ({T}) -> ({T})\n",
    "scf.if": f"  $b:3 = scf.if %c -> ({T}) {{\n    scf.yield $m : {T}\n  }} else {{\n"
    f"    scf.yield $k : {T}\n  }}\n",
    "scf.index_switch": f"  $b:3 = scf.index_switch %n -> {T}\n  case 1 {{\n"
    f"    scf.yield $k : {T}\n  }}\n  default {{\n    scf.yield $m : {T}\n  }}\n",
    "scf.execute_region": _region("scf.execute_region"),
    "memref.alloca_scope": _region("memref.alloca_scope", "memref.alloca_scope.return"),
    "scf.for": f"  $b:3 = scf.for %i$t = %0 to %n step %1 iter_args($carried) -> ({T}) {{\n"
    f"    scf.yield $k : {T}\n  }}\n",
    "scf.while": f"  $b:3, %last$t = scf.while ($carried, %j$t = %0)\n"
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
        "$b": b,
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
        "if": f"  %r:3 = scf.if %c -> ({T}) {{\n    scf.yield {several(b)} : {T}\n  }} else {{\n"
        f"    scf.yield {several(o)} : {T}\n  }}\n",
        "for": f"  %q:6 = scf.for %i = %0 to %n step %1 iter_args({both}) -> ({T}, {T}) {{\n"
        f"    scf.yield {apart(y)}, {apart(x)} : {T}, {T}\n  }}\n"
        + bound("%r", "%q#0, %q#1, %q#2"),
        "while": f"  %q:7 = scf.while ({both}, %j = %0)\n"
        f"      : ({T}, {T}, index) -> ({T}, {T}, index) {{\n"
        "    %go = arith.cmpi slt, %j, %n : index\n"
        f"    scf.condition(%go) {apart(x)}, {apart(y)}, %j : {T}, {T}, index\n  }} do {{\n"
        f"  ^bb0({typed(x)}, {typed(y)}, %j: index):\n    %next = arith.addi %j, %1 : index\n"
        f"    scf.yield {apart(y)}, {apart(x)}, %next : {T}, {T}, index\n  }}\n"
        + bound("%r", "%q#0, %q#1, %q#2"),
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
    a, v, c = names(value)
    return f"""  %a2 = arith.mulf {a}, {a} : f64
  %a3 = arith.mulf %a2, {a} : f64
  %v2 = arith.mulf {v}, {v} : vector<2xf64>
  %v3 = vector.reduction <add>, %v2 : vector<2xf64> into f64
  %c2 = complex.mul {c}, {c} : complex<f64>
  %c3 = complex.mul %c2, {c} : complex<f64>
  %re = complex.re %c3 : complex<f64>
  %im = complex.im %c3 : complex<f64>
  %u0 = arith.addf %a3, %v3 : f64
  %u1 = arith.mulf %im, %two : f64
  %u2 = arith.addf %re, %u1 : f64
  %used = arith.addf %u0, %u2 : f64
"""


_TWO = "  %two = arith.constant 2.0 : f64\n"
_FUNCTIONS = f"""
func.func private @same({typed("%a")}) -> ({T}) {{
  return {apart("%a")} : {T}
}}
func.func private @use({typed("%a")}) -> f64 {{
{_TWO}{bound("%r", apart("%a"))}{_use("%r")}  return %used : f64
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
