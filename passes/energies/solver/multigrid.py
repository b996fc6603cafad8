"""Multigrid around a stencil: the text of what is unrolled.

Half of a symmetric stencil is stored: the entry at the point, and four of its neighbours'. Between
levels values are interpolated linearly, and the next matrix is ``Pt A P``, so that masks, borders
and odd sizes need nothing of their own, and a cycle is symmetric and positive.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from .blocks import Text, vector_type

ENTRIES = ((0, 0), (1, 0), (0, 1), (1, 1), (-1, 1))
"""Offsets of the entries that are stored, x first."""
PLANES = ("e0", "e1", "e2", "e3", "e4", "inverse", "b", "x", "y")
"""The planes of a level, in order."""
LEAST = {"f32": "1.0e-5", "f64": "1.0e-12"}
"""A sum of a row that is so small a part of its terms is nothing but rounding."""
WEIGHTS = (1.0, 0.5, 0.25)
"""Of interpolation, by how many coordinates are between points."""

LEVEL = """  %m.c1 = arith.constant 1 : index
  %m.c2 = arith.constant 2 : index
  %m.c3 = arith.constant 3 : index
  %m.count = arith.constant 9 : index
  %m.c4 = arith.constant 4 : index
  %row = arith.addi %w, %m.c4 : index
  %m.rows = arith.addi %h, %m.c3 : index
  %plane = arith.muli %row, %m.rows : index
  %m.half_w = arith.divui %w, %m.c2 : index
  %m.half_h = arith.divui %h, %m.c2 : index
  %width2 = arith.addi %m.half_w, %m.c1 : index
  %height2 = arith.addi %m.half_h, %m.c1 : index
  %row2 = arith.addi %width2, %m.c4 : index
  %m.rows2 = arith.addi %height2, %m.c3 : index
  %plane2 = arith.muli %row2, %m.rows2 : index
  %m.longest = arith.maxui %w, %h : index
  %m.last = arith.cmpi ule, %m.longest, %m.c3 : index
  %lo = arith.addi %row, %m.c1 : index
  %m.rest = arith.muli %h, %row : index
  %m.end = arith.addi %m.rest, %w : index
  %hi = arith.addi %m.end, %m.c1 : index"""
_AROUND = """    %i_w = arith.subi %i, %c1 : index
    %i_e = arith.addi %i, %c1 : index
    %i_n = arith.subi %i, %row : index
    %i_s = arith.addi %i, %row : index
    %i_nw = arith.subi %i_n, %c1 : index
    %i_ne = arith.addi %i_n, %c1 : index
    %i_sw = arith.subi %i_s, %c1 : index
    %i_se = arith.addi %i_s, %c1 : index"""
PLACES = """    %y1 = arith.addi %y, %c1 : index
    %x1 = arith.addi %x, %c1 : index
    %yr = arith.muli %y1, %row : index
    %i = arith.addi %yr, %x1 : index
    %yw = arith.muli %y, %w : index
    %yx = arith.addi %yw, %x : index
    %from = arith.addi %first, %yx : index"""
_NEIGHBOURS = (
    ("e1", "i", "i_e"),
    ("e1", "i_w", "i_w"),
    ("e2", "i", "i_s"),
    ("e2", "i_n", "i_n"),
    ("e3", "i", "i_se"),
    ("e3", "i_nw", "i_nw"),
    ("e4", "i", "i_sw"),
    ("e4", "i_ne", "i_ne"),
)
"""The plane of the entry of each neighbour, where in it, and the neighbour."""


def words(real: str) -> dict[str, str]:
    """Words of the template besides the names of the problem."""
    vec = vector_type(real)
    matrix = [f"%m.{one}" for one in PLANES[:6]]
    types = ", ".join([vec] * len(matrix))
    return {
        "level": LEVEL,
        "level_views": views(real, "m", "at", "plane", PLANES),
        "next_views": views(real, "n", "next", "plane2", ("b", "y")),
        "planes": ", ".join(f"{one}: {vec}" for one in matrix),
        "plane_names": ", ".join(matrix),
        "plane_types": types,
        "relaxes": f"({real}, {types}, {vec}, {vec}, {vec}, index, index, index) -> ()",
        "lefts": f"({types}, {vec}, {vec}, {vec}, index, index, index) -> ()",
        "around": _AROUND,
        "places": PLACES,
        "product": _product(real, vec),
        "sizes": _sizes(real, vec),
        "adds": "\n".join(_added(real, vec, at, "%a" if at == 0 else f"%v{at}") for at in range(4)),
    }


def views(real: str, prefix: str, at: str, plane: str, names: Sequence[str]) -> str:
    """Lines that make the views of a level's planes; for the level's own, where the next is."""
    lines: list[str] = []
    for name in names:
        place = PLANES.index(name)
        lines += [
            f"  %{prefix}.k.{name} = arith.constant {place} : index",
            f"  %{prefix}.o.{name} = arith.muli %{plane}, %{prefix}.k.{name} : index",
            f"  %{prefix}.f.{name} = arith.addi %{at}, %{prefix}.o.{name} : index",
            f"  %{prefix}.{name} = memref.reinterpret_cast %work to offset: "
            f"[%{prefix}.f.{name}], sizes: [%{plane}], strides: [1] "
            f": memref<?x{real}> to {vector_type(real)}",
        ]
    if prefix == "m":
        lines += [
            f"  %m.own = arith.muli %{plane}, %m.count : index",
            f"  %next = arith.addi %{at}, %m.own : index",
        ]
    return "\n".join(lines)


def _product(real: str, vec: str) -> str:
    """``%sum``, the row of the matrix times x."""
    lines = [
        _AROUND,
        f"    %x0 = memref.load %x[%i] : {vec}",
        f"    %e0 = memref.load %m.e0[%i] : {vec}",
        f"    %s0 = arith.mulf %e0, %x0 fastmath<contract> : {real}",
    ]
    for at, (plane, where, whose) in enumerate(_NEIGHBOURS, 1):
        total = "%sum" if at == len(_NEIGHBOURS) else f"%s{at}"
        lines += [
            f"    %e{at} = memref.load %m.{plane}[%{where}] : {vec}",
            f"    %x{at} = memref.load %x[%{whose}] : {vec}",
            f"    %p{at} = arith.mulf %e{at}, %x{at} fastmath<contract> : {real}",
            f"    {total} = arith.addf %s{at - 1}, %p{at} fastmath<contract> : {real}",
        ]
    return "\n".join(lines)


def _sizes(real: str, vec: str) -> str:
    """``%sum``, the sum of the sizes of a row's entries, of which ``%e0`` is the first."""
    lines = [
        _AROUND,
        f"    %e0 = memref.load %m.e0[%i] : {vec}",
        f"    %s0 = math.absf %e0 : {real}",
    ]
    for at, (plane, where, _) in enumerate(_NEIGHBOURS, 1):
        total = "%sum" if at == len(_NEIGHBOURS) else f"%s{at}"
        lines += [
            f"    %e{at} = memref.load %m.{plane}[%{where}] : {vec}",
            f"    %z{at} = math.absf %e{at} : {real}",
            f"    {total} = arith.addf %s{at - 1}, %z{at} : {real}",
        ]
    return "\n".join(lines)


def _added(real: str, vec: str, at: int, value: str) -> str:
    """Add a value to the iterate at ``%i0``, ..., if something moves there."""
    return f"""    %m{at} = memref.load %inverse[%i{at}] : {vec}
    %moves{at} = arith.cmpf ogt, %m{at}, %zero : {real}
    %old{at} = memref.load %to[%i{at}] : {vec}
    %sum{at} = arith.addf %old{at}, {value} : {real}
    %new{at} = arith.select %moves{at}, %sum{at}, %zero : {real}
    memref.store %new{at}, %to[%i{at}] : {vec}"""


def galerkin(problem: str, real: str) -> str:
    """The function that makes the stencil of the next level."""
    vec, text = vector_type(real), Text()
    stores: list[str] = []
    for number, offset in enumerate(ENTRIES):
        total, own = _entry(text, real, vec, offset)
        if number == 0:
            least = text.value(f"arith.mulf %least, {own} : {real}")
            large = text.value(f"arith.cmpf ogt, {total}, {least} : {real}")
            total = text.value(f"arith.select {large}, {total}, %zero : {real}")
        stores.append(f"  memref.store {total}, %n.e{number}[%j] : {vec}")
    both = views(real, "m", "at", "plane", PLANES[:5])
    both += "\n" + views(real, "n", "after", "plane2", PLANES[:5])
    arguments = f"%work: memref<?x{real}>, %at: index, %after: index, %w: index, %h: index"
    return f"""func.func private @{problem}.galerkin({arguments}) {{
{LEVEL}
{both}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : {real}
  %least = arith.constant {LEAST[real]} : {real}
  %half = arith.constant 0.5 : {real}
  %quarter = arith.constant 0.25 : {real}
  scf.parallel (%y, %x) = (%c0, %c0) to (%height2, %width2) step (%c1, %c1) {{
  %y1 = arith.addi %y, %c1 : index
  %x1 = arith.addi %x, %c1 : index
  %yt = arith.muli %y1, %row2 : index
  %j = arith.addi %yt, %x1 : index
  %y2 = arith.muli %y, %c2 : index
  %x2 = arith.muli %x, %c2 : index
  %y3 = arith.addi %y2, %c1 : index
  %x3 = arith.addi %x2, %c1 : index
  %yr = arith.muli %y3, %row : index
  %i = arith.addi %yr, %x3 : index
{chr(10).join(text.lines + stores)}
    scf.reduce
  }}
  func.return
}}"""


def _entry(text: Text, real: str, vec: str, offset: tuple[int, int]) -> tuple[str, str]:
    """An entry of the next matrix, and the part of it that is of the diagonal of this one."""
    groups: dict[float, list[str]] = {}
    diagonal: dict[float, list[str]] = {}
    around = list(product((-1, 0, 1), repeat=2))
    for (ux, uy), (vx, vy) in product(around, around):
        far = (ux + vx - 2 * offset[0], uy + vy - 2 * offset[1])
        if max(map(abs, far)) > 1:
            continue
        weight = WEIGHTS[abs(ux) + abs(uy)] * WEIGHTS[abs(far[0]) + abs(far[1])]
        if (vx, vy) in ENTRIES:
            plane, at = ENTRIES.index((vx, vy)), (ux, uy)
        else:
            plane, at = ENTRIES.index((-vx, -vy)), (ux + vx, uy + vy)
        loaded = text.value(f"memref.load %m.e{plane}[{_shifted(text, *at)}] : {vec}")
        groups.setdefault(weight, []).append(loaded)
        if plane == 0:
            diagonal.setdefault(weight, []).append(loaded)
    return _weighted(text, real, groups), _weighted(text, real, diagonal)


def _shifted(text: Text, x: int, y: int) -> str:
    at = "%i"
    for number in range(abs(y)):
        del number
        at = text.value(f"arith.{'addi' if y > 0 else 'subi'} {at}, %row : index")
    for number in range(abs(x)):
        del number
        at = text.value(f"arith.{'addi' if x > 0 else 'subi'} {at}, %c1 : index")
    return at


def _weighted(text: Text, real: str, groups: dict[float, list[str]]) -> str:
    """The sum of numbers by weights."""
    total = ""
    for weight, values in groups.items():
        part = values[0]
        for one in values[1:]:
            part = text.value(f"arith.addf {part}, {one} : {real}")
        factor = text.value(f"arith.constant {weight} : {real}")
        part = text.value(f"arith.mulf {factor}, {part} : {real}")
        total = text.value(f"arith.addf {total}, {part} : {real}") if total else part
    return total or "%zero"
