"""Programs and functions that were loaded before, unread as long as the cache knows enough.

They are taken for `Program` and `Function`: whatever is asked of them beyond gradients whose calls
the cache knows makes the real ones of them, from the text as it was read.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from ad_opt.dialects.support.process import disk_cache
from ad_opt.lowering.codegen.machine.options import CompileOptions
from ad_opt.lowering.llvm_files import looks_like_llvm

from .starts.proxy import Proxy
from .starts.recorded import Loaded, Recalled, call_name, functions_of, key_of_call, recall
from .starts.short_way import Finish
from .starts.source_text import UNNAMED, decoded, is_text, without_mark

if TYPE_CHECKING:
    from .starts.jacobians import Columns, Rows, WideColumns
    from .starts.products import Directional, Gradient, Hessian, HessianProduct
    from .starts.pullbacks import Pulling

_REGISTRIES = ("ad_opt.passes.rules.registry", "ad_opt.passes.tangents.tangent")
"""Modules without which no rule can have come after the start."""


def load(source: Any, options: CompileOptions) -> Any:
    """A program that the cache knows; ``None`` if it must be read."""
    if disk_cache.cache_dir() is None or not may_come():
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


def may_come() -> bool:
    """True if the next program need not be read: ``grad(load(...)["f"])`` asks for `grad` first."""
    return not any(name in sys.modules for name in _REGISTRIES)


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

    def __contains__(self, name: object) -> bool:
        return name in self.real

    def __iter__(self) -> Iterator[str]:
        return iter(self.real)

    @property
    def is_unread(self) -> bool:
        """True if nothing can have been said about the program since it was loaded."""
        return self._made is None and may_come()


class StartedFunction(Proxy):
    """A function of such a program."""

    def __init__(self, program: StartedProgram, name: str):
        self.started = program
        self.symbol = name
        self._calls: dict[object, object] = {}

    @override
    def _make(self) -> Any:
        return self.started.real[self.symbol]

    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        return self.real(*arguments, **named)

    def call(self, kind: str, wrt: Any, *given: Any) -> Any:
        """Return the call of a derivative of that ``kind`` with what was ``given``: arguments,
        tangents. ``None`` if the cache does not know it.
        """
        if not self.started.is_unread or not all(type(part) in (tuple, list) for part in given):
            return None
        key = kind, repr(wrt := _chosen(wrt)), tuple(map(key_of_call, given))
        if (known := self._calls.get(key)) is None:
            name = call_name(self.started.loaded, self.symbol, kind, wrt, given)
            if name is None or (found := recall(name)) is None:
                return None
            known = self._calls[key] = _MADE[kind](found)
        return known


def _gradient(found: Recalled) -> Gradient:
    from .starts.products import Gradient

    count, results, places, single = found.about
    return Gradient(found.ways[0], Finish(count, results, tuple(places), single))


def _directional(found: Recalled) -> Directional:
    from .starts.products import Directional

    return Directional(found.ways[0], *found.about)


def _product(found: Recalled) -> HessianProduct:
    from .starts.products import HessianProduct

    return HessianProduct(*_gradient(found))


def _hessian(found: Recalled) -> Hessian:
    from .starts.products import Hessian

    finish, wanted, single = found.about
    column = _product(Recalled(found.ways, finish))
    return Hessian(column, tuple(wanted), single)


def _pulling(found: Recalled) -> Pulling:
    from .starts.pullbacks import Pulling

    ahead, back, *drop = found.ways
    return Pulling(ahead, back, drop[0] if drop else None, *found.about)


def _jacobian(found: Recalled) -> Rows | Columns | WideColumns:
    from .starts import jacobians

    form, about, *rest = found.about
    blocks = jacobians.Blocks(*about)
    if form == "rows":
        pulling, names = rest
        return jacobians.Rows(blocks, _pulling(Recalled(found.ways, pulling)), names)
    if form == "columns":
        return jacobians.Columns(blocks, _directional(Recalled(found.ways, rest[0])))
    return jacobians.WideColumns(blocks, found.ways[0], *rest[0])


_MADE: dict[str, Callable[[Recalled], Any]] = {
    "grad": _gradient,
    "value_and_grad": _gradient,
    "jvp": _directional,
    "hvp": _product,
    "hessian": _hessian,
    "jacobian": _jacobian,
    "vjp": _pulling,
}
"""Makers of calls from what the cache has, by the kind of derivative."""


class Entry:
    """A function of the API that ``make`` imports, where ``run`` finds too little in the cache."""

    def __init__(self, kind: str, make: Callable[[], Callable[..., Any]], run: Callable[..., Any]):
        self.kind = self.__name__ = self.__qualname__ = kind
        self.made = make
        self._run = run

    def __call__(self, /, f: Any, *given: Any, **options: Any) -> Any:
        """Call it."""
        if not issubclass(type(f), Proxy):  # of a program that was read: nothing is to be found
            return self.made()(f, *given, **options)
        return self._run(self, f, *given, **options)

    __doc__ = property(lambda self: self.made().__doc__)  # pyright: ignore

    @property
    def __wrapped__(self) -> Callable[..., Any]:
        return self.made()

    @override
    def __reduce__(self) -> Any:
        return _of_api, (self.kind,)


def _of_api(name: str) -> Any:
    """The function of the API that has a name."""
    return getattr(sys.modules["ad_opt"], name)


def derive(entry: Entry, /, f: Any, *more: Any, **options: Any) -> Any:
    """``grad``, ``value_and_grad``, ``hessian`` or ``jacobian``."""
    allowed = {"wrt", "of", "mode"} if entry.kind == "jacobian" else {"wrt"}
    if type(f) is not StartedFunction or len(more) > 1 or set(options) - allowed:
        return entry.made()(f.real, *more, **options)
    if not f.started.is_unread or (more and "wrt" in options):
        return entry.made()(f.real, *more, **options)
    return _Started(f, entry.kind, entry.made, {**options, "wrt": more[0]} if more else options)


def along(entry: Entry, /, f: Any, *given: Any, **options: Any) -> Any:
    """``jvp`` or ``hvp``."""
    if type(f) is StartedFunction and len(given) == 2:
        allowed = {"wrt"} if entry.kind == "hvp" else set[str]()
        call = None if set(options) - allowed else f.call(entry.kind, options.get("wrt"), *given)
        if call is not None and (found := call.run(*given)) is not None:
            return found if entry.kind == "jvp" else found[0]
    return entry.made()(f, *given, **options)


def pull(entry: Entry, /, f: Any, *primals: Any, **options: Any) -> Any:
    """``vjp``."""
    if type(f) is StartedFunction and not set(options) - {"wrt"}:
        call = f.call("vjp", options.get("wrt"), primals)
        longer = lambda first: entry.made()(f, *first, **options)[1]  # noqa: E731
        if call is not None and (found := call.run(primals, _beyond(f, longer))) is not None:
            return found
    return entry.made()(f, *primals, **options)


def _beyond(f: StartedFunction, longer: Callable[[Any], Any]) -> Any:
    from .starts.pullbacks import Beyond

    return Beyond(f.symbol, longer)


class _Started(Proxy):
    """A derivative whose calls are looked for in the cache, until one is not there."""

    def __init__(
        self,
        f: StartedFunction,
        kind: str,
        make: Callable[[], Callable[..., Any]],
        options: dict[str, Any],
    ):
        self._f, self._kind, self._options = f, kind, options
        self._maker = make
        chosen = [_chosen(options.get(name)) for name in ("wrt", "of")]
        mode = options.get("mode", "auto")
        self._what: Any = (*chosen, mode) if kind == "jacobian" else chosen[0]
        self.__name__ = self.__qualname__ = f"{kind}_{f.symbol}"

    @override
    def _make(self) -> Any:
        return self._maker()(self._f.real, **self._options)

    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        if self._made is None and not named:
            call = self._f.call(self._kind, self._what, arguments)
            if call is not None and (found := call.run(arguments)) is not None:
                return found if self._kind == "value_and_grad" else found[-1]
        return self.real(*arguments, **named)


def _chosen(selection: Any) -> Any:
    return tuple(selection) if isinstance(selection, list) else selection
