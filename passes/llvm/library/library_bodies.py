"""Bodies for functions of the C library that call back: text of the llvm dialect, by name.

``qsort`` finds the order first, by merging sorted runs of *numbers* of elements, and moves each
element once: comparisons have no derivative, and what is moved is as little as can be. It is
stable, as glibc's is, so elements that compare equal end up where the library puts them.
``bsearch`` looks at the elements that glibc looks at.

`CALL` stands for what is called, `MORE` for one more parameter of ``qsort_r``, which the comparison
is passed as well, `SIZE` for how large an element is: where it is known, it is written into the
body, so that copies of elements are of so many bytes.
"""

from __future__ import annotations

from dataclasses import dataclass

CALL, MORE, PASSED, TYPES = "$CALL", "$MORE", "$PASSED", "$TYPES"
NAME, SIZED, SIZE = "$NAME", "$SIZED", "$SIZE"

_SORT = f"""
llvm.func internal @{NAME}(%base: !llvm.ptr, %n: i64, {SIZED}, %compare: !llvm.ptr{MORE})
    attributes {{no_unwind}} {{{SIZE}
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %yes = llvm.mlir.constant(true) : i1
  %no = llvm.mlir.constant(false) : i1
  %few = llvm.icmp "ult" %n, %two : i64
  llvm.cond_br %few, ^end, ^begin
^begin:
  // The numbers of the elements, in order.
  %numbers = llvm.mul %n, %eight : i64
  %order = llvm.call @malloc(%numbers) : (i64) -> !llvm.ptr
  %spare = llvm.call @malloc(%numbers) : (i64) -> !llvm.ptr
  llvm.br ^number(%zero : i64)
^number(%at: i64):
  %slot = llvm.getelementptr inbounds %order[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %at, %slot {{alignment = 8 : i64}} : i64, !llvm.ptr
  %next = llvm.add %at, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^number(%next : i64), ^runs(%one : i64)

  // Runs of so many are sorted: two become one.
^runs(%width: i64):
  %both = llvm.mul %width, %two : i64
  llvm.br ^run(%zero : i64)
^run(%low: i64):
  %half = llvm.add %low, %width : i64
  %middle = llvm.intr.umin(%half, %n) : (i64, i64) -> i64
  %whole = llvm.add %low, %both : i64
  %high = llvm.intr.umin(%whole, %n) : (i64, i64) -> i64
  llvm.br ^merge(%low, %low, %middle : i64, i64, i64)
^merge(%k: i64, %i: i64, %j: i64):
  %right_left = llvm.icmp "ult" %j, %high : i64
  llvm.cond_br %right_left, ^is_left, ^take(%yes : i1)
^is_left:
  %left_left = llvm.icmp "ult" %i, %middle : i64
  llvm.cond_br %left_left, ^compare, ^take(%no : i1)
^compare:
  %i_slot = llvm.getelementptr inbounds %order[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %i_number = llvm.load %i_slot {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %i_offset = llvm.mul %i_number, %size : i64
  %x = llvm.getelementptr inbounds %base[%i_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %j_slot = llvm.getelementptr inbounds %order[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %j_number = llvm.load %j_slot {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %j_offset = llvm.mul %j_number, %size : i64
  %y = llvm.getelementptr inbounds %base[%j_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %sign = {CALL}(%x, %y{PASSED}) : {TYPES}
  %first = llvm.icmp "sle" %sign, %none : i32
  llvm.br ^take(%first : i1)
^take(%left: i1):
  %from = llvm.select %left, %i, %j : i1, i64
  %from_slot = llvm.getelementptr inbounds %order[%from] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %chosen = llvm.load %from_slot {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %to_slot = llvm.getelementptr inbounds %spare[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %chosen, %to_slot {{alignment = 8 : i64}} : i64, !llvm.ptr
  %i_more = llvm.zext %left : i1 to i64
  %i_next = llvm.add %i, %i_more : i64
  %j_more = llvm.sub %one, %i_more : i64
  %j_next = llvm.add %j, %j_more : i64
  %k_next = llvm.add %k, %one : i64
  %merging = llvm.icmp "ult" %k_next, %high : i64
  llvm.cond_br %merging, ^merge(%k_next, %i_next, %j_next : i64, i64, i64), ^merged
^merged:
  %another = llvm.icmp "ult" %whole, %n : i64
  llvm.cond_br %another, ^run(%whole : i64), ^back(%zero : i64)
^back(%b: i64):
  %sorted = llvm.getelementptr inbounds %spare[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %number_there = llvm.load %sorted {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %its_slot = llvm.getelementptr inbounds %order[%b] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %number_there, %its_slot {{alignment = 8 : i64}} : i64, !llvm.ptr
  %b_next = llvm.add %b, %one : i64
  %b_more = llvm.icmp "ult" %b_next, %n : i64
  llvm.cond_br %b_more, ^back(%b_next : i64), ^round
^round:
  %unsorted = llvm.icmp "ult" %both, %n : i64
  llvm.cond_br %unsorted, ^runs(%both : i64), ^place

  // Each element is moved to its place, out of a copy.
^place:
  %bytes = llvm.mul %n, %size : i64
  %copy = llvm.call @malloc(%bytes) : (i64) -> !llvm.ptr
  llvm.br ^save(%zero : i64)
^save(%s: i64):
  %s_offset = llvm.mul %s, %size : i64
  %kept = llvm.getelementptr inbounds %copy[%s_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %old = llvm.getelementptr inbounds %base[%s_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%kept, %old, %size) <{{isVolatile = false}}>
      : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %s_next = llvm.add %s, %one : i64
  %s_more = llvm.icmp "ult" %s_next, %n : i64
  llvm.cond_br %s_more, ^save(%s_next : i64), ^move(%zero : i64)
^move(%m: i64):
  %m_offset = llvm.mul %m, %size : i64
  %new = llvm.getelementptr inbounds %base[%m_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %m_slot = llvm.getelementptr inbounds %order[%m] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %source = llvm.load %m_slot {{alignment = 8 : i64}} : !llvm.ptr -> i64
  %source_offset = llvm.mul %source, %size : i64
  %moved = llvm.getelementptr inbounds %copy[%source_offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memcpy"(%new, %moved, %size) <{{isVolatile = false}}>
      : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %m_next = llvm.add %m, %one : i64
  %m_more = llvm.icmp "ult" %m_next, %n : i64
  llvm.cond_br %m_more, ^move(%m_next : i64), ^done
^done:
  llvm.call @free(%copy) : (!llvm.ptr) -> ()
  llvm.call @free(%spare) : (!llvm.ptr) -> ()
  llvm.call @free(%order) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  llvm.return
}}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
"""

_SEARCH = f"""
llvm.func internal @{NAME}(%key: !llvm.ptr, %base: !llvm.ptr, %n: i64, {SIZED},
    %compare: !llvm.ptr) -> !llvm.ptr attributes {{no_unwind}} {{{SIZE}
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %none = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^look(%zero, %n : i64, i64)
^look(%low: i64, %high: i64):
  %some = llvm.icmp "ult" %low, %high : i64
  llvm.cond_br %some, ^compare, ^end(%null : !llvm.ptr)
^compare:
  %sum = llvm.add %low, %high : i64
  %middle = llvm.lshr %sum, %one : i64
  %offset = llvm.mul %middle, %size : i64
  %place = llvm.getelementptr inbounds %base[%offset] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %sign = {CALL}(%key, %place) : {TYPES}
  %before = llvm.icmp "slt" %sign, %none : i32
  llvm.cond_br %before, ^look(%low, %middle : i64, i64), ^behind
^behind:
  %after = llvm.icmp "sgt" %sign, %none : i32
  %next = llvm.add %middle, %one : i64
  llvm.cond_br %after, ^look(%next, %high : i64, i64), ^end(%place : !llvm.ptr)
^end(%found: !llvm.ptr):
  llvm.return %found : !llvm.ptr
}}
"""


@dataclass(frozen=True)
class CallingBack:
    """A function that is passed a function."""

    text: str
    types: str
    """The types of its arguments and its result, as they are in a call."""
    size: int
    """Position of the argument that is the size of an element."""
    compare: int
    """Position of the argument that is the function that is called back."""
    passes: bool = False
    """True if the last argument is passed on to it."""

    def body(self, name: str, compare: str | None, size: int | None) -> str:
        """The text of a function that calls ``compare``, or what it is passed."""
        types = "!llvm.ptr, !llvm.ptr, !llvm.ptr" if self.passes else "!llvm.ptr, !llvm.ptr"
        called = f'llvm.call @"{compare}"' if compare is not None else "llvm.call %compare"
        signature = f"({types}) -> i32"
        replaced = {
            CALL: called,
            TYPES: signature if compare is not None else f"!llvm.ptr, {signature}",
            MORE: ", %more_data: !llvm.ptr" if self.passes else "",
            PASSED: ", %more_data" if self.passes else "",
            SIZED: "%size: i64" if size is None else "%given: i64",
            SIZE: "" if size is None else f"\n  %size = llvm.mlir.constant({size} : i64) : i64",
            NAME: f'"{name}"',
        }
        text = self.text
        for word, meant in replaced.items():
            text = text.replace(word, meant)
        return text

    @property
    def parameters(self) -> int:
        """Return how many arguments the function is called back with."""
        return 3 if self.passes else 2


CALLING_BACK: dict[str, CallingBack] = {
    "qsort": CallingBack(_SORT, "(!llvm.ptr, i64, i64, !llvm.ptr) -> ()", 2, 3),
    "qsort_r": CallingBack(_SORT, "(!llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr) -> ()", 2, 3, True),
    "bsearch": CallingBack(
        _SEARCH, "(!llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr) -> (!llvm.ptr)", 3, 4
    ),
}
"""By the name of the function."""
