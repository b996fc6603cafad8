"""``ad-reduce``: makes a program smaller that shows a fault, as long as it shows it.

    ad-reduce prog.mlir --test='./still-fails.sh' -o small.mlir
    ad-reduce prog.mlir --grad=f --wrong
    ad-reduce prog.mlir --error=AD0701 --grad=f

A test is a command that ends with 0 for an interesting program, as for ``llvm-reduce`` (and other
than for ``mlir-reduce``, where that is 1). Exit status: 0 done, 1 the program is not interesting or
cannot be read, 2 the command line is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from .common.completion import add_completion
from .common.source_files import add_compiler_options
from .transform.options import Parser, UsageError

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
    from xdsl.dialects.builtin import ModuleOp

    from .reduce.programs import Reduction

_EPILOG = "A test ends with 0 for an interesting program. Without -o, the result goes to stdout."
KINDS = ("grad", "value-and-grad", "jvp", "vjp")


def make_parser() -> argparse.ArgumentParser:
    """The parser of all options."""
    parser = Parser(
        "ad-reduce",
        description="Makes a program smaller that shows a fault, as long as it shows it.",
        epilog=_EPILOG,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("file", help="the program: MLIR, or LLVM IR (.ll) with --test")
    add("-o", dest="output", metavar="OUT", help="write there; `-` is standard output")
    add("--test", metavar="CMD", help="interesting is what this ends with 0 for; `{}` is the file")
    add("--wrong", action="store_true", help="interesting is a derivative with a wrong value")
    add("--error", metavar="CODE", help="interesting is this diagnostic of passes, or `crash`")
    for kind in KINDS:
        add(f"--{kind}", metavar="F", help=f"with --wrong or --error: the {kind} of @F")
    add("-p", dest="pipeline", metavar="PIPELINE", help="with --error: the passes that run")
    add("--timeout", type=float, default=30.0, metavar="S", help="seconds a test may take (30)")
    add("--most", type=float, metavar="S", help="seconds after which the result so far is written")
    add("--lines", action="store_true", help="take lines away, whatever they mean")
    add("--no-progress", dest="progress", action="store_false", help="show no progress")
    add_compiler_options(parser)
    add_completion(parser)
    add("--version", action="version", version=_version())
    return parser


def _version() -> str:
    from ad_opt import __version__

    return f"ad-reduce {__version__}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    try:
        options = make_parser().parse_args(argv)
        _require_one_test(options)
    except UsageError as error:
        return _usage(error)
    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

    from .common.big_stack import run_with_big_stack
    from .common.diagnostics import render
    from .common.input import silence_stdout

    try:
        return run_with_big_stack(lambda: _work(options))
    except UsageError as error:
        return _usage(error)
    except BrokenPipeError:
        silence_stdout()
        return 0
    except DiagnosticError as error:
        sys.stderr.write(render(error, {}))
        return 1
    except KeyboardInterrupt:
        return 130


def _usage(error: UsageError) -> int:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

    from .common.diagnostics import render

    help_text = error.help or "`ad-reduce --help` lists the options"
    sys.stderr.write(render(Diagnostic("AD0006", str(error), help=help_text), {}))
    return 2


def _require_one_test(options: argparse.Namespace) -> None:
    chosen = [options.test is not None, options.wrong, options.error is not None]
    if sum(chosen) != 1:
        text = "one of --test, --wrong and --error says what is interesting"
        raise UsageError(text, "write `--test=./script`, or `--grad=f --wrong`")
    asked = _asked(options)
    if options.wrong and asked is None:
        raise UsageError("option --wrong: no derivative is asked for", "write `--grad=f --wrong`")
    if options.error is not None and asked is None and not options.pipeline:
        raise UsageError("option --error: no passes are asked for", "add -p or --grad")
    if options.error is not None:
        _require_code(options.error)
    for name, seconds in (("--timeout", options.timeout), ("--most", options.most)):
        if seconds is not None and not seconds > 0:
            raise UsageError(f"option {name}: {seconds:g} is no time")


def _require_code(code: str) -> None:
    from ad_opt.dialects.support.diagnostics.codes import CODES
    from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean

    if code not in CODES and code != "crash":
        near = did_you_mean(code, sorted(CODES))
        raise UsageError(f"option --error: there is no diagnostic `{code}`", near)


def _asked(options: argparse.Namespace) -> tuple[str, str] | None:
    """The function and the kind of its derivative that is asked for."""
    for kind in KINDS:
        name = kind.replace("-", "_")
        if (function := getattr(options, name)) is not None:
            return function.removeprefix("@"), name
    return None


def _test(
    options: argparse.Namespace,
    suffix: str,
    module: ModuleOp | None,
    wrong: DiagnosticError | None,
) -> Callable[[str], bool]:
    """The test that is asked for, for a program that is ``module``, or is ``wrong``."""
    from ad_opt.dialects import make_context
    from ad_opt.passes.infrastructure.manager import PassManager

    from .reduce.tests_of_programs import Command, Worker, defines, is_wrong, reports

    if options.test is not None:
        return Command.of(options.test, suffix, options.timeout)
    asked = _asked(options)
    if options.wrong:
        assert asked is not None
        return Worker(is_wrong(*asked), options.timeout)
    from ad_opt.passes.pipelines import derivative, with_named

    parts = [with_named(options.pipeline)] if options.pipeline else []
    parts += [derivative(*asked, alone=False)] if asked is not None else []
    pipeline = ",".join(parts)
    PassManager.parse(make_context(), pipeline)  # what is wrong with it is not about programs
    said = () if wrong is None else wrong.diagnostics
    message = next((one.message for one in said if one.code == options.error), None)
    kept = asked[0] if asked and module and defines(module, asked[0]) else None
    return Worker(reports(options.error, pipeline, message, kept), options.timeout)


def _read(text: str, name: str, unregistered: bool) -> ModuleOp:
    """Read a valid program; the tests of users may know operations that we do not."""
    from ad_opt.dialects import make_context
    from ad_opt.dialects.support.text.parsing import parse_module
    from ad_opt.passes.infrastructure.verify_strict import require_valid

    module = parse_module(make_context(allow_unregistered=unregistered), text, name)
    require_valid(module)
    return module


def _work(options: argparse.Namespace) -> int:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    from .common.input import write_output
    from .common.source_files import read_program
    from .reduce.programs import Reduction
    from .reduce.targets import size_of
    from .reduce.tests_of_programs import Worker

    name, text, is_llvm = read_program(options, "ad-reduce", {})
    suffix = ".ll" if is_llvm else (Path(name).suffix or ".mlir")
    if is_llvm and options.test is None:
        raise UsageError("LLVM IR is reduced with --test only", "write `--test=./script`")
    end = None if options.most is None else time.monotonic() + options.most
    module, wrong = None, None
    if not (is_llvm or options.lines):
        try:
            module = _read(text, name, unregistered=options.test is not None)
        except DiagnosticError as error:
            if options.wrong:
                raise
            wrong = error
    reduction = Reduction(
        _test(options, suffix, module, wrong),
        enough=lambda: end is not None and time.monotonic() > end,
    )
    if not reduction.ask(text):
        said = f"the program `{name}` is not interesting: the test says no for it as it is"
        raise DiagnosticError(Diagnostic("AD0016", said, help="run the test on it by hand"))
    total = text.count("\n") if module is None else size_of(module)
    with _progress(reduction, total, options.progress):
        small = reduction.lines(text) if module is None else str(reduction.module(module)) + "\n"
    if not reduction.ask(small):
        small = text  # the time was up, or printing it anew made it another program
    if isinstance(reduction.interesting, Worker):
        reduction.interesting.stop()
    write_output(options.output, small)
    left = small.count("\n")
    said = f"{text.count(chr(10))} lines became {left}, {reduction.tests} tests"
    print(f"ad-reduce: {said}", file=sys.stderr)
    return 0


@contextmanager
def _progress(reduction: Reduction, total: int, wanted: bool) -> Generator[None]:
    """Show how much is gone, on a terminal."""
    from ad_opt.progress import Progress

    with Progress("reducing", total, None if wanted else False, "tests") as bar:
        reduction.shown = lambda stage, size, tests: bar.show(max(total - size, 0), tests)
        yield


if __name__ == "__main__":
    sys.exit(main())
