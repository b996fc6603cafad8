"""Facts of programs in the cache: their functions, and the short ways of calls that were made."""

from __future__ import annotations

import ctypes
import json
import struct
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from ad_opt.dialects.support.process import disk_cache
from ad_opt.dialects.support.process.installation import installation
from ad_opt.values.memory_pool import pooled_copy, pooling

from .short_way import FRESH, PACK, Array, Code, LongWay, ShortWay, Step
from .turns import way_in

if TYPE_CHECKING:
    from .linking import Linked
    from .records import Make, Pack

NUMBERS = "fciub"
"""Kinds of the elements of arrays in calls that are recorded."""
LARGEST = {"f64": float("inf"), "f32": 3.4028235677973366e38, "f16": 65520.0}
"""Floats by value that are recorded: numbers from here on round to infinity. Fixed by IEEE 754."""
_RESULTS: dict[str, Callable[[Any], Any]] = {
    "f64": float,
    "f32": np.float32,
    "f16": np.float16,
    **dict.fromkeys(("i32", "i64", "index", "!llvm.ptr"), int),
}
RESULTS = frozenset(_RESULTS)
"""Types of results that are recorded."""
DTYPES = {"f64": np.dtype(np.float64), "f32": np.dtype(np.float32)}
"""Types of elements of vectors that are recorded. No fact: those of Jacobians of several columns
at once.
"""


class Loaded(NamedTuple):
    """A program as it came: what decides everything that is made of it."""

    text: str
    name: str
    is_llvm: bool
    options: Any
    debug: bool

    @property
    def key(self) -> str:
        """The name of the program in the cache."""
        return disk_cache.key_of("program", installation(), *self)


def functions_of(loaded: Loaded) -> tuple[str, ...] | None:
    """The functions of a program that was loaded before; ``None`` if nothing is known of it."""
    found = disk_cache.load(f"{loaded.key}.program")
    return None if found is None else tuple(json.loads(found))


def store_functions(loaded: Loaded, names: Sequence[str]) -> None:
    """Note that a program is well-formed, and what it has."""
    disk_cache.store(f"{loaded.key}.program", json.dumps(list(names)).encode())


def kind_of_call(arguments: Sequence[Any]) -> tuple[object, ...] | None:
    """All of the arguments that decides how a call goes; ``None`` for what is not recorded."""
    found: list[object] = []
    for value in arguments:
        if type(value) is np.ndarray:
            array: Array = value
            if (dtype := data_of(array.dtype)) is None:
                return None
            found.append((dtype, array.shape, may_be_part(array)))
        elif type(value) in (float, int, np.float64, np.float32, type(None)):
            found.append(type(value).__name__)
        elif isinstance(value, dict | tuple | list | np.void):
            found.append("record")  # packers look at all of it
        else:
            return None
    return tuple(found)


def key_of_call(arguments: Sequence[Any]) -> tuple[object, ...]:
    """All that `kind_of_call` looks at, to be found in a table: arguments of equal keys are of one
    kind.
    """
    return tuple(
        [
            (value.dtype, value.shape, may_be_part(value))
            if type(value) is np.ndarray
            else type(value)
            for value in arguments
        ]
    )


def data_of(dtype: np.dtype[Any]) -> Any:
    """A type of elements as JSON has it; ``None`` for what is not recorded."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        inner = data_of(base)
        return None if inner is None else [inner, list(shape)]
    if dtype.names is None or dtype.fields is None:
        return dtype.str if dtype.kind in NUMBERS else None
    fields = cast("dict[str, Any]", dtype.fields)
    formats = [data_of(fields[name][0]) for name in dtype.names]
    if None in formats:
        return None
    offsets = [fields[name][1] for name in dtype.names]
    names = list(dtype.names)
    return {"names": names, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize}


def dtype_of(data: Any) -> np.dtype[Any]:
    """The type of elements that `data_of` was asked for."""
    if isinstance(data, list):
        inner, shape = cast("tuple[Any, Any]", data)
        return np.dtype((dtype_of(inner), tuple(shape)))
    if isinstance(data, dict):
        spec = cast("dict[str, Any]", data)
        whole: Any = {**spec, "formats": [dtype_of(one) for one in spec["formats"]]}
        return np.dtype(whole)
    return np.dtype(data)


def may_be_part(value: Any) -> bool:
    """True unless an array is known to be all of the memory that it lies in."""
    base: Any = value.base if isinstance(value, np.ndarray) else None
    if base is None:
        return False
    whole = isinstance(base, np.ndarray) and base.base is None
    return not whole or base.nbytes != value.nbytes


def call_name(
    loaded: Loaded, function: str, kind: str, wrt: object, given: Sequence[Sequence[Any]]
) -> str | None:
    """The name of a call in the cache, by the arguments, their tangents, and so on, that were
    ``given``; ``None`` for what is not recorded.
    """
    call = [kind_of_call(values) for values in given]
    if None in call:
        return None
    return disk_cache.key_of(loaded.key, function, kind, repr(wrt), repr(call)) + ".call"


class Recalled(NamedTuple):
    """All that was written down of a call."""

    ways: list[ShortWay]
    about: Any
    """All else that there is to know, as JSON has it."""


def recall(name: str) -> Recalled | None:
    """The short ways of a call, linked; ``None`` unless the cache has all of it."""
    data = disk_cache.load(name)
    if data is None:
        return None
    from .linking import NotLinked, keep_tapes, link

    found = json.loads(data)
    linked: dict[str, Any] = {}
    try:
        for one in found["ways"]:
            code = one["link"][3]
            if code not in linked:  # functions of one library share its memory
                linked[code] = link(one["link"])
                if one["release"]:
                    keep_tapes(linked[code].tracker, one["release"])
    except NotLinked:
        return None
    ways = [_way(one, linked[one["link"][3]]) for one in found["ways"]]
    return Recalled(ways, found["about"])


def _way(found: Any, linked: Linked) -> ShortWay:
    tracker, turns, keeps = linked
    layout = struct.Struct(found["unpack"])
    if any(not isinstance(kind, str) for kind in found["results"]):
        unpack = partial(_unpacked_parts, layout, [_maker(kind) for kind in found["results"]])
    else:
        unpack = partial(_unpacked, layout, [_RESULTS[kind] for kind in found["results"]])
    code = Code(
        way_in(turns, tracker[found["entry"]], keeps, found["zeros"]),
        struct.Struct(found["pack"]).pack,
        ctypes.c_char * found["size"],
        unpack if found["unpack"] != "<" else _nothing,
        _stopped,
        None,
        found["zeros"],
    )
    steps = [_step(*one) for one in found["steps"]]
    apart = found["apart"]
    short = ShortWay(steps, found["rest"], code, lambda index, number: False, apart=apart)
    # The tracker holds the code.
    short.keep = tracker
    return short


def _nothing(block: Any, owners: Any) -> None:
    return None


def _unpacked(
    layout: struct.Struct, makers: Sequence[Callable[[float], Any]], block: Any, owners: Any
) -> Any:
    values = layout.unpack_from(block)
    found = [make(value) for make, value in zip(makers, values, strict=True)]
    return found[0] if len(found) == 1 else tuple(found)


def _unpacked_parts(layout: struct.Struct, makers: Sequence[Make], block: Any, owners: Any) -> Any:
    values = iter(layout.unpack_from(block))
    found = [make(values) for make in makers]
    return found[0] if len(found) == 1 else tuple(found)


def _maker(kind: Any) -> Make:
    """The maker of a result: a number, lanes of a vector, or a record."""
    if isinstance(kind, str):
        make = _RESULTS[kind]
        return lambda values: make(next(values))
    if isinstance(kind, dict):
        from .records import maker

        return maker(kind, _maker)
    name, count = kind
    return lambda values: np.array([next(values) for _ in range(count)], DTYPES[name])


def _stopped(message: int, block: Any) -> Exception:
    from ad_opt.lowering.codegen.machine.guard import stopped

    return stopped(message, block)


def _step(
    do: int,
    index: int,
    further: bool,
    about: Any,
    shift: int,
    tail: Sequence[int],
    mask: int,
    number: int,
) -> Step:
    helper: Callable[..., Any] = _nothing
    if do == PACK:
        helper = _packer(about)
    elif do == FRESH:
        shape, dtype = about
        helper = pooling(tuple(shape), dtype_of(dtype))
    else:
        helper = pooled_copy
    return Step(do, index, further, helper, shift, tuple(tail), mask, number)


def _packer(about: Any) -> Pack:
    """The packer of a number, of lanes of a vector, or of a record."""
    if isinstance(about, str):
        return partial(_pack_float, LARGEST[about])
    if isinstance(about, dict):
        from .records import packer

        return packer(about, _packer)
    return _pack_lanes if isinstance(about[0], str) else partial(_pack_integer, *about)


def _pack_float(most: float, value: Any, values: list[Any], keep: list[Any]) -> None:
    if type(value) not in (float, np.float64, np.float32):
        raise LongWay
    number = float(value)
    if abs(number) >= most and abs(number) != float("inf"):
        raise LongWay  # which refuses it
    values.append(number)


def _pack_lanes(value: Array, values: list[Any], keep: list[Any]) -> None:
    values += value.tolist()


def _pack_integer(low: int, high: int, value: Any, values: list[Any], keep: list[Any]) -> None:
    if type(value) is not int or not low <= value <= high:
        raise LongWay
    values.append(value)
