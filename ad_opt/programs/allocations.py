"""Functions of a program compiled so that they count their allocations."""

from __future__ import annotations

import ctypes
from typing import Any

from ad_opt.lowering.codegen.in_process.allocation_counting import LIVE, counted
from ad_opt.lowering.codegen.in_process.jit import compile_library
from ad_opt.lowering.codegen.machine.entry import PREFIX, with_entry_stubs

from .calls.calling import Entry, make_caller
from .function import Function


class CountedFunction:
    """A function that knows how many of its allocations are not freed.

    It stands beside the function that it was made from, and shares no code with it.
    """

    def __init__(self, function: Function):
        signature = function.signature
        program = function.program
        text = counted(with_entry_stubs(program.ir("llvm-ir"), [signature]))
        exports = [PREFIX + signature.name, LIVE]
        self._library = compile_library(text, exports, program.options, *program.used_state())
        self._call = make_caller(Entry(signature, self._library))
        self._live = ctypes.CFUNCTYPE(ctypes.c_int64)(self._library.address(LIVE))

    @property
    def live(self) -> int:
        """Allocations that were made and not freed; what the caller was given is among them.

        Memory that tapes keep for the next call is freed first.
        """
        self._library.release()
        return int(self._live())

    def __call__(self, *arguments: Any) -> Any:
        """Call it."""
        return self._call(arguments)

    def leaves(self, *arguments: Any) -> int:
        """Return how many allocations a call leaves behind."""
        before = self.live
        self(*arguments)
        return self.live - before
