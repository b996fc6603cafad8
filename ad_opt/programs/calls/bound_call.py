"""Calls whose arguments are packed once."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from ad_opt.lowering.codegen.machine.entry import PREFIX
from ad_opt.lowering.codegen.machine.guard import stopped
from ad_opt.lowering.codegen.machine.signature import Signature, leaves
from ad_opt.values.results import Owners, returns_memory

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.in_process.jit import Library
    from ad_opt.values.python_types import Argument, Value

    Unpack = Callable[[Any, Owners | None], Any]
    Entry = Callable[[Any, Any], int | None]

Result = TypeVar("Result", bound="Value", default="Value", covariant=True)
_ENTRY = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


class BoundCall(Generic[Result]):
    """A function with arguments that stay: ``step = prog["step"].bind(w, x, 0); step()``.

    Arrays are read and written where they are at every call, and kept alive; their data must not
    move (`numpy.ndarray.resize`). `set` exchanges one argument. A call checks and packs nothing,
    which leaves about a third of a microsecond beside the compiled code. Not for several threads
    at once: they would share the block of results.
    """

    def __init__(
        self,
        signature: Signature,
        library: Library,
        pack: Callable[[int, Any], tuple[list[Any], list[Any]]],
        unpack: tuple[Unpack, struct.Struct],
        arguments: Sequence[Any],
    ):
        kinds = [leaves(kind) or () for kind in signature.inputs]
        self._signature = signature
        self._layouts = [struct.Struct("<" + "".join(leaf.pack for leaf in kind)) for kind in kinds]
        sizes = [layout.size for layout in self._layouts]
        self._places = [sum(sizes[:at]) for at in range(len(sizes))]
        self._block = (ctypes.c_char * max(8, sum(sizes)))()
        self._results = (ctypes.c_char * max(8, unpack[1].size))()
        self._pack = pack
        self._kept: list[tuple[Any, list[Any]]] = [(None, [])] * len(kinds)
        for index, argument in enumerate(arguments):
            self.set(index, argument)
        self._run = self._caller(signature, library, unpack[0])

    def set(self, index: int, value: Argument) -> None:
        """Let the argument at a place be another one; AD0503 if it does not fit."""
        values, kept = self._pack(index, value)
        self._layouts[index].pack_into(self._block, self._places[index], *values)
        self._kept[index] = (value, kept)

    def integer(self, index: int) -> ctypes.c_int64:
        """The memory of an argument of type `index` or `i64`, to be written without a check."""
        assert self._layouts[index].size == ctypes.sizeof(ctypes.c_int64)
        return ctypes.c_int64.from_buffer(self._block, self._places[index])

    def __call__(self) -> Result:
        """Run it; the results as the function gives them. AD0505 where the program stops."""
        return self._run()

    @property
    def run(self) -> Callable[[], Result]:
        """Return the closure that a call runs, for loops that count nanoseconds."""
        return self._run

    def __reduce__(self) -> tuple[object, ...]:
        """AD0501: addresses belong to this process."""
        text = f"a bound call of @{self._signature.name} holds addresses of this process, "
        hint = "pickle the function and its arguments, and call bind there"
        raise self._signature.error("AD0501", text + "so it cannot be pickled", hint)

    def _caller(self, signature: Signature, library: Library, unpack: Unpack) -> Callable[[], Any]:
        entry: Entry = _ENTRY(library.address(PREFIX + signature.name))
        if library.interrupt is not None:
            from .interrupts import ending

            entry = ending(entry, library)
        results = self._results
        first = ctypes.c_void_p(ctypes.addressof(self._block))
        second = ctypes.c_void_p(ctypes.addressof(results))
        kept = self._block, self._kept, library
        owning = returns_memory(signature.results)

        def plain(_kept: object = kept) -> None:
            if (message := entry(first, second)) is not None:
                raise stopped(message, results)

        def giving() -> Any:
            plain()
            return unpack(results, self._owners(library) if owning else None)

        return giving if signature.results else plain

    def _owners(self, library: Library) -> Owners:
        values = (one for value, kept in self._kept for one in (value, *kept))
        return Owners(tuple(values), library)
