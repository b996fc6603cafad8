"""Code from the cache, linked without anything that could make it."""

from __future__ import annotations

import ctypes
import itertools
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite.binding import ffi

from ad_opt.dialects.support.process import disk_cache
from ad_opt.dialects.support.process.garbage_collection import keep_freed_memory
from ad_opt.dialects.support.process.locks import hold_while_forking
from ad_opt.values.memory_pool import AT_RELEASE

BEGIN, TURNS = "ad.guard.begin", "ad.turns"
_LIBRARIES = ("libgcc_s.so.1", "libmvec.so.1")
"""Functions that compilers call, and vector versions of the mathematics library."""
_LOCK = threading.RLock()
hold_while_forking(_LOCK)
hold_while_forking(ffi.lib._lock, innermost=True)  # pyright: ignore[reportPrivateUsage]
_NUMBERS = itertools.count()


class NotLinked(Exception):
    """Something is not in the cache, or in this process, that was there when code was made."""


@cache
def _engine() -> Any:
    keep_freed_memory()
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(
        opt=2, reloc="pic", codemodel="default"
    )
    return llvm.create_lljit_compiler(machine, use_jit_link=True, suppress_errors=True)


def _image(key: str) -> tuple[bytes, Sequence[str]]:
    """An object of the cache, as `machine.cache` stores them."""
    body = disk_cache.load(f"{key}.obj")
    if body is None:
        raise NotLinked(key)
    size = int.from_bytes(body[:8], "little")
    return body[8 + size :], ()


def _builder(key: str, exported: Sequence[str], used: Sequence[str]) -> Any:
    builder = llvm.JITLibraryBuilder().add_object_img(_image(key)[0]).add_current_process()
    for name in used:
        builder.add_jit_library(name)
    for name in exported:
        builder.export_symbol(name)
    return builder


@cache
def _own(name: str, key: str, exported: tuple[str, ...]) -> Any:
    """One of the libraries that code of ours needs."""
    if name == "ad.builtins":
        for library in _LIBRARIES:
            with suppress(RuntimeError):
                llvm.load_library_permanently(library)
    try:
        tracker = _builder(key, exported, ()).link(_engine(), name)
    except RuntimeError as error:  # another version of ad-opt's is linked under the name
        raise NotLinked(str(error)) from error
    if BEGIN in exported:
        ctypes.CFUNCTYPE(None)(tracker[BEGIN])()
    return tracker


class Linked(NamedTuple):
    """Code in this process."""

    tracker: Any
    """The addresses of its symbols, by name."""
    turns: int
    """The address of the function through which Python calls entry stubs."""
    keeps: int
    """Nanoseconds of calls that keep the interpreter's lock."""


def link(record: Sequence[Any]) -> Linked:
    """Link what a `LinkRecord` names. `NotLinked` where that cannot be."""
    builtins, guard, handlers, code, imported, exported, keeps, files = record
    with _LOCK:
        for file in files:
            _load(file)
        ours = _own("ad.builtins", builtins[0], tuple(builtins[1]))
        guarded: Any = None if guard is None else _own("ad.guard", guard[0], tuple(guard[1]))
        used = ["ad.builtins"] if guard is None else ["ad.builtins", "ad.guard"]
        builder = _builder(code, exported, used)
        for name in imported:
            address = llvm.address_of_symbol(name)
            if not address:
                raise NotLinked(name)
            builder.import_symbol(name, address)
        try:
            tracker = builder.link(_engine(), f"ad.start.{next(_NUMBERS)}")
        except RuntimeError as error:
            raise NotLinked(str(error)) from error
        for variable, function in handlers.items():
            ctypes.c_void_p.from_address(tracker[variable]).value = guarded[function]
        return Linked(tracker, ours[TURNS], keeps)


def _load(file: str) -> None:
    """Load a library that code was linked with; `NotLinked` where it is gone."""
    try:
        llvm.load_library_permanently(file)
    except RuntimeError as error:
        raise NotLinked(file) from error


def keep_tapes(tracker: Any, name: str) -> None:
    """Note the function that frees what code keeps between calls."""
    AT_RELEASE.append(ctypes.CFUNCTYPE(None)(tracker[name]))
