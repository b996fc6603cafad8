"""Types that users see: no public signature says `Any`, and a checker knows what comes back."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import shutil
import subprocess
import sys
import typing
from collections.abc import Iterator
from pathlib import Path

import pytest

PUBLIC = ("ad_opt", "ad_opt.typing", "ad_opt.interop", "ad_opt.tensor")
LIBRARIES = {"torch": "torch", "jax": "jax"}
"""Public names that need a library."""
INTERNAL = ("__init__", "__signature__")
"""Methods that users do not call: nobody makes a program's function but the program."""


def public_things() -> Iterator[tuple[str, object]]:
    for module in map(importlib.import_module, PUBLIC):
        for name in module.__all__:
            if name in LIBRARIES and importlib.util.find_spec(LIBRARIES[name]) is None:
                continue
            yield f"{module.__name__}.{name}", getattr(module, name)


def signatures(name: str, thing: object) -> Iterator[tuple[str, object, str]]:
    """Names of public functions and methods, with annotations as they are written."""
    if inspect.isclass(thing):
        for key, member in vars(thing).items():
            dunder = key.startswith("__") and key.endswith("__")
            public = not key.startswith("_") or (dunder and key not in INTERNAL)
            function = member.fget if isinstance(member, property) else member
            if public and inspect.isfunction(inspect.unwrap(function)):
                yield from signatures(f"{name}.{key}", inspect.unwrap(function))
    elif inspect.isfunction(thing):
        overloads = typing.get_overloads(thing)
        for one in overloads or [thing]:
            for text in one.__annotations__.values():
                yield name, sys.modules[thing.__module__], str(text)


def says_any(text: str, module: object, seen: frozenset[str] = frozenset()) -> bool:
    """True if an annotation, or an alias in it, is `Any` somewhere."""
    for node in ast.walk(ast.parse(text, mode="eval")):
        if isinstance(node, ast.Name) and node.id not in seen:
            alias = vars(module).get(node.id) if module is not None else None
            if node.id == "Any":
                return True
            if isinstance(alias, str) and says_any(alias, module, seen | {node.id}):
                return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.search(r"\bAny\b", node.value):
                return True
    return False


def test_no_public_signature_says_any() -> None:
    wrong = {
        f"{name}: {text}"
        for thing_name, thing in public_things()
        for name, module, text in signatures(thing_name, thing)
        if says_any(text, module)
    }
    assert not wrong


def test_the_types_themselves_do_not_say_any(root: Path) -> None:
    text = (root / "ad_opt" / "values" / "python_types.py").read_text()
    assert not re.search(r"\bAny\b", text)


@pytest.mark.parametrize(
    ("text", "found"), [("list[Any]", True), ("X", True), ("Callable[..., int]", False)]
)
def test_an_any_would_be_found(text: str, found: bool) -> None:
    module = type(sys)("aliases")
    vars(module)["X"] = "list[Any]"
    assert says_any(text, module) == found


USER = Path(__file__).parent / "data" / "typed_user.py"


@pytest.mark.skipif(shutil.which("node") is None, reason="pyright runs on node")
def test_a_type_checker_knows_what_comes_back(tmp_path: Path, root: Path) -> None:
    """The file asserts types; each line with ``# error`` is refused, and no other."""
    pytest.importorskip("pyright")
    package = tmp_path / "links" / "ad_opt"
    package.mkdir(parents=True)
    for path in (root / "ad_opt").iterdir():
        (package / path.name).symlink_to(path)
    for name in ("dialects", "passes", "lowering", "tools"):
        (package / name).symlink_to(root / name)
    user = tmp_path / "user.py"
    user.write_text(USER.read_text())
    settings = {"typeCheckingMode": "strict", "include": ["user.py"], "extraPaths": ["links"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run([*command, "-p", str(tmp_path)], capture_output=True, text=True)
    report = json.loads(done.stdout)
    lines = {
        one["range"]["start"]["line"] + 1: one["message"] for one in report["generalDiagnostics"]
    }
    marked = {
        at for at, line in enumerate(USER.read_text().splitlines(), 1) if line.endswith("# error")
    }
    assert lines.keys() == marked, lines
