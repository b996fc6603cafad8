"""Ways into compiled code: each knows how long its last call took, and whether to keep the
interpreter's lock; see `ad_opt.lowering.codegen.in_process.turns`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

_CALL = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
"""Keeps the lock: the code behind it lets go of it."""
_FOREVER = (1 << 63) - 1


@cache
def _lock() -> tuple[int, int]:
    """The addresses of what lets go of the interpreter's lock, and what takes it again."""
    found = (ctypes.pythonapi.PyEval_SaveThread, ctypes.pythonapi.PyEval_RestoreThread)
    save, restore = (ctypes.cast(one, ctypes.c_void_p).value for one in found)
    assert save is not None
    assert restore is not None
    return save, restore


def way_in(
    turns: int, entry: int, keeps: int, zeros: Sequence[tuple[int, int]] = ()
) -> Callable[[Any, Any], int | None]:
    """Return what calls the entry stub at an address, with a block of arguments and one of results.

    ``turns`` is the address of ``ad.turns``. Calls of fewer nanoseconds than ``keeps`` keep the
    interpreter's lock, so that 0 is for all that may wait for another thread. ``zeros`` names
    arrays that are filled with zeros first, by the slot of their address and their bytes.
    """
    flat = [number for zero in zeros for number in zero]
    parts = (entry, _FOREVER, keeps, *_lock(), len(zeros), *flat)
    state = (ctypes.c_int64 * len(parts))(*parts)
    enter = partial(_CALL(turns), ctypes.addressof(state))
    vars(enter)["state"] = state  # lives as long; as the argument it would cost 50 ns a call
    return enter
