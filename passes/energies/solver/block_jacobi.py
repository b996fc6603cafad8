"""Block-Jacobi: the block of all channels at a point is factored, and solved with in each step."""

from __future__ import annotations

from .blocks import VECTORS, Block, Storage, Text
from .multigrid import LEAST

BLOCK = "blocks"
"""First part of the names of arrays that hold blocks, before their space's."""


class PointBlocks:
    """The blocks of a problem: a space's lower triangle, row by row, then its factors there."""

    def __init__(self, real: str, storage: Storage):
        self.real, self.storage = real, storage
        arrays = [one for one in storage.computed if one.name.partition(".")[0] == BLOCK]
        self.arrays = {one.space: one for one in arrays}

    def build(self, damped: bool) -> list[str]:
        """Lines that factor all blocks, ``L D Lt``; with the damping, if there is one."""
        lines: list[str] = []
        for number, array in enumerate(self.arrays.values()):
            text = Text(prefix=f"%at{number}.")
            body = Text(prefix=f"%f{number}.")
            loop = _Loop(self, text, body, array)
            loop.factor(damped)
            lines += loop.lines(number)
        return lines

    def apply(self, problem: str, vec: str) -> list[str]:
        """Lines that make ``%v.Ap`` the preconditioned ``%v.r``."""
        lines: list[str] = []
        if any(one.space not in self.arrays for one in self.storage.unknowns):
            lines.append(
                f"  func.call @{problem}.scale(%v.pre, %v.r, %v.Ap, %n) "
                f": ({vec}, {vec}, {vec}, index) -> ()"
            )
        for number, array in enumerate(self.arrays.values()):
            text = Text(prefix=f"%at{number}.")
            body = Text(prefix=f"%f{number}.")
            loop = _Loop(self, text, body, array)
            loop.solve()
            lines += loop.lines(number)
        return lines


class _Loop:
    """A loop over the points of a space; ``text`` stands in front of it, ``body`` inside."""

    def __init__(self, blocks: PointBlocks, text: Text, body: Text, array: Block):
        self.real, self.storage = blocks.real, blocks.storage
        self.text, self.body, self.array = text, body, array
        self.stores: list[str] = []
        self.rows = [
            (block, channel)
            for block in self.storage.unknowns
            if block.space == array.space
            for channel in range(block.channels)
        ]

    def lines(self, number: int) -> list[str]:
        """The loop."""
        return [
            f"  %zero{number} = arith.constant 0 : index",
            f"  %one{number} = arith.constant 1 : index",
            *self.text.lines,
            f"  scf.parallel (%i) = (%zero{number}) to ({self.array.plane}) step (%one{number}) {{",
            *self.body.lines,
            *self.stores,
            "    scf.reduce",
            "  }",
        ]

    def _place(self, block: Block, channel: int, vector: str | None) -> str:
        """The index of an entry at the point."""
        owned = self.storage.unknowns if vector else self.storage.computed
        at = self.text.times("%n", VECTORS.index(vector) if vector else len(VECTORS))
        if vector == VECTORS[0]:
            at = self.text.constant(0)
        at = self.text.plus(at, self.storage.size(self.text, owned[: owned.index(block)]))
        assert block.plane is not None
        if channel:
            at = self.text.plus(at, self.text.times(block.plane, channel))
        return self.body.value(f"arith.addi {at}, %i : index")

    def _load(self, place: str) -> str:
        return self.body.value(f"memref.load %work[{place}] : memref<?x{self.real}>")

    def _store(self, value: str, place: str) -> None:
        self.stores.append(f"  memref.store {value}, %work[{place}] : memref<?x{self.real}>")

    def _op(self, name: str, a: str, b: str) -> str:
        return self.body.value(f"arith.{name} {a}, {b} : {self.real}")

    def _entry(self, row: int, column: int) -> str:
        return self._place(self.array, row * (row + 1) // 2 + column, None)

    def _less(self, value: str, factors: list[tuple[str, str]]) -> str:
        """The value less the products of factors."""
        for a, b in factors:
            value = self._op("subf", value, self._op("mulf", a, b))
        return value

    def factor(self, damped: bool) -> None:
        """Factor a block: ``L`` below the diagonal, the inverse of ``D``, zero where nothing moves.

        A pivot that is nothing but rounding becomes a small part of its diagonal.
        """
        zero = self.body.value(f"arith.constant 0.0 : {self.real}")
        one = self.body.value(f"arith.constant 1.0 : {self.real}")
        least = self.body.value(f"arith.constant {LEAST[self.real]} : {self.real}")
        low: dict[tuple[int, int], str] = {}
        scaled: dict[tuple[int, int], str] = {}
        for column, (block, channel) in enumerate(self.rows):
            own = self._load(self._entry(column, column))
            if damped:
                own = self._op("addf", own, self._load(self._place(block, channel, "ctc")))
            before = [(low[column, k], scaled[column, k]) for k in range(column)]
            floor = self._op("mulf", least, own)
            pivot = self._op("maximumf", self._less(own, before), floor)
            moves = self.body.value(f"arith.cmpf ogt, {own}, {zero} : {self.real}")
            quotient = self._op("divf", one, pivot)
            inverse = self.body.value(f"arith.select {moves}, {quotient}, {zero} : {self.real}")
            self._store(inverse, self._entry(column, column))
            for row in range(column + 1, len(self.rows)):
                place = self._entry(row, column)
                before = [(low[row, k], scaled[column, k]) for k in range(column)]
                scaled[row, column] = self._less(self._load(place), before)
                low[row, column] = self._op("mulf", scaled[row, column], inverse)
                self._store(low[row, column], place)

    def solve(self) -> None:
        """Solve with the factors of a block."""
        count = len(self.rows)
        found: list[str] = []
        for row, (block, channel) in enumerate(self.rows):
            value = self._load(self._place(block, channel, "r"))
            before = [(self._load(self._entry(row, k)), found[k]) for k in range(row)]
            found.append(self._less(value, before))
        for row in reversed(range(count)):
            value = self._op("mulf", found[row], self._load(self._entry(row, row)))
            behind = range(row + 1, count)
            found[row] = self._less(
                value, [(self._load(self._entry(k, row)), found[k]) for k in behind]
            )
            self._store(found[row], self._place(*self.rows[row], "Ap"))
