"""``ad-opt``: transforms a program and prints it. The entry point and its error boundary.

Exit status: 0 done, 1 the input is wrong, 2 the command line is wrong, 70 a bug of ours, 130
interrupted. Nothing heavy is imported before the command line is understood.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:
        return _print_version()
    status = _run(words)
    if argv is None:  # a process of its own
        from ad_opt.dialects.support.process.garbage_collection import leave_garbage

        leave_garbage()
    return status


def _run(words: list[str]) -> int:
    from .common.big_stack import run_with_big_stack

    try:
        return run_with_big_stack(lambda: _guarded(words))
    except KeyboardInterrupt:
        sys.stderr.write("ad-opt: interrupted\n")
        return 130


def _print_version() -> int:
    from importlib.metadata import version

    names = ("ad-opt", "xdsl", "llvmlite")
    print(" ".join(f"{name} {version(name)}" for name in names), "(LLVM 22)")
    return 0


def _guarded(words: list[str]) -> int:
    """Everything behind the error boundary; runs where deep recursion is fine."""
    from .common.input import silence_stdout
    from .transform.options import UsageError, parse_options

    try:
        options = parse_options(words)
    except UsageError as error:
        return _usage(error)
    except SystemExit as stop:
        return int(stop.code or 0)
    if options.version:
        return _print_version()

    from .transform.driver import Driver

    try:
        return Driver(options).run()
    except SystemExit as stop:
        return int(stop.code or 0)
    except BrokenPipeError:
        silence_stdout()
        return 0


def _usage(error: Exception) -> int:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

    from .common.diagnostics import render

    help_text = getattr(error, "help", None) or "`ad-opt --help` lists the options"
    sys.stderr.write(render(Diagnostic("AD0006", str(error), help=help_text), {}))
    return 2


if __name__ == "__main__":
    sys.exit(main())
