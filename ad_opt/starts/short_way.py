"""The short way of a call: fresh arrays, addresses, the entry, and nothing that is analysed.

Nothing here knows xDSL: a process whose calls are all found in the cache does not import it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class LongWay(Exception):
    """A call goes the long way."""


class Step(NamedTuple):
    """Treatment of one parameter."""

    do: int
    place: int
    further: bool
    helper: Callable[..., Any]
    """Packs it, or makes a fresh array or a copy."""
    shift: int
    """The distance between the two addresses of a memref."""
    tail: tuple[Any, ...]
    """Slots behind these; none behind plain addresses."""
    mask: int
    """The bits that an aligned address lacks."""
    number: int
    """The parameter."""


PACK, ARRAY, COPY, FRESH, KEEP, BESIDE = range(6)
"""A value is packed; the address of an array, of a copy of it, or of a fresh array is passed. A
copy that is to be kept is passed, or stays beside the array that is; it comes back as fresh ones
do.
"""


class Code(NamedTuple):
    """The way into compiled code."""

    enter: Callable[[Any, Any], int | None]
    pack: Callable[..., bytes]
    block_type: Any
    unpack: Callable[[Any, Any], Any]
    stopped: Callable[[int, Any], Exception]
    owners: Callable[[Sequence[Any]], Any] | None
    """Returns the owners of memory that is returned; `None` if none is."""
    zeros: Sequence[tuple[int, int]]
    """The arrays that are filled with zeros on the way in: slots of their addresses, bytes."""


_from_buffer: Callable[[Any], Any] = ctypes.c_char.from_buffer
_addressof: Callable[[Any], int] = ctypes.addressof


class ShortWay:
    """Steps for the parameters of a derivative, and its code."""

    def __init__(
        self,
        steps: Sequence[Step],
        rest: Sequence[Any],
        code: Code,
        is_read: Callable[[int, int], bool],
        *,
        apart: bool = False,
        is_harmless: Callable[[Any], bool] | None = None,
        refused: tuple[type[Exception], ...] = (LongWay,),
    ):
        """Behind what ``steps`` pass comes the ``rest``. ``is_read`` says whether an argument, by
        its position and its parameter's, is only read. Further arrays may have to be ``apart``
        from arguments, as these are from each other, and all arguments ``is_harmless``. What is
        ``refused`` as its helpers say it goes the long way, too.
        """
        self.steps = tuple(steps)
        self.rest = tuple(rest)
        self.code = code
        self._is_read = is_read
        self.apart = apart
        """True if further arrays have to be apart from arguments."""
        self._is_harmless = is_harmless
        self._refused = refused
        self.keep: object = None
        """Holds the code."""

    @property
    def is_watched(self) -> bool:
        """True if it runs on harmless arguments only."""
        return self._is_harmless is not None

    def run(
        self, arguments: Sequence[Any], further: Sequence[Any] = ()
    ) -> tuple[Any, list[Array]] | None:
        """Call: what the derivative returns, and the fresh arrays; ``None`` if it was not called.

        Raises what compiled code stops with.
        """
        values: list[Any] = []
        keep: list[Any] = []
        spans: list[tuple[int, int]] = []
        fresh: list[Array] = []
        try:
            for do, index, more, helper, shift, tail, mask, number in self.steps:
                if do == FRESH:
                    array = helper()
                    fresh.append(array)
                    address = _addressof(_from_buffer(array))
                else:
                    value = further[index] if more else arguments[index]
                    if do == PACK:
                        helper(value, values, keep)
                        continue
                    try:
                        address = _addressof(_from_buffer(value))
                    except (TypeError, ValueError, BufferError):
                        address = self._read_only(value, index, number)
                    if address & mask:
                        return None
                    if self.apart or not more:
                        spans.append((address, address + value.nbytes))
                    if do != ARRAY:
                        copied = helper(value)
                        (keep if do == COPY else fresh).append(copied)
                        if do != BESIDE:
                            address = _addressof(_from_buffer(copied))
                values += (address, address - shift, *tail) if tail else (address,)
        except self._refused:
            return None
        if len(spans) > 1 and meet(spans):
            return None
        if self._is_harmless is not None and not all(map(self._is_harmless, arguments)):
            return None
        enter, pack, block_type, unpack, stopped, owners, _ = self.code
        block = block_type()
        if (message := enter(pack(*values, *self.rest), block)) is not None:
            raise stopped(message, block)
        return unpack(block, owners and owners((*arguments, *further, *keep, *fresh))), fresh

    def _read_only(self, value: Array, index: int, number: int) -> int:
        """The address of an array that may not be written; `LongWay` unless that will do."""
        if not value.flags.c_contiguous or not self._is_read(index, number):
            raise LongWay
        return value.__array_interface__["data"][0]


def meet(spans: list[tuple[int, int]]) -> bool:
    """True if two spans of memory have a byte in common."""
    spans.sort()
    end = 0
    for low, high in spans:
        if low < end:
            return True
        end = high
    return False


class Finish(NamedTuple):
    """From what a derivative returns, and the fresh arrays, to values and gradients."""

    first: int
    """Count of values, which come first of what is returned."""
    results: int
    """Count of all that is returned."""
    places: tuple[int, ...]
    """The gradients, among what is returned and then the fresh arrays."""
    single: bool

    def __call__(self, returned: Any, fresh: list[Array]) -> tuple[Any, Any]:
        """Return the values, or `None`, and the gradients."""
        count, results, places, single = self
        row = (*returned, *fresh) if results > 1 else (returned, *fresh) if results else fresh
        gradients = row[places[0]] if single else tuple([row[at] for at in places])
        if count == 0:
            return None, gradients
        return row[0] if count == 1 else row[:count], gradients
