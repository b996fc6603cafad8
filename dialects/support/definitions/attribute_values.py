"""Kinds of values that an attribute may hold, with the words that a message has for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, UnitAttr
from xdsl.ir import Attribute, TypeAttribute


@dataclass(frozen=True)
class Value:
    """Kind of value that an attribute may hold."""

    words: str
    """In the words of a message."""
    fits: Callable[[Attribute], bool]


def of(words: str, kind: type[Attribute] | type[TypeAttribute]) -> Value:
    """A value of one class."""
    return Value(words, lambda value: isinstance(value, kind))


def one_of(*known: str) -> Value:
    """One of some strings."""
    words = " or ".join(f'"{word}"' for word in known)
    return Value(words, lambda value: isinstance(value, StringAttr) and value.data in known)


UNIT = of("no value", UnitAttr)
NUMBER = of("an integer", IntegerAttr)
TEXT = of("a string", StringAttr)
TYPE = of("a type", TypeAttribute)
ARRAY = of("an array", ArrayAttr)
DICTIONARY = of("a dictionary", DictionaryAttr)
ANY = of("a value", Attribute)
