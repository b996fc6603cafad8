"""Options that change nothing beside the others that are given: AD0012, a warning."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

Idle = tuple[tuple[str, ...], Callable[[Any], bool], str]
"""Options, when they have no effect, and why."""

_MACHINE_CODE = ("asm", "obj")


def _compiles(options: Any) -> bool:
    from ad_opt.lowering.compilers.languages import language_of

    return language_of(options.file) is not None


def _makes_code(options: Any) -> bool:
    return options.emit in _MACHINE_CODE or (
        options.emit == "llvm-ir" and (options.target is not None or options.veclib != "none")
    )


def _prints_nothing(options: Any) -> bool:
    names = ("before", "after", "before_all", "after_all", "after_change", "after_failure")
    return not any(getattr(options, f"print_ir_{name}") for name in names)


def _runs_nothing(options: Any) -> bool:
    code = options.emit != "mlir" or options.run_reproducer
    return not code and not any(part.strip() for part in options.pipeline)


_SOURCE: Idle = (
    ("--cflags", "--compiler"),
    lambda options: not _compiles(options),
    "the file is not compiled from C, C++, Rust or Fortran",
)

OF_AD_OPT: tuple[Idle, ...] = (
    _SOURCE,
    (
        ("--target", "--cpu", "-O"),
        lambda options: options.emit in ("mlir", "llvm-dialect"),
        "no machine code is made: `--emit=obj` or `--emit=asm` does",
    ),
    (
        ("--library",),
        lambda options: options.emit == "mlir",
        "products call it in code: `--emit=obj` or `--emit=asm` makes some",
    ),
    (
        ("--cpu", "-O"),
        lambda options: options.emit == "llvm-ir" and not _makes_code(options),
        "LLVM IR is written as it is, before LLVM's passes",
    ),
    (
        ("--print-op-generic", "--print-debuginfo"),
        lambda options: options.emit in ("llvm-ir", *_MACHINE_CODE) and _prints_nothing(options),
        "no MLIR is printed",
    ),
    (
        ("--print-ir-module-scope", "--print-ir-tree-dir"),
        _prints_nothing,
        "no program is printed between passes: `--print-ir-after-all` does",
    ),
    (
        (
            *("--statistics", "--print-plan", "--remarks", "--pass-limit", "--rewrite-limit"),
            *("--verify-stage", "--debug-derivatives", "--bisect-limit", "--diff"),
            "--validate-each",
        ),
        _runs_nothing,
        "no passes run: name some by `-p`, or a derivative by `--grad`",
    ),
    (
        ("--validate-at",),
        lambda options: not options.validate_each,
        "nothing is validated: `--validate-each` does",
    ),
    (
        ("--with-primal", "--extents", "--shadows"),
        lambda options: not options.made,
        "no derivative is asked for",
    ),
)

OF_AD_RUN: tuple[Idle, ...] = (
    _SOURCE,
    (
        ("--debug-derivatives",),
        lambda options: options.derivative is None,
        "no derivative is asked for",
    ),
    (
        ("--interpret",),
        lambda options: options.derivative is not None,
        "derivatives are compiled",
    ),
    (
        ("-O", "--cpu", "--fp", "--no-veclib", "--library"),
        lambda options: options.interpret and options.derivative is None,
        "the interpreter compiles nothing",
    ),
)


def idle_options(
    table: Sequence[Idle], words: Collection[str], options: Any
) -> Iterator[Diagnostic]:
    """Warn of each option among the ``words`` of a command line that has no effect."""
    given = [_flag(word) for word in words if word.startswith("-")]
    said: set[str] = set()
    for flags, idle, why in table:
        present = [flag for flag in flags if flag in given and flag not in said]
        if present and idle(options):
            for flag in present:
                said.add(flag)
                yield Diagnostic(
                    "AD0012", f"option `{flag}` has no effect: {why}", severity="warning"
                )


_SPELLINGS = ("--mlir-", "-mlir-")


def _flag(word: str) -> str:
    """The option that a word is, under our own name."""
    flag = word.partition("=")[0]
    if flag.startswith("-O"):
        return "-O"
    flag = "--pass-statistics" if flag == "--mlir-pass-statistics" else flag
    if flag == "--pass-statistics":
        return "--statistics"
    return next((f"--{flag.removeprefix(one)}" for one in _SPELLINGS if flag.startswith(one)), flag)
