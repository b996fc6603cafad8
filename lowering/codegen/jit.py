"""LLVM IR text to functions in this process, through LLVM's ORC JIT.

Needs text with entry stubs (`entry`), leaves a `Library` that gives the address of each. Every
library is a name space of its own, so programs may define the same functions. Symbols that nothing
defines are found before linking and become AD0403.
"""

from __future__ import annotations

import ctypes
import itertools
import threading
import weakref
from collections.abc import Callable, Iterable
from functools import cache

import llvmlite
import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError

from . import cache as disk
from . import guard
from .builtins import BUILTIN_NAMES, BUILTINS
from .optimize import SWITCHES, prepare
from .options import CompileOptions
from .rust_runtime import rust_runtime
from .target import host_cpu, host_triple, initialize, native_machine
from .threads import without_threads
from .veclib import available, with_veclib

RELEASE = "autodiff_arena_release"
"""What code with tapes has to free the memory that it keeps between calls."""

_LOCK = threading.RLock()
_NUMBERS = itertools.count()


class Library:
    """Linked machine code; its functions live as long as it does."""

    def __init__(self, tracker: llvm.ResourceTracker, names: frozenset[str]):
        self._tracker = tracker
        self.names = names
        if RELEASE in names:
            # The chunk that tapes leave to each other goes with the code.
            self._free = ctypes.CFUNCTYPE(None)(tracker[RELEASE])
            weakref.finalize(self, _release, self._free, tracker)

    def release(self) -> None:
        """Free the memory that the code keeps between calls."""
        if RELEASE in self.names:
            self._free()

    def address(self, name: str) -> int:
        """Where an exported function begins."""
        return self._tracker[name]


def _release(release: Callable[[], None], tracker: llvm.ResourceTracker) -> None:
    """Call ``release``, whose code lives as long as ``tracker``."""
    release()


@cache
def _engine() -> llvm.LLJIT:
    initialize()
    return llvm.create_lljit_compiler(native_machine(2), use_jit_link=True, suppress_errors=True)


def _linked(library: str, text: str, exports: Iterable[str], *used: str) -> llvm.ResourceTracker:
    """LLVM IR of our own, linked as ``library`` for those that ask for it; it may use others."""
    machine = native_machine(2)
    image = machine.emit_object(prepare(text, machine, 2))
    builder = llvm.JITLibraryBuilder().add_object_img(image).add_current_process()
    for name in used:
        builder.add_jit_library(name)
    for name in exports:
        builder.export_symbol(name)
    return builder.link(_engine(), library)


@cache
def _builtins() -> llvm.ResourceTracker:
    """What compilers' run-time libraries lack on some systems, compiled once."""
    return _linked("ad.builtins", BUILTINS, BUILTIN_NAMES)


@cache
def _rust(library: str, text: str, names: tuple[str, ...]) -> llvm.ResourceTracker:
    """What Rust programs expect, under the names that a program knows it by."""
    _guard()
    return _linked(library, text, names, guard.LIBRARY)


@cache
def _guard() -> llvm.ResourceTracker:
    """What brings Python back when compiled code stops, ready for use."""
    tracker = _linked(guard.LIBRARY, guard.CODE, guard.NAMES)
    ctypes.CFUNCTYPE(None)(tracker[guard.BEGIN])()
    return tracker


def optimized(text: str, options: CompileOptions) -> llvm.ModuleRef:
    """The text as LLVM leaves it after its own pipeline for this machine."""
    machine = native_machine(options.opt_level)
    text = without_threads(text)
    if options.veclib and options.opt_level >= 2:
        text = with_veclib(text, host_triple().split("-", 1)[0])
    return prepare(text, machine, options.opt_level)


def _compile(text: str, options: CompileOptions) -> disk.CompiledObject:
    key = ""
    text = without_threads(text)
    if options.cache:
        versions = (llvmlite.__version__, llvm.llvm_version_info, SWITCHES, available())
        key = disk.key_of(text, options, *host_cpu(), host_triple(), versions)
        if (known := disk.load(key)) is not None:
            return known
    module = optimized(text, options)
    undefined = tuple(
        value.name
        for value in itertools.chain(module.functions, module.global_variables)
        if value.is_declaration and not value.name.startswith("llvm.")
    )
    machine = native_machine(options.opt_level)
    compiled = disk.CompiledObject(machine.emit_object(module), undefined)
    if options.cache:
        disk.store(key, compiled)
    return compiled


def _undefined(names: Iterable[str]) -> list[str]:
    """The names that neither this package nor the process defines."""
    known = BUILTIN_NAMES | {*guard.NAMES}
    return [name for name in names if name not in known and not llvm.address_of_symbol(name)]


_CXX_NAMES = ("_Z", "__cxa_", "__gxx_")
"""Begins the names of what C++ programs expect of their library."""


def _load_cxx_runtime() -> bool:
    """Load the C++ library, which Python itself does not need; whether there is one."""
    for name in ("libstdc++.so.6", "libc++.so.1", "libc++.1.dylib"):
        try:
            llvm.load_library_permanently(name)
        except RuntimeError:
            continue
        return True
    return False


def _missing(names: Iterable[str]) -> DiagnosticError:
    return DiagnosticError(
        *(
            Diagnostic(
                "AD0403",
                f"`@{name}` is called, but neither the program nor this process defines it",
                help="give it a body, or load the library that has it before the first call",
            )
            for name in names
        )
    )


def compile_library(text: str, exports: Iterable[str], options: CompileOptions) -> Library:
    """Compile and link; ``exports`` are the functions whose addresses are wanted."""
    with _LOCK:
        engine = _engine()
        compiled = _compile(text, options)
        missing = _undefined(compiled.undefined)
        if any(name.startswith(_CXX_NAMES) for name in missing) and _load_cxx_runtime():
            missing = _undefined(missing)
        rust, provided = rust_runtime(missing)
        if missing := [name for name in missing if name not in provided]:
            raise _missing(missing)
        builder = llvm.JITLibraryBuilder().add_object_img(compiled.image).add_current_process()
        _builtins()
        builder.add_jit_library("ad.builtins")
        if provided:
            library = ".".join(("ad.rust", *provided))
            _rust(library, rust, tuple(provided))
            builder.add_jit_library(library)
        guarded = guard.can_stop(text)
        if guarded:
            _guard()
            builder.add_jit_library(guard.LIBRARY)
        names = frozenset(exports) | ({guard.HANDLER} if guarded else set())
        if f"define weak_odr void @{RELEASE}(" in text or f'@"{RELEASE}"(' in text:
            names |= {RELEASE}
        for name in names:
            builder.export_symbol(name)
        try:
            tracker = builder.link(engine, f"ad.library.{next(_NUMBERS)}")
        except RuntimeError as error:
            raise DiagnosticError(
                Diagnostic("AD0403", f"the compiled code cannot be linked: {error}")
            ) from error
        if guarded:
            guard.install(tracker[guard.HANDLER], _guard()[guard.STOP])
        return Library(tracker, names)
