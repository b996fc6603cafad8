"""Calls of compilers: which one is installed, and the LLVM IR that it writes for a file.

AD0106 where no compiler is found (it says which command would do), AD0107 where the compiler
refuses the program (its first message, in its place), AD0108 where it writes newer LLVM IR than is
read here: text of a later LLVM may mean something else.
"""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError, Location

from .languages import NEWEST_LLVM, OLDEST_LLVM, Language

_VERSION = (
    re.compile(r"^LLVM version: (\d+)", re.MULTILINE),
    re.compile(r"\b(?:clang|flang)(?:-new)? version (\d+)"),
)
_MESSAGE = re.compile(
    r"^(?P<file>[^\n:]+):(?P<line>\d+):(?P<column>\d+): (?:fatal |semantic )?error(?:\[\w+\])?: "
    r"(?P<text>[^\n]*)",
    re.MULTILINE | re.IGNORECASE,
)
_PLAIN = re.compile(r"^(?:\S+: )?(?:fatal )?error(?:\[\w+\])?: ([^\n]*)", re.MULTILINE)


@dataclass(frozen=True)
class Compiled:
    """LLVM IR of a file."""

    text: str
    title: str
    """Name of the program in messages."""
    command: tuple[str, ...]
    """Words of the command that wrote it."""
    warnings: str
    """Text of what the compiler said besides."""

    def __str__(self) -> str:
        """Return the command as one types it."""
        return shlex.join(self.command)


def compile_file(
    language: Language, path: str, flags: Sequence[str] = (), compiler: str | None = None
) -> Compiled:
    """Compile a file to LLVM IR by the ``compiler`` named, or the best one that is installed."""
    found = _compiler(language, path, tuple(flags), compiler)
    command = language.command(found, path, tuple(flags))
    done = _run(language, command, tuple(flags))
    said = done.stderr.decode("utf-8", "replace")
    if done.returncode:
        raise DiagnosticError(_refused(said, command, path, done.returncode))
    text = done.stdout.decode("utf-8", "replace")
    return Compiled(text, f"{path} (as LLVM IR)", command, said)


def _run(
    language: Language, command: tuple[str, ...], flags: tuple[str, ...]
) -> subprocess.CompletedProcess[bytes]:
    """Run a compiler; what it writes about modules goes with it, unless flags say where to."""
    run = partial(subprocess.run, capture_output=True, check=False, stdin=subprocess.DEVNULL)
    if not language.writes_modules(flags):
        return run(command)
    with tempfile.TemporaryDirectory() as folder:
        return run((command[0], language.modules[0], folder, *command[1:]))


def _candidates(language: Language) -> Iterator[str]:
    """Names of compilers, those whose version suits by their name first."""
    for name in language.compilers:
        yield f"{name}-{NEWEST_LLVM}"
        yield name
        yield from (f"{name}-{version}" for version in range(NEWEST_LLVM - 1, OLDEST_LLVM - 1, -1))


def _compiler(language: Language, path: str, flags: tuple[str, ...], wanted: str | None) -> str:
    newer: tuple[str, int] | None = None
    for name in (wanted,) if wanted else _candidates(language):
        if (found := shutil.which(name)) is None:
            continue
        version = _llvm_version(found)
        if version is None or version <= NEWEST_LLVM:
            return name
        newer = newer or (name, version)
    example = language.command(wanted or language.compilers[0], path, flags)[:-2]
    by_hand = f"{shlex.join(example)} -o out.ll"
    if newer is not None:
        raise DiagnosticError(
            Diagnostic(
                "AD0108",
                f"`{newer[0]}` writes LLVM IR of version {newer[1]}, and what is read here ends "
                f"with {NEWEST_LLVM}",
                help=f"install a compiler with LLVM {NEWEST_LLVM} or older, or name one by "
                "`--compiler`",
            )
        )
    missing = f"`{wanted}` is not installed" if wanted else f"no {language.title} compiler is found"
    tried = f" ({', '.join(language.compilers)}, with and without a version)" if not wanted else ""
    raise DiagnosticError(
        Diagnostic(
            "AD0106",
            f"`{path}` is to be compiled to LLVM IR, but {missing}{tried}",
            help=f"where there is one, run `{by_hand}`, and give `out.ll`",
        )
    )


@lru_cache(maxsize=64)
def _llvm_version(program: str) -> int | None:
    """The version of LLVM that a compiler has; ``None`` where it does not say so."""
    try:
        done = subprocess.run(
            [program, "-vV" if "rustc" in program else "--version"],
            capture_output=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except OSError:
        return None
    said = done.stdout.decode("utf-8", "replace")
    if said.startswith("Apple"):  # which counts otherwise, and is older than it looks
        return None
    found = next((match for one in _VERSION if (match := one.search(said))), None)
    return int(found[1]) if found is not None else None


def _refused(said: str, command: Sequence[str], path: str, status: int) -> Diagnostic:
    shown = shlex.join(command)
    found = _MESSAGE.search(said)
    if found is not None:
        where = Location(found["file"], int(found["line"]), int(found["column"]))
        more = len(_MESSAGE.findall(said)) - 1
        text = found["text"] + (f" (and {more} more)" if more else "")
        return Diagnostic("AD0107", text, where, help=f"the command was `{shown}`")
    plain = _PLAIN.search(said)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    text = plain[1] if plain else lines[0] if lines else _end(status)
    return Diagnostic(
        "AD0107", f"`{path}` does not compile: {text}", help=f"the command was `{shown}`"
    )


def _end(status: int) -> str:
    """The end of a compiler that said nothing; shells add 128 to signals."""
    number = -status if status < 0 else status - 128
    try:
        return f"the compiler was ended by {signal.Signals(number).name}"
    except ValueError:
        return f"the compiler ended with status {status}, and said nothing"
