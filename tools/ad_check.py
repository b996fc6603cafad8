"""``ad-check``: matches output against a check file, and writes its checks from the output.

``ad-opt f.mlir | ad-check f.mlir`` is FileCheck, in Python: nothing of LLVM need be installed.
``ad-opt f.mlir | ad-check --update f.mlir`` writes ``CHECK`` lines in front of the functions they
are about, and ``ad-check --update --run f.mlir`` does so for each ``RUN:`` line of the file.

Exit status: 0 it matches, 1 it does not or a file is wrong, 2 the command line is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from .common.completion import add_completion

_COMPLETION = "--print-completion"
_USAGE = "ad-check [--update [--run] [--force]] FILE [--check-prefix=P] [FileCheck's options]"
_EXAMPLES = """\
examples:
  $ ad-opt f.mlir -p canonicalize | ad-check f.mlir
  $ ad-opt f.mlir -p canonicalize | ad-check --update f.mlir
FileCheck's options: --strict-whitespace, --match-full-lines, --enable-var-scope,
--allow-empty, -DNAME=VALUE, ..."""


def make_parser() -> argparse.ArgumentParser:
    """The parser of its own options; FileCheck's are read by FileCheck."""
    parser = argparse.ArgumentParser(
        "ad-check",
        usage=_USAGE,
        description="Matches output against the checks in a file, and writes such checks.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", help="text with CHECK: lines")
    parser.add_argument(
        "--check-prefix", metavar="P", default="CHECK", help="the word of the checks"
    )
    parser.add_argument(
        "--update",
        action="store_true",
        help="write the checks of FILE; those that ad-check wrote before are replaced",
    )
    parser.add_argument(
        "--run",
        action="store_true",
        help="take the output from the RUN: lines of FILE, not from standard input",
    )
    parser.add_argument(
        "--force", action="store_true", help="replace checks that were written by hand, too"
    )
    add_completion(parser)
    parser.add_argument("--version", action="version", version=_version())
    return parser


def _version() -> str:
    from ad_opt import __version__

    return f"ad-check {__version__}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        sys.stdout.write(make_parser().format_help())
        return 2
    if {"-h", "--help", "--version"} & set(words) or _COMPLETION in words[0]:
        try:
            make_parser().parse_args(words)
        except SystemExit as error:
            return int(error.code or 0)
    from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
    from ad_opt.tools.check.matching import Mismatch
    from ad_opt.tools.common.diagnostics import render
    from ad_opt.tools.common.reporting import use_color

    try:
        return _update(words) if "--update" in words else _match(words)
    except Mismatch as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except DiagnosticError as error:
        sys.stderr.write(render(error, {}, use_color("auto")))
        return 2 if any(one.code == "AD0006" for one in error.diagnostics) else 1


def _match(words: list[str]) -> int:
    from ad_opt.tools.check.matching import match
    from ad_opt.tools.common.input import read_text

    match(["ad-check", *words], read_text("-")[1])
    return 0


def _update(words: list[str]) -> int:
    from ad_opt.tools.check.updating import outputs_of_run_lines, update
    from ad_opt.tools.common.input import read_text, write_output

    prefix = "CHECK"
    files: list[str] = []
    for word in words:
        flag, _, value = word.partition("=")
        if flag == "--check-prefix" and value:
            prefix = value
        elif word not in ("--update", "--run", "--force"):
            if word.startswith("-"):
                raise _usage(f"there is no option `{word}` beside `--update`")
            files.append(word)
    if len(files) != 1:
        raise _usage(f"`--update` needs one file, but {len(files)} came")
    name, text = read_text(files[0])
    if "--run" in words:
        outputs = outputs_of_run_lines(name, text)
    else:
        outputs = {prefix: read_text("-")[1]}
    new = update(name, text, outputs, force="--force" in words)
    if new != text:
        write_output(files[0], new)
    changed = "updated" if new != text else "up to date"
    sys.stderr.write(f"ad-check: {name} is {changed}\n")
    return 0


def _usage(message: str) -> Exception:
    from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError

    hint = "`ad-check --help` lists the options"
    return DiagnosticError(Diagnostic("AD0006", message, help=hint))


if __name__ == "__main__":
    sys.exit(main())
