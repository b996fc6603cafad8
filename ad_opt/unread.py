"""Programs and functions that were loaded before, unread as long as the cache knows enough.

They are taken for `Program` and `Function`: whatever is asked of them beyond gradients whose calls
the cache knows makes the real ones of them, from the text as it was read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from typing_extensions import override

from ad_opt.dialects.support.process import disk_cache
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.llvm_files import looks_like_llvm

from .starts.proxy import Proxy
from .starts.recorded import Loaded, call_name, functions_of, kind_of_call, recall
from .starts.short_way import Finish, ShortWay
from .starts.source_text import UNNAMED, decoded, is_text, without_mark

_REGISTRIES = ("ad_opt.passes.rules.registry", "ad_opt.passes.tangents.tangent")
"""Modules without which no rule can have come after the start."""


def load(source: Any, options: CompileOptions) -> Any:
    """A program that the cache knows; ``None`` if it must be read."""
    if disk_cache.cache_dir() is None or any(name in sys.modules for name in _REGISTRIES):
        return None
    try:
        loaded = _loaded(source, options)
    except (OSError, ValueError, TypeError):
        return None  # which the long way says better
    if loaded is None or (functions := functions_of(loaded)) is None:
        return None
    _THERE.append(True)
    return StartedProgram(loaded, functions)


def are_there() -> bool:
    """True if programs have been loaded that are not read."""
    return bool(_THERE)


_THERE: list[bool] = []


def _loaded(source: Any, options: CompileOptions) -> Loaded | None:
    if not options.cache or options.interruptible:
        return None
    if is_text(source):
        text = without_mark(source)
        return Loaded(text, UNNAMED, looks_like_llvm(text), options, debug=False)
    path = Path(source)
    if path.suffix not in (".mlir", ".ll"):
        return None
    text = decoded(path.read_bytes())
    return Loaded(text, str(path), path.suffix == ".ll", options, debug=False)


class StartedProgram(Proxy):
    """A program of which the cache knows functions."""

    def __init__(self, loaded: Loaded, functions: tuple[str, ...]):
        self.loaded = loaded
        self._names = functions
        self._functions: dict[str, StartedFunction] = {}

    @override
    def _make(self) -> Any:
        from ad_opt.programs.loading import program_of

        return program_of(self.loaded)

    def __getitem__(self, name: str) -> Any:
        """The function of that name."""
        if name not in self._names or self._made is not None:
            return self.real[name]
        if name not in self._functions:
            self._functions[name] = StartedFunction(self, name)
        return self._functions[name]

    function = __getitem__

    @property
    def is_unread(self) -> bool:
        """True if nothing can have been said about the program since it was loaded."""
        return self._made is None and not any(name in sys.modules for name in _REGISTRIES)


class StartedFunction(Proxy):
    """A function of such a program."""

    def __init__(self, program: StartedProgram, name: str):
        self.started = program
        self.symbol = name

    @override
    def _make(self) -> Any:
        return self.started.real[self.symbol]

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        return self.real(*arguments, **named)


def derivative(kind: str, make: Callable[..., Any], of: int | None) -> Callable[..., Any]:
    """``grad`` or ``value_and_grad``, made by ``make`` where the cache does not know enough; the
    result is the pair's entry ``of``, or the pair.
    """

    def derive(f: Any, *more: Any, **options: Any) -> Any:
        if type(f) is not StartedFunction or more or set(options) - {"wrt"}:
            return make()(f.real if isinstance(f, Proxy) else f, *more, **options)
        if not f.started.is_unread:
            return make()(f.real, **options)
        return _Started(f, kind, make, options.get("wrt"), of)

    return derive


class _Started(Proxy):
    """A derivative whose calls are looked for in the cache, until one is not there."""

    def __init__(
        self, f: StartedFunction, kind: str, make: Callable[..., Any], wrt: Any, of: int | None
    ):
        self._f, self._kind, self._wrt, self._of = f, kind, wrt, of
        self._maker = make
        self._known: dict[object, tuple[ShortWay, Finish]] = {}
        self.__name__ = self.__qualname__ = f"{kind}_{f.symbol}"

    @override
    def _make(self) -> Any:
        return self._maker()(self._f.real, wrt=self._wrt)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        if self._made is None and not named and self._f.started.is_unread:
            found = self._found(arguments)
            done = None if found is None else found[0].run(arguments)
            if found is not None and done is not None:
                result = found[1](*done)
                return result if self._of is None else result[self._of]
        return self.real(*arguments, **named)

    def _found(self, arguments: Sequence[Any]) -> tuple[ShortWay, Finish] | None:
        call = kind_of_call(arguments)
        if call is None:
            return None
        if call not in self._known:
            wrt = tuple(self._wrt) if isinstance(self._wrt, list) else self._wrt
            name = call_name(self._f.started.loaded, self._f.symbol, self._kind, wrt, call)
            if (found := recall(name)) is None:
                return None
            self._known[call] = found
        return self._known[call]
