"""Manual pages of the commands, made from their options: ``make man`` writes them.

python -m ad_opt.tools.common.man_pages build/man
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

COMMANDS = {
    "ad-opt": ("transform.options", "transform MLIR and LLVM IR programs, and differentiate them"),
    "ad-run": ("ad_run", "call a function of a program, or a derivative of it"),
    "ad-check": ("ad_check", "match output against checks in a file, and write these"),
    "ad-reduce": ("ad_reduce", "make a program smaller that shows a fault"),
    "ad-lsp": ("ad_lsp", "language server of MLIR and LLVM IR programs"),
}
"""The commands: the module with their parser, and what they are for."""

STATUS = """\
0 done, 1 the input is wrong, 2 the command line is wrong, 70 a fault of the program itself, 130
interrupted."""
MORE = """\
`ad-opt --explain=CODE` prints the page of a diagnostic such as AD0101, `ad-opt --help-pass=NAME`
that of a pass."""


def main(argv: Sequence[str] | None = None) -> int:
    """Write all pages into a folder."""
    words = list(sys.argv[1:] if argv is None else argv)
    folder = Path(words[0] if words else "build/man") / "man1"
    folder.mkdir(parents=True, exist_ok=True)
    for name in COMMANDS:
        (folder / f"{name}.1").write_text(page_of(name), encoding="utf-8")
        print(folder / f"{name}.1")
    return 0


def parser_of(name: str) -> argparse.ArgumentParser:
    """The parser of a command, which knows all its options."""
    module = import_module(f"ad_opt.tools.{COMMANDS[name][0]}")
    make: Callable[[], argparse.ArgumentParser] = module.make_parser
    return make()


def page_of(name: str) -> str:
    """The page of a command."""
    from ad_opt import __version__

    purpose, parser = COMMANDS[name][1], parser_of(name)
    lines = [f'.TH "{name.upper()}" 1 "" "ad-opt {__version__}" "User Commands"', ".nh"]
    lines += [".SH NAME", f"{_roff(name)} \\- {_roff(purpose)}"]
    lines += [".SH SYNOPSIS", *_synopsis(parser)]
    if parser.description:
        lines += [".SH DESCRIPTION", _roff(parser.description)]
    for group in parser._action_groups:
        rows = [row for action in group._group_actions for row in _option(action, parser)]
        if rows:
            lines += [f'.SH "{_title(group.title or "options")}"', *rows]
    lines += [".SH EXIT STATUS", _roff(STATUS), ".SH SEE ALSO", _roff(MORE)]
    return "\n".join(lines) + "\n"


def _title(text: str) -> str:
    return _roff(re.sub(r"\s*\(.*\)", "", text)).upper()


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    usage = parser.usage or parser.format_usage().removeprefix("usage: ")
    if not parser.usage:
        words = [a.metavar or a.dest for a in parser._actions if not a.option_strings]
        usage = " ".join([parser.prog, *(str(w).upper() for w in words), "[options]"])
    return [_roff(" ".join(usage.split()))]


def _option(action: argparse.Action, parser: argparse.ArgumentParser) -> list[str]:
    if action.help == argparse.SUPPRESS:
        return []
    said = " ".join((action.help or "").split()) % {**vars(action), "prog": parser.prog}
    if not action.option_strings:
        return [".TP", f"\\fI{_roff(str(action.metavar or action.dest).upper())}\\fR", _roff(said)]
    value = ""
    if action.nargs != 0:
        choices = None if action.choices is None else "|".join(map(str, action.choices))
        value = choices or str(action.metavar or action.dest.upper())
    flags = [f"\\fB{_roff(flag)}\\fR" for flag in action.option_strings]
    behind = f" \\fI{_roff(value)}\\fR" if value else ""
    return [".TP", ", ".join(flags) + behind, _roff(said)]


def _roff(text: str) -> str:
    """Text that is printed as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    text = text.replace("``", "`").replace("`", "\\(ga")
    return "\n".join(
        "\\&" + line if line.startswith((".", "'")) else line for line in text.split("\n")
    )


if __name__ == "__main__":
    sys.exit(main())
