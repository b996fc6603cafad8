"""Tests of programs: a command of the user's, a wrong derivative, a diagnostic.

Tests of ours run in a forked process: a program that is half taken apart may crash, or not end.
"""

from __future__ import annotations

import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.ir.symbols import symbols_in
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from ad_opt.tools.transform.options import UsageError
from xdsl.dialects.builtin import ModuleOp

from ad_opt.values.own_types import program_signatures

LARGEST = 1e6
"""Derivatives beyond this say nothing. A guess: rounding is amplified as much."""


@dataclass(frozen=True)
class Command:
    """A command that ends with 0 for interesting programs, as tests of ``llvm-reduce`` do.

    The path of the program takes the place of ``{}``, or stands behind the command.
    """

    words: tuple[str, ...]
    suffix: str
    timeout: float

    @staticmethod
    def of(text: str, suffix: str, timeout: float) -> Command:
        """Read a command as a shell would; `UsageError` where there is none that could run."""
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise _no_command(f"`{text}` cannot be read: {error}") from error
        if not words:
            raise _no_command("the command is empty")
        if shutil.which(words[0]) is None:
            is_file = "/" in words[0] and Path(words[0]).exists()
            raise _no_command(f"`{words[0]}` " + ("is no program" if is_file else "is not there"))
        return Command(tuple(words), suffix, timeout)

    def __call__(self, program: str) -> bool:
        """True if the command ends with 0 in time."""
        with tempfile.TemporaryDirectory(prefix="ad-reduce-") as folder:
            path = Path(folder) / f"program{self.suffix}"
            path.write_text(program, encoding="utf-8")
            words = [word.replace("{}", str(path)) for word in self.words]
            if words == list(self.words):
                words.append(str(path))
            quiet = subprocess.DEVNULL
            try:
                process = subprocess.Popen(
                    words, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
                )
            except OSError as error:  # such as a script without `#!`
                why = error.strerror or str(error)
                raise _no_command(f"`{words[0]}` does not start: {why}") from error
            try:
                return process.wait(self.timeout) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()


def _no_command(text: str) -> UsageError:
    hint = "write a command that a shell would start, such as `--test=./still-fails.sh`"
    return UsageError(f"option --test: {text}", hint)


class Worker:
    """A test of ours in a process that is forked again whenever a program has ended it.

    It keeps what it imports, so that most tests take milliseconds.
    """

    def __init__(self, test: Callable[[str], bool], timeout: float):
        self.test = test
        self.timeout = timeout
        self._child = 0
        self._to: int = -1
        self._from: int = -1

    def __call__(self, program: str) -> bool:
        """True if the test says so in time."""
        if not self._child:
            self._start()
        data = program.encode()
        try:
            _write(self._to, len(data).to_bytes(8, "little") + data)
            ready, _, _ = select.select([self._from], [], [], self.timeout)
            answer = os.read(self._from, 1) if ready else b""
        except OSError:
            answer = b""
        if not answer:  # it has crashed, or takes too long
            self.stop()
        return answer == b"y"

    def _start(self) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        given, self._to = os.pipe()
        self._from, told = os.pipe()
        self._child = os.fork()
        if self._child:
            os.close(given)
            os.close(told)
            return
        try:
            os.close(self._to)
            os.close(self._from)
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            while header := _read(given, 8):
                program = _read(given, int.from_bytes(header, "little")).decode()
                os.write(told, b"y" if self._says(program) else b"n")
        finally:
            os._exit(0)

    def _says(self, program: str) -> bool:
        try:
            return self.test(program)
        except Exception:
            return False

    def stop(self) -> None:
        """End the process."""
        if self._child:
            os.kill(self._child, signal.SIGKILL)
            os.waitpid(self._child, 0)
            os.close(self._to)
            os.close(self._from)
            self._child = 0


def _write(pipe: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(pipe, view) :]


def _read(pipe: int, count: int) -> bytes:
    """Bytes of a pipe, this many; fewer at the end."""
    parts: list[bytes] = []
    while count > 0 and (part := os.read(pipe, min(count, 1 << 16))):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def defines(module: ModuleOp, function: str) -> bool:
    """True if a function has a body in ``module``."""
    found = symbols_in(module).get(function)
    return found is not None and any(region.blocks for region in found.regions)


def reports(
    code: str, pipeline: str, message: str | None = None, function: str | None = None
) -> Callable[[str], bool]:
    """The test for programs on which a pipeline ends with a diagnostic, or with a ``crash``.

    A ``function`` stays defined: that there is none to differentiate is a diagnostic, too.

    So do programs with which it does not begin, as they cannot be read or are not valid; there
    the ``message`` is to stay the same, as most texts cannot be read for one reason or another.
    """

    def test(program: str) -> bool:
        context = make_context()
        try:
            module = parse_module(context, program)
            require_valid(module)
            if function is not None and not defines(module, function):
                return False
            PassManager.parse(context, pipeline).run(module)
        except DiagnosticError as error:
            found = [d.message for d in error.diagnostics if d.code == code]
            return bool(found) and message in (None, *found)
        except Exception:
            return code == "crash"
        return False

    return test


def is_wrong(function: str, kind: str) -> Callable[[str], bool]:
    """The test for programs whose derivative differs from what dual numbers and differences say."""
    return lambda program: problem_of(program, function, kind) is not None


def problem_of(program: str, function: str, kind: str) -> str | None:
    """Describe what is wrong with the derivative of a function; ``None`` if nothing is."""
    from ad_opt.passes.pipelines import derivative, made_by
    from ad_opt.tools.debug.executions import Undefined, Unknown, run_compiled, tolerance
    from ad_opt.tools.debug.expected_derivatives import Expected
    from ad_opt.tools.debug.points import made_points

    context = make_context()
    module = parse_module(context, program)
    signature = program_signatures(module).get(function)
    if signature is None:
        return None
    made = made_by(function, kind)[-1]
    work = module.clone()
    PassManager.parse(context, derivative(function, kind, alone=False), trusted=True).run(work)
    for point in made_points(function, signature.inputs):
        inputs, outputs = signature.inputs, signature.results
        try:
            expected = Expected(made, kind, module, point, inputs, outputs, frozenset())
            if not expected.is_smooth(LARGEST):
                continue
            found = run_compiled(work, expected.call())
        except (Unknown, Undefined):
            continue
        return expected.problem(found, max(tolerance(module), 1e-9))
    return None
