"""The command line of `ad-opt`: options, their spellings, and what is wrong with wrong ones.

Options of ``mlir-opt`` are accepted under their own names. A pass is an option too
(``--canonicalize``, ``--cse``): such words become parts of the pipeline, in the order given.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from ad_opt.lowering.codegen.machine.options import LIBRARIES
from ad_opt.tools.common.completion import add_completion
from ad_opt.tools.common.derivative_options import (
    Listed,
    Requested,
    add_pipeline_options,
    expand_requests,
)
from ad_opt.tools.common.limits import add_limits
from ad_opt.tools.common.reporting import add_diagnostic_options
from ad_opt.tools.common.source_files import add_compiler_options
from typing_extensions import override

EMIT_KINDS = ("mlir", "llvm-dialect", "llvm-ir", "asm", "obj")

WITHOUT_HEADER = ("mlir", "llvm-dialect")
FILES = ("html", "header", "print_ir_tree_dir", "crash_reproducer")
"""Options that name a file or a folder, beside ``-o``, of which the writer says it."""
OF_AD_RUN = frozenset("--args --bench --check --interpret --no-cache --no-veclib".split())

_USAGE = "ad-opt FILE [-p PIPELINE] [--PASS ...] [options]"
_DESCRIPTION = """\
Transforms a program and prints it. FILE is MLIR, LLVM IR (.ll, .bc), or C, C++, Rust or
Fortran, which its compiler makes LLVM IR of; `-` or none is standard input."""
EXAMPLES = """\
examples:
  $ ad-opt f.mlir -p canonicalize,cse              run passes
  $ ad-opt f.mlir --grad=f                         add @f_grad, the gradient of @f
  $ ad-opt f.mlir --grad=f --emit=obj --header=g.h -o g.o      the gradient for C
  $ ad-opt f.c --grad=f --constant=n --emit=obj -o g.o         of a C program, linked beside it
  $ ad-opt f.mlir --grad=f --print-plan            what the gradient saves, and where
  $ ad-opt f.mlir --grad=f --timing                how long each pass takes
  $ ad-opt --help-pass=differentiate               what a pass does, with an example
  $ ad-opt --explain=AD0701                        what an error means, and what to do
ad-run calls functions and derivatives, ad-check matches output."""


class UsageError(Exception):
    """The command line is wrong; carries the sentence, and a help."""

    def __init__(self, message: str, help_text: str | None = None):
        super().__init__(message)
        self.help = help_text


class Parser(argparse.ArgumentParser):
    """A parser whose errors are `UsageError`."""

    @override
    def error(self, message: str) -> NoReturn:
        raise UsageError(message.replace("argument ", "option ", 1))


def _number(text: str) -> int:
    value = int(text)
    if value < 0:
        raise ValueError(text)
    return value


_number.__name__ = "number"


def _bisect_limit(text: str) -> int:
    value = int(text)
    if value < -1:
        raise ValueError(text)
    return value


_bisect_limit.__name__ = "number"


def make_parser() -> argparse.ArgumentParser:
    """The parser of all options but passes."""
    parser = Parser(
        "ad-opt",
        usage=_USAGE,
        description=_DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=argparse.SUPPRESS)
    _add_pipeline(parser)
    add_pipeline_options(parser)
    add_compiler_options(parser)
    _add_output(parser)
    _add_checks(parser)
    add_limits(parser)
    _add_observation(parser)
    add_diagnostic_options(parser)
    _add_information(parser)
    return parser


def _add_pipeline(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("passes")
    add = group.add_argument
    add(
        *("-p", "--passes", "--pass-pipeline"),
        dest="pipeline",
        action="append",
        default=[],
        metavar="PIPELINE",
        help="`a,b{x=1}` or `builtin.module(func.func(a),b)`; may be repeated",
    )
    add("--rewrite-limit", type=_number, metavar="N", help="do only the first N rewrites")
    add("--pass-limit", type=_number, metavar="N", help="run only the first N passes")
    add(
        "--bisect-limit",
        type=_bisect_limit,
        metavar="N",
        help="of the passes that may be left out, run the first N, and name each; -1: all",
    )
    add("--run-reproducer", action="store_true", help="take the pipeline from FILE's first lines")


def _add_output(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("output").add_argument
    add("-o", dest="output", metavar="OUT", help="write there; `-` is standard output")
    add("--emit", choices=EMIT_KINDS, default="mlir", help="what to write (default: mlir)")
    add("--target", metavar="TRIPLE", help="generate for this target instead of this machine")
    add("--cpu", help="for this processor: native, x86-64, x86-64-v2, -v3, -v4")
    add("-O", dest="opt_level", type=int, choices=range(4), default=3, help="LLVM's effort")
    add("--fp", choices=("strict", "fast"), default="strict", help="floating-point semantics")
    add(
        "--header",
        metavar="F.H",
        help="also write a header: C, or Rust for a name in .rs (--emit=obj, asm)",
    )
    add(
        "--veclib",
        choices=("none", "libmvec"),
        default="none",
        help="call vector versions of exp, sin, ... in loops: glibc's, to be linked by -lmvec",
    )
    add(
        "--library",
        choices=LIBRARIES,
        default="none",
        help="call this BLAS for large products of matrices, to be linked (with --fp=fast)",
    )
    add(
        "--noalias",
        action="store_true",
        help="take for granted that buffers passed to a function, and shadows, share no memory",
    )
    add(
        "--memory",
        choices=("restored", "left", "discarded"),
        default="restored",
        help="what arguments that the function overwrites hold behind a derivative: what they "
        "held, what the function leaves there, or anything, which costs least",
    )
    add(
        "--extents",
        metavar="NAME=N,...",
        action=Listed,
        help="numbers of elements behind addresses, in integers that the function takes: "
        "`A=n*m,x=n+1`",
    )
    add(
        "--shadows",
        choices=("given", "fresh"),
        default="given",
        help="add gradients to what is in shadows, or write them there whatever that is; then "
        "arrays behind addresses need --extents",
    )
    add(
        *("--print-op-generic", "--mlir-print-op-generic"),
        action="store_true",
        help="print operations in generic form",
    )
    add(
        *("--print-debuginfo", "--mlir-print-debuginfo"),
        action="store_true",
        help="print source locations",
    )


def _add_checks(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("reading and checking").add_argument
    add(
        *("--allow-unregistered-dialect", "-allow-unregistered-dialect"),
        action="store_true",
        help="accept operations, types and attributes that nobody knows",
    )
    add(
        *("--split-input-file", "-split-input-file"),
        action="store_true",
        help="the file holds several programs with lines `// -----` between them",
    )
    add(
        *("--verify-diagnostics", "-verify-diagnostics"),
        action="store_true",
        help="match errors against `expected-error {{...}}` comments",
    )
    add(
        "--bounds-checks",
        action="store_true",
        help="accesses out of bounds stop the program and its derivatives, with place and index",
    )
    add(
        "--verify-each",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="verify after every pass",
    )
    add("--no-verify", dest="verify", action="store_false", help="do not verify at all")
    add(
        "--validate-each",
        action="store_true",
        help="run the program after every pass, and name the first that changes a value",
    )
    add(
        "--validate-at",
        action="append",
        default=[],
        metavar="CALL",
        help="with these arguments: `f(1.0, [2.0, 3.0])`; may be repeated",
    )
    add("--max-ops", type=_number, metavar="N", help="stop where the program has more operations")
    add("--verify-stage", action="store_true", help="check what passes promise to the next")


def _subjects(text: str) -> tuple[str, ...]:
    """Subjects of remarks, between commas."""
    from ad_opt.passes.infrastructure.instruments.remarks import SUBJECTS

    found = tuple(word for word in text.split(",") if word)
    for word in found:
        if word not in SUBJECTS:
            raise UsageError(
                f"option --remarks: there are no remarks on `{word}`",
                f"there are some on: {', '.join(SUBJECTS)}",
            )
    return found


def _add_observation(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("observation (on standard error)").add_argument
    for flag in ("before", "after"):
        add(
            *(f"--print-ir-{flag}", f"--mlir-print-ir-{flag}"),
            action="append",
            default=[],
            metavar="PASS",
            help=f"print the program {flag} this pass",
        )
        add(
            *(f"--print-ir-{flag}-all", f"--mlir-print-ir-{flag}-all"),
            action="store_true",
            help=f"print the program {flag} every pass",
        )
    for flag, text in (("change", "that changes it"), ("failure", "that fails")):
        add(
            *(f"--print-ir-after-{flag}", f"--mlir-print-ir-after-{flag}"),
            action="store_true",
            help=f"print the program after a pass {text}",
        )
    add("--diff", action="store_true", help="print what each pass changed, as a unified diff")
    add(
        *("--print-ir-module-scope", "--mlir-print-ir-module-scope"),
        action="store_true",
        help="print the whole module, also from passes on functions",
    )
    add(
        *("--print-ir-tree-dir", "--mlir-print-ir-tree-dir"),
        metavar="D",
        help="write these dumps as files under D",
    )
    add("--html", metavar="F.HTML", help="write a page that shows all stages beside the source")
    add("--timing", "--mlir-timing", action="store_true", help="print how long each pass took")
    add(
        *("--statistics", "--mlir-pass-statistics"),
        action="store_true",
        help="print what each pass did",
    )
    add(
        "--print-plan",
        action="store_true",
        help="print how each function is reversed: orders of loops, what is saved, in bytes",
    )
    add(
        "--remarks",
        type=_subjects,
        default=(),
        metavar="SUBJECTS",
        help="print what passes decided, and why: `placement` (where arrays live)",
    )
    add("--debug", action="store_true", help="show tracebacks")
    add("--crash-reproducer", metavar="F", help="where an internal error writes its reproducer")


def _add_information(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument_group("information").add_argument
    add("-h", "--help", action="help", help="show this")
    add("--version", action="store_true", help="show versions")
    add_completion(parser)
    add("--list-passes", action="store_true", help="all passes, a line each")
    add("--help-pass", metavar="NAME", help="what a pass does, and its options")
    add("--help-op", metavar="NAME", help="what is known of an operation, and in which files")
    add("--list-rules", action="store_true", help="what has which derivative, a line each")
    add("--list-dialects", action="store_true", help="all dialects, a line each")
    add("--explain", metavar="CODE", help="describe a diagnostic, such as AD0101")
    add("--explain-zero", metavar="F:X", help="say why the gradient of @F by argument X is zero")
    add(
        "--print-type-trees",
        choices=("text", "attributes"),
        help="LLVM IR: print, in place of the program, what registers and memory hold; "
        "`=attributes`: the program with it",
    )


def parse_options(argv: Sequence[str]) -> argparse.Namespace:
    """Read the command line. Raises `UsageError`; exits after ``--help``."""
    parser = make_parser()
    known = {flag for action in parser._actions for flag in action.option_strings}
    words = [word for given in argv for word in _as_pipeline(given, known)]
    options, unknown = parser.parse_known_args(words)
    options.words = tuple(argv)
    if unknown:
        raise _unknown_option(unknown[0], known)
    for name in FILES:
        if getattr(options, name) == "":
            flag = name.replace("_", "-")
            raise UsageError(f"option --{flag}: the name of the file is empty")
    if options.constant and not any(isinstance(part, Requested) for part in options.pipeline):
        raise UsageError("option --constant: no derivative is asked for")
    if options.header and options.emit in WITHOUT_HEADER:
        raise UsageError(
            f"option --header: --emit={options.emit} makes no code that a header could tell of",
            "add --emit=obj or --emit=asm",
        )
    if options.veclib != "none" and (
        options.emit not in ("asm", "obj", "llvm-ir") or options.target
    ):
        raise UsageError(
            f"option --veclib: {options.veclib} is that of this machine, for its machine code",
            "add --emit=obj or --emit=asm, and leave out --target",
        )
    if options.library != "none" and (options.fp != "fast" or options.target):
        raise UsageError(
            f"option --library: {options.library} is a library of this machine, and adds in an"
            " order of its own",
            "add --fp=fast, and leave out --target",
        )
    _check_printed(options)
    expand_requests(options)
    return options


def _check_printed(options: argparse.Namespace) -> None:
    """Refuse names of passes that there are none of."""
    if not options.print_ir_before and not options.print_ir_after:
        return
    from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
    from ad_opt.passes.infrastructure.pass_registry import all_passes

    for flag in ("before", "after"):
        for name in getattr(options, f"print_ir_{flag}"):
            if name not in all_passes():
                raise UsageError(
                    f"option --print-ir-{flag}: there is no pass `{name}`",
                    did_you_mean(name, sorted(all_passes())) or "`ad-opt --list-passes` lists them",
                )


def _as_pipeline(word: str, known: set[str]) -> list[str]:
    """``--canonicalize`` as ``-p canonicalize``; other words stay."""
    flag, _, values = word.partition("=")
    if word == "--print-type-trees":
        return [f"{word}=text"]  # so that a file behind it is not taken for its value
    if not word.startswith("-") or flag in known or flag in ("-", "--") or word[:2] in known:
        return [word]
    from ad_opt.passes.infrastructure.pass_registry import all_passes

    name = flag.lstrip("-")
    if name not in all_passes():
        return [word]
    options = values.strip("{}")
    return ["-p", f"{name}{{{options}}}" if options else name]


def _unknown_option(word: str, known: set[str]) -> UsageError:
    from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
    from ad_opt.passes.infrastructure.pass_registry import all_passes

    if not word.startswith("-"):
        return UsageError(f"there is one file to read, so what is `{word}`?")
    flag = word.partition("=")[0]
    if flag in known:
        return UsageError(f"`{flag}` is an option, but stands behind `--`", "write it in front")
    if flag in OF_AD_RUN:
        return UsageError(f"`{flag}` is an option of `ad-run`", "use `ad-run FILE FUNCTION ...`")
    names = sorted(known | {f"--{name}" for name in all_passes()})
    return UsageError(
        f"there is no option or pass `{flag}`",
        did_you_mean(flag, names) or "`ad-opt --help` lists the options",
    )
