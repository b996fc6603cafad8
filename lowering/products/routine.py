"""The routine that all large products call: a product of matrices in blocks, whatever their layout.

The loops are those of Goto and van de Geijn (2008) and of BLIS (Van Zee and van de Geijn, 2015): a
block of the right factor, and in it a block of the left one, are copied (*packed*) so that the
kernel reads them in order; it keeps a tile of the result in registers. Where few columns would read
the copy of the left factor, or few rows that of the right one, it is read where it lies. Where an
element lies, tables of offsets say, one for the rows and one for the columns of each matrix
(Matthews, 2018): so transposed factors, views, convolutions and contractions of any rank are
products of matrices.

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

from .packing import pack, side_by_side, view_type


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
        pack(f"{name}.pack_rows", element, tile.rows, tile.lanes),
        pack(f"{name}.pack_columns", element, tile.columns, tile.lanes),
        _blocked(name, element, tile, blocks),
    ))  # fmt: skip


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
    """One tile: ``c += a b`` for a packed panel of ``b``, of ``depth`` terms; as many ``rows`` and
    ``vectors`` of it. Where it ``begins``, the tile holds zeros, whatever is in memory.
    """
    vector, mask = f"vector<{tile.lanes}x{element}>", f"vector<{tile.lanes}xi1>"
    fast = f" fastmath<{flags}>" if flags else ""
    cells = list(product(range(rows), range(vectors)))
    carried = ", ".join(f"%s{i}_{j} = %c{i}_{j}" for i, j in cells)
    types = ", ".join([vector] * len(cells))

    def lines() -> Iterator[str]:
        yield f"""func.func private @{name}(%c: {view_type(element)}, %rows: memref<?xindex>,
    %row: index, %column: index, %a: {view_type(element)}, %rows_a: memref<?xindex>,
    %row_a: index, %step_a: index, %a_start: index, %b: {view_type(element)}, %b_start: index,
    %step_b: index, %depth: index, %begins: i1) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : {vector}
  %true = arith.constant true
  %is_there = arith.xori %begins, %true : i1"""
        for i in range(rows):
            yield f"  %i{i} = arith.constant {i} : index"
        for j in range(vectors):
            yield f"  %j{j} = arith.constant {j * tile.lanes} : index"
        for i in range(rows):
            yield f"  %at{i} = arith.addi %row, %i{i} overflow<nsw> : index"
            yield f"  %r{i} = memref.load %rows[%at{i}] : memref<?xindex>"
            yield f"  %at_a{i} = arith.addi %row_a, %i{i} overflow<nsw> : index"
            yield f"  %r_a{i} = memref.load %rows_a[%at_a{i}] : memref<?xindex>"
            yield f"  %p_a{i} = arith.addi %r_a{i}, %a_start overflow<nsw> : index"
            yield f"  %p{i} = arith.addi %r{i}, %column overflow<nsw> : index"
        for i, j in cells:
            yield f"  %p{i}_{j} = arith.addi %p{i}, %j{j} overflow<nsw> : index"
        yield f"  %mask = vector.broadcast %is_there : i1 to {mask}"
        for i, j in cells:
            yield f"  %c{i}_{j} = vector.maskedload %c[%p{i}_{j}], %mask, %zeros :"
            yield f"    {view_type(element)}, {mask}, {vector} into {vector}"
        yield f"  %s:{len(cells)} = scf.for %k = %zero to %depth step %one"
        yield f"      iter_args({carried}) -> ({types}) {{"
        yield "    %ka = arith.muli %k, %step_a overflow<nsw> : index"
        yield "    %kb0 = arith.muli %k, %step_b overflow<nsw> : index"
        yield "    %kb = arith.addi %kb0, %b_start overflow<nsw> : index"
        for j in range(vectors):
            yield f"    %b{j}_at = arith.addi %kb, %j{j} overflow<nsw> : index"
            yield f"    %b{j} = vector.load %b[%b{j}_at] : {view_type(element)}, {vector}"
        for i in range(rows):
            yield f"    %a{i}_at = arith.addi %p_a{i}, %ka overflow<nsw> : index"
            yield f"    %a{i} = memref.load %a[%a{i}_at] : {view_type(element)}"
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


MOST_DIRECT = 16
"""Most panels of columns for which the left factor is read where it lies. Measured in f64 and f32,
relative to a copy: 0.88 to 0.97 of the time with 2 to 8 panels of columns, 0.95 to 1.00 with 16, up
to 1.05 with 32."""
MOST_TERM_STEP = 128
"""Largest distance of terms, in elements, at which it is, unless it has few. Measured with 256 rows
and 2048 terms: at 128 elements 0.84 of the time with a copy, at 256, where 256 terms lie in more
pages than the processor keeps at hand, 1.17."""
FEW_TERMS = 64
"""Terms that may be at any distance. Measured at 2304 elements: 0.94 of the time with a copy."""


MOST_ROWS = 96
"""Most rows of the result for which the right factor is read where it lies. Measured in f64 and
f32, with 64 to 1024 columns and terms, relative to a copy: 0.6 to 0.94 of the time with 12 rows,
0.84 to 0.97 with 24 to 48, 0.95 to 0.98 with 96."""
MOST_STRIDE = 4096
"""Largest distance of its terms, in bytes, at which it is. Measured with 1024 terms 8192 bytes
apart: up to 1.45 of the time with a copy."""


def _evenly(name: str, offsets: str, count: str, given: str) -> str:
    """``%name``: true if ``given`` holds, which says that there are two offsets or more, and these
    are as far apart each; ``%name_step``: how far.
    """
    return f"""\
  %{name}, %{name}_step = scf.if {given} -> (i1, index) {{
    %t0 = memref.load {offsets}[%zero] : memref<?xindex>
    %t1 = memref.load {offsets}[%one] : memref<?xindex>
    %d0 = arith.subi %t1, %t0 overflow<nsw> : index
    %all = scf.for %i = %two to {count} step %one iter_args(%so_far = %true) -> (i1) {{
      %before = arith.subi %i, %one overflow<nsw> : index
      %p = memref.load {offsets}[%before] : memref<?xindex>
      %q = memref.load {offsets}[%i] : memref<?xindex>
      %d = arith.subi %q, %p overflow<nsw> : index
      %is = arith.cmpi eq, %d, %d0 : index
      %both = arith.andi %so_far, %is : i1
      scf.yield %both : i1
    }}
    scf.yield %all, %d0 : i1, index
  }} else {{
    scf.yield {given}, %zero : i1, index
  }}"""


def _direct_left(tile: Tile) -> str:
    """``%direct_a``: true if the left factor is read where it lies, its terms
    ``%even_a_step`` apart.

    Few columns do not pay for a copy of it. Its rows are whole tiles, so that none is read that is
    not there, and its terms are as far apart each.
    """
    return f"""\
  %most_columns = arith.constant {MOST_DIRECT * tile.columns} : index
  %is_thin = arith.cmpi sle, %n, %most_columns : index
  %rows_over = arith.remsi %m, %low : index
  %in_fours = arith.cmpi eq, %rows_over, %zero : index
  %may_be = arith.andi %is_thin, %in_fours : i1
  %may = arith.andi %may_be, %has_step : i1
{_evenly("even_a", "%terms_a", "%depth", "%may")}
  %most_step = arith.constant {MOST_TERM_STEP} : index
  %few_terms = arith.constant {FEW_TERMS} : index
  %is_near = arith.cmpi ule, %even_a_step, %most_step : index
  %are_few = arith.cmpi sle, %depth, %few_terms : index
  %near = arith.ori %is_near, %are_few : i1
  %direct_a = arith.andi %even_a, %near : i1"""


def _direct_right(tile: Tile, element: str) -> str:
    """``%direct_b``: true if the right factor is read where it lies, its terms
    ``%even_b_step`` apart.

    Few rows do not pay for a copy of it. Its columns are whole tiles, side by side, and its terms
    are as far apart each.
    """
    return f"""\
  %most_rows = arith.constant {MOST_ROWS} : index
  %is_low = arith.cmpi sle, %m, %most_rows : index
  %columns_over = arith.remsi %n, %width : index
  %in_tiles = arith.cmpi eq, %columns_over, %zero : index
  %may_lie = arith.andi %is_low, %in_tiles : i1
  %may_stay = arith.andi %may_lie, %has_step : i1
{_evenly("beside", "%columns_b", "%n", "%may_stay")}
  %is_beside = arith.cmpi eq, %beside_step, %one : index
  %may_read = arith.andi %beside, %is_beside : i1
{_evenly("even_b", "%terms_b", "%depth", "%may_read")}
  %most_stride = arith.constant {MOST_STRIDE * 8 // int(element[1:])} : index
  %is_close = arith.cmpi ule, %even_b_step, %most_stride : index
  %direct_b = arith.andi %even_b, %is_close : i1"""


def _blocked(name: str, element: str, tile: Tile, blocks: Blocks) -> str:
    """``c += a b``, in blocks, or ``c = a b`` if ``c`` is ``fresh``; offsets of rows, columns and
    terms are in tables.
    """
    memory, table, view = f"memref<?x{element}>", "memref<?xindex>", view_type(element)
    packs = f"({memory}, {view}, {table}, {table}, index, index, index, index) -> ()"
    kernel = f"({view}, {table}, index, index, {view}, {table}, index, index, index, {view}, "
    kernel += "index, index, index, i1) -> ()"
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
  %panel_rows_ = memref.alloca() : memref<{tile.rows}xindex>
  %panel_rows = memref.cast %panel_rows_ : memref<{tile.rows}xindex> to {table}
  scf.for %i = %zero to %height step %one {{
    %at = arith.muli %i, %width overflow<nsw> : index
    memref.store %at, %own_rows[%i] : {table}
    memref.store %i, %panel_rows[%i] : {table}
    scf.yield
  }}
  %two = arith.constant 2 : index
  %has_step = arith.cmpi sge, %depth, %two : index
{_direct_left(tile)}
{_direct_right(tile, element)}
  %some_depth = arith.minsi %depth, %depth_block : index
  %some_columns_ = arith.minsi %n, %columns_block : index
  %some_columns = arith.addi %some_columns_, %width overflow<nsw> : index
  %some_rows_ = arith.minsi %m, %rows_block : index
  %some_rows = arith.addi %some_rows_, %height overflow<nsw> : index
  %size_b = arith.muli %some_columns, %some_depth overflow<nsw> : index
  %size_a = arith.muli %some_rows, %some_depth overflow<nsw> : index
  %place_a = arith.select %direct_a, %zero, %size_a : index
  %place_b = arith.select %direct_b, %zero, %size_b : index
  %packed_a = memref.alloc(%place_a) {{alignment = 64 : i64}} : {memory}
  %panels_a = memref.cast %packed_a : {memory} to {view}
  %factor_a = arith.select %direct_a, %a, %panels_a : {view}
  %rows_left = arith.select %direct_a, %rows_a, %panel_rows : {table}
  %step_a = arith.select %direct_a, %even_a_step, %height : index
  %packed_b = memref.alloc(%place_b) {{alignment = 64 : i64}} : {memory}
  %panels_b = memref.cast %packed_b : {memory} to {view}
  %factor_b = arith.select %direct_b, %b, %panels_b : {view}
  %step_b = arith.select %direct_b, %even_b_step, %width : index
  scf.for %jc = %zero to %n step %columns_block {{
    %jc_next = arith.addi %jc, %columns_block overflow<nsw> : index
    %jc_end = arith.minsi %jc_next, %n : index
    scf.for %kc = %zero to %depth step %depth_block {{
      %kc_next = arith.addi %kc, %depth_block overflow<nsw> : index
      %kc_end = arith.minsi %kc_next, %depth : index
      %terms = arith.subi %kc_end, %kc overflow<nsw> : index
      %first = arith.cmpi eq, %kc, %zero : index
      %begins = arith.andi %fresh, %first : i1
      %first_term = memref.load %terms_a[%kc] : {table}
      %first_term_b = memref.load %terms_b[%kc] : {table}
      scf.if %direct_b {{
      }} else {{
        func.call @{name}.pack_columns(%packed_b, %b, %columns_b, %terms_b, %jc, %jc_end, %kc,
          %kc_end) : {packs}
      }}
      scf.for %ic = %zero to %m step %rows_block {{
        %ic_next = arith.addi %ic, %rows_block overflow<nsw> : index
        %ic_end = arith.minsi %ic_next, %m : index
        scf.if %direct_a {{
        }} else {{
          func.call @{name}.pack_rows(%packed_a, %a, %rows_a, %terms_a, %ic, %ic_end, %kc,
            %kc_end) : {packs}
        }}
        scf.for %j = %jc to %jc_end step %width {{
          %j_next = arith.addi %j, %width overflow<nsw> : index
          %j_full = arith.cmpi sle, %j_next, %jc_end : index
          %j_end = arith.minsi %j_next, %jc_end : index
          %j_columns = arith.subi %j_end, %j overflow<nsw> : index
          %narrow = arith.cmpi sle, %j_columns, %lanes : index
          %j_in = arith.subi %j, %jc overflow<nsw> : index
          %panel_b = arith.muli %j_in, %terms overflow<nsw> : index
          %column_b = memref.load %columns_b[%j] : {table}
          %lies_at = arith.addi %column_b, %first_term_b overflow<nsw> : index
          %b0 = arith.select %direct_b, %lies_at, %panel_b : index
          %column = memref.load %columns_c[%j] : {table}
{side_by_side("%columns_c", "%j", "%j_end", "%j_full")}
          scf.for %i = %ic to %ic_end step %height {{
            %i_next = arith.addi %i, %height overflow<nsw> : index
            %i_full = arith.cmpi sle, %i_next, %ic_end : index
            %i_end = arith.minsi %i_next, %ic_end : index
            %i_in = arith.subi %i, %ic overflow<nsw> : index
            %panel = arith.muli %i_in, %terms overflow<nsw> : index
            %a0 = arith.select %direct_a, %first_term, %panel : index
            %row_a = arith.select %direct_a, %i, %zero : index
            %whole = arith.andi %i_full, %unit : i1
            scf.if %whole {{
              func.call @{name}.tile(%c, %rows_c, %i, %column, %factor_a, %rows_left, %row_a,
                %step_a, %a0, %factor_b, %b0, %step_b, %terms, %begins) : {kernel}
            }} else {{
              %i_rows = arith.subi %i_end, %i overflow<nsw> : index
              %i_over = arith.remsi %i_rows, %low : index
              %i_fours = arith.cmpi eq, %i_over, %zero : index
              %in_place = arith.andi %i_fours, %unit : i1
              scf.if %in_place {{
                scf.for %r = %zero to %i_rows step %low {{
                  %r_row = arith.addi %i, %r overflow<nsw> : index
                  %r_a = arith.addi %row_a, %r overflow<nsw> : index
                  func.call @{low}(%c, %rows_c, %r_row, %column, %factor_a, %rows_left, %r_a,
                    %step_a, %a0, %factor_b, %b0, %step_b, %terms, %begins) : {kernel}
                  scf.yield
                }}
              }} else {{
{_edge("%c[%at]", "%own[%to]", table, view)}
                %packed = arith.xori %direct_a, %true : i1
                %all_rows = arith.ori %packed, %i_full : i1
                %narrow_rows = arith.andi %narrow, %all_rows : i1
                scf.if %narrow_rows {{
                  func.call @{name}.narrow_tile(%own, %own_rows, %zero, %zero, %factor_a,
                    %rows_left, %row_a, %step_a, %a0, %factor_b, %b0, %step_b, %terms,
                    %begins) : {kernel}
                }} else {{
                  scf.for %r = %zero to %i_rows step %low {{
                    %r_a = arith.addi %row_a, %r overflow<nsw> : index
                    func.call @{low}(%own, %own_rows, %r, %zero, %factor_a, %rows_left, %r_a,
                      %step_a, %a0, %factor_b, %b0, %step_b, %terms, %begins) : {kernel}
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
