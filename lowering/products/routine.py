"""The routine that all large products call: a product of matrices in blocks, whatever their layout.

The loops are those of Goto and van de Geijn (2008) and of BLIS (Van Zee and van de Geijn, 2015): a
block of the right factor, and in it a block of the left one, are copied (*packed*) so that the
kernel reads them in order; it keeps a tile of the result in registers. Where an element lies,
tables of offsets say, one for the rows and one for the columns of each matrix (Matthews, 2018): so
transposed factors, views, convolutions and contractions of any rank are products of matrices.

Each element of the result is loaded, its terms are added in order, and it is stored: that is the
sum that plain loops make, bit by bit. A result that holds zeros is not loaded, nor need it be
written before. Tiles that the result does not fill are made in a buffer, of
one vector only where that is enough; where only rows are missing, tiles of four rows go as far as
the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Tile:
    """The rows and columns of the result that registers hold."""

    lanes: int
    rows: int
    vectors: int

    @property
    def columns(self) -> int:
        """Columns: those of all vectors."""
        return self.lanes * self.vectors


def tile_for(element_bits: int, vector_bits: int, registers: int) -> Tile:
    """The tile for a processor: it leaves registers for what is loaded.

    Rows and columns are multiples of four, as packing has them.
    """
    lanes = max(1, vector_bits // element_bits)
    if registers >= 32:
        return Tile(lanes, 12, 2)
    return Tile(lanes, 4, 3 if lanes % 4 == 0 else 2)


@dataclass(frozen=True)
class Blocks:
    """Sizes of blocks: ``depth`` terms of a sum, of so many rows and columns."""

    rows: int
    columns: int
    depth: int


LOW = 4
"""Rows of tiles at the lower edge; those of all tiles are a multiple. Measured on gradients of
products of 256 by 256, of whose rows tiles of 12 leave four over: 0.97 of the time."""


BLOCKS = Blocks(rows=72, columns=1536, depth=256)
"""A panel of the right factor, ``depth`` by the columns of a tile, is for the first cache; a block
of the left one for the second. Measured at 512 and 1024 in f32 and f64, relative to OpenBLAS: 0.93
to 1.09; with 144 rows 1.03 to 1.30, with 288 rows 1.03 to 1.17; of these 144 rows, half the depth
takes 1.05 to 1.30, twice the depth 0.98 to 1.15, 384 columns 1.00 to 1.16, 4096 1.02 to 1.28."""


PREFIX = "ad.product."
"""The beginning of the names of the functions of routines."""


def names(element: str, flags: str) -> str:
    """The prefix of the names of the functions for elements of a type."""
    return f"{PREFIX}{element}" + (f".{flags.replace(',', '_')}" if flags else "")


def routine(element: str, tile: Tile, flags: str = "", blocks: Blocks = BLOCKS) -> str:
    """The functions for elements of a type; ``flags`` are the fast-math flags of what they add."""
    name = names(element, flags)
    kernels = [
        _kernel(f"{name}.tile", element, tile, flags, tile.rows, tile.vectors),
        _kernel(f"{name}.narrow_tile", element, tile, flags, tile.rows, 1),
    ]
    if tile.rows > LOW:
        kernels.append(_kernel(f"{name}.low_tile", element, tile, flags, LOW, tile.vectors))
    return "\n".join((
        _spread(name),
        *kernels,
        _pack(f"{name}.pack_rows", element, tile.rows, tile.lanes),
        _pack(f"{name}.pack_columns", element, tile.columns, tile.lanes),
        _blocked(name, element, tile, blocks),
    ))  # fmt: skip


def view_type(element: str) -> str:
    """The type of a buffer as a row of elements from some place on."""
    return f"memref<?x{element}, strided<[1], offset: ?>>"


def _spread(name: str) -> str:
    """Write a table of offsets for one loop more: ``count`` of them, each for ``extent`` steps."""
    return f"""
func.func private @{name}.spread(%table: memref<?xindex>, %count: index, %extent: index,
    %stride: index) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %one to %extent step %one {{
    %way = arith.muli %i, %stride overflow<nsw> : index
    %start = arith.muli %i, %count overflow<nsw> : index
    scf.for %j = %zero to %count step %one {{
      %old = memref.load %table[%j] : memref<?xindex>
      %new = arith.addi %old, %way overflow<nsw> : index
      %at = arith.addi %start, %j overflow<nsw> : index
      memref.store %new, %table[%at] : memref<?xindex>
      scf.yield
    }}
    scf.yield
  }}
  return
}}"""


def _kernel(name: str, element: str, tile: Tile, flags: str, rows: int, vectors: int) -> str:
    """One tile: ``c += a b`` for packed panels, of ``depth`` terms; as many ``rows`` and
    ``vectors`` of it. Where it ``begins``, the tile holds zeros, whatever is in memory.
    """
    vector = f"vector<{tile.lanes}x{element}>"
    fast = f" fastmath<{flags}>" if flags else ""
    cells = list(product(range(rows), range(vectors)))
    carried = ", ".join(f"%s{i}_{j} = %old#{at}" for at, (i, j) in enumerate(cells))
    types = ", ".join([vector] * len(cells))
    zeros = ", ".join(["%zeros"] * len(cells))

    def lines() -> Iterator[str]:
        yield f"""func.func private @{name}(%c: {view_type(element)}, %rows: memref<?xindex>,
    %row: index, %column: index, %a: memref<?x{element}>, %a_start: index, %b: memref<?x{element}>,
    %b_start: index, %depth: index, %begins: i1) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : {vector}
  %height = arith.constant {tile.rows} : index
  %width = arith.constant {tile.columns} : index"""
        for i in range(rows):
            yield f"  %i{i} = arith.constant {i} : index"
        for j in range(vectors):
            yield f"  %j{j} = arith.constant {j * tile.lanes} : index"
        for i in range(rows):
            yield f"  %at{i} = arith.addi %row, %i{i} overflow<nsw> : index"
            yield f"  %r{i} = memref.load %rows[%at{i}] : memref<?xindex>"
            yield f"  %p{i} = arith.addi %r{i}, %column overflow<nsw> : index"
        for i, j in cells:
            yield f"  %p{i}_{j} = arith.addi %p{i}, %j{j} overflow<nsw> : index"
        yield f"  %old:{len(cells)} = scf.if %begins -> ({types}) {{"
        yield f"    scf.yield {zeros} : {types}\n  }} else {{"
        for i, j in cells:
            yield f"    %c{i}_{j} = vector.load %c[%p{i}_{j}] : {view_type(element)}, {vector}"
        yield f"    scf.yield {', '.join(f'%c{i}_{j}' for i, j in cells)} : {types}\n  }}"
        yield f"  %s:{len(cells)} = scf.for %k = %zero to %depth step %one"
        yield f"      iter_args({carried}) -> ({types}) {{"
        yield "    %ka0 = arith.muli %k, %height overflow<nsw> : index"
        yield "    %ka = arith.addi %ka0, %a_start overflow<nsw> : index"
        yield "    %kb0 = arith.muli %k, %width overflow<nsw> : index"
        yield "    %kb = arith.addi %kb0, %b_start overflow<nsw> : index"
        for j in range(vectors):
            yield f"    %b{j}_at = arith.addi %kb, %j{j} overflow<nsw> : index"
            yield f"    %b{j} = vector.load %b[%b{j}_at] : memref<?x{element}>, {vector}"
        for i in range(rows):
            yield f"    %a{i}_at = arith.addi %ka, %i{i} overflow<nsw> : index"
            yield f"    %a{i} = memref.load %a[%a{i}_at] : memref<?x{element}>"
            yield f"    %v{i} = vector.broadcast %a{i} : {element} to {vector}"
            for j in range(vectors):
                yield f"    %m{i}_{j} = arith.mulf %v{i}, %b{j}{fast} : {vector}"
                yield f"    %n{i}_{j} = arith.addf %s{i}_{j}, %m{i}_{j}{fast} : {vector}"
        ends = ", ".join(f"%n{i}_{j}" for i, j in cells)
        yield f"    scf.yield {ends} : {types}"
        yield "  }"
        for at, (i, j) in enumerate(cells):
            yield f"  vector.store %s#{at}, %c[%p{i}_{j}] : {view_type(element)}, {vector}"
        yield "  return\n}"

    return "\n".join(lines())


def _side_by_side(result: str, offsets: str, first: str, end: str, given: str) -> str:
    """``result``: true if ``given`` holds and the offsets before ``end`` follow each other."""
    return f"""\
{result} = scf.if {given} -> (i1) {{
  %last = arith.subi {end}, %one overflow<nsw> : index
  %all = scf.for %i = {first} to %last step %one iter_args(%so_far = %true) -> (i1) {{
    %next = arith.addi %i, %one overflow<nsw> : index
    %p = memref.load {offsets}[%i] : memref<?xindex>
    %q = memref.load {offsets}[%next] : memref<?xindex>
    %d = arith.subi %q, %p overflow<nsw> : index
    %is = arith.cmpi eq, %d, %one : index
    %both = arith.andi %so_far, %is : i1
    scf.yield %both : i1
  }}
  scf.yield %all : i1
}} else {{
  scf.yield {given} : i1
}}"""


def _run_of_terms() -> str:
    """``%run``: where terms from ``%k`` on that follow each other end, ``%k1`` if all do."""
    return """\
%after = arith.addi %k, %one overflow<nsw> : index
%from_here = arith.select %line, %k1, %after : index
%run = scf.while (%r = %from_here) : (index) -> index {
  %more = arith.cmpi slt, %r, %k1 : index
  %goes_on = scf.if %more -> (i1) {
    %last = arith.subi %r, %one overflow<nsw> : index
    %p = memref.load %deep[%last] : memref<?xindex>
    %q = memref.load %deep[%r] : memref<?xindex>
    %d = arith.subi %q, %p overflow<nsw> : index
    %is = arith.cmpi eq, %d, %one : index
    scf.yield %is : i1
  } else {
    scf.yield %more : i1
  }
  scf.condition(%goes_on) %r : index
} do {
^bb0(%r: index):
  %next = arith.addi %r, %one overflow<nsw> : index
  scf.yield %next : index
}"""


def _transposed(element: str) -> str:
    """Terms of a panel, which follow each other, in squares of four by four."""
    memory, view, quad = f"memref<?x{element}>", view_type(element), f"vector<4x{element}>"
    return f"""\
%begin = memref.load %deep[%k] : memref<?xindex>
scf.for %i = %zero to %width step %four {{
  %wi = arith.addi %w, %i overflow<nsw> : index
  %wa = arith.addi %wi, %one overflow<nsw> : index
  %wb = arith.addi %wi, %two overflow<nsw> : index
  %wc = arith.addi %wi, %three overflow<nsw> : index
  %p0 = memref.load %wide[%wi] : memref<?xindex>
  %p1 = memref.load %wide[%wa] : memref<?xindex>
  %p2 = memref.load %wide[%wb] : memref<?xindex>
  %p3 = memref.load %wide[%wc] : memref<?xindex>
  %s0 = arith.addi %p0, %begin overflow<nsw> : index
  %s1 = arith.addi %p1, %begin overflow<nsw> : index
  %s2 = arith.addi %p2, %begin overflow<nsw> : index
  %s3 = arith.addi %p3, %begin overflow<nsw> : index
  %ti = arith.addi %to0, %i overflow<nsw> : index
  scf.for %j = %zero to %quads step %four {{
    %q0 = arith.addi %s0, %j overflow<nsw> : index
    %q1 = arith.addi %s1, %j overflow<nsw> : index
    %q2 = arith.addi %s2, %j overflow<nsw> : index
    %q3 = arith.addi %s3, %j overflow<nsw> : index
    %r0 = vector.load %from[%q0] : {view}, {quad}
    %r1 = vector.load %from[%q1] : {view}, {quad}
    %r2 = vector.load %from[%q2] : {view}, {quad}
    %r3 = vector.load %from[%q3] : {view}, {quad}
    %u0 = vector.shuffle %r0, %r1 [0, 4, 2, 6] : {quad}, {quad}
    %u1 = vector.shuffle %r0, %r1 [1, 5, 3, 7] : {quad}, {quad}
    %u2 = vector.shuffle %r2, %r3 [0, 4, 2, 6] : {quad}, {quad}
    %u3 = vector.shuffle %r2, %r3 [1, 5, 3, 7] : {quad}, {quad}
    %x0 = vector.shuffle %u0, %u2 [0, 1, 4, 5] : {quad}, {quad}
    %x1 = vector.shuffle %u1, %u3 [0, 1, 4, 5] : {quad}, {quad}
    %x2 = vector.shuffle %u0, %u2 [2, 3, 6, 7] : {quad}, {quad}
    %x3 = vector.shuffle %u1, %u3 [2, 3, 6, 7] : {quad}, {quad}
    %tj = arith.muli %j, %width overflow<nsw> : index
    %t0 = arith.addi %ti, %tj overflow<nsw> : index
    %t1 = arith.addi %t0, %width overflow<nsw> : index
    %t2 = arith.addi %t1, %width overflow<nsw> : index
    %t3 = arith.addi %t2, %width overflow<nsw> : index
    vector.store %x0, %to[%t0] : {memory}, {quad}
    vector.store %x1, %to[%t1] : {memory}, {quad}
    vector.store %x2, %to[%t2] : {memory}, {quad}
    vector.store %x3, %to[%t3] : {memory}, {quad}
    scf.yield
  }}
  scf.yield
}}"""


def _one_by_one(element: str) -> str:
    """Terms of a panel from ``%rest`` on, an element at a time, with zeros at its end."""
    memory, view = f"memref<?x{element}>", view_type(element)
    return f"""\
scf.for %kk = %rest to %run step %one {{
  %kd = memref.load %deep[%kk] : memref<?xindex>
  %kkr = arith.subi %kk, %k0 overflow<nsw> : index
  %kkw = arith.muli %kkr, %width overflow<nsw> : index
  %tk = arith.addi %start, %kkw overflow<nsw> : index
  scf.for %i = %w to %wend step %one {{
    %p = memref.load %wide[%i] : memref<?xindex>
    %q = arith.addi %p, %kd overflow<nsw> : index
    %x = memref.load %from[%q] : {view}
    %ir = arith.subi %i, %w overflow<nsw> : index
    %t = arith.addi %tk, %ir overflow<nsw> : index
    memref.store %x, %to[%t] : {memory}
    scf.yield
  }}
  scf.for %i = %wend to %end step %one {{
    %ir = arith.subi %i, %w overflow<nsw> : index
    %t = arith.addi %tk, %ir overflow<nsw> : index
    memref.store %nothing, %to[%t] : {memory}
    scf.yield
  }}
  scf.yield
}}"""


def _copied(element: str, width: int, lanes: int) -> str:
    """The elements of one term, side by side, as vectors that are as wide as possible."""
    memory, view = f"memref<?x{element}>", view_type(element)
    lines: list[str] = []
    at = 0
    while at < width:
        size = lanes if lanes >= 4 and width - at >= lanes else 4
        vector = f"vector<{size}x{element}>"
        lines += [
            f"%o{at} = arith.constant {at} : index",
            f"%x_from{at} = arith.addi %from0, %o{at} overflow<nsw> : index",
            f"%x_to{at} = arith.addi %to0, %o{at} overflow<nsw> : index",
            f"%x{at} = vector.load %from[%x_from{at}] : {view}, {vector}",
            f"vector.store %x{at}, %to[%x_to{at}] : {memory}, {vector}",
        ]
        at += size
    return "\n".join(lines)


def _fours(element: str) -> str:
    """The elements of one term, side by side, four by four, with zeros at the end of the panel."""
    memory, view, quad = f"memref<?x{element}>", view_type(element), f"vector<4x{element}>"
    return f"""\
scf.for %i = %zero to %width step %four {{
  %t = arith.addi %to0, %i overflow<nsw> : index
  %is_there = arith.cmpi slt, %i, %some : index
  %x = scf.if %is_there -> ({quad}) {{
    %q = arith.addi %from0, %i overflow<nsw> : index
    %y = vector.load %from[%q] : {view}, {quad}
    scf.yield %y : {quad}
  }} else {{
    %y = arith.constant dense<0.0> : {quad}
    scf.yield %y : {quad}
  }}
  vector.store %x, %to[%t] : {memory}, {quad}
  scf.yield
}}"""


def _pack(name: str, element: str, width: int, lanes: int) -> str:
    """Copy rows, or columns, in panels of a width, the elements of one term side by side.

    In a panel, elements side by side are copied as vectors; where terms are side by side, squares
    of four by four are transposed. What a panel lacks at the end is zero.
    """
    memory, view = f"memref<?x{element}>", view_type(element)
    return f"""
func.func private @{name}(%to: {memory}, %from: {view}, %wide: memref<?xindex>,
    %deep: memref<?xindex>, %w0: index, %w1: index, %k0: index, %k1: index) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %width = arith.constant {width} : index
  %nothing = arith.constant 0.0 : {element}
  %true = arith.constant true
  %depth = arith.subi %k1, %k0 overflow<nsw> : index
{_side_by_side("%line", "%deep", "%k0", "%k1", "%true")}
  scf.for %w = %w0 to %w1 step %width {{
    %before = arith.subi %w, %w0 overflow<nsw> : index
    %start = arith.muli %before, %depth overflow<nsw> : index
    %end = arith.addi %w, %width overflow<nsw> : index
    %wend = arith.minsi %end, %w1 : index
    %some = arith.subi %wend, %w overflow<nsw> : index
    %full = arith.cmpi eq, %some, %width : index
    %over = arith.andi %some, %three : index
    %fours = arith.cmpi eq, %over, %zero : index
{_side_by_side("%unit", "%wide", "%w", "%wend", "%fours")}
    scf.if %unit {{
      %base = memref.load %wide[%w] : memref<?xindex>
      scf.for %k = %k0 to %k1 step %one {{
        %kd = memref.load %deep[%k] : memref<?xindex>
        %from0 = arith.addi %base, %kd overflow<nsw> : index
        %kr = arith.subi %k, %k0 overflow<nsw> : index
        %kw = arith.muli %kr, %width overflow<nsw> : index
        %to0 = arith.addi %start, %kw overflow<nsw> : index
        scf.if %full {{
{_copied(element, width, lanes)}
        }} else {{
{_fours(element)}
        }}
        scf.yield
      }}
    }} else {{
      %done = scf.while (%k = %k0) : (index) -> index {{
        %more = arith.cmpi slt, %k, %k1 : index
        scf.condition(%more) %k : index
      }} do {{
      ^bb0(%k: index):
        %kr = arith.subi %k, %k0 overflow<nsw> : index
        %kw = arith.muli %kr, %width overflow<nsw> : index
        %to0 = arith.addi %start, %kw overflow<nsw> : index
{_run_of_terms()}
        %long = arith.subi %run, %k overflow<nsw> : index
        %left = arith.andi %long, %three : index
        %whole = arith.subi %long, %left overflow<nsw> : index
        %quads = arith.select %full, %whole, %zero : index
        %rest = arith.addi %k, %quads overflow<nsw> : index
{_transposed(element)}
{_one_by_one(element)}
        scf.yield %run : index
      }}
    }}
    scf.yield
  }}
  return
}}"""


def _edge(source: str, target: str, table: str, view: str) -> str:
    """Loops that move a tile at the edge of the result to a whole tile beside it, or back."""
    return f"""\
              scf.for %r = %i to %i_end step %one {{
                %row = memref.load %rows_c[%r] : {table}
                %r_in = arith.subi %r, %i overflow<nsw> : index
                %r_at = arith.muli %r_in, %width overflow<nsw> : index
                scf.for %s = %j to %j_end step %one {{
                  %col = memref.load %columns_c[%s] : {table}
                  %at = arith.addi %row, %col overflow<nsw> : index
                  %s_in = arith.subi %s, %j overflow<nsw> : index
                  %to = arith.addi %r_at, %s_in overflow<nsw> : index
                  %x = memref.load {source} : {view}
                  memref.store %x, {target} : {view}
                  scf.yield
                }}
                scf.yield
              }}"""


def _blocked(name: str, element: str, tile: Tile, blocks: Blocks) -> str:
    """``c += a b``, in blocks, or ``c = a b`` if ``c`` is ``fresh``; offsets of rows, columns and
    terms are in tables.
    """
    memory, table, view = f"memref<?x{element}>", "memref<?xindex>", view_type(element)
    pack = f"({memory}, {view}, {table}, {table}, index, index, index, index) -> ()"
    kernel = f"({view}, {table}, index, index, {memory}, index, {memory}, index, index, i1) -> ()"
    cells = tile.rows * tile.columns
    low = f"{name}.low_tile" if tile.rows > LOW else f"{name}.tile"
    return f"""
func.func private @{name}(%c: {view}, %a: {view}, %b: {view}, %rows_c: {table},
    %rows_a: {table}, %columns_c: {table}, %columns_b: {table}, %terms_a: {table},
    %terms_b: {table}, %m: index, %n: index, %depth: index, %fresh: i1) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %height = arith.constant {tile.rows} : index
  %width = arith.constant {tile.columns} : index
  %lanes = arith.constant {tile.lanes} : index
  %low = arith.constant {LOW} : index
  %rows_block = arith.constant {blocks.rows} : index
  %columns_block = arith.constant {blocks.columns} : index
  %depth_block = arith.constant {blocks.depth} : index
  %true = arith.constant true
  %nothing = arith.constant 0.0 : {element}
  %tile_ = memref.alloca() {{alignment = 64 : i64}} : memref<{cells}x{element}>
  %own = memref.cast %tile_ : memref<{cells}x{element}> to {view}
  %own_rows_ = memref.alloca() : memref<{tile.rows}xindex>
  %own_rows = memref.cast %own_rows_ : memref<{tile.rows}xindex> to {table}
  scf.for %i = %zero to %height step %one {{
    %at = arith.muli %i, %width overflow<nsw> : index
    memref.store %at, %own_rows[%i] : {table}
    scf.yield
  }}
  %some_depth = arith.minsi %depth, %depth_block : index
  %some_columns_ = arith.minsi %n, %columns_block : index
  %some_columns = arith.addi %some_columns_, %width overflow<nsw> : index
  %some_rows_ = arith.minsi %m, %rows_block : index
  %some_rows = arith.addi %some_rows_, %height overflow<nsw> : index
  %size_b = arith.muli %some_columns, %some_depth overflow<nsw> : index
  %size_a = arith.muli %some_rows, %some_depth overflow<nsw> : index
  %packed_a = memref.alloc(%size_a) {{alignment = 64 : i64}} : {memory}
  %packed_b = memref.alloc(%size_b) {{alignment = 64 : i64}} : {memory}
  scf.for %jc = %zero to %n step %columns_block {{
    %jc_next = arith.addi %jc, %columns_block overflow<nsw> : index
    %jc_end = arith.minsi %jc_next, %n : index
    scf.for %kc = %zero to %depth step %depth_block {{
      %kc_next = arith.addi %kc, %depth_block overflow<nsw> : index
      %kc_end = arith.minsi %kc_next, %depth : index
      %terms = arith.subi %kc_end, %kc overflow<nsw> : index
      %first = arith.cmpi eq, %kc, %zero : index
      %begins = arith.andi %fresh, %first : i1
      func.call @{name}.pack_columns(%packed_b, %b, %columns_b, %terms_b, %jc, %jc_end, %kc,
        %kc_end) : {pack}
      scf.for %ic = %zero to %m step %rows_block {{
        %ic_next = arith.addi %ic, %rows_block overflow<nsw> : index
        %ic_end = arith.minsi %ic_next, %m : index
        func.call @{name}.pack_rows(%packed_a, %a, %rows_a, %terms_a, %ic, %ic_end, %kc,
          %kc_end) : {pack}
        scf.for %j = %jc to %jc_end step %width {{
          %j_next = arith.addi %j, %width overflow<nsw> : index
          %j_full = arith.cmpi sle, %j_next, %jc_end : index
          %j_end = arith.minsi %j_next, %jc_end : index
          %j_columns = arith.subi %j_end, %j overflow<nsw> : index
          %narrow = arith.cmpi sle, %j_columns, %lanes : index
          %j_in = arith.subi %j, %jc overflow<nsw> : index
          %b0 = arith.muli %j_in, %terms overflow<nsw> : index
          %column = memref.load %columns_c[%j] : {table}
{_side_by_side("%unit", "%columns_c", "%j", "%j_end", "%j_full")}
          scf.for %i = %ic to %ic_end step %height {{
            %i_next = arith.addi %i, %height overflow<nsw> : index
            %i_full = arith.cmpi sle, %i_next, %ic_end : index
            %i_end = arith.minsi %i_next, %ic_end : index
            %i_in = arith.subi %i, %ic overflow<nsw> : index
            %a0 = arith.muli %i_in, %terms overflow<nsw> : index
            %whole = arith.andi %i_full, %unit : i1
            scf.if %whole {{
              func.call @{name}.tile(%c, %rows_c, %i, %column, %packed_a, %a0,
                %packed_b, %b0, %terms, %begins) : {kernel}
            }} else {{
              %i_rows = arith.subi %i_end, %i overflow<nsw> : index
              %i_over = arith.remsi %i_rows, %low : index
              %i_fours = arith.cmpi eq, %i_over, %zero : index
              %in_place = arith.andi %i_fours, %unit : i1
              scf.if %in_place {{
                scf.for %r = %zero to %i_rows step %low {{
                  %r_row = arith.addi %i, %r overflow<nsw> : index
                  %r_a = arith.addi %a0, %r overflow<nsw> : index
                  func.call @{low}(%c, %rows_c, %r_row, %column, %packed_a, %r_a,
                    %packed_b, %b0, %terms, %begins) : {kernel}
                  scf.yield
                }}
              }} else {{
{_edge("%c[%at]", "%own[%to]", table, view)}
                scf.if %narrow {{
                  func.call @{name}.narrow_tile(%own, %own_rows, %zero, %zero, %packed_a, %a0,
                    %packed_b, %b0, %terms, %begins) : {kernel}
                }} else {{
                  scf.for %r = %zero to %i_rows step %low {{
                    %r_a = arith.addi %a0, %r overflow<nsw> : index
                    func.call @{low}(%own, %own_rows, %r, %zero, %packed_a, %r_a,
                      %packed_b, %b0, %terms, %begins) : {kernel}
                    scf.yield
                  }}
                }}
{_edge("%own[%to]", "%c[%at]", table, view)}
              }}
            }}
            scf.yield
          }}
          scf.yield
        }}
        scf.yield
      }}
      scf.yield
    }}
    scf.yield
  }}
  memref.dealloc %packed_a : {memory}
  memref.dealloc %packed_b : {memory}
  return
}}"""
