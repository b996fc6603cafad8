"""Operations that hand memory on, and the ways in which it travels: programs for every pair.

A *source* makes `%b` from the buffer `%m`, and `%o` of the same type from `%k`. A *way* takes one
of them somewhere. What arrives is read, written and read again, so a derivative goes both ways
through it. The functions are polynomials of degree three.
"""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

M = "memref<4xf64>"
PART = "memref<2xf64, strided<[1], offset: 1>>"
SQUARE = "memref<2x2xf64>"


@dataclass(frozen=True)
class Source:
    """Ways to make memory: text with ``$b`` for the result, ``$m`` for the buffer it is made of,
    ``$t`` for a word that makes other names new. An element of it is at ``at``.
    """

    text: str
    type: str = M
    at: str = "%1"
    globals: str = ""


def _view(name: str, of: str = "", to: str = M, at: str = "%1") -> Source:
    return Source(f"  $b = memref.{name} $m{of} : {M} to {to}", to, at)


_EXPANDED = f"  %e$t = memref.expand_shape $m [[0, 1]] output_shape [2, 2] : {M} into {SQUARE}\n"
_MADE = f"\n  memref.copy $m, $b : {M} to {M}"
_SAME = f"""
func.func private @same(%a: {M}) -> {M} {{
  return %a : {M}
}}"""

SOURCES: dict[str, Source] = {
    "func.argument": Source(f"  $b = memref.cast $m : {M} to {M}"),
    "memref.cast": _view("cast", to="memref<?xf64>"),
    "memref.subview": _view("subview", "[1] [2] [1]", PART),
    "memref.reinterpret_cast": _view(
        "reinterpret_cast", " to offset: [1], sizes: [2], strides: [1]", PART
    ),
    "memref.expand_shape": Source(
        f"  $b = memref.expand_shape $m [[0, 1]] output_shape [2, 2] : {M} into {SQUARE}",
        SQUARE,
        "%1, %0",
    ),
    "memref.collapse_shape": Source(
        _EXPANDED + f"  $b = memref.collapse_shape %e$t [[0, 1]] : {SQUARE} into {M}"
    ),
    "memref.transpose": Source(
        _EXPANDED + "  $b = memref.transpose %e$t (i, j) -> (j, i) : "
        f"{SQUARE} to memref<2x2xf64, strided<[1, 2]>>",
        "memref<2x2xf64, strided<[1, 2]>>",
        "%1, %0",
    ),
    "memref.reshape": Source(
        f"""  %s$t = memref.alloca() : memref<2xindex>
  memref.store %2, %s$t[%0] : memref<2xindex>
  memref.store %2, %s$t[%1] : memref<2xindex>
  $b = memref.reshape $m(%s$t) : ({M}, memref<2xindex>) -> {SQUARE}""",
        SQUARE,
        "%1, %0",
    ),
    "memref.memory_space_cast": _view("memory_space_cast", to="memref<4xf64, 1>"),
    "memref.assume_alignment": Source(f"  $b = memref.assume_alignment $m, 8 : {M}"),
    "memref.extract_strided_metadata": Source(
        f"  $b, %p$t, %q$t, %s$t = memref.extract_strided_metadata $m : {M}"
        " -> memref<f64>, index, index, index",
        "memref<f64>",
        "",
    ),
    "memref.get_global": Source(
        f"  $b = memref.get_global @global$t : {M}" + _MADE,
        globals="".join(
            f'\nmemref.global "private" @global{t} : {M} = dense<0.0>' for t in ("b", "o")
        ),
    ),
    "memref.alloc": Source(f"  $b = memref.alloc() : {M}" + _MADE),
    "memref.alloca": Source(f"  $b = memref.alloca() : {M}" + _MADE),
    "memref.realloc": Source(
        f"""  %a$t = memref.alloc() : memref<2xf64>
  %v$t = memref.load $m[%1] : {M}
  memref.store %v$t, %a$t[%1] : memref<2xf64>
  $b = memref.realloc %a$t : memref<2xf64> to {M}"""
    ),
    "memref.load": Source(
        f"""  %a$t = memref.alloca() : memref<1x{M}>
  memref.store $m, %a$t[%0] : memref<1x{M}>
  $b = memref.load %a$t[%0] : memref<1x{M}>"""
    ),
    "memref.alloca_scope": Source(
        f"""  $b = memref.alloca_scope -> ({M}) {{
    memref.alloca_scope.return $m : {M}
  }}"""
    ),
    "bufferization.clone": Source(f"  $b = bufferization.clone $m : {M} to {M}"),
    "arith.select": Source(f"  $b = arith.select %c, $m, $m : {M}"),
    "func.call": Source(f"  $b = func.call @same($m) : ({M}) -> {M}", globals=_SAME),
    "scf.if": Source(
        f"""  $b = scf.if %c -> ({M}) {{
    scf.yield $m : {M}
  }} else {{
    scf.yield %k : {M}
  }}"""
    ),
    "scf.index_switch": Source(
        f"""  $b = scf.index_switch %n -> {M}
  case 1 {{
    scf.yield %k : {M}
  }}
  default {{
    scf.yield $m : {M}
  }}"""
    ),
    "scf.execute_region": Source(
        f"""  $b = scf.execute_region -> {M} {{
    scf.yield $m : {M}
  }}"""
    ),
    "scf.for": Source(
        f"""  $b = scf.for %i$t = %0 to %n step %1 iter_args(%a$t = $m) -> ({M}) {{
    scf.yield %k : {M}
  }}"""
    ),
    "cf.cond_br": Source(
        f"""  cf.cond_br %c, ^bb$t($m : {M}), ^bb$t(%k : {M})
^bb$t($b: {M}):"""
    ),
}
"""By the operation that makes the memory, or hands it on."""

WAYS: dict[str, str] = {
    "straight": "",
    "if": """  %r = scf.if %c -> ($T) {
    scf.yield %b : $T
  } else {
    scf.yield %o : $T
  }""",
    "for": """  %r, %rest = scf.for %i = %0 to %n step %1 iter_args(%x = %b, %y = %o) -> ($T, $T) {
    scf.yield %y, %x : $T, $T
  }""",
    "while": """  %r, %rest, %last = scf.while (%x = %b, %y = %o, %j = %0)
      : ($T, $T, index) -> ($T, $T, index) {
    %go = arith.cmpi slt, %j, %n : index
    scf.condition(%go) %x, %y, %j : $T, $T, index
  } do {
  ^bb0(%x: $T, %y: $T, %j: index):
    %next = arith.addi %j, %1 : index
    scf.yield %y, %x, %next : $T, $T, index
  }""",
    "call": "",
    "recursive call": "",
    "select": "  %r = arith.select %c, %b, %o : $T",
    "memref of memrefs": """  %all = memref.alloca() : memref<2x$T>
  memref.store %b, %all[%0] : memref<2x$T>
  memref.store %o, %all[%1] : memref<2x$T>
  %which = arith.select %c, %0, %1 : index
  %r = memref.load %all[%which] : memref<2x$T>""",
}
"""Ways from where it is made to where it is used."""

_CONSTANTS = "\n".join(f"  %{k} = arith.constant {k} : index" for k in range(3))
_USE = """  %v = memref.load $r[$at] : $T
  %vv = arith.mulf %v, %v : f64
  memref.store %vv, $r[$at] : $T
  %w = memref.load $r[$at] : $T
  %used = arith.mulf %w, %v : f64"""
_CALLED = f"""
func.func private @use(%r: $T) -> f64 {{
{_CONSTANTS}
$use
  return %used : f64
}}"""
_RECURSIVE = f"""
func.func private @use(%r: $T, %n: index) -> f64 {{
{_CONSTANTS}
  %now = arith.cmpi eq, %n, %0 : index
  %got = scf.if %now -> (f64) {{
$use
    scf.yield %used : f64
  }} else {{
    %less = arith.subi %n, %1 : index
    %deep = func.call @use(%r, %less) : ($T, index) -> f64
    scf.yield %deep : f64
  }}
  return %got : f64
}}"""

_CALLS = {
    "call": (_CALLED, "  %used = func.call @use(%b) : ($T) -> f64"),
    "recursive call": (_RECURSIVE, "  %used = func.call @use(%b, %n) : ($T, index) -> f64"),
}


def program(source: Source, way: str) -> str:
    """``@f(%m, %k, %c, %n)``: the memory of ``source``, taken along ``way``, is used."""
    used = {"r": "%b" if way == "straight" else "%r", "at": source.at, "T": source.type}
    use = Template(_USE).substitute(used)
    fill = {"T": source.type, "use": use}
    function, call = _CALLS.get(way, ("", use))
    parts = [
        source.globals,
        function,
        f"func.func @f(%m: {M}, %k: {M}, %c: i1, %n: index) -> f64 {{",
        _CONSTANTS,
        Template(source.text).substitute(b="%b", m="%m", t="b"),
        Template(source.text).substitute(b="%o", m="%k", t="o"),
        WAYS[way],
        call,
        f"  %u = memref.load %m[%1] : {M}",
        "  %z = arith.addf %used, %u : f64\n  return %z : f64\n}",
    ]
    return Template("\n".join(parts)).substitute(fill)
