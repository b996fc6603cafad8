"""Existentials from Python: values of whatever type implements an interface.

What fits: a namedtuple, a dataclass or any object whose class is called like the struct (what a
call gives back is such a namedtuple), or the name and the value, ``("Disk", (2.0,))``; ``None`` is
the null of differentials. What comes back: the value itself, or ``None``.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.types.agg_record import RecordType

from .arguments import Mismatch, Packer, packer_of
from .records import dtype_of, in_memory
from .results import Unpacker, unpacker_of


def existential_packer(kind: RecordType) -> Packer:
    """The number of the type, then the value as it is in memory."""
    names = [name.data for name in kind.names]
    plain = [name.replace(".", "_") for name in names]

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        if value is None:
            values.extend([0] * (1 + kind.length))
            return
        name, content = _named(value)
        at = plain.index(name.replace(".", "_")) if name.replace(".", "_") in plain else -1
        if at < 0:
            hint = did_you_mean(name, names) or f"its types are {', '.join(names)}"
            raise Mismatch(f"a {name}, which `{kind}` cannot hold", hint)
        try:
            words = _words(content, kind.types.data[at], kind.length)
        except Mismatch as error:
            raise Mismatch(f"{error.got} in a {name}", error.help) from None
        values.extend((at + 1, *words))

    return pack


def _named(value: Any) -> tuple[str, Any]:
    """The name of a value's type, and the value."""
    if type(value) is tuple and len(value) == 2 and isinstance(value[0], str):
        return cast("tuple[str, Any]", value)
    return type(value).__name__, value


def _words(value: Any, type_: Attribute, length: int) -> Sequence[int]:
    dtype = dtype_of(type_)
    if dtype is None:
        raise Mismatch(f"a value of {type_}, which NumPy does not have,")
    numbers: list[Any] = []
    packer_of(type_)(value, numbers, [])
    plain = unpacker_of(type_)[0](numbers, None)
    made = np.zeros((), dtype)
    made[()] = in_memory(plain, type_)
    if not length:
        return ()  # only checked: the layout is not known yet
    return struct.unpack(f"<{length}q", made.tobytes().ljust(8 * length, b"\0"))


def existential_reader(kind: RecordType) -> Unpacker:
    """The value of the type that the number says."""
    readers: list[Callable[[bytes], Any] | None] = [_reader(type_) for type_ in kind.types]

    def read(values: Sequence[Any], owners: object) -> Any:
        if not values[0]:
            return None
        reader = readers[values[0] - 1]
        if reader is None:
            raise Mismatch(f"a value of {kind.types.data[values[0] - 1]}")
        return reader(struct.pack(f"<{kind.length}q", *values[1:]))

    return read


def _reader(type_: Attribute) -> Callable[[bytes], Any] | None:
    dtype = dtype_of(type_)
    if dtype is None:
        return None

    def read(data: bytes) -> Any:
        numbers: list[Any] = []
        packer_of(type_)(np.frombuffer(data, dtype, 1)[0], numbers, [])
        return unpacker_of(type_)[0](numbers, None)

    return read
