"""ad-opt as a tool of GradBench: answers the messages on standard input, one JSON object a line.

``python run.py`` builds the programs that it is asked to define in ``build`` (``--build FOLDER``),
by the Makefile beside it, and evaluates by running them; they time themselves.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from formats import EVALS, Arrays

FOLDER = Path(__file__).resolve().parent
AD_OPT = Path(sys.executable).with_name("ad-opt")


def write_arrays(path: Path, arrays: Arrays) -> None:
    """Write what ``evaluation.hpp`` reads: a line of name, type and count, then the numbers."""
    with path.open("wb") as file:
        for name, values in arrays.items():
            kind = "f" if values.dtype == np.float64 else "i"
            file.write(f"{name} {kind} {values.size}\n".encode() + values.tobytes() + b"\n")


def read_arrays(path: Path) -> Arrays:
    """Read what ``evaluation.hpp`` writes."""
    arrays: Arrays = {}
    with path.open("rb") as file:
        while line := file.readline():
            name, _, count = line.decode().split()
            arrays[name] = np.frombuffer(file.read(8 * int(count)), np.float64)
            file.read(1)
    return arrays


def define(build: Path, module: str) -> dict[str, Any]:
    """Build the program of an eval."""
    if module not in EVALS:
        return {"success": False, "error": f"no program for {module}"}
    variables = [f"AD_OPT={AD_OPT}"] if AD_OPT.exists() else []
    command = ["make", "-s", "-C", str(FOLDER), f"BUILD={build}", *variables, f"{build}/{module}"]
    made = subprocess.run(command, capture_output=True, text=True)
    error = {} if made.returncode == 0 else {"error": made.stdout + made.stderr}
    return {"success": made.returncode == 0} | error


def evaluate(build: Path, module: str, function: str, given: Any) -> dict[str, Any]:
    """Run a function as often as ``min_runs`` and ``min_seconds`` ask for, once if they do not."""
    if module not in EVALS or function not in EVALS[module].decode:
        return {"success": False, "error": f"no function {function} in {module}"}
    if not (build / module).exists():
        return {"success": False, "error": f"{module} has not been defined"}
    runs = given if isinstance(given, dict) else {}
    arrays = EVALS[module].encode(given)
    arrays["min_runs"] = np.array([max(1, runs.get("min_runs", 1))])
    arrays["min_seconds"] = np.array([runs.get("min_seconds", 0)], np.float64)
    with tempfile.TemporaryDirectory() as folder:
        paths = Path(folder, "input"), Path(folder, "output")
        write_arrays(paths[0], arrays)
        command = [str(build / module), function, *map(str, paths)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            error = done.stderr or f"ended with status {done.returncode}"
            return {"success": False, "error": error}
        found = read_arrays(paths[1])
    timings = [
        {"name": name, "nanoseconds": int(time)}
        for name in ("prepare", "evaluate")
        for time in found[name]
    ]
    output = EVALS[module].decode[function](given, found)
    return {"success": True, "output": output, "timings": timings}


def answer(build: Path, line: str) -> dict[str, Any]:
    """Answer one message; any but `start`, `define` and `evaluate` is only acknowledged.

    One that is not as it should be fails, and the next one is answered.
    """
    number = None
    try:
        message = json.loads(line)
        number = message["id"]
        match message["kind"]:
            case "start":
                reply = {"tool": "ad-opt"}
            case "define":
                reply = define(build, message["module"])
            case "evaluate":
                reply = evaluate(build, message["module"], message["function"], message["input"])
            case _:
                reply = {}
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        said = f"the message is not understood: {type(error).__name__}: {error}"
        reply = {"success": False, "error": said}
    return {"id": number} | reply


def main() -> None:
    """Answer until the input ends."""
    parser = argparse.ArgumentParser(description="ad-opt as a tool of GradBench")
    parser.add_argument("--build", type=Path, default=FOLDER / "build", help="where programs go")
    build = parser.parse_args().build.absolute()
    for line in sys.stdin:
        print(json.dumps(answer(build, line)), flush=True)


if __name__ == "__main__":
    main()
