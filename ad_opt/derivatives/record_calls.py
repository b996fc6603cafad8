"""Short ways of calls, written down in the cache for processes that start later."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from xdsl.dialects.builtin import IndexType, IntegerType, Signedness, VectorType
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.dialects.support.ir.queries import word_width
from ad_opt.dialects.support.names.runtime_names import ARENA_RELEASE
from ad_opt.dialects.support.process import disk_cache
from ad_opt.dialects.support.process.installation import has_plugins
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.programs.address_parameters import addresses_of
from ad_opt.starts.recorded import (
    DTYPES,
    LARGEST,
    RESULTS,
    Loaded,
    call_name,
    data_of,
    may_be_part,
    store_functions,
)
from ad_opt.starts.short_way import FRESH, PACK, ShortWay

if TYPE_CHECKING:
    from xdsl.ir import Attribute

    from ad_opt.programs.function import Function
    from ad_opt.programs.program import Program

Kind: TypeAlias = "str | tuple[str, int] | tuple[int, int] | dict[str, object] | None"
"""A type as JSON has it; ``None`` for what is not recorded."""
MOST = 64
"""Most calls of a process that are written down, so that shapes which never come again do not fill
the folder. A guess.
"""
_written = 0


def record_call(
    function: Function,
    what: tuple[str, object],
    given: Sequence[Sequence[Any]],
    ways: Sequence[tuple[Function, ShortWay]],
    about: object,
) -> None:
    """Write down how a call goes, if another process may know: it depends on nothing but the
    program, its options and this installation.

    The call is of a derivative, by what is wanted, with what was ``given``: arguments, tangents.
    """
    global _written
    program = function.program
    loaded = program.loaded
    if loaded is None or function.is_view or _written >= MOST:
        return
    if any(may_be_part(given[0][at]) for at in addresses_of(function)):
        return  # a part of an array has a plan only where it is constant
    folder = disk_cache.cache_dir()
    if folder is None or not _is_as_loaded(program) or has_plugins():
        return
    name = call_name(loaded, function.name, *what, given)
    data = [_way(derived, short) for derived, short in ways]
    if name is None or None in data:
        return
    _written += 1
    _note(folder, loaded, tuple(program.functions))
    disk_cache.store(name, json.dumps({"ways": data, "about": about}).encode())


def _way(derived: Function, short: ShortWay) -> dict[str, object] | None:
    """A short way as data; ``None`` if something in it is not recorded."""
    entry, signature = derived.entry, derived.signature
    record = None if entry is None else entry.library.record
    if entry is None or record is None or entry.owning or short.is_watched:
        return None
    results = [_result(kind) for kind in signature.results]
    if any(signature.sizes) or None in results:
        return None
    if (steps := _steps_of(short, signature.inputs)) is None:
        return None
    released = ARENA_RELEASE if ARENA_RELEASE in record.exported else None
    return {
        "link": record, "release": released, "entry": PREFIX + signature.name,
        "pack": entry.pack_format, "unpack": entry.unpack_format, "size": entry.block_type._length_,
        "steps": steps, "rest": short.rest, "zeros": short.code.zeros, "results": results,
        "apart": short.apart,
    }  # fmt: skip


def _steps_of(short: ShortWay, inputs: Sequence[Attribute]) -> list[Any] | None:
    """The steps of a call as data; ``None`` if one is about what is not recorded."""
    steps: list[Any] = []
    for step in short.steps:
        about: Any = None
        if step.do == PACK:
            if (about := _number(inputs[step.number])) is None:
                return None
        elif step.do == FRESH:
            make: Any = step.helper
            shape, dtype = make.args
            if (elements := data_of(dtype)) is None:
                return None
            about = shape, elements
        do, place, further, _, *rest = step
        steps.append((do, place, further, about, *rest))
    return steps


@lru_cache(maxsize=MOST)
def _note(folder: Path, loaded: Loaded, names: tuple[str, ...]) -> None:
    """Note once in a folder that a program is well-formed, and what it has."""
    store_functions(loaded, names)


def _is_as_loaded(program: Program) -> bool:
    """True if the text says all: no rule, type or derivative has come from elsewhere."""
    from ad_opt.passes.tangents.tangent_rules import CORE

    return program.stamp == (0, len(CORE), 0)


def _result(kind: Attribute) -> Kind:
    """The name of a type of results, of lanes with their count; a record by its parts."""
    if isinstance(kind, RecordType):
        return _record(kind, _result)
    return str(kind) if str(kind) in RESULTS else _lanes(kind)


def _lanes(kind: Attribute) -> tuple[str, int] | None:
    """The type and the count of the floats of a vector."""
    if not isinstance(kind, VectorType) or kind.get_num_dims() != 1:
        return None
    element = str(kind.element_type)
    return (element, kind.get_shape()[0]) if element in DTYPES else None


def _record(kind: RecordType, of: Callable[[Attribute], Kind]) -> Kind:
    """A struct, a tuple or an array of numbers; ``None`` for other records."""
    from ad_opt.values.records import array_dtype, type_of

    made: dict[str, object] = {"form": kind.form, "names": []}
    if kind.form == "array":
        parts = [of(kind.element)] * kind.length
        dtype = array_dtype(kind)
        if dtype is None or isinstance(kind.element, RecordType):
            return None
        made["dtype"] = dtype.str
    elif kind.form in ("struct", "tuple"):
        parts = [of(type_) for type_ in kind.types]
        if kind.form == "struct":
            made["names"], made["title"] = [name for name, _ in kind.fields], type_of(kind).__name__
    else:
        return None
    return None if None in parts else {**made, "parts": parts}


def _number(kind: Attribute) -> Kind:
    """The name of a type of floats, of lanes with their count; the least and the greatest number of
    one of integers; a record by its parts.
    """
    if isinstance(kind, RecordType):
        return _record(kind, _number)
    if str(kind) in LARGEST:
        return str(kind)
    if isinstance(kind, VectorType):
        return _lanes(kind)
    if isinstance(kind, LLVMPointerType):
        return 0, (1 << 64) - 1
    is_integer = isinstance(kind, IntegerType) and kind.width.data in (8, 16, 32, 64)
    if not is_integer and not isinstance(kind, IndexType):
        return None
    width = word_width(kind)
    if isinstance(kind, IntegerType) and kind.signedness.data == Signedness.UNSIGNED:
        return 0, (1 << width) - 1
    return -(1 << (width - 1)), (1 << (width - 1)) - 1
