"""Run a program from its ``main``, as the shell would: ``ad-run prog.ll main one two``.

What it prints goes where it would go, and its exit status is that of `ad-run`. Calls of Enzyme's
functions (``__enzyme_autodiff`` and the like) have become derivatives before.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ad_opt.programs.program import Program

MAIN = "main"


def runs_main(options: argparse.Namespace, is_llvm: bool) -> bool:
    """True if the program is to be run, rather than a function called."""
    plain = not (options.args or options.bench or options.interpret)
    return is_llvm and options.function == MAIN and plain


def run_main(program: Program, words: Sequence[str]) -> int:
    """Run ``main`` with the words as its arguments; gives its exit status."""
    function = program[MAIN]
    argv = [program.name, *words]
    texts = (ctypes.c_char_p * (len(argv) + 1))(*map(os.fsencode, argv), None)
    environment = [f"{name}={value}" for name, value in os.environ.items()]
    variables = (ctypes.c_char_p * (len(environment) + 1))(*map(os.fsencode, environment), None)
    given: list[Any] = [len(argv), ctypes.addressof(texts), ctypes.addressof(variables)]
    sys.stdout.flush()
    status: Any = function(*given[: len(function.signature.inputs)])
    ctypes.CDLL(None).fflush(None)
    return int(status or 0) & 0xFF
