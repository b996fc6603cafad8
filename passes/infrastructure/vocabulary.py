"""Vocabulary of a program: passes about none of it need not run.

Most passes of a pipeline are about operations, types or attributes that most programs do not have.
What each is about stands beside its name in the table of passes (`LazyPass`), so that the pass
manager neither runs nor imports it where nothing of it occurs: one walk, kept while nothing
changes, stands for the walks of all these passes and for the verification behind them.
"""

# The fields of operations are read here as xDSL 0.74's properties read them.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from ad_opt.dialects.support.process.lazy_pass import AUTODIFF, BLOCKS, DECLARATION
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

from .function_pass import FUNCTION_OPS

_WORDS = "_ad_opt_words"
"""The place of the words of an attribute; no field, so that it takes no part in comparisons."""

_NOT_ABOUT_DERIVATIVES = frozenset(("autodiff.", "autodiff.stop_gradient"))
"""Words that ask for no derivative and mark no function: a constant in the eyes of derivatives, as
expanded elementary functions have them."""


_FIRST = 32
"""Operations that are looked at before it is asked whether a word was among them; then twice as
many, and so on. A guess: most passes of tensor routines are about loops, which come early."""


class Vocabulary:
    """The words of an operation and all below it (a cached analysis).

    Words are names of operations, of types and attributes, and the keys of attributes, all with
    what types and attributes consist of; each also as its dialect with a point: ``scf.``. Functions
    without a body, regions of several blocks, and all of ``autodiff`` but tapes, constants in the
    eyes of derivatives and what is said of arguments and memory have a word each, too.

    A program is read as far as the words that are asked for: most passes that have something to do
    find it at the beginning. After passes that say what they bring (`AnalysisPass.brings`), there
    may be words of what is gone.
    """

    def __init__(self, op: Operation):
        self._op = op
        self._known: Set[str] = frozenset()
        """Words that were met so far."""
        self._is_whole = False

    @classmethod
    def compute(cls, op: Operation, analyses: object, /) -> Vocabulary:
        """The words in ``op``."""
        return cls(op)

    @property
    def words(self) -> frozenset[str]:
        """All words."""
        self.has_any(frozenset())
        return frozenset(self._known)

    def add(self, words: Set[str]) -> None:
        """Hear of words that may have come since."""
        self._known |= _with_dialects(words)

    def has_any(self, words: Set[str]) -> bool:
        """True if one of them occurs."""
        if not self._known.isdisjoint(words):
            return True
        if self._is_whole:
            return False
        for names in _read(self._op):
            self._known = _with_dialects(names)
            if not self._known.isdisjoint(words):
                return True
        self._is_whole = True
        return False


def _read(op: Operation) -> Iterator[set[str]]:
    """Give the names that were met, now and then and at the end.

    Everything waits for this loop, so it reads xDSL's fields, not its properties, and walks by
    itself.
    """
    names: set[str] = {op.name}
    seen: set[int] = set()
    """Attributes that were looked at, by identity: the program keeps them alive."""
    left, chunk, known = _FIRST, _FIRST, 0
    pending: list[Operation | None] = [op]
    while pending:
        inner = pending.pop()
        while inner is not None:
            names.add(inner.name)
            for result in inner.results:
                if id(result._type) not in seen:
                    _look_at(result._type, names, seen)
            if held := inner.properties:
                names.update(held)
                for attribute in held.values():
                    if id(attribute) not in seen:
                        _look_at(attribute, names, seen)
            if held := inner.attributes:
                names.update(held)
                for attribute in held.values():
                    if id(attribute) not in seen:
                        _look_at(attribute, names, seen)
            if inner.regions:
                pending += _look_into(inner, names, seen)
            left -= 1
            if not left:
                left = chunk = 2 * chunk
                if len(names) > known:
                    known = len(names)
                    yield names
            inner = inner._next_op if inner is not op else None
    yield names


def _with_dialects(names: Set[str]) -> Set[str]:
    found = names | {name[: name.find(".") + 1] for name in names}
    return found | {AUTODIFF} if _says_derivatives(found) else found


def _says_derivatives(names: Set[str]) -> bool:
    """True if there is anything of ``autodiff`` but tapes, and marks of arguments and memory, as
    derivatives have them.
    """
    if "autodiff." not in names:
        return False
    from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, COTANGENTS, SHADOW
    from ad_opt.dialects.autodiff.tape import TAPE_WORDS

    own = {name for name in names if name.startswith("autodiff.")}
    marks = {ARGUMENT_ACTIVITY, COTANGENTS, SHADOW}
    return not own <= TAPE_WORDS | _NOT_ABOUT_DERIVATIVES | marks


def _look_into(op: Operation, names: set[str], seen: set[int]) -> list[Operation | None]:
    """The first operations of blocks; adds the words about blocks and their arguments."""
    found: list[Operation | None] = []
    for region in op.regions:
        block = region._first_block
        if block is None and op.name in FUNCTION_OPS:
            names.add(DECLARATION)
        elif block is not region._last_block:
            names.add(BLOCKS)
        while block is not None:
            for argument in block._args:
                if id(argument._type) not in seen:
                    _look_at(argument._type, names, seen)
            found.append(block._first_op)
            block = block._next_block
    found.reverse()
    return found


def _look_at(attribute: Attribute, names: set[str], seen: set[int]) -> None:
    """Add an attribute's name, and the words of what it consists of.

    The words are kept with the attribute, which never changes: programs are walked many times.
    """
    seen.add(id(attribute))
    names.update(attribute.__dict__.get(_WORDS) or _words_of(attribute))


def words_in(attribute: Attribute) -> frozenset[str]:
    """Return the words of an attribute and what it consists of."""
    return attribute.__dict__.get(_WORDS) or _words_of(attribute)


def _words_of(attribute: Attribute) -> frozenset[str]:
    names: set[str] = set()
    pending = [attribute]
    while pending:
        part = pending.pop()
        names.add(part.name)
        parts = _parts(part.__class__)
        if parts is not None:
            pending += parts(part)
        elif isinstance(part, DictionaryAttr):
            names.update(part.data)
            pending += part.data.values()
    words = _interned(frozenset(names))
    object.__setattr__(attribute, _WORDS, words)
    return words


@lru_cache(maxsize=4096)
def _interned(words: frozenset[str]) -> frozenset[str]:
    """Return the same object for equal sets, of which there are few."""
    return words


@cache
def _parts(kind: type[Attribute]) -> Callable[[Any], Iterable[Attribute]] | None:
    """Give what attributes of a class consist of, but for dictionaries; asked once."""
    if issubclass(kind, ParametrizedAttribute):
        return attrgetter("parameters")
    return attrgetter("data") if issubclass(kind, ArrayAttr) else None
