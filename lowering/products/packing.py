"""Copies of blocks of matrices in panels, in the order in which a product's kernel reads them."""

from __future__ import annotations


def view_type(element: str) -> str:
    """The type of a buffer as a row of elements from some place on."""
    return f"memref<?x{element}, strided<[1], offset: ?>>"


def side_by_side(offsets: str, first: str, end: str, given: str) -> str:
    """``%unit``: true if ``given`` holds and the offsets before ``end`` follow each other."""
    return f"""\
%unit = scf.if {given} -> (i1) {{
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


_FOUR_IN_LINE = """\
%square = scf.if %several -> (i1) {
  %ka = arith.addi %k, %one overflow<nsw> : index
  %kb = arith.addi %k, %two overflow<nsw> : index
  %kc = arith.addi %k, %three overflow<nsw> : index
  %d0 = memref.load %deep[%k] : memref<?xindex>
  %d1 = memref.load %deep[%ka] : memref<?xindex>
  %d2 = memref.load %deep[%kb] : memref<?xindex>
  %d3 = memref.load %deep[%kc] : memref<?xindex>
  %e1 = arith.subi %d1, %d0 overflow<nsw> : index
  %e2 = arith.subi %d2, %d0 overflow<nsw> : index
  %e3 = arith.subi %d3, %d0 overflow<nsw> : index
  %i1 = arith.cmpi eq, %e1, %one : index
  %i2 = arith.cmpi eq, %e2, %two : index
  %i3 = arith.cmpi eq, %e3, %three : index
  %i12 = arith.andi %i1, %i2 : i1
  %i123 = arith.andi %i12, %i3 : i1
  scf.yield %i123 : i1
} else {
  scf.yield %several : i1
}"""
"""``%square``: true if there are four terms and whole panels, and the terms follow each other."""


def _transposed(element: str) -> str:
    """Four terms of a panel, which follow each other, in squares of four by four."""
    memory, view, quad = f"memref<?x{element}>", view_type(element), f"vector<4x{element}>"
    return f"""\
%kd = memref.load %deep[%k] : memref<?xindex>
scf.for %i = %zero to %width step %four {{
  %wi = arith.addi %w, %i overflow<nsw> : index
  %wa = arith.addi %wi, %one overflow<nsw> : index
  %wb = arith.addi %wi, %two overflow<nsw> : index
  %wc = arith.addi %wi, %three overflow<nsw> : index
  %p0 = memref.load %wide[%wi] : memref<?xindex>
  %p1 = memref.load %wide[%wa] : memref<?xindex>
  %p2 = memref.load %wide[%wb] : memref<?xindex>
  %p3 = memref.load %wide[%wc] : memref<?xindex>
  %q0 = arith.addi %p0, %kd overflow<nsw> : index
  %q1 = arith.addi %p1, %kd overflow<nsw> : index
  %q2 = arith.addi %p2, %kd overflow<nsw> : index
  %q3 = arith.addi %p3, %kd overflow<nsw> : index
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
  %t0 = arith.addi %to0, %i overflow<nsw> : index
  %t1 = arith.addi %t0, %width overflow<nsw> : index
  %t2 = arith.addi %t1, %width overflow<nsw> : index
  %t3 = arith.addi %t2, %width overflow<nsw> : index
  vector.store %x0, %to[%t0] : {memory}, {quad}
  vector.store %x1, %to[%t1] : {memory}, {quad}
  vector.store %x2, %to[%t2] : {memory}, {quad}
  vector.store %x3, %to[%t3] : {memory}, {quad}
  scf.yield
}}"""


def _one_by_one(element: str) -> str:
    """Four terms of a panel, or fewer, an element at a time, with zeros at its end."""
    memory, view = f"memref<?x{element}>", view_type(element)
    return f"""\
%kend = arith.minsi %k4, %k1 : index
scf.for %kk = %k to %kend step %one {{
  %kd = memref.load %deep[%kk] : memref<?xindex>
  %kkr = arith.subi %kk, %k0 overflow<nsw> : index
  %kkw = arith.muli %kkr, %width overflow<nsw> : index
  %tk = arith.addi %start, %kkw overflow<nsw> : index
  %wend = arith.minsi %end, %w1 : index
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


def pack(name: str, element: str, width: int, lanes: int) -> str:
    """Copy rows, or columns, in panels of a width, the elements of one term side by side.

    In a panel, elements side by side are copied as vectors; where terms are side by side, squares
    of four by four are transposed. What a panel lacks at the end is zero.
    """
    memory, view = f"memref<?x{element}>", view_type(element)
    whole = lanes if width % lanes == 0 else 4
    vector = f"vector<{whole}x{element}>"
    copies = "\n".join(
        f"""          %o{at} = arith.constant {at} : index
          %x_from{at} = arith.addi %from0, %o{at} overflow<nsw> : index
          %x_to{at} = arith.addi %to0, %o{at} overflow<nsw> : index
          %x{at} = vector.load %from[%x_from{at}] : {view}, {vector}
          vector.store %x{at}, %to[%x_to{at}] : {memory}, {vector}"""
        for at in range(0, width, whole)
    )
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
  scf.for %w = %w0 to %w1 step %width {{
    %before = arith.subi %w, %w0 overflow<nsw> : index
    %start = arith.muli %before, %depth overflow<nsw> : index
    %end = arith.addi %w, %width overflow<nsw> : index
    %full = arith.cmpi sle, %end, %w1 : index
{side_by_side("%wide", "%w", "%end", "%full")}
    scf.if %unit {{
      %base = memref.load %wide[%w] : memref<?xindex>
      scf.for %k = %k0 to %k1 step %one {{
        %kd = memref.load %deep[%k] : memref<?xindex>
        %from0 = arith.addi %base, %kd overflow<nsw> : index
        %kr = arith.subi %k, %k0 overflow<nsw> : index
        %kw = arith.muli %kr, %width overflow<nsw> : index
        %to0 = arith.addi %start, %kw overflow<nsw> : index
{copies}
        scf.yield
      }}
    }} else {{
      scf.for %k = %k0 to %k1 step %four {{
        %kr = arith.subi %k, %k0 overflow<nsw> : index
        %kw = arith.muli %kr, %width overflow<nsw> : index
        %to0 = arith.addi %start, %kw overflow<nsw> : index
        %k4 = arith.addi %k, %four overflow<nsw> : index
        %enough = arith.cmpi sle, %k4, %k1 : index
        %several = arith.andi %enough, %full : i1
{_FOUR_IN_LINE}
        scf.if %square {{
{_transposed(element)}
        }} else {{
{_one_by_one(element)}
        }}
        scf.yield
      }}
    }}
    scf.yield
  }}
  return
}}"""
