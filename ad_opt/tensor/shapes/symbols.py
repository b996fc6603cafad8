"""Static symbols: integers that a routine is given at each call, without being compiled anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .refusals import refuse

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Location


@dataclass(frozen=True)
class Symbol:
    """An integer from 0 up to, and without, a range."""

    name: str
    range: int
    place: Location | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Position:
    """Multiples of symbols and an offset: `10 * i + 3`."""

    terms: tuple[tuple[int, Symbol], ...] = ()
    offset: int = 0

    @property
    def low(self) -> int:
        """The least value."""
        return self.offset + sum(min(0, c * (symbol.range - 1)) for c, symbol in self.terms)

    @property
    def high(self) -> int:
        """The greatest value."""
        return self.offset + sum(max(0, c * (symbol.range - 1)) for c, symbol in self.terms)

    def plus(self, other: Position, factor: int = 1) -> Position:
        """The sum with a multiple of another position."""
        sums = dict.fromkeys((symbol for _, symbol in self.terms + other.terms), 0)
        for c, symbol in self.terms:
            sums[symbol] += c
        for c, symbol in other.terms:
            sums[symbol] += factor * c
        terms = tuple((c, symbol) for symbol, c in sums.items() if c)
        return Position(terms, self.offset + factor * other.offset)

    def at(self, values: dict[Symbol, int]) -> int:
        """The position for values of the symbols."""
        return self.offset + sum(c * values[symbol] for c, symbol in self.terms)

    def times(self, factor: Any) -> Position:
        """A multiple of the position."""
        return Position().plus(self, factor)


def checked_value(name: str, size: int, value: Any) -> int:
    """A value for a symbol, from 0 up to, and without, a size; AD1116 if it is none."""
    try:
        number = value.__index__()
    except AttributeError:
        number = -1
    if not 0 <= number < size or isinstance(value, bool):
        message = f"`{name}` is an integer from 0 to {size - 1}, not {value!r}"
        raise refuse("AD1116", message)
    return number
