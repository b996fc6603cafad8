"""Completion of command lines in bash, zsh and fish, made from the options of a parser.

ad-opt --print-completion=bash > ~/.local/share/bash-completion/completions/ad-opt
ad-opt --print-completion=zsh > ~/.zfunc/_ad-opt
ad-opt --print-completion=fish > ~/.config/fish/completions/ad-opt.fish
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any

from typing_extensions import override

SHELLS = ("bash", "zsh", "fish")
PIPELINES = frozenset({"-p", "--passes", "--pass-pipeline"})
"""Options whose value is a list of passes."""
PASSES = frozenset(
    {"--print-ir-before", "--print-ir-after", "--help-pass"}
    | {"--mlir-print-ir-before", "--mlir-print-ir-after"}
)
"""Options whose value is one pass."""


def add_completion(parser: argparse.ArgumentParser) -> None:
    """Add ``--print-completion``."""
    parser.add_argument(
        "--print-completion",
        action=_Print,
        choices=SHELLS,
        help="print a script that completes this command's lines",
    )


class _Print(argparse.Action):
    """Prints the script and ends."""

    @override
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        write = {"bash": bash, "zsh": zsh, "fish": fish}[values]
        sys.stdout.write(write(parser))
        parser.exit(0)


def options_of(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """The options of a parser that are shown, in order."""
    return [
        action
        for action in parser._actions
        if action.option_strings and action.help != argparse.SUPPRESS
    ]


def takes_value(action: argparse.Action) -> bool:
    """True if a value stands behind the option."""
    return action.nargs != 0


def values_of(action: argparse.Action) -> list[str]:
    """The values that an option may have; empty where that may be anything."""
    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    return _passes() if PASSES & set(action.option_strings) else []


def _passes() -> list[str]:
    from ad_opt.passes.infrastructure.pass_registry import all_passes

    return sorted(all_passes())


def _parts() -> list[str]:
    """Passes and named pipelines."""
    from ad_opt.passes.pipelines import PIPELINES as named

    return sorted({*_passes(), *named})


# bash ------------------------------------------------------------------------------------------

_BASH = """\
# Completion of {name}: made by `{name} --print-completion=bash`.
{function}() {{
  local cur="${{COMP_WORDS[COMP_CWORD]}}" prev="${{COMP_WORDS[COMP_CWORD-1]}}"
  if [[ "$cur" == "=" ]]; then
    cur=""
  elif [[ "$prev" == "=" ]]; then
    prev="${{COMP_WORDS[COMP_CWORD-2]}}"
  fi
  COMPREPLY=()
  case "$prev" in
{cases}
  esac
  if [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "{options}" -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}}
complete -o filenames -F {function} {name}
"""
_VALUES = """\
    {flags})
      COMPREPLY=($(compgen -W "{values}" -- "$cur"))
      return ;;"""
_LISTS = """\
    {flags})
      local done=""
      [[ "$cur" == *,* ]] && done="${{cur%,*}},"
      COMPREPLY=($(compgen -P "$done" -W "{values}" -- "${{cur##*,}}"))
      return ;;"""


def bash(parser: argparse.ArgumentParser) -> str:
    """The script for bash."""
    cases: list[str] = []
    for action in options_of(parser):
        flags = "|".join(action.option_strings)
        if PIPELINES & set(action.option_strings):
            cases.append(_LISTS.format(flags=flags, values=" ".join(_parts())))
        elif takes_value(action) and (values := values_of(action)):
            cases.append(_VALUES.format(flags=flags, values=" ".join(values)))
    flags = [flag for action in options_of(parser) for flag in action.option_strings]
    return _BASH.format(
        name=parser.prog,
        function="_" + re.sub(r"\W", "_", parser.prog),
        cases="\n".join(cases) or "    --) ;;",
        options=" ".join(flags),
    )


# zsh -------------------------------------------------------------------------------------------


def zsh(parser: argparse.ArgumentParser) -> str:
    """The script for zsh."""
    rows = [row for action in options_of(parser) for row in _zsh_rows(action)]
    lines = [f"#compdef {parser.prog}", f"# Made by `{parser.prog} --print-completion=zsh`.", ""]
    lines += ["_arguments -S \\", *(f"  {row} \\" for row in rows), "  '*:file:_files'", ""]
    return "\n".join(lines)


def _help_of(action: argparse.Action) -> str:
    """The help of an option, on one line."""
    return " ".join((action.help or "").split()) % vars(action)


def _zsh_rows(action: argparse.Action) -> list[str]:
    said = _escaped(_help_of(action))
    value = ""
    if takes_value(action):
        what = str(action.metavar or action.dest).lower().replace(":", "-")
        if PIPELINES & set(action.option_strings):
            parts = " ".join(_parts())
            value = f":{what}:_values -s , pass {parts}"
        elif values := values_of(action):
            value = f":{what}:({' '.join(values)})"
        else:
            value = f":{what}:_files"
    rows: list[str] = []
    for flag in action.option_strings:
        behind = "=" if takes_value(action) and flag.startswith("--") else ""
        behind = "+" if takes_value(action) and not flag.startswith("--") else behind
        rows.append(f"'*{flag}{behind}[{said}]{value}'")
    return rows


def _escaped(text: str) -> str:
    """Text in brackets within single quotes."""
    return re.sub(r"([\[\]:\\])", r"\\\1", text).replace("'", "'\\''")


# fish ------------------------------------------------------------------------------------------


def fish(parser: argparse.ArgumentParser) -> str:
    """The script for fish."""
    name = parser.prog
    rows = [f"complete -c {name} {_fish_row(action)}" for action in options_of(parser)]
    return "\n".join(
        (f"# Completion of {name}: made by `{name} --print-completion=fish`.", *rows, "")
    )


def _fish_row(action: argparse.Action) -> str:
    """The names of an option, its values, and what it is."""
    words = [_fish_flag(flag) for flag in action.option_strings]
    if PIPELINES & set(action.option_strings):
        words.append(f"-x -a '(__fish_append , {' '.join(_parts())})'")
    elif takes_value(action) and (values := values_of(action)):
        words.append(f"-x -a '{' '.join(values)}'")
    elif takes_value(action):
        words.append("-r")
    said = re.sub(r"([\\'])", r"\\\1", _help_of(action))
    return " ".join((*words, f"-d '{said}'"))


def _fish_flag(flag: str) -> str:
    """An option of one letter, of a word behind one hyphen, or behind two."""
    kind = "l" if flag.startswith("--") else "s" if len(flag) == 2 else "o"
    return f"-{kind} {flag.lstrip('-')}"


__all__: Sequence[str] = ("SHELLS", "add_completion", "bash", "fish", "options_of", "zsh")
