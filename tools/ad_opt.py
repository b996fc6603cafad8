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
    status = _run(words, remembers=argv is None)
    if argv is None:  # a process of its own
        from ad_opt.dialects.support.process.garbage_collection import leave_garbage

        leave_garbage()
    return status


def _run(words: list[str], remembers: bool) -> int:
    from .common.remembered_runs import key_of_run, replayed

    try:
        key = key_of_run("ad-opt", words) if remembers else None
        if replayed(key):
            return 0
    except BrokenPipeError:
        return _without_reader()
    except KeyboardInterrupt:
        return _interrupted()
    from .common.big_stack import run_with_big_stack

    try:
        return run_with_big_stack(lambda: _guarded(words, key))
    except KeyboardInterrupt:
        return _interrupted()


def _interrupted() -> int:
    sys.stderr.write("ad-opt: interrupted\n")
    return 130


def _print_version() -> int:
    from importlib.metadata import version

    names = ("ad-opt", "xdsl", "llvmlite")
    print(" ".join(f"{name} {version(name)}" for name in names), "(LLVM 22)")
    return 0


def _guarded(words: list[str], key: str | None) -> int:
    """Everything behind the error boundary; runs where deep recursion is fine."""
    from .transform.options import UsageError, parse_options

    try:
        options = parse_options(words)
    except UsageError as error:
        return _usage(error, words)
    except SystemExit as stop:
        return int(stop.code or 0)
    if options.version:
        return _print_version()

    from .transform.driver import Driver

    driver = Driver(options)
    try:
        status = driver.run()
    except SystemExit as stop:
        return int(stop.code or 0)
    except BrokenPipeError:
        return _without_reader()
    if key is not None and status == 0 and driver.is_quiet:
        from .common.remembered_runs import key_of_run, remember

        if key == key_of_run("ad-opt", words):  # the file is still what was read
            remember(key, driver.written)
    return status


def _without_reader() -> int:
    from .common.input import silence_stdout

    silence_stdout()
    return 0


def _usage(error: Exception, words: Sequence[str]) -> int:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

    from .common.reporting import show_usage_error

    help_text = getattr(error, "help", None) or "`ad-opt --help` lists the options"
    show_usage_error("ad-opt", words, Diagnostic("AD0006", str(error), help=help_text))
    return 2


if __name__ == "__main__":
    sys.exit(main())
