"""Python code in processes of their own, which find what they import already there.

A server process imports the package once; each run is a fork of it, so that nothing one run does is
seen by another. Where processes cannot be forked, each run starts Python anew.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import os
import runpy
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

TOOL = "import sys; from ad_opt.tools.{} import main; sys.exit(main())"


def run_python(
    words: Sequence[str], cwd: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """``python`` with these words behind it: ``-c`` with code, or a file; and arguments."""
    environment = {**os.environ, **(environment or {})}
    if not hasattr(os, "fork"):
        command = [sys.executable, *words]
        return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True)
    server = _server()
    assert server.stdin is not None
    assert server.stdout is not None
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder) / "out", Path(folder) / "err"
        job = {"words": [*words], "cwd": str(cwd), "environment": environment}
        server.stdin.write(json.dumps({**job, "out": str(out), "err": str(err)}) + "\n")
        server.stdin.flush()
        status = int(server.stdout.readline())
        return subprocess.CompletedProcess(list(words), status, out.read_text(), err.read_text())


def run_tool(
    tool: str, words: Sequence[str], cwd: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command of the package with these words behind it."""
    return run_python(["-c", TOOL.format(tool.replace("-", "_")), *words], cwd, environment)


@cache
def _server() -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    started = subprocess.Popen([sys.executable, __file__], stdin=pipe, stdout=pipe, text=True)
    atexit.register(started.communicate)
    return started


# ------------------------------------------------------------------ the server


def _serve() -> None:
    import gc

    import numpy  # noqa: F401
    from ad_opt.dialects import make_context
    from ad_opt.tools import ad_opt, ad_run  # noqa: F401
    from ad_opt.tools.transform import driver  # noqa: F401

    from ad_opt import lowering, passes

    make_context()
    for find in (*passes.PASSES.values(), *lowering.PASSES.values()):
        find()
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _run(json.loads(line))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _run(job: dict[str, Any]) -> NoReturn:
    for number, path in ((1, job["out"]), (2, job["err"])):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.chdir(job["cwd"])
    os.environ.clear()
    os.environ.update(job["environment"])
    status = 1
    try:
        status = _outcome(job["words"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        ctypes.CDLL(None).fflush(None)  # what compiled code has printed
        os._exit(status)


def _outcome(words: list[str]) -> int:
    """The exit status of what ``python`` with these words would run."""
    try:
        if words[0] == "-c":
            sys.argv[:] = ["-c", *words[2:]]
            sys.path[0] = ""
            exec(compile(words[1], "<string>", "exec"), {"__name__": "__main__"})
        else:
            sys.argv[:] = words
            sys.path[0] = os.path.dirname(words[0])
            runpy.run_path(words[0], run_name="__main__")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return stop.code or 0
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    _serve()
