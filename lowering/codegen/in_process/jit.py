"""LLVM IR text to functions in this process, through LLVM's ORC JIT.

Needs text with entry stubs (`entry`), leaves a `Library` that gives the address of each. Every
library is a name space of its own, so programs may define the same functions. Symbols that nothing
defines are found before linking and become AD0403.
"""

from __future__ import annotations

import atexit
import ctypes
import itertools
import re
import threading
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import llvmlite
import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.names.runtime_names import ARENA_RELEASE, INTERRUPT, SUMS_RELEASE
from ad_opt.dialects.support.names.rust_names import help_for_missing
from ad_opt.dialects.support.process.garbage_collection import keep_freed_memory
from ad_opt.dialects.support.process.locks import hold_while_forking
from ad_opt.lowering.codegen.machine import cache as disk
from ad_opt.lowering.codegen.machine import guard
from ad_opt.lowering.codegen.machine.entry import PREFIX as ENTRY_PREFIX
from ad_opt.lowering.codegen.machine.long_blocks import code_level
from ad_opt.lowering.codegen.machine.optimize import (
    CODE_SWITCHES,
    COPY_SWITCHES,
    LEVELS,
    LONG_SWITCHES,
    ROLLED_SWITCHES,
    SWITCHES,
    emit_object,
    parse_llvm,
    prepare,
)
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.codegen.machine.target import (
    here,
    host_cpu,
    host_triple,
    initialize,
    native_machine,
)
from ad_opt.lowering.codegen.machine.veclib import available, with_veclib
from ad_opt.lowering.codegen.objects.trial_compilation import check_compilable
from ad_opt.lowering.llvm_symbols import SymbolTable
from llvmlite.binding import ffi

from . import lifetime, turns
from .builtins import BUILTIN_NAMES, BUILTINS
from .threads import without_threads

STATE = "ad.state"
"""A table of the addresses of what derivatives share with a program."""
_WHATEVER_IT_NEEDS = (STATE, ENTRY_PREFIX + lifetime.BEGIN.name)
"""Is there for all functions: what is missing for some of them counts where it is reached."""

_LOCK = threading.RLock()
hold_while_forking(_LOCK)
# LLVM is at work in no other thread then.
hold_while_forking(ffi.lib._lock, innermost=True)  # pyright: ignore[reportPrivateUsage]
_NUMBERS = itertools.count()


class LinkRecord(NamedTuple):
    """Names in the cache, from which code can be linked again; see `ad_opt.starts.linking`."""

    builtins: tuple[str, tuple[str, ...]]
    guard: tuple[str, tuple[str, ...]] | None
    handlers: dict[str, str]
    """The functions of the guard that variables of the code name."""
    code: str
    imported: tuple[str, ...]
    """Symbols of the process."""
    exported: tuple[str, ...]
    keeps: int
    """Nanoseconds of calls that keep the interpreter's lock."""
    files: tuple[str, ...] = ()
    """Libraries that are loaded first."""


class Library:
    """Linked machine code; its functions live as long as it does."""

    def __init__(
        self,
        tracker: llvm.ResourceTracker,
        names: frozenset[str],
        missing: Mapping[str, Sequence[str]],
        keep: object = None,
        waits_for_nobody: bool = False,
    ):
        self._tracker = tracker
        self._missing = missing
        self._keep = keep
        self.names = names
        self.record: LinkRecord | None = None
        """The objects that it was linked from, where all are in the cache."""
        self.interrupt = tracker[INTERRUPT] if INTERRUPT in names else None
        """Address of the variable that ends the code's loops."""
        self.keeps = turns.KEEPS if waits_for_nobody and self.interrupt is None else 0
        """Nanoseconds of calls that keep the interpreter's lock."""
        if ARENA_RELEASE in names:
            # The chunk that tapes leave to each other goes with the code.
            self._free = ctypes.CFUNCTYPE(None)(tracker[ARENA_RELEASE])
            weakref.finalize(self, _release, self._free, tracker)
            _WITH_TAPES.add(self)
        if SUMS_RELEASE in names:
            weakref.finalize(self, _release, ctypes.CFUNCTYPE(None)(tracker[SUMS_RELEASE]), tracker)

    @property
    def turns(self) -> int:
        """The address of the function through which Python calls entry stubs."""
        return _builtins()[turns.NAME]

    def release(self) -> None:
        """Free the memory that the code keeps between calls."""
        if ARENA_RELEASE in self.names:
            self._free()

    def address(self, name: str) -> int:
        """Return an exported symbol's address; AD0403 for a function that needs what nobody
        defines.
        """
        if name in self._missing and name not in _WHATEVER_IT_NEEDS:
            raise _missing(self._missing[name])
        return self._tracker[name]


_WITH_TAPES: weakref.WeakSet[Library] = weakref.WeakSet()
"""Code that may keep memory between calls."""


def release_tapes() -> None:
    """Free what tapes leave to the next ones of their programs."""
    with _LOCK:
        for library in list(_WITH_TAPES):
            library.release()


def _release(release: Callable[[], None], tracker: llvm.ResourceTracker) -> None:
    """Call ``release``, whose code lives as long as ``tracker``."""
    release()


@cache
def _engine() -> llvm.LLJIT:
    initialize()
    keep_freed_memory()
    return llvm.create_lljit_compiler(native_machine(2), use_jit_link=True, suppress_errors=True)


def _linked(
    library: str,
    text: str,
    exports: Iterable[str],
    *used: str,
    given: Mapping[str, int] | None = None,
) -> llvm.ResourceTracker:
    """LLVM IR of our own, linked as ``library`` for those that ask for it; it may use others."""
    image = _own_code(text)
    builder = llvm.JITLibraryBuilder().add_object_img(image).add_current_process()
    for name, address in (given or {}).items():
        builder.import_symbol(name, address)
    for name in used:
        builder.add_jit_library(name)
    for name in exports:
        builder.export_symbol(name)
    return builder.link(_engine(), library)


def _own_key(text: str) -> str:
    return disk.key_of("own", text, *host_cpu(), host_triple(), llvmlite.__version__)


def _own_code(text: str) -> bytes:
    """The object of LLVM IR of our own, from the cache where it has it."""
    key = _own_key(text)
    if (known := disk.load(key)) is not None:
        return known.image
    machine = native_machine(2)
    image = machine.emit_object(prepare(text, machine, 2))
    disk.store(key, disk.CompiledObject(image, ()))
    return image


@cache
def _builtins() -> llvm.ResourceTracker:
    """Link what compilers' run-time libraries lack on some systems, compiled once.

    What the code generator calls is not in a module's text, so their own is there from the start.
    """
    _load_first(_COMPILER_LIBRARIES)
    return _linked("ad.builtins", BUILTINS, BUILTIN_NAMES)


@cache
def _runner_utils() -> llvm.ResourceTracker:
    """Link the functions that print memrefs in programs written for MLIR's own runner."""
    from . import runner_utils

    _builtins()
    library, code = runner_utils.LIBRARY, runner_utils.CODE
    return _linked(library, code, runner_utils.NAMES, "ad.builtins")


@cache
def _rust(library: str, text: str, names: tuple[str, ...]) -> llvm.ResourceTracker:
    """Link what Rust programs expect, under the names that a program knows it by."""
    _guard()
    return _linked(library, text, names, guard.LIBRARY)


@cache
def _guard() -> llvm.ResourceTracker:
    """Link the functions that bring Python back when compiled code stops, ready for use."""
    tracker = _linked(guard.LIBRARY, guard.CODE, guard.NAMES)
    ctypes.CFUNCTYPE(None)(tracker[guard.BEGIN])()
    return tracker


@cache
def _exits() -> llvm.ResourceTracker:
    """Link the functions that keep what is to happen at exit, and run it when Python ends."""
    real = llvm.address_of_symbol("exit")
    given = {lifetime.REAL_EXIT: real}
    names = (*lifetime.NAMES, lifetime.RUN)
    tracker = _linked(lifetime.LIBRARY, lifetime.CODE, names, given=given)
    atexit.register(ctypes.CFUNCTYPE(None)(tracker[lifetime.RUN]))
    return tracker


_LASTING: list[Library] = []
"""Code that runs once more at the end."""


def optimized(text: str, options: CompileOptions) -> llvm.ModuleRef:
    """The text as LLVM leaves it after its own pipeline for this machine."""
    text = without_threads(text)
    if options.veclib and options.opt_level >= 2:
        text = with_veclib(text, host_triple().split("-", 1)[0])
    check_compilable(text, here(options.cpu), options.opt_level)
    with _LOCK:
        module = prepare(text, _machine(options.opt_level, options.cpu), options.opt_level)
    _without_commons(module)
    return module


def _without_commons(module: llvm.ModuleRef) -> None:
    """Make common symbols, C's tentative definitions, weak ones: here nobody else defines them.

    Of hidden ones (``-fcommon -fvisibility=hidden``) LLVM's linker ends the process.
    """
    for variable in module.global_variables:
        if variable.linkage is llvm.Linkage.common:
            variable.linkage = llvm.Linkage.weak_any


@cache
def _machine(level: int, cpu: str) -> llvm.TargetMachine:
    """A machine that all programs of a level and a processor are compiled with, one at a time.

    To make two of them, and to free them, took 2 ms of the 59 of a small gradient.
    """
    return native_machine(level, cpu)


def _compile(text: str, options: CompileOptions) -> tuple[disk.CompiledObject, str]:
    """The object of LLVM IR text, and its key in the cache, if it has one."""
    key = ""
    text = without_threads(text)
    if options.cache:
        switches = (SWITCHES, CODE_SWITCHES, COPY_SWITCHES, ROLLED_SWITCHES, LONG_SWITCHES, LEVELS)
        versions = (llvmlite.__version__, llvm.llvm_version_info, switches, available())
        key = disk.key_of(text, options, *host_cpu(), host_triple(), versions)
        if (known := disk.load(key)) is not None:
            return known, key
    module = optimized(text, options)
    undefined = tuple(
        value.name
        for value in itertools.chain(module.functions, module.global_variables)
        if value.is_declaration
        and not value.name.startswith("llvm.")
        and value.linkage is not llvm.Linkage.external_weak
    )
    level = code_level(text, options.opt_level)
    machine = _machine(level, options.cpu)
    image = emit_object(module, machine, text, cut=level == 0 < options.opt_level)
    compiled = disk.CompiledObject(image, undefined)
    if options.cache:
        disk.store(key, compiled)
    return compiled, key


_CXX_NAMES = ("_Z", "__cxa_", "__gxx_")
"""Begins the names of what C++ programs expect of their library."""
_CXX_LIBRARIES = ("libstdc++.so.6", "libc++.so.1", "libc++.1.dylib")
_COMPILER_LIBRARIES = ("libgcc_s.so.1",)
"""Libraries with what compilers call for arithmetic that processors lack."""


def _load_first(libraries: Iterable[str]) -> None:
    """Load a library that Python itself does not need; the first that there is."""
    for name in libraries:
        try:
            llvm.load_library_permanently(name)
        except RuntimeError:
            continue
        return


def _from_process(names: Iterable[str]) -> dict[str, int]:
    """The addresses of those names that this process knows, also by `llvm.add_symbol`."""
    found = ((name, llvm.address_of_symbol(name)) for name in names)
    return {name: address for name, address in found if address}


def _missing(names: Iterable[str]) -> DiagnosticError:
    return DiagnosticError(
        *(
            Diagnostic(
                "AD0403",
                f"`@{name}` is called, but neither the program nor this process defines it",
                help=help_for_missing(name)
                or "give it a body, or load the library that has it before the first call",
            )
            for name in names
        )
    )


class _Linking:
    """The search for symbols that a library does not define itself."""

    def __init__(self, names: Iterable[str], given: Mapping[str, int]):
        self.imported = {name: given[name] for name in names if name in given}
        self.lasting = False
        self.libraries = ["ad.builtins"]
        self.missing: list[str] = []
        ours = BUILTIN_NAMES | {*guard.NAMES}
        self.open = [name for name in names if name not in given and name not in ours]

    def find(self) -> None:
        """Look everywhere; what nobody has is `missing`."""
        if ends := [name for name in self.open if name in lifetime.NAMES]:
            self.imported |= {name: _exits()[name] for name in ends}
            self.lasting = any(name != "exit" for name in ends)
            self.open = [name for name in self.open if name not in ends]
        self.search()
        if any(name.startswith("_ZGV") for name in self.open) and available():
            self.search()  # vector functions, whose library that has loaded
        if _calls_blas(self.open):
            from ad_opt.lowering.codegen.machine import blas

            if blas.SYMBOLS.intersection(self.open):
                blas.load_any()
                self.search()
        if any(name.startswith(_CXX_NAMES) for name in self.open):
            _load_first(_CXX_LIBRARIES)
            self.search()
        if self.open:
            self._find_in_ours()

    def _find_in_ours(self) -> None:
        """Look at what we have for programs of other tools; few need any of it."""
        from . import runner_utils
        from .rust_runtime import rust_runtime

        if printers := runner_utils.NAMES.intersection(self.open):
            _runner_utils()
            self.libraries.append(runner_utils.LIBRARY)
            self.open = [name for name in self.open if name not in printers]
        rust, provided = rust_runtime(self.open)
        if provided:
            library = ".".join(("ad.rust", *provided))
            _rust(library, rust, tuple(provided))
            self.libraries.append(library)
        self.missing = [name for name in self.open if name not in provided]
        if self.missing:
            self.libraries.append(_placeholders(tuple(self.missing)))

    def search(self) -> None:
        """Look in this process."""
        self.imported |= _from_process(self.open)
        self.open = [name for name in self.open if name not in self.imported]


@cache
def _placeholders(names: tuple[str, ...]) -> str:
    """A library in which missing functions stop; functions that need them are not run anyway."""
    from .placeholders import placeholders

    library = f"ad.missing.{next(_NUMBERS)}"
    _guard()
    _KEPT.append(_linked(library, placeholders(names), names, guard.LIBRARY))
    return library


_KEPT: list[llvm.ResourceTracker] = []


def _never_returns(module: llvm.ModuleRef, name: str) -> bool:
    """True if a function that nobody defines would not return: who comes there stops anyway."""
    try:
        function = module.get_function(name)
    except NameError:
        return False
    return any(b"noreturn" in bytes(one) for one in function.attributes)


@dataclass(frozen=True)
class Linkable:
    """Machine code, and all that linking it must know of the text that it was made from."""

    image: bytes
    undefined: tuple[str, ...]
    names: tuple[str, ...]
    """The symbols whose addresses are wanted."""
    handlers: tuple[str, ...]
    """Variables that hold functions of this process."""
    stops: bool
    """True if the code may stop."""
    key: str = ""
    """The name of the machine code in the cache, where it is there."""
    waits_for_nobody: bool = False
    """True if the code cannot wait for another thread."""


def linkable(text: str, exports: Iterable[str], options: CompileOptions) -> Linkable:
    """Compile; ``exports`` are the functions whose addresses are wanted."""
    with _LOCK:
        initialize()
        compiled, key = _compile(text, options)
    stops = guard.can_stop(text)
    handlers = guard.variables(text) if stops else []
    names = {*exports, *handlers}
    for name in (ARENA_RELEASE, SUMS_RELEASE):
        if f"define weak_odr void @{name}(" in text or f'@"{name}"(' in text:
            names.add(name)
    if re.search(rf'^@"?{INTERRUPT}"? = (?!external)', text, re.MULTILINE) is not None:
        names.add(INTERRUPT)
    alone = turns.waits_for_nobody(text, compiled.undefined)
    return Linkable(
        compiled.image, compiled.undefined, tuple(sorted(names)), tuple(handlers), stops, key, alone
    )


def compile_library(
    text: str,
    exports: Iterable[str],
    options: CompileOptions,
    given: Mapping[str, int] | None = None,
    keep: object = None,
) -> Library:
    """Compile and link; ``exports`` are the functions whose addresses are wanted.

    Functions that need what nobody defines are AD0403 when their address is asked for.
    ``given`` are addresses of what the text declares and something else defines, which ``keep``
    keeps alive.
    """
    exports = [*exports]

    def reaching(missing: Sequence[str]) -> Mapping[str, Sequence[str]]:
        module = parse_llvm(without_threads(text))
        needed = [name for name in missing if not _never_returns(module, name)]
        return SymbolTable(str(module)).running_into(needed, exports) if needed else {}

    with _LOCK:
        return link(linkable(text, exports, options), reaching, given, keep)


def _calls_blas(names: Iterable[str]) -> bool:
    return any("cblas_" in name for name in names)


def _libraries_of(names: Iterable[str]) -> tuple[str, ...]:
    """The files of libraries that define functions, of those that are loaded by name."""
    if not _calls_blas(names):
        return ()
    from ad_opt.lowering.codegen.machine import blas  # few programs call one

    return tuple(blas.files_of(names))


def link(
    code: Linkable,
    reaching: Callable[[Sequence[str]], Mapping[str, Sequence[str]]],
    given: Mapping[str, int] | None = None,
    keep: object = None,
) -> Library:
    """Link machine code; ``reaching`` gives the functions that need what is missing, with that."""
    with _LOCK:
        engine = _engine()
        _builtins()
        linking = _Linking(code.undefined, given or {})
        linking.find()
        builder = llvm.JITLibraryBuilder().add_object_img(code.image).add_current_process()
        for name, address in linking.imported.items():
            builder.import_symbol(name, address)
        for library in linking.libraries:
            builder.add_jit_library(library)
        if code.stops:
            _guard()
            builder.add_jit_library(guard.LIBRARY)
        for name in code.names:
            builder.export_symbol(name)
        try:
            tracker = builder.link(engine, f"ad.library.{next(_NUMBERS)}")
        except RuntimeError as error:
            raise DiagnosticError(
                Diagnostic("AD0403", f"the compiled code cannot be linked: {error}")
            ) from error
        for variable in code.handlers:
            guard.install(tracker[variable], _guard()[guard.FUNCTIONS[variable]])
        missing = reaching(linking.missing) if linking.missing else {}
        alone = code.waits_for_nobody and not given and not linking.missing
        made = Library(tracker, frozenset(code.names), missing, keep, alone)
        if linking.lasting:
            _LASTING.append(made)
        elif (
            code.key and not given and not linking.missing and linking.libraries == ["ad.builtins"]
        ):
            made.record = LinkRecord(
                (_own_key(BUILTINS), tuple(BUILTIN_NAMES)),
                (_own_key(guard.CODE), guard.NAMES) if code.stops else None,
                {name: guard.FUNCTIONS[name] for name in code.handlers},
                code.key,
                tuple(linking.imported),
                code.names,
                made.keeps,
                _libraries_of(linking.imported),
            )
        return made
