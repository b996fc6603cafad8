"""The source language's calling convention, on functions of values.

In that language a parameter is ``in``, ``out`` or ``inout``. Here an ``out`` parameter is a result
with the attribute ``autodiff.dir = "out"``, an ``inout`` one is an argument and a result with
``autodiff.dir = "inout"`` (the first such argument belongs to the first such result, and so on).
``autodiff.position`` on an ``out`` result says where it stands among the parameters; without it,
behind all arguments.

In the reverse derivative, with ``D`` for the differential of ``T``:

==================  =======================================================================
``in T``            ``inout pair<T>``: the gradient comes out as its derivative
``inout T``         ``inout pair<T>``: its derivative is the cotangent before, the gradient after
``out T``           ``in D``; dropped where there is no derivative
no derivative       as it is; ``inout`` becomes ``in``
result ``T``        a last parameter ``in D``; nothing where there is no derivative
==================  =======================================================================

The value in a pair never changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import Literal

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, StringAttr
from xdsl.ir import Attribute, Operation

from .signatures import Signature, Slot, demoted

DIR, POSITION = "autodiff.dir", "autodiff.position"
Direction = Literal["in", "out", "inout"]

_WORDS: dict[str, Direction] = {"in": "in", "out": "out", "inout": "inout"}


@dataclass(frozen=True)
class Parameter:
    """A parameter of the source language."""

    direction: Direction
    slot: Slot
    argument: int | None
    """The argument of the function of values."""
    result: int | None
    """Position of its result."""

    @property
    def paired(self) -> bool:
        """True if the reverse derivative gives a pair back for it."""
        return self.direction != "out" and self.slot.differential is not None

    @property
    def in_reverse(self) -> Attribute | None:
        """Return the type that the reverse derivative takes; ``None`` if nothing."""
        if self.direction == "out":
            found = self.slot.differential
            return None if found is None else demoted(found)
        return self.slot.paired


@dataclass(frozen=True)
class Convention:
    """Calling convention of the source language for a function of values."""

    signature: Signature
    parameters: tuple[Parameter, ...]
    results: tuple[int, ...]
    """The results that are no parameters."""

    @staticmethod
    def of(func: Operation) -> Convention:
        """Read the attributes of a function; AD0830 if they do not fit together."""
        signature = Signature.of(func)
        arguments: list[Direction] = [
            _direction(one, func) for one in _dictionaries(func, "arg_attrs")
        ]
        results: list[Direction] = [
            _direction(one, func) for one in _dictionaries(func, "res_attrs")
        ]
        arguments.extend(repeat(_WORDS["in"], len(signature.inputs) - len(arguments)))
        inouts = [at for at, word in enumerate(results) if word == "inout"]
        _check(func, arguments, inouts)
        partner = iter(inouts)
        found = [
            Parameter(word, slot, at, next(partner) if word == "inout" else None)
            for at, (word, slot) in enumerate(zip(arguments, signature.inputs, strict=True))
        ]
        for one in found:
            if one.result is not None and signature.outputs[one.result].type != one.slot.type:
                raise _wrong(func, f"argument {one.argument} goes out as another type")
        for at, word, position in _outs(func, results):
            found.insert(position, Parameter("out", signature.outputs[at], None, at))
            assert word == "out"
        own = [at for at in range(len(signature.outputs)) if at >= len(results)]
        own += [at for at, word in enumerate(results) if word == "in"]
        return Convention(signature, tuple(found), tuple(sorted(own)))

    def seeds(self) -> Iterator[int]:
        """The results whose cotangents come last."""
        yield from (at for at in self.results if self.signature.outputs[at].differential)

    def backward(self) -> FunctionType:
        """The type of the reverse derivative."""
        inputs = [type for one in self.parameters if (type := one.in_reverse) is not None]
        last = (self.signature.outputs[at].differential for at in self.seeds())
        inputs += [demoted(type) for type in last if type is not None]
        outputs = [one.slot.paired for one in self.parameters if one.paired]
        return FunctionType.from_lists(inputs, outputs)


def _dictionaries(func: Operation, name: str) -> list[DictionaryAttr]:
    given = func.get_attr_or_prop(name)
    if not isinstance(given, ArrayAttr):
        return []
    return [one for one in given if isinstance(one, DictionaryAttr)]


def _direction(attributes: DictionaryAttr, func: Operation) -> Direction:
    word = attributes.data.get(DIR)
    if word is None:
        return "in"
    if isinstance(word, StringAttr) and word.data in _WORDS:
        return _WORDS[word.data]
    raise _wrong(func, f'`{DIR}` is "in", "out" or "inout", not {word}')


def _outs(func: Operation, words: list[Direction]) -> Iterator[tuple[int, Direction, int]]:
    """Results that are ``out``: number, direction, position; in the order of their positions."""
    attributes = _dictionaries(func, "res_attrs")
    found: list[tuple[int, Direction, int]] = []
    for at, word in enumerate(words):
        if word == "out":
            position = attributes[at].data.get(POSITION)
            number = position.value.data if isinstance(position, IntegerAttr) else 1 << 30
            found.append((at, word, number))
    yield from sorted(found, key=lambda one: one[2])


def _check(func: Operation, arguments: list[Direction], inouts: list[int]) -> None:
    if "out" in arguments:
        raise _wrong(func, f"argument {arguments.index('out')} is a value, which cannot be `out`")
    count = arguments.count("inout")
    if count != len(inouts):
        raise _wrong(func, f"{count} arguments are `inout`, but {len(inouts)} results")


def _wrong(func: Operation, message: str):
    help = "an `out` parameter is a result, an `inout` one is an argument and a result"
    return error_at(func, "AD0830", message, help=help)
