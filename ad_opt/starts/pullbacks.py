"""Pullbacks by short ways, in a process that has not read the program.

What they cannot do, as other cotangents than floats, the pullback of the program itself does, at
the arguments that are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np

from .short_way import Array, ShortWay

Pull = Callable[..., Any]


class Beyond:
    """All that pullbacks cannot do by short ways."""

    def __init__(self, name: str, longer: Callable[[Sequence[Any]], Pull]):
        """From arguments ``longer`` makes a pullback that can do all."""
        self.name = name
        self.longer = longer

    def fitting(self, cotangents: Sequence[Any]) -> Sequence[Any] | None:
        """Cotangents as short ways pass them; ``None`` for those that go the long way."""
        return None

    def seed(
        self, buffers: Mapping[str, Any], first: Sequence[Any], shadows: Sequence[Array]
    ) -> bool:
        """Add cotangents of buffers, by arguments, to shadows; false, with nothing added, for those
        that go the long way.
        """
        return False

    def pickled(self, first: Sequence[Any]) -> Any:
        """AD0501, as of pullbacks of programs."""
        return self.longer(first).__reduce__()


class Pulling(NamedTuple):
    """All that pullbacks have in common that are made by calls of one kind."""

    ahead: ShortWay
    """The function; it leaves copies of arrays, and in a split form their shadows."""
    back: ShortWay
    drop: ShortWay | None
    """Ends a tape without the way back, in a split form."""
    values: int
    """Count of the function's results, behind which a tape comes."""
    cotangents: int
    copies: Sequence[Sequence[int]]
    """Arguments of which copies are kept, and where these are among the arrays that come back."""
    shadows: Sequence[int]
    """Arguments with shadows, in order; in a split form where these are among the arrays."""
    names: Mapping[str, int]
    """Buffers by name, as numbers of shadows; -1 for those without one."""
    skipped: int
    """Count of what the way back returns before gradients."""
    returned: int
    """Count of all that it returns."""
    places: Sequence[int]
    """The gradients, among those that are returned and then the shadows."""
    single: bool
    written: Sequence[int]
    """Arguments that the function writes."""
    structs: Sequence[int] = ()
    """Structs by value, which may be changed where they are, as lists and dicts."""

    def run(self, primals: Sequence[Any], beyond: Beyond) -> tuple[Any, Pull] | None:
        """The value and the pullback; ``None`` if the call has to go the long way."""
        first = list(primals)
        try:
            for at in self.structs:
                first[at] = deepcopy(primals[at])
        except Exception:  # of a class that forbids it
            return None
        if (done := self.ahead.run(primals)) is None:
            return None
        value, fresh = done
        for at, place in self.copies:
            first[at] = fresh[place]
        if (drop := self.drop) is None:
            return value, StartedPullback(self, first, None, beyond)
        value, tape = self.tape(value, fresh, drop)
        for at in self.written:
            if isinstance(primals[at], np.ndarray):
                left, first[at] = first[at], primals[at].copy()
                primals[at][...] = left
        return value, StartedPullback(self, first, tape, beyond)

    def tape(self, returned: Any, fresh: Sequence[Array], drop: ShortWay) -> tuple[Any, _Tape]:
        """The value and the tape of a run ahead."""
        made = [fresh[place] for place in self.shadows]
        if self.values == 1:
            return returned[0], _Tape(returned[1], made, drop, fresh)
        if self.values == 0:
            return None, _Tape(returned, made, drop, fresh)
        return returned[:-1], _Tape(returned[-1], made, drop, fresh)

    def seeds(self, given: Mapping[str, Any], shadows: Sequence[Array]) -> bool:
        """Add cotangents to shadows; false, with nothing added, if one is of another kind."""
        pairs: list[tuple[Array, Array]] = []
        for name, value in given.items():
            number = self.names.get(name)
            if number is None or type(value) is not np.ndarray or value.dtype.kind not in "fc":
                return False
            if number >= 0:
                if value.dtype != shadows[number].dtype or value.shape != shadows[number].shape:
                    return False
                pairs.append((shadows[number], value))
        for shadow, value in pairs:
            shadow += value
        return True


class _Tape:
    """A run ahead, which waits in compiled code; freed with this."""

    __slots__ = ("_drop", "_fresh", "_tokens", "shadows")

    def __init__(
        self, token: int, shadows: Sequence[Array], drop: ShortWay, fresh: Sequence[Array]
    ):
        """The way back writes ``fresh`` arrays, which live as long."""
        self._tokens, self.shadows, self._drop = [token], shadows, drop
        self._fresh = fresh

    def take(self) -> int | None:
        """The tape, for the first that asks."""
        try:
            return self._tokens.pop()
        except IndexError:
            return None

    def put(self, token: int) -> None:
        """Put back a tape that was not used."""
        self._tokens.append(token)

    def __del__(self) -> None:
        try:
            if self._tokens and (token := self.take()) is not None:
                self._drop.run((token,))
        except Exception:  # also while the interpreter ends, and of one that was never made
            return


class StartedPullback:
    """Cotangents to gradients, at arguments as they were at first."""

    __slots__ = ("__weakref__", "_beyond", "_first", "_pulling", "_real", "_tape")

    def __init__(self, pulling: Pulling, first: Sequence[Any], tape: _Tape | None, beyond: Beyond):
        self._pulling, self._first, self._tape = pulling, first, tape
        self._beyond = beyond
        self._real: Pull | None = None

    @property
    def real(self) -> Pull:
        """The pullback of the program itself."""
        if self._real is None:
            self._real = self._beyond.longer(self._first)
        return self._real

    def __getattr__(self, name: str) -> Any:
        if name in ("__name__", "__qualname__"):
            return f"pullback_{self._beyond.name}"
        raise AttributeError(name)

    def __call__(self, *cotangents: Any, **buffers: Any) -> Any:
        """Gradients of the chosen arguments."""
        pulling = self._pulling
        given: Sequence[Any] | None = cotangents
        if len(cotangents) != pulling.cotangents or not _FLOAT.issuperset(map(type, cotangents)):
            given = self._beyond.fitting(cotangents)
        if given is not None and self._real is None:
            tape = self._tape
            found = (
                self._alone(given, buffers) if tape is None else self._along(tape, given, buffers)
            )
            if found is not None:
                returned, shadows = found
                if pulling.returned > pulling.skipped:
                    several = returned if pulling.returned > 1 else (returned,)
                    shadows = (*several[pulling.skipped :], *shadows)
                if pulling.single:
                    return shadows[pulling.places[0]]
                return tuple([shadows[place] for place in pulling.places])
        return self.real(*cotangents, **buffers)

    def _along(
        self, tape: _Tape, cotangents: Sequence[Any], buffers: Mapping[str, Any]
    ) -> tuple[Any, Sequence[Array]] | None:
        """Go back along a tape, or along another one if that is used."""
        pulling = self._pulling
        if (token := tape.take()) is None:
            assert pulling.drop is not None
            if (done := pulling.ahead.run(self._first)) is None:
                return None
            _, tape = pulling.tape(*done, pulling.drop)
            token = tape.take()
            assert token is not None
        if buffers:
            try:
                seeded = self._seeded(buffers, tape.shadows)
            except BaseException:
                tape.put(token)
                raise
            if not seeded:
                tape.put(token)
                return None
        if (done := pulling.back.run((token,), cotangents)) is None:
            tape.put(token)
            return None
        return done[0], tape.shadows

    def _alone(
        self, cotangents: Sequence[Any], buffers: Mapping[str, Any]
    ) -> tuple[Any, Sequence[Array]] | None:
        """Run the function again, and back."""
        pulling, first = self._pulling, self._first
        shadows = [np.zeros(first[at].shape, first[at].dtype) for at in pulling.shadows]
        if buffers and not self._seeded(buffers, shadows):
            return None
        done = pulling.back.run(first, [*shadows, *cotangents])
        return None if done is None else (done[0], shadows)

    def _seeded(self, buffers: Mapping[str, Any], shadows: Sequence[Array]) -> bool:
        if self._pulling.seeds(buffers, shadows):
            return True
        return self._beyond.seed(buffers, self._first, shadows)

    def __reduce__(self) -> Any:
        """AD0501: what it keeps belongs to this process."""
        return self._beyond.pickled(self._first)


_FLOAT = frozenset((float,))
