"""Checks written from output, as LLVM's update scripts do.

    func.func @f(%x: f64) -> f64 {       // CHECK-LABEL: func.func @f(
                                         // CHECK-SAME:  %[[X:.*]]: f64) -> f64 {
      %0 = arith.mulf %x, %x : f64       // CHECK-NEXT:    %[[V0:.*]] = arith.mulf %[[X]], %[[X]]
      return %0 : f64                    // CHECK-NEXT:    return %[[V0]] : f64
    }                                    // CHECK-NEXT:  }

Names of values become variables, whose first use defines them; numbers of attribute aliases are
left open. The checks of a function stand in front of it; those of functions that only the output
has (`@f_grad`) follow those of the function before it, since labels must come in order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

from .matching import CHECKERS
from .run_lines import TOOLS, NotRunHere, StageError, run_lines, run_tool, split_pipeline

NOTE = "NOTE: checks are written by `ad-check --update`"
_DIRECTIVES = "(?:-(?:LABEL|NEXT|SAME|NOT|DAG|EMPTY|COUNT-[0-9]+))?"
_FUNCTION = re.compile(
    r"^(\s*)(?:func\.func|llvm\.func|llvm\.mlir\.global|define)\b[^\n]*?(@[\w.$-]+|@\"[^\"]*\")"
)
_VALUE = re.compile(r'"(?:[^"\\]|\\.)*"|%([A-Za-z_$.][\w$.-]*|\d+)')
_ALIAS = re.compile(r"(?<=#)(tbaa_root|tbaa_type_desc|tbaa_tag|loop_\w*?[a-z]|tree|map|set)\d*\b")
_DIGITS = "{{[0-9]*}}"


def outputs_of_run_lines(name: str, text: str) -> dict[str, str]:
    """Run the ``RUN:`` lines that end in a FileCheck; the output for each of their prefixes."""
    found: dict[str, str] = {}
    for command in run_lines(text):
        stages = split_pipeline(command)
        if stages[-1][0] not in CHECKERS:
            continue
        prefixes = [w.partition("=")[2] for w in stages[-1] if w.startswith("--check-prefix=")]
        output = ""
        for words in stages[:-1]:
            given = [word.replace("%s", name) for word in words]
            output = _output(given, output, name)
        for prefix in prefixes or ["CHECK"]:
            found[prefix] = output
    if not found:
        raise _refused(name, "no `RUN:` line ends in `ad-check`, `filecheck` or `FileCheck`")
    return found


def _output(words: list[str], stdin: str, name: str) -> str:
    merge = "2>&1" in words
    words = [word for word in words if word != "2>&1"]
    fails = words[0] == "not"
    tool, *rest = words[1:] if fails else words
    if tool not in TOOLS:
        raise _refused(name, f"`{tool}` is not run here: {', '.join(TOOLS)} are")
    try:
        status, out, err = run_tool(TOOLS[tool], rest, stdin)
    except (StageError, NotRunHere) as error:
        raise _refused(name, str(error)) from error
    if (status != 0) != fails:
        raise _refused(name, f"`{' '.join(words)}` ended with {status}: {err.strip()[:400]}")
    return out + err if merge else out


def _refused(name: str, message: str, line: int = 1, hint: str | None = None) -> DiagnosticError:
    return DiagnosticError(Diagnostic("AD0013", message, Location(name, line, 1), help=hint))


def update(name: str, text: str, outputs: Mapping[str, str], *, force: bool = False) -> str:
    """Write the checks of each prefix into a test's text, in place of those that it has.

    AD0013 where these were written by hand, or there is nothing to check.
    """
    mark = ";" if Path(name).suffix == ".ll" else "//"
    lines = text.split("\n")
    ours = any(NOTE in line for line in lines)
    for prefix in outputs:
        old = re.compile(rf"\s*{mark}\s*{re.escape(prefix)}{_DIRECTIVES}:")
        at = next((number for number, line in enumerate(lines, 1) if old.match(line)), None)
        if at is not None and not ours and not force:
            hint = "`--force` replaces them; another `--check-prefix` leaves them"
            said = f"the checks `{prefix}` were written by hand"
            raise _refused(name, said, at, hint)
        lines = [line for line in lines if not old.match(line)]
    for prefix, output in outputs.items():
        lines = _with_checks(name, lines, prefix, output, mark)
    if not any(NOTE in line for line in lines):
        lines.insert(_behind_run_lines(lines), f"{mark} {NOTE}")
    return "\n".join(lines)


def _behind_run_lines(lines: list[str]) -> int:
    return 1 + max((at for at, line in enumerate(lines) if "RUN:" in line), default=-1)


def _with_checks(name: str, lines: list[str], prefix: str, output: str, mark: str) -> list[str]:
    blocks = list(functions(output))
    if not blocks:
        hint = None if output.strip() else "pipe the output in, or take --run"
        raise _refused(name, "the output has no functions, so there is nothing to check", 1, hint)
    places = {found[2]: at for at, line in enumerate(lines) if (found := _FUNCTION.match(line))}
    first = min(places.values(), default=len(lines))
    at = first
    inserted: dict[int, list[str]] = {}
    for symbol, body in blocks:
        at = max(at, places.get(symbol, at))
        inserted.setdefault(at, []).extend(checks(body, prefix, mark))
    made: list[str] = []
    for number, line in enumerate([*lines, ""]):
        indent = re.match(r"\s*", line)
        made += [f"{indent[0] if indent else ''}{check}" for check in inserted.get(number, ())]
        made.append(line)
    return made[:-1]


def functions(output: str) -> Iterator[tuple[str, list[str]]]:
    """The functions of a program that was printed, each with its lines."""
    lines = output.split("\n")
    at = 0
    while at < len(lines):
        found = _FUNCTION.match(lines[at])
        if found is None:
            at += 1
            continue
        end = at
        if lines[at].endswith("{"):
            close = f"{found[1]}}}"
            end = next((n for n in range(at, len(lines)) if lines[n].startswith(close)), at)
        yield found[2], lines[at : end + 1]
        at = end + 1


def checks(body: list[str], prefix: str, mark: str) -> list[str]:
    """The checks of one function."""
    known: dict[str, str] = {}
    head, *rest = body
    indent = len(head) - len(head.lstrip())
    label, opening, parameters = head.strip().partition("(")
    found = [f"{mark} {prefix}-LABEL: {_escaped(label)}{opening}"]
    if parameters:
        found.append(f"{mark} {prefix}-SAME:  {_line(parameters, known)}")
    empty = False
    for line in rest:
        if not line.strip():
            found.append(f"{mark} {prefix}-EMPTY:")
            empty = True
            continue
        shown = line[indent:] if line[:indent].isspace() or not indent else line
        found.append(f"{mark} {prefix}-NEXT:  {_line(shown, known)}")
    return found if not empty else [one.rstrip() for one in found]


def _line(line: str, known: dict[str, str]) -> str:
    parts: list[str] = []
    at = 0
    for match in _VALUE.finditer(line):
        if (name := match[1]) is None:  # text in quotes
            continue
        parts.append(_escaped(line[at : match.start()]))
        if name in known:
            parts.append(f"%[[{known[name]}]]")
        else:
            known[name] = _variable(name, known.values())
            parts.append(f"%[[{known[name]}:.*]]")
        at = match.end()
    return "".join([*parts, _escaped(line[at:])])


def _variable(name: str, taken: object) -> str:
    """A FileCheck variable for a value."""
    wanted = re.sub(r"\W", "_", name).upper()
    wanted = f"V{wanted}" if wanted[0].isdigit() else wanted
    new, number = wanted, 0
    while new in set(taken):  # type: ignore[call-overload]
        number += 1
        new = f"{wanted}_{number}"
    return new


def _escaped(text: str) -> str:
    """Text that matches itself."""
    text = text.replace("{{", "\0").replace("[[", "\1")
    text = _ALIAS.sub(lambda m: f"{m[1]}{_DIGITS}", text)
    return text.replace("\0", "{{\\{\\{}}").replace("\1", "{{\\[\\[}}")
