"""The levels of a problem's stencils in its work buffer, and the calls that make and use them."""

from __future__ import annotations

from collections.abc import Sequence

from .blocks import VECTORS, Block, Storage, Text, given_name, vector_type
from .multigrid import ENTRIES, LEVEL, PLACES, PLANES, views

STENCIL = "stencil"
"""First part of the names of arrays that hold stencils, before their unknown's."""


class Hierarchies:
    """The levels of the stencils of a problem, behind everything else in the work buffer."""

    def __init__(self, problem: str, real: str, storage: Storage):
        self.problem, self.real, self.storage = problem, real, storage
        named = {one.name: one for one in storage.computed}
        self.stencils: dict[str, Block] = {
            one.name: named[f"{STENCIL}.{one.name}"]
            for one in storage.unknowns
            if f"{STENCIL}.{one.name}" in named
        }

    def _sizes(self, text: Text, block: Block) -> tuple[str, str]:
        """Width and height of the points of an unknown; a row is one high."""
        sizes = [given_name(dim) for dim in block.space]
        return sizes[0], sizes[1] if len(sizes) > 1 else text.constant(1)

    def _levels(self, text: Text, block: Block) -> str:
        w, h = self._sizes(text, block)
        return text.value(f"func.call @{self.problem}.levels({w}, {h}) : (index, index) -> index")

    def size(self, text: Text, before: str) -> str:
        """The count of numbers of the work buffer, if there are so many before the levels."""
        for stencil in self.stencils.values():
            for _ in range(count_of(stencil)):
                before = text.plus(before, self._levels(text, stencil))
        return before

    def _places(self, text: Text) -> dict[tuple[str, int], str]:
        """The first number of the levels for each channel of each unknown."""
        at = text.plus(
            text.times("%n", len(VECTORS)), self.storage.size(text, self.storage.computed)
        )
        found: dict[tuple[str, int], str] = {}
        for block in self.storage.unknowns:
            if (stencil := self.stencils.get(block.name)) is None:
                continue
            own: list[str] = []
            for _ in range(count_of(stencil)):
                own.append(at)
                at = text.plus(at, self._levels(text, stencil))
            for channel in range(block.channels):
                found[block.name, channel] = own[channel % len(own)]
        return found

    def _first(self, text: Text, blocks: Sequence[Block], block: Block, plane: int) -> str:
        """The place at which a plane of an array begins among others."""
        before = self.storage.size(text, blocks[: list(blocks).index(block)])
        assert block.plane is not None
        return text.plus(before, text.times(block.plane, plane)) if plane else before

    def build(self, damped: bool) -> list[str]:
        """Lines that make all levels from the stencils; with the damping, if there is one."""
        text = Text(prefix="%at")
        places = self._places(text)
        work = f"memref<?x{self.real}>"
        before = text.times("%n", len(VECTORS))
        for block in self.storage.unknowns:
            if (stencil := self.stencils.get(block.name)) is None:
                continue
            w, h = self._sizes(text, block)
            for number in range(count_of(stencil)):
                first = self._first(text, self.storage.computed, stencil, 5 * number)
                first = text.plus(before, first)
                damping = self._first(text, self.storage.unknowns, block, number)
                if damped:
                    ctc = VECTORS.index("ctc")
                    damping = text.plus(text.times("%n", ctc), damping)
                at = places[block.name, number]
                text.lines += [
                    f"  func.call @{self.problem}.take(%work, {first}, {block.plane}, {damping}, "
                    f"{at}, {w}, {h}) : ({work}, index, index, index, index, index, index) -> ()",
                    f"  func.call @{self.problem}.coarsen(%work, {at}, {w}, {h}) "
                    f": ({work}, index, index, index) -> ()",
                ]
        return text.lines

    def apply(self) -> list[str]:
        """Lines that make ``%v.Ap`` the preconditioned ``%v.r``."""
        text, vec = Text(prefix="%at"), vector_type(self.real)
        places = self._places(text)
        if len(self.stencils) < len(self.storage.unknowns):
            text.lines.append(
                f"  func.call @{self.problem}.scale(%v.pre, %v.r, %v.Ap, %n) "
                f": ({vec}, {vec}, {vec}, index) -> ()"
            )
        for block in self.storage.unknowns:
            if block.name not in self.stencils:
                continue
            w, h = self._sizes(text, block)
            for channel in range(block.channels):
                first = self._first(text, self.storage.unknowns, block, channel)
                at = places[block.name, channel]
                text.lines.append(
                    f"  func.call @{self.problem}.cycle_of(%v.r, %v.Ap, {first}, %work, {at}, "
                    f"{w}, {h}) : ({vec}, {vec}, index, memref<?x{self.real}>, index, index, "
                    "index) -> ()"
                )
        return text.lines

    def take(self, damped: bool) -> str:
        """The function that copies a stencil to its first level, without entries outside."""
        vec, real = vector_type(self.real), self.real
        lines: list[str] = []
        for number, (x, y) in enumerate(ENTRIES):
            lines += [
                f"    %k{number} = arith.constant {number} : index",
                f"    %o{number} = arith.muli %distance, %k{number} : index",
                f"    %g{number} = arith.addi %from, %o{number} : index",
                f"    %t{number} = memref.load %work[%g{number}] : memref<?x{real}>",
            ]
            value = f"%t{number}"
            if number == 0 and damped:
                lines += [
                    "    %dyx = arith.addi %damping, %yx : index",
                    f"    %d = memref.load %work[%dyx] : memref<?x{real}>",
                    f"    %damped = arith.addf %t0, %d : {real}",
                ]
                value = "%damped"
            inside = [name for name, by in (("right", x > 0), ("left", x < 0), ("down", y)) if by]
            for name in inside:
                lines.append(f"    %{name}{number} = arith.select %{name}, {value}, %zero : {real}")
                value = f"%{name}{number}"
            lines.append(f"    memref.store {value}, %m.e{number}[%i] : {vec}")
        body = "\n".join(lines)
        return f"""func.func private @{self.problem}.take(%work: memref<?x{real}>, %first: index, \
%distance: index, %damping: index, %at: index, %w: index, %h: index) {{
{LEVEL}
{views(real, "m", "at", "plane", PLANES)}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : {real}
  scf.parallel (%y, %x) = (%c0, %c0) to (%h, %w) step (%c1, %c1) {{
{PLACES}
    %right = arith.cmpi ult, %x1, %w : index
    %left = arith.cmpi ugt, %x, %c0 : index
    %down = arith.cmpi ult, %y1, %h : index
{body}
    scf.reduce
  }}
  func.return
}}"""


def count_of(stencil: Block) -> int:
    """The count of stencils in an array: one for all channels, or one for each."""
    return stencil.channels // len(ENTRIES)
