"""C, C++ and Rust programs: imported and written again, they compute what they did before.

``tests/data/llvm_ir`` has the programs; LLVM compiles and runs both texts here. `run` fills a
buffer, which must be the same to the last byte.
"""

from __future__ import annotations

import ctypes
import itertools
import re
import shutil
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.llvm_import import canonical_text, import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp

DATA = Path(__file__).parents[1] / "data" / "llvm_ir"
PROGRAMS = sorted(DATA.glob("*.O?.ll"))
SIZE = 1 << 12
_NUMBERS = itertools.count()

for _library in ("libm.so.6", "libgcc_s.so.1"):  # Division of 128 bits, and small floats.
    try:
        llvm.load_library_permanently(_library)
    except RuntimeError:
        pass  # Not that kind of system: what needs it says so.

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()


def execute(text: str) -> bytes:
    """Return the output of `run`, compiled by LLVM without optimisation."""
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0, jit=True)
    lljit = llvm.create_lljit_compiler(machine)
    library = llvm.JITLibraryBuilder().add_ir(text).add_current_process().export_symbol("run")
    abort = llvm.address_of_symbol("abort")
    for name in re.findall(r"^declare .*@(_R\w+|_ZN4core\w+)\(", text, re.MULTILINE):
        library.import_symbol(name, abort)  # Where Rust goes when it panics.
    tracker = library.link(lljit, f"program{next(_NUMBERS)}")
    run = ctypes.CFUNCTYPE(ctypes.c_long, ctypes.c_void_p, ctypes.c_long)(tracker["run"])
    buffer = ctypes.create_string_buffer(SIZE)
    used = run(ctypes.addressof(buffer), SIZE)
    assert 0 < used <= SIZE
    return buffer.raw[:used]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.name)
def test_round_trip(path: Path) -> None:
    text = path.read_text()
    module = import_llvm(text, path.name)
    assert verify(module) == []
    printed = str(module)
    assert "ad_opt.unsupported" not in printed
    written = emit_llvm_ir(module)
    assert execute(written) == execute(text)
    assert emit_llvm_ir(import_llvm(written, path.name)) == written
    again = parse_module(make_context(), printed, "printed.mlir")
    assert str(again) == printed
    assert emit_llvm_ir(again) == written


@pytest.mark.parametrize("path", sorted((DATA / "old").iterdir()), ids=lambda path: path.name)
def test_files_of_older_versions(path: Path) -> None:
    """LLVM 14 (pointers have types) and 19, as text and as bitcode."""
    data = path.read_bytes()
    written = emit_llvm_ir(import_llvm(data, path.name))
    assert execute(written) == execute(canonical_text(data, path.name))
    if path.name.endswith(".14.ll"):
        bitcode = path.with_suffix(".bc").read_bytes()
        assert execute(emit_llvm_ir(import_llvm(bitcode, "f.bc"))) == execute(written)
    elif (newer := DATA / f"{path.name.split('.')[0]}.c.O1.ll").exists():
        assert execute(written) == execute(newer.read_text())


def test_corpus() -> None:
    """As many programs as were asked for, at four levels."""
    sources = {path.name.rsplit(".", 2)[0] for path in PROGRAMS}
    assert sum(name.endswith(".c") for name in sources) >= 12
    assert sum(name.endswith(".cpp") for name in sources) >= 6
    assert sum(name.endswith(".rs") for name in sources) >= 5
    for name in sources:
        levels = [(DATA / f"{name}.O{level}.ll").exists() for level in range(4)]
        assert levels[:3] == [True] * 3


needs_mlir = pytest.mark.skipif(shutil.which("mlir-opt-22") is None, reason="no mlir-opt-22")


def joined(paths: list[Path]) -> str:
    """The modules as MLIR, each in one of its own."""
    modules: list[ModuleOp] = [import_llvm(path.read_text(), path.name) for path in paths]
    return "\n// -----\n".join(str(module) for module in modules)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("mlir-translate-22") is None, reason="no mlir-translate-22")
@pytest.mark.parametrize("path", sorted(DATA.glob("*.O1.ll")), ids=lambda path: path.name)
def test_upstream_means_the_same(path: Path) -> None:
    """The imported module, translated by ``mlir-translate``, computes the same."""
    text = path.read_text()
    done = subprocess.run(
        ["mlir-translate-22", "--mlir-to-llvmir"],
        input=str(import_llvm(text, path.name)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert execute(done.stdout) == execute(text)


@pytest.mark.slow
@needs_mlir
def test_upstream_accepts_what_is_imported() -> None:
    text = joined([*DATA.glob("*.O1.ll"), DATA / "constructs.ll"])
    done = subprocess.run(
        ["mlir-opt-22", "--split-input-file", "-", "-o", "/dev/null"],
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
