"""Copies of blocks of matrices in panels, in the order in which a product's kernel reads them."""

from __future__ import annotations


def view_type(element: str) -> str:
    """The type of a buffer as a row of elements from some place on."""
    return f"memref<?x{element}, strided<[1], offset: ?>>"


def side_by_side(result: str, offsets: str, first: str, end: str, given: str) -> str:
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
    """The elements of one term, side by side, as vectors that lie in one line of the cache."""
    memory, view = f"memref<?x{element}>", view_type(element)
    lines: list[str] = []
    at = 0
    while at < width:
        size = lanes if width % lanes == 0 else 4
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


def pack(name: str, element: str, width: int, lanes: int) -> str:
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
{side_by_side("%line", "%deep", "%k0", "%k1", "%true")}
  scf.for %w = %w0 to %w1 step %width {{
    %before = arith.subi %w, %w0 overflow<nsw> : index
    %start = arith.muli %before, %depth overflow<nsw> : index
    %end = arith.addi %w, %width overflow<nsw> : index
    %wend = arith.minsi %end, %w1 : index
    %some = arith.subi %wend, %w overflow<nsw> : index
    %full = arith.cmpi eq, %some, %width : index
    %over = arith.andi %some, %three : index
    %fours = arith.cmpi eq, %over, %zero : index
{side_by_side("%unit", "%wide", "%w", "%wend", "%fours")}
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
