"""The other end of GradBench's protocol: starts a tool, asks it, and checks what it answers.

``python gradbench_client.py`` does so with this folder's tool and the small inputs of
``gradbench_cases.py``, and prints times; name evals to ask for some of them only, ``--large`` for
inputs of the size that GradBench uses.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gradbench_cases as cases
import numpy as np

TOOL = (sys.executable, str(Path(__file__).with_name("run.py")))


class Client:
    """A running tool; a context in which it can be asked."""

    def __init__(self, command: Sequence[str] = TOOL) -> None:
        self.tool = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.count = 0

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.tool.stdin is not None
        assert self.tool.stdout is not None
        self.tool.stdin.close()
        self.tool.wait()
        self.tool.stdout.close()

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the answer to it."""
        assert self.tool.stdin is not None
        assert self.tool.stdout is not None
        self.tool.stdin.write(json.dumps({"id": self.count, "kind": kind} | fields) + "\n")
        self.tool.stdin.flush()
        line = self.tool.stdout.readline()
        if not line:
            raise EOFError(f"the tool ended with status {self.tool.wait()}")
        reply = json.loads(line)
        if reply["id"] != self.count:
            raise ValueError(f"answer {reply['id']} to message {self.count}")
        self.count += 1
        return reply

    def evaluate(self, module: str, function: str, given: Any) -> dict[str, Any]:
        """Ask for a function of a module."""
        return self.ask("evaluate", module=module, function=function, input=given)


def difference(expected: Any, found: Any) -> float:
    """The greatest difference of two JSON values, relative above 1; infinite if shapes differ."""
    if isinstance(expected, dict):
        if not isinstance(found, dict) or expected.keys() != found.keys():
            return np.inf
        return max(difference(expected[name], found[name]) for name in expected)
    a, b = np.asarray(expected, float), np.asarray(found, float)
    if a.shape != b.shape:
        return np.inf
    return float(np.max(np.abs(a - b) / np.maximum(1, np.abs(a) + np.abs(b)), initial=0.0))


def evaluated(reply: dict[str, Any]) -> list[int]:
    """Time of each run, in nanoseconds."""
    return [t["nanoseconds"] for t in reply["timings"] if t["name"] == "evaluate"]


def main() -> int:
    """Print a line for each function: the time, that of the module's first function, the error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("evals", nargs="*", default=[], help="default: all")
    parser.add_argument("--large", action="store_true", help="GradBench's sizes; not checked")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each function")
    arguments = parser.parse_args()
    bad = 0
    with Client() as client:
        client.ask("start")
        for module in arguments.evals or cases.CASES:
            made = client.ask("define", module=module)
            if not made["success"]:
                raise SystemExit(made["error"])
            case = cases.LARGE.get(module) if arguments.large else cases.CASES[module]
            if case is None:
                continue
            given, expected = case()
            first = 0
            for function, value in expected.items():
                asked = given
                if isinstance(given, dict):
                    asked = given | {"min_runs": 1, "min_seconds": arguments.seconds}
                reply = client.evaluate(module, function, asked)
                if not reply["success"]:
                    raise SystemExit(reply["error"])
                time = min(evaluated(reply))
                first = first or time
                error = "" if value is None else f"{difference(value, reply['output']):.1e}"
                bad += value is not None and difference(value, reply["output"]) > 1e-4
                print(f"{module:9} {function:10} {time / 1e6:12.4f} ms {time / first:8.2f} {error}")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
