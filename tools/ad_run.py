"""``ad-run``: calls a function of a program and prints its results.

``ad-run FILE FUNCTION --args='3.0, [1.0, 2.0], zeros(3x4)'`` compiles the program, calls the
function and prints a JSON object: ``results``, and ``arguments`` with the memrefs that the call has
changed. Text that JSON has no numbers for (``nan``, ``inf``, complex) is written as strings that
``--args`` takes back. ``--grad`` and its kin (`derivatives`) differentiate instead. ``main`` of a
program in LLVM IR is run as a program (`run_main`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from ad_opt.lowering.codegen.machine.options import LIBRARIES

from .common.completion import add_completion
from .common.derivative_options import add_run_options, requested, unused_option
from .common.limits import add_limits, within
from .common.reporting import Reporter, add_diagnostic_options, show_usage_error
from .common.source_files import add_compiler_options
from .transform.options import Parser, UsageError

if TYPE_CHECKING:
    from ad_opt.lowering.codegen.machine.signature import Signature

    from ad_opt.programs.function import Function
    from ad_opt.programs.program import Program

EXAMPLES = """\
examples:
  $ ad-run f.mlir f --args='3.0, 4'                       the value
  $ ad-run f.mlir f --args='3.0, 4' --grad --wrt=x        value and gradient
  $ ad-run f.mlir f --args='3.0, 4' --check               are all derivatives right?
  $ ad-run f.mlir f --args='3.0, 4' --grad --bench        how long does a gradient take?
  $ ad-run f.c norm --args='[1.0, 2.0], 2' --grad         of a C program, which clang compiles
  $ ad-run f.c scaled --args='{a: 2.0, n: 3}' --grad      of a function of a struct
arguments: numbers; lists, zeros(3x4), ones(8), full(3, 0.5), arange(10), random(3x4, seed=1) and
files (x.npy, data.npz:key) for buffers; {field: value} for structs; "text" for characters."""

_USAGE_CODES = ("AD0006", "AD0501", "AD0502", "AD0503", "AD0504", "AD0705")


def make_parser() -> argparse.ArgumentParser:
    """The parser of all options."""
    parser = Parser(
        "ad-run",
        description="Calls a function of a program, or a derivative of it; results as JSON.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", help="MLIR, LLVM IR (.ll, .bc), C, C++, Rust, Fortran; - is stdin")
    parser.add_argument("function", nargs="?", help="name, without @; default: the only one")
    parser.add_argument(
        "words", nargs="*", default=[], help="of `main`: its arguments, as in a shell"
    )
    parser.add_argument("--args", default="", help="'3.0, [1, 2], zeros(3x4), x.npy, d.npz:key'")
    parser.add_argument("--bench", action="store_true", help="time the call too")
    parser.add_argument("--interpret", action="store_true", help="use the reference interpreter")
    parser.add_argument("-O", dest="opt_level", type=int, choices=range(4), default=3)
    parser.add_argument("--cpu", help="native, or a level such as x86-64-v3 (default: AD_OPT_CPU)")
    parser.add_argument("--fp", choices=("strict", "fast"), default="strict")
    parser.add_argument("--no-veclib", action="store_true", help="no vector mathematics library")
    parser.add_argument(
        "--library",
        choices=LIBRARIES,
        default="none",
        help="a BLAS that is installed, for large products of matrices (--fp=fast)",
    )
    parser.add_argument("--no-cache", action="store_true", help="do not keep compiled code")
    parser.add_argument("--output", choices=("json", "text"), default="json")
    parser.add_argument("--debug", action="store_true", help="tracebacks for errors")
    checked = "accesses out of bounds stop the call, with place and index"
    parser.add_argument("--bounds-checks", action="store_true", help=checked)
    add_run_options(parser)
    add_limits(parser)
    add_completion(parser)
    add_compiler_options(parser)
    add_diagnostic_options(parser)
    parser.add_argument("--version", action="version", version=_version())
    return parser


def _version() -> str:
    from ad_opt import __version__

    return f"ad-run {__version__}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    status = _run(argv)
    if argv is None:  # a process of its own
        from ad_opt.dialects.support.process.garbage_collection import leave_garbage

        leave_garbage()
    return status


def _run(argv: Sequence[str] | None) -> int:
    words = tuple(sys.argv[1:] if argv is None else argv)
    try:
        options = make_parser().parse_args(argv)
        options.words_given = words
        options.derivative = requested(options)
        if unused := unused_option(options):
            raise UsageError(unused)
    except UsageError as error:
        return _usage(error, words)
    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
    from ad_opt.tools.common.big_stack import run_with_big_stack
    from ad_opt.tools.common.input import silence_stdout

    sources: dict[str, str] = {}
    reporter = Reporter("ad-run", options.diagnostics_format, options.color)
    try:
        return run_with_big_stack(lambda: _with_warnings(options, sources, reporter))
    except UsageError as error:
        return _usage(error, words)
    except DiagnosticError as error:
        if options.debug:
            raise
        reporter.show(error.diagnostics, sources)
        return 2 if all(d.code in _USAGE_CODES for d in error.diagnostics) else 1
    except BrokenPipeError:
        silence_stdout()
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if options.debug:
            raise
        text = str(error).split("\n", 1)[0]
        print(f"internal error: {type(error).__name__}: {text}", file=sys.stderr)
        print("this is a bug of ad-run; --debug shows where", file=sys.stderr)
        return 70
    finally:
        reporter.close()


def _usage(error: UsageError, words: Sequence[str]) -> int:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

    diagnostic = Diagnostic("AD0006", str(error), help="`ad-run --help` lists the options")
    show_usage_error("ad-run", words, diagnostic)
    return 2


def _with_warnings(options: argparse.Namespace, sources: dict[str, str], reporter: Reporter) -> int:
    from ad_opt.dialects.support.diagnostics.warnings import collecting
    from ad_opt.tools.common.idle_options import OF_AD_RUN, idle_options

    with collecting() as warned:
        warned += idle_options(OF_AD_RUN, options.words_given, options)
        try:
            with within(options, reporter):
                return _work(options, sources)
        finally:
            reporter.show(warned, sources)


def _work(options: argparse.Namespace, sources: dict[str, str]) -> int:
    from ad_opt.lowering.codegen.machine.options import CompileOptions
    from ad_opt.tools.call.argument_text import ARGS_NAME
    from ad_opt.tools.call.arguments import (
        COTANGENTS_NAME,
        TANGENTS_NAME,
        parse_arguments,
    )
    from ad_opt.tools.call.memory_of_text import signature_of_text
    from ad_opt.tools.call.run_main import run_main, runs_main
    from ad_opt.tools.common.input import write_output
    from ad_opt.tools.common.source_files import read_program

    from ad_opt.programs.program import Program

    name, text, is_llvm = read_program(options, "ad-run", sources)
    sources[name], sources[ARGS_NAME] = text, options.args
    sources[TANGENTS_NAME] = options.jvp or options.hvp or ""
    sources[COTANGENTS_NAME] = options.vjp or ""
    compiled = CompileOptions(
        options.opt_level,
        options.fp,
        not options.no_veclib,
        options.library,
        not options.no_cache,
    )
    if options.cpu is not None:
        compiled = replace(compiled, cpu=options.cpu)
    program = Program(text, name, compiled, is_llvm=is_llvm)
    program.debug = options.debug_derivatives
    if runs_main(options, is_llvm) and not requested(options):
        return run_main(program, options.words)
    if options.words:
        raise UsageError("only `main` of a program in LLVM IR takes arguments without `--args`")
    function = program[options.function or _only(program)]
    signature = signature_of_text(options.args, function)
    arguments = parse_arguments(options.args, signature)
    if options.bounds_checks and not options.interpret:  # which looks by itself
        program = program.after("check-bounds")
        function = program[function.name]
    if kind := requested(options):
        report = _differentiate(kind, function, arguments, options)
    else:
        report = _call(program, signature, arguments, options.interpret)
        if options.bench:
            run = partial(_invoke, program, function.name, arguments, options.interpret)
            report["bench"] = _bench(run)
    write_output(None, _text(report) if options.output == "text" else _json(report))
    return 0


def _only(program: Program) -> str:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    names = list(program.functions)
    if len(names) == 1:
        return names[0]
    text = f"{program.name} has {len(names)} functions, so one must be named"
    hint = f"it has {', '.join(f'@{n}' for n in names)}" if names else None
    raise DiagnosticError(Diagnostic("AD0501", text, help=hint))


def _invoke(program: Program, name: str, arguments: Sequence[Any], interpret: bool) -> Any:
    if not interpret:
        return program[name](*arguments)
    from ad_opt.lowering.interpreters import run_function
    from ad_opt.tools.call.record_arguments import as_objects

    from ad_opt.programs.calls.calling import check_arguments

    check_arguments(program[name].signature, arguments)
    structs = {i: a for i, a in enumerate(arguments) if getattr(a, "dtype", None) and a.dtype.names}
    given = [as_objects(a) if i in structs else a for i, a in enumerate(arguments)]
    results = run_function(program.module, name, given)
    for index, array in structs.items():
        array[...] = given[index].astype(array.dtype)
    return results[0] if len(results) == 1 else results or None


def _differentiate(
    kind: str, function: Function, arguments: Sequence[Any], options: argparse.Namespace
) -> dict[str, Any]:
    from ad_opt.tools.call.derivatives import differentiate

    run, report = differentiate(kind, function, arguments, options)
    made = report(run())
    if options.bench:
        made["bench"] = _bench(run)
    return made


def _call(
    program: Program, signature: Signature, arguments: Sequence[Any], interpret: bool
) -> dict[str, Any]:
    from ad_opt.tools.call.json_values import changed, to_json

    before = [value.copy() if hasattr(value, "copy") else value for value in arguments]
    returned = _invoke(program, signature.name, arguments, interpret)
    several = len(signature.results) > 1
    results = returned if several else [returned] * len(signature.results)
    pairs = zip(results, signature.results, strict=True)
    report: dict[str, Any] = {"results": [to_json(value, kind) for value, kind in pairs]}
    report["arguments"] = changed(signature, before, arguments)
    return report


def _bench(run: Callable[[], Any]) -> dict[str, Any]:
    """Minimum and median of the time of a call, after warm-up, over about half a second."""
    from statistics import median
    from time import perf_counter

    times: list[float] = []
    start = perf_counter()
    while len(times) < 5 or (perf_counter() - start < 0.5 and len(times) < 100_000):
        before = perf_counter()
        run()
        times.append(perf_counter() - before)
    kept = times[len(times) // 10 :]
    return {
        "calls": len(kept),
        "min_us": round(min(kept) * 1e6, 3),
        "median_us": round(median(kept) * 1e6, 3),
    }


def _json(report: dict[str, Any]) -> str:
    import json

    return json.dumps(report) + "\n"


_TEXTS = {"arguments": "", "argument_tangents": "d ", "gradients": "d/d ", "hvp": "H d "}
"""Names of a report's parts, and how their lines begin."""


def _text(report: dict[str, Any]) -> str:
    lines = [f"result {i}: {value}" for i, value in enumerate(report.get("results", ()))]
    lines += [f"tangent {i}: {value}" for i, value in enumerate(report.get("tangents", ()))]
    for key, word in _TEXTS.items():
        lines += [f"{word}{name} = {value}" for name, value in report.get(key, {}).items()]
    if "jacobian" in report:
        lines.append(f"jacobian = {report['jacobian']}")
    for key in ("check", "bench"):
        lines += [f"{name}: {value}" for name, value in report.get(key, {}).items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
