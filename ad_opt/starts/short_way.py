"""The short way of a call: fresh arrays, addresses, the entry, and nothing that is analysed.

A short way is a Python function that is written for it, a line or two for each step, since a loop
over the steps would take twice as long. Numbers and helpers are the function's globals, so that
calls which differ only in shapes have one text, which is compiled once.

Nothing here knows xDSL: a process whose calls are all found in the cache does not import it.
"""

from __future__ import annotations

import builtins
import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from types import CodeType, FunctionType
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


from_buffer: Callable[[Any], Any] = ctypes.c_char.from_buffer
addressof: Callable[[Any], int] = ctypes.addressof


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

        Raises what compiled code stops with. The first call writes the function that all run.
        """
        reading = partial(_read_only, self._is_read)
        conditions = Conditions(self.apart, self._is_harmless, reading, self._refused)
        self.run = written(self.steps, self.rest, self.code, conditions)
        return self.run(arguments, further)


def _read_only(is_read: Callable[[int, int], bool], value: Array, index: int, number: int) -> int:
    """The address of an array that may not be written; `LongWay` unless that will do."""
    if not value.flags.c_contiguous or not is_read(index, number):
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


Run: TypeAlias = "Callable[..., tuple[Any, list[Array]] | None]"


class Conditions(NamedTuple):
    """Conditions of a short way, under which it is gone."""

    apart: bool
    """True if further arrays have to be apart from arguments, as these are from each other."""
    is_harmless: Callable[[Any], bool] | None
    """True for arguments that it may run on."""
    read_only: Callable[[Any, int, int], int]
    """The address of an array that may not be written."""
    refused: tuple[type[Exception], ...]
    """Raised for what goes the long way."""


def written(steps: Sequence[Step], rest: Sequence[Any], code: Code, conditions: Conditions) -> Run:
    """The function that a short way runs: arguments and further ones to results and arrays."""
    text = _Text()
    for at, step in enumerate(steps):
        text.step(at, step, conditions.apart)
    for at, value in enumerate(rest):
        text.passed.append(text.name(f"r{at}", value))
    for name, value in (("owners", code.owners), ("is_harmless", conditions.is_harmless)):
        if value is not None:
            text.space[name] = value
    text.space |= {
        **_SPACE, "enter": code.enter, "pack": code.pack, "block_type": code.block_type,
        "unpack": code.unpack, "stopped": code.stopped, "read_only": conditions.read_only,
        "refused": conditions.refused,
    }  # fmt: skip
    # A copy, of which Python remembers where its own globals are.
    return FunctionType(_compiled(text.whole()).replace(), text.space, "run", ((),))


_SPACE: Mapping[str, Any] = {
    "__builtins__": builtins, "__name__": __name__,  # `torch.compile` looks for them
    "addressof": addressof, "from_buffer": from_buffer, "meet": meet,
}  # fmt: skip


class _Text:
    """Lines of a function, and its globals."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.space: dict[str, Any] = {}
        self.passed: list[str] = []
        self.spans: list[tuple[str, str]] = []
        """The beginning and the end of memory."""
        self.fresh: list[str] = []
        self.kept: list[str] = []
        self.packs = False

    def name(self, name: str, value: Any) -> str:
        """A global."""
        self.space[name] = value
        return name

    def step(self, at: int, step: Step, apart: bool) -> None:
        """The lines of a parameter."""
        helper = f"h{at}"
        if step.do == FRESH:
            self.space[helper] = step.helper
            self.lines += [f"f{at} = {helper}()", f"p{at} = addressof(from_buffer(f{at}))"]
            self.fresh.append(f"f{at}")
            return self._address(at, f"p{at}", step)
        self.lines.append(f"a{at} = {'further' if step.further else 'arguments'}[{step.place}]")
        if step.do == PACK:
            self.space[helper] = step.helper
            self.lines += [f"v{at} = []", f"{helper}(a{at}, v{at}, keep)"]
            self.passed.append(f"*v{at}")
            self.packs = True
            return None
        self.lines += [
            "try:",
            f" p{at} = addressof(from_buffer(a{at}))",
            "except (TypeError, ValueError, BufferError):",
            f" p{at} = read_only(a{at}, {step.place}, {step.number})",
            f"if p{at} & {step.mask}: return None",
        ]
        if apart or not step.further:
            self.spans.append((f"p{at}", f"p{at} + a{at}.nbytes"))
        if step.do == ARRAY:
            return self._address(at, f"p{at}", step)
        self.space[helper] = step.helper
        self.lines.append(f"f{at} = {helper}(a{at})")
        (self.kept if step.do == COPY else self.fresh).append(f"f{at}")
        if step.do == BESIDE:
            return self._address(at, f"p{at}", step)
        self.lines.append(f"q{at} = addressof(from_buffer(f{at}))")
        return self._address(at, f"q{at}", step)

    def _address(self, at: int, address: str, step: Step) -> None:
        self.passed.append(address)
        if step.tail:
            shift = step.shift and self.name(f"s{at}", step.shift)
            self.passed.append(f"{address} - {shift}" if shift else address)
            tail = enumerate(step.tail)
            self.passed += [self.name(f"t{at}_{number}", value) for number, value in tail]

    def whole(self) -> str:
        """The text, in which the names of globals stand and not their values."""
        lines = ["def run(arguments, further):"]
        lines += [" keep = []"] * self.packs
        if self.lines:
            lines += [" try:", *[f"  {line}" for line in self.lines]]
            lines += [" except refused:", "  return None"]
        if len(self.spans) == 2:
            (one, end), (other, its_end) = self.spans
            lines.append(f" if {one} < {its_end} and {other} < {end}: return None")
        elif len(self.spans) > 2:
            spans = ", ".join(f"({low}, {high})" for low, high in self.spans)
            lines.append(f" if meet([{spans}]): return None")
        if "is_harmless" in self.space:
            lines.append(" if not all(map(is_harmless, arguments)): return None")
        owners = "None"
        if "owners" in self.space:
            held = ["*arguments", "*further", *["*keep"] * self.packs, *self.kept, *self.fresh]
            owners = f"owners(({', '.join(held)},))"
        return "\n".join([
            *lines,
            " block = block_type()",
            f" message = enter(pack({', '.join(self.passed)}), block)",
            " if message is not None: raise stopped(message, block)",
            f" return unpack(block, {owners}), [{', '.join(self.fresh)}]",
        ])  # fmt: skip


@lru_cache
def _compiled(text: str) -> CodeType:
    """The code of the one function of a text."""
    whole = compile(text, "<the short way of a call>", "exec", dont_inherit=True)
    return next(found for found in whole.co_consts if isinstance(found, CodeType))


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
