"""Diagnostics on their way through JAX's runtime, which carries only text.

What a call on the host raises is kept for a while, so that what JAX makes of it can become that
again; stops of compiled code come with their number in front (`ffi_handlers`). Under `jit` there is
nobody to do so: JAX's own error has the text then.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.lowering.codegen.machine.guard import stop_at

library: Any = import_module("jax")
STOPPED = "error[AD0505]: the compiled program stopped: "
"""The beginning of what handlers say."""
_Found = TypeVar("_Found")
_RECENT: deque[tuple[str, tuple[Diagnostic, ...]]] = deque(maxlen=16)
"""Texts and diagnostics of the last errors. A guess: as many as threads call at once."""


def remembering(run: Callable[..., _Found]) -> Callable[..., _Found]:
    """A call on the host whose diagnostics are kept."""

    def call(*given: Any) -> _Found:
        try:
            return run(*given)
        except DiagnosticError as error:
            _RECENT.append((str(error), tuple(error.diagnostics)))
            raise

    return call


def with_numbers(run: Callable[[], _Found]) -> _Found:
    """Run a part of JAX's program; what it stops with is a diagnostic again, where it was one."""
    try:
        return run()
    except DiagnosticError:
        raise
    except (ValueError, library.errors.JaxRuntimeError) as error:
        found = _known(str(error))
        if found is None:
            raise
        raise found from None


def _known(text: str) -> DiagnosticError | None:
    for said, diagnostics in reversed(_RECENT):
        if said in text:
            return DiagnosticError(*diagnostics)
    if found := re.search(re.escape(STOPPED) + "(.*)", text, re.S):
        return stop_at(found[1])
    return None
