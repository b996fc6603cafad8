"""The house keeps its own rules: imports run one way, everything is packaged, nothing leaks in."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import import_graph
import operation_lists

PACKAGES = ("tools", "ad_opt", "passes", "lowering", "dialects")
# tools → ad_opt → passes, lowering → dialects; passes and lowering do not know each other.
MAY_IMPORT = {
    "dialects": {"dialects"},
    "passes": {"passes", "dialects"},
    "lowering": {"lowering", "dialects"},
    "ad_opt": {"ad_opt", "passes", "lowering", "dialects"},
    "tools": {"tools", "ad_opt", "passes", "lowering", "dialects"},
}


def python_files(root: Path) -> list[Path]:
    return [p for name in PACKAGES for p in sorted((root / name).rglob("*.py"))]


def imported_layers(path: Path, root: Path) -> set[str]:
    """Return the layers that a file imports, however it spells them."""
    layers: set[str] = set()
    package = ("ad_opt", *path.relative_to(root).with_suffix("").parts[:-1])
    if path.relative_to(root).parts[0] == "ad_opt":
        package = package[1:]
    for node in import_graph.import_nodes(path):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            names = [f"{module}.{alias.name}" for alias in node.names]
        for name in names:
            first, *rest = name.split(".")
            if first == "ad_opt":
                layers.add(rest[0] if rest and rest[0] in PACKAGES else "ad_opt")
    return layers


def test_imports_run_one_way(root: Path) -> None:
    wrong = [
        f"{path.relative_to(root)} imports {layer}"
        for path in python_files(root)
        if path.name != "__main__.py"  # a command, which nothing imports
        for layer in imported_layers(path, root) - MAY_IMPORT[path.relative_to(root).parts[0]]
    ]
    assert not wrong


def test_a_wrong_import_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "passes").mkdir()
    bad = tmp_path / "passes" / "bad.py"
    bad.write_text("from ad_opt.lowering.codegen import emit\nfrom ..tools import universe\n")
    assert imported_layers(bad, tmp_path) == {"lowering", "tools"}


@cache
def words_of(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", path.read_text()))


def missing_imports(path: Path, root: Path) -> Iterator[str]:
    """Modules and names of ours that a file imports and nobody defines."""
    package = ("ad_opt", *path.relative_to(root).parts[:-1])
    if package[1] not in PACKAGES or package[1] == "ad_opt":
        package = package[1:]
    for node in import_graph.import_nodes(path):
        if not isinstance(node, ast.ImportFrom):
            continue
        base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
        module = ".".join(filter(None, (base, node.module)))
        if module.split(".")[0] != "ad_opt":
            continue
        place = root.joinpath(*our_folders(module))
        source = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if not source.exists():
            yield module
            continue
        for name in {alias.name for alias in node.names} - {"*"}:
            inside = name in PACKAGES or (place / name).is_dir() or (place / f"{name}.py").exists()
            if not inside and name not in words_of(source):
                yield f"{module}.{name}"


def our_folders(module: str) -> list[str]:
    """The folders of a module in the repository: ``ad_opt.passes.x`` is in ``passes``."""
    parts = module.split(".")
    return parts[1:] if len(parts) > 1 and parts[1] in PACKAGES else parts


def test_what_is_imported_is_there(root: Path) -> None:
    """In tests and examples too: found without running them, so that a renamed module is."""
    folders = (*PACKAGES, "tests", "examples", "benchmarks")
    wrong = [
        f"{path.relative_to(root)} imports {name}"
        for folder in folders
        for path in sorted((root / folder).rglob("*.py"))
        for name in missing_imports(path, root)
    ]
    assert not wrong


def test_a_missing_import_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "passes").mkdir()
    (tmp_path / "passes" / "one.py").write_text("def here(): ...\n")
    bad = tmp_path / "passes" / "two.py"
    bad.write_text("from .one import here, gone\nfrom ad_opt.passes.old import x\n")
    assert set(missing_imports(bad, tmp_path)) == {"ad_opt.passes.one.gone", "ad_opt.passes.old"}


def test_floors_inside_the_buildings(root: Path) -> None:
    """No folders form a circle: by imports at the top, in functions, for types, or in strings."""
    assert not import_graph.circles(import_graph.folder_graph(root))


ONE_STRUCTURE = {
    "ad_opt.programs": "a program and its functions, which make programs of derivatives",
    "ad_opt.tensor": "tensors, whose operators are functions that make tensors",
    "ad_opt.values": "packers and readers of values by type; structs hold values",
    "ad_opt.lowering.to_llvm.construction": "the module under construction; its builder, which "
    "asks it for symbols; structs, which are built part by part",
    "ad_opt.passes.algebra": "terms, which are simplified by terms and print themselves",
    "ad_opt.passes.analysis.type_trees.fixpoint": "one fixpoint: a program of functions' states, "
    "which grow by what calls in others say",
    "ad_opt.passes.optimize.raise_cf": "regions in regions: loops, joins, blocks",
    "ad_opt.passes.types.generics": "instances, whose bodies ask for instances",
}
"""Folders in which files may form a circle, with the data structure that they are; what is not
here has none, and what is here has one."""


def test_files_form_a_circle_only_where_they_are_one_structure(root: Path) -> None:
    """By imports at the top, in functions, for types, or in strings."""
    circles = import_graph.circles(import_graph.file_graph(root))
    folders = {name.rpartition(".")[0] for circle in circles for name in circle}
    assert folders == set(ONE_STRUCTURE), circles


def test_a_folder_has_few_files(root: Path) -> None:
    """At most fifteen: a folder is split by the idea."""
    counts = Counter(path.parent for path in python_files(root) if path.name != "__init__.py")
    assert not {str(folder.relative_to(root)) for folder, count in counts.items() if count > 15}


def test_a_plan_knows_no_writer(root: Path) -> None:
    """Decisions are made from facts; whoever writes derivatives imports the plan."""
    graph = import_graph.folder_graph(root)
    rooms = {name for name in graph if name.startswith("ad_opt.passes.autodiff.")}
    plan = {name for name in rooms if name.startswith("ad_opt.passes.autodiff.plan")}
    assert set[str]().union(*(graph[name] & rooms for name in plan)) <= plan


OF_XDSL = {"location", "name_hint", "operands", "results", "_type"}
WALKS = {
    "at": "the operation that a walk over mirrors, or over the plan's places, has come to",
    "direct": "where an iteration that is run again begins in the plan's walk",
    "direction": "the direction whose shadows of globals are written, of several",
    "current": "the function whose shadows of globals are written",
    "result_names": "gathered while the function of a request is written",
    "max_order": "of a module in which functions ask for derivatives of themselves",
    "lent": "of a copy, by its own class",
    "written": "of a copy, by its own class",
    "shadows": "of a copy, by its own class",
    "frames": "of a copy, by its own class",
    "tape": "of a copy, by its own class",
    "values": "of a copy, by its own class",
}
"""Fields of the engine's objects that are set from outside, and what they are."""


def set_from_outside(text: str) -> set[str]:
    """Fields that are set in other objects than ``self``."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
    stored = [node for node in nodes if isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stored if ast.unparse(node.value) != "self"}


def test_nothing_is_patched_into_an_object_of_the_engine(root: Path) -> None:
    """Decisions are given to objects when they are made."""
    files = sorted((root / "passes" / "autodiff").rglob("*.py"))
    found = set[str]().union(*(set_from_outside(path.read_text()) for path in files))
    assert found - OF_XDSL == WALKS.keys()


def test_a_patched_object_would_be_found() -> None:
    assert set_from_outside("recall.again = lambda: True\nself.x = 1") == {"again"}


def test_what_is_known_of_operations_stands_in_the_catalogue(root: Path) -> None:
    """A list of operations that have a fact of the catalogue in common asks it, or says why it is
    no such fact; any other one says what these operations are for the pass.
    """
    wrong: list[str] = []
    for path in operation_lists.files(root):
        at = path.relative_to(root)
        for line, names in operation_lists.written_lists(path.read_text()):
            wrong.append(f"{at}:{line}: {names}: {operation_lists.shared_facts(names)}")
        for name, names, said in operation_lists.made_lists(path, root):
            facts = operation_lists.shared_facts(names)
            if not said or (facts and not operation_lists.REASON.search(said)):
                wrong.append(f"{at}: {name}: {facts or 'no word on it'}")
    assert not wrong


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('if op.name in ("memref.load", "llvm.load"): ...', True),
        ('if op.name in {"func.call", "llvm.call"}: ...', True),
        ('LOOPS = ("scf.for", "scf.while")', True),
        ('LOOPS = ("scf.for", "scf.while")  # no fact: these two are rewritten', False),
        ('if op.name in ("arith.addf", "scf.for"): ...', False),
    ],
)
def test_a_list_of_operations_would_be_found(text: str, found: bool) -> None:
    assert bool([*operation_lists.written_lists(text)]) == found


@pytest.mark.parametrize(
    "back",
    ["from ..a import one", "def f():\n    from ..a import one", 'X = "ad_opt.passes.a.one"'],
)
def test_a_circle_of_folders_or_files_would_be_found(tmp_path: Path, back: str) -> None:
    for folder, text in (("a", "from ..b import two"), ("b", back)):
        (tmp_path / "passes" / folder).mkdir(parents=True)
        name = {"a": "one", "b": "two"}[folder]
        (tmp_path / "passes" / folder / f"{name}.py").write_text(text + "\n")
    found = import_graph.circles(import_graph.folder_graph(tmp_path))
    assert found == {frozenset({"ad_opt.passes.a", "ad_opt.passes.b"})}
    files = import_graph.circles(import_graph.file_graph(tmp_path))
    assert files == {frozenset({"ad_opt.passes.a.one", "ad_opt.passes.b.two"})}


def test_every_package_is_installed(root: Path) -> None:
    listed = set(
        tomllib.loads((root / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]
    )
    present = {
        ".".join(("ad_opt", *folder.relative_to(root).parts)).replace("ad_opt.ad_opt", "ad_opt")
        for folder in {p.parent for p in python_files(root)}
    }
    # The diagnostics' pages are data in docs/, installed so that --explain finds them.
    assert present | {"ad_opt.diagnostics_pages"} == listed


def test_every_package_has_a_row_in_the_architecture(root: Path) -> None:
    rows = re.findall(
        r"^\| `([\w/]+)/` \|", (root / "docs/architecture.md").read_text(), re.MULTILINE
    )
    assert sorted(rows) == sorted({str(p.parent.relative_to(root)) for p in python_files(root)})


def test_folders_are_not_importable_by_their_own_name(tmp_path: Path) -> None:
    for name in ("dialects", "passes", "lowering"):
        run = subprocess.run(
            [sys.executable, "-c", f"import {name}"], cwd=tmp_path, capture_output=True
        )
        assert run.returncode == 1


def test_no_file_is_too_long(root: Path) -> None:
    long = [
        str(path.relative_to(root))
        for path in python_files(root)
        if len(path.read_text().splitlines()) > 600
    ]
    assert not long


QUESTION = re.compile(
    r'"""\s*(?:Whether|What|Which|Where|When|How|Who|Whose|Why|Whoever|Whatever|So|Those)\b.*'
)


def test_docstrings_begin_with_a_verb_or_a_noun(root: Path) -> None:
    """``Return the ...``, ``True if ...``, ``Operations that ...``: not ``What ...``."""
    others = ("benchmarks", "examples", "tests")
    shown = [path for name in others for path in (root / name).rglob("*.py")]
    wrong = [
        f"{path.relative_to(root)}: {match[0]}"
        for path in (*python_files(root), *shown)
        for match in QUESTION.finditer(path.read_text())
    ]
    assert not wrong


LIMIT = re.compile(
    r"_?(MOST|MAX|LARGEST|LONGEST|WIDEST|DEEPEST|USUAL|CLOSE|SMALL|INLINE|UNROLLED|PATIENCE)\w*"
    r"|_?\w+_(COST|DEPTH|DEEP|BURDEN|CAPACITY|CHUNK|PER_NODE|AT_LEAST|LINE)|_?DEEP|_?TRIES"
    r"|ATTEMPTS|ROUNDS|REGISTERS|SAMPLES|SHOWN|STEPS|WIDTH|LIMIT|BOUND|CACHE|STREAMS|TRACED|ENOUGH"
    r"|LATENCY|DIVISION|CALL|OVERLAP|OVERHEAD|CODE|GAIN|(?:LONG|UNKNOWN|UNROLLED)_\w+|\w+_PER_NS"
)
ASSIGNED_LIMIT = re.compile(rf"^(?:{LIMIT.pattern})\s*=", re.MULTILINE)
SOURCE = re.compile(r"[Mm]easured|[Gg]uess|Fixed by|Stands for")


def unexplained_limits(path: Path) -> Iterator[str]:
    """Numbers by which something is cut off, without a word where they come from."""
    text = path.read_text()
    body = ast.parse(text).body if ASSIGNED_LIMIT.search(text) else []
    for at, statement in enumerate(body):
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        if not isinstance(target, ast.Name) or not LIMIT.fullmatch(target.id):
            continue
        assert isinstance(statement, ast.Assign)
        if not re.fullmatch(r"[\d._]+( (<<|\*\*?) \d+)?", ast.unparse(statement.value)):
            continue
        after = body[at + 1] if at + 1 < len(body) else None
        text = ast.unparse(after) if isinstance(after, ast.Expr) else ""
        if not SOURCE.search(text):
            yield target.id


def test_limits_say_what_set_them(root: Path) -> None:
    """``Measured: ...``, ``Fixed by ...`` a standard, or ``A guess: ...`` and what it trades."""
    wrong = [
        f"{path.relative_to(root)}: {name}"
        for path in python_files(root)
        for name in unexplained_limits(path)
    ]
    assert not wrong


GLOSSARY_ROW = re.compile(r"\| (.+?) \| (.+) \| `(\S+\.py)` \|")


def test_the_glossary_names_rooms_that_are_there(root: Path) -> None:
    """Each row: words of the house, what the field calls it, a file in which the words occur."""
    lines = (root / "docs" / "glossary.md").read_text().splitlines()
    lines = [line for line in lines if line.startswith("| ") and not line.startswith("| here |")]
    rows = [GLOSSARY_ROW.fullmatch(line) for line in lines]
    assert [line for line, row in zip(lines, rows, strict=True) if row is None] == []
    wrong: list[str] = []
    for words, _, room in (row.groups() for row in rows if row is not None):
        path = root / room
        text = room + path.read_text() if path.exists() else ""
        text = re.sub(r"[-_`\s]+", " ", text).lower()
        missing = [word for word in words.split(", ") if word.strip("`").lower() not in text]
        wrong += [f"{room}: {word}" for word in missing]
    assert not wrong


PLACE = re.compile(r"`([\w/]+\.py)`(?:: `(\w+)`)?")


def test_questions_are_answered_by_places_that_are_there(root: Path) -> None:
    """``Where is ...?`` in architecture.md: files, and definitions in them."""
    text = (root / "docs" / "architecture.md").read_text()
    rows = re.findall(r"^\| (?:Where|What) .*\? \| .* \|$", text, re.MULTILINE)
    assert len(rows) > 12
    wrong: list[str] = []
    for row in rows:
        places = PLACE.findall(row)
        assert places, row
        for place, name in places:
            source = (root / place).read_text() if (root / place).exists() else ""
            if not re.search(rf"^\s*(def |class )?{name}\b" if name else ".", source, re.MULTILINE):
                wrong.append(f"{place}: {name}")
    assert not wrong


FOREIGN = re.compile(
    r"(?<![\w.])/(?:work|root|home|tmp|usr/local)/\w+|https?://(?!.*(?:llvm|github|example))\S*simple"
)


@pytest.mark.parametrize("pattern", ["*.py", "*.md", "*.mlir", "*.toml", "Makefile"])
def test_no_paths_of_a_machine(root: Path, pattern: str) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", pattern], cwd=root, capture_output=True, text=True, check=True
    ).stdout.split()
    found = [
        f"{name}: {match[0]}"
        for name in tracked
        if name != "tests/test_house.py"
        for match in FOREIGN.finditer((root / name).read_text())
    ]
    assert not found


def test_the_xdsl_universe_offers_our_passes() -> None:
    from xdsl.universe import Universe

    everything = Universe.get_multiverse()
    from ad_opt.lowering import PASSES as LOWERING_PASSES
    from ad_opt.passes import PASSES

    assert set(PASSES) | set(LOWERING_PASSES) <= set(everything.all_passes)
    assert not set(PASSES) & set(LOWERING_PASSES)


def test_registered_names_are_the_classes_names() -> None:
    from ad_opt.lowering import PASSES as LOWERING_PASSES
    from ad_opt.passes import PASSES

    for name, factory in (PASSES | LOWERING_PASSES).items():
        cls = factory()
        assert cls.name == name
        assert cls.__doc__, name


def outside_imports(path: Path) -> set[str]:
    """The packages besides ours and Python's own that a file imports, under whatever condition."""
    found: set[str] = set()
    for node in import_graph.import_nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module)
    roots = {name.partition(".")[0] for name in found}
    return roots - set(sys.stdlib_module_names) - {"ad_opt"}


def declared(names: list[str]) -> set[str]:
    return {re.split(r"[<>=!\[;]", name, maxsplit=1)[0] for name in names}


USED_EXTRAS = ("plot", "check", "numba", "torch", "jax", "lsp", "blas")
"""Extras whose packages some module imports, where it is asked for."""
BROUGHT = {"pytest"}
"""Hosts of plug-ins, which are there when they import them."""


def test_what_is_imported_is_declared(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    imported = {name: outside_imports(root / name) for name in map(str, python_files(root))}
    core = set[str]().union(*imported.values())
    extras = project["optional-dependencies"]
    used = [one for name in USED_EXTRAS for one in extras.get(name, [])]
    assert core - declared(project["dependencies"]) - BROUGHT == declared(used) & core
    assert all(re.search(r">=.*<", name) for name in project["dependencies"])


def test_the_license_is_said_in_full_and_by_its_name(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    assert project["license"] == "Apache-2.0 WITH LLVM-exception"
    text = "".join((root / name).read_text() for name in project["license-files"])
    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert "LLVM Exceptions to the Apache 2.0 License" in text


def test_the_api_is_listed() -> None:
    """Before anything of it was imported."""
    script = "import ad_opt, sys; print(*dir(ad_opt)); print('numpy' in sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    names, loaded = said.stdout.splitlines()
    assert {"load", "grad", "jacobian", "DiagnosticError", "__version__"} <= set(names.split())
    assert loaded == "False"
