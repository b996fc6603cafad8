"""Parts of Rust's library in programs that are compiled here at every level.

What is expected are differences of the native library that the same compiler makes.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from ad_opt.dialects.support.names.rust_names import (
    help_for_missing,
    readable_name,
    vector_name,
)

import ad_opt
from c_runs import executable

RUSTC = shutil.which("rustc")
SOURCE = Path(__file__).parents[1] / "data" / "rust" / "library.rs"
NAMES = (
    "range pushed collected repeated boxed shared matched captured listed nested tried counted "
    "unwrapped"
).split()
POINT, COUNT, STEP = 1.3, 6, 1e-4

pytestmark = [
    pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux"),
    pytest.mark.skipif(RUSTC is None, reason="rustc is not installed"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rust")


@cache
def program(folder: Path, level: int) -> ad_opt.Program:
    made = folder / f"library.{level}.ll"
    _compile(["--crate-type=lib", "--emit=llvm-ir", f"-Copt-level={level}"], made)
    return ad_opt.load(made)


@cache
def native(folder: Path) -> ctypes.CDLL:
    made = folder / "library.so"
    _compile(["--crate-type=cdylib"], made)
    return ctypes.CDLL(str(made))


def _compile(options: list[str], made: Path) -> None:
    assert RUSTC is not None
    command = [RUSTC, *options, "-Cpanic=abort", "-o", str(made), str(SOURCE)]
    subprocess.run(command, check=True, capture_output=True)


@pytest.mark.parametrize("level", [0, 1, pytest.param(2, marks=pytest.mark.slow), 3])
@pytest.mark.parametrize("name", NAMES)
def test_derivatives(name: str, level: int, folder: Path) -> None:
    check(name, level, folder)


@pytest.mark.parametrize("level", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_nodes_whose_words_are_looked_at(level: int, folder: Path) -> None:
    """Nodes hold keys, counts and addresses, which are told apart when the program runs."""
    check("ordered", level, folder)


@pytest.mark.parametrize("level", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["dispatched", "parents"])
def test_numbers_that_stand_for_no_memory(name: str, level: int, folder: Path) -> None:
    """A value without bytes is at address 1, a ``Weak`` of nothing is all ones."""
    check(name, level, folder)


def check(name: str, level: int, folder: Path) -> None:
    """Compare value and derivatives with the native function and its differences."""
    f = getattr(native(folder), name)
    f.restype, f.argtypes = ctypes.c_double, [ctypes.c_double, ctypes.c_int]
    far, near = (
        (f(POINT + step, COUNT) - f(POINT - step, COUNT)) / (2 * step) for step in (STEP, STEP / 2)
    )
    expected = (4 * near - far) / 3
    function = program(folder, level)[name]
    try:
        value, slope = ad_opt.value_and_grad(function)(POINT, COUNT)
    except ad_opt.DiagnosticError as error:
        if "AD0703" in str(error) and "5alloc" in str(error) and _is_unknown(str(error)):
            pytest.skip("this compiler's library grows vectors by functions of other names")
        raise
    assert value == pytest.approx(f(POINT, COUNT), rel=1e-12)
    assert slope == pytest.approx(expected, rel=1e-6)
    assert ad_opt.jvp(function, (POINT, COUNT), (1.0, None))[1] == pytest.approx(slope, rel=1e-10)


def _is_unknown(message: str) -> bool:
    return not any(vector_name(word.strip("`@")) for word in message.split())


@pytest.mark.parametrize(
    ("symbol", "path"),
    [
        (
            "_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check",
            "core::panicking::panic_bounds_check",
        ),
        (
            "_ZN4core9panicking18panic_bounds_check17h0123456789abcdefE",
            "core::panicking::panic_bounds_check",
        ),
        ("_RNvCs1234_7mycrate3foo", "mycrate::foo"),
        ("rust_eh_personality", "rust_eh_personality"),
    ],
)
def test_mangled_names_are_read(symbol: str, path: str) -> None:
    assert readable_name(symbol) == path


@pytest.mark.parametrize(
    ("symbol", "helped"),
    [
        ("_RNvNtNtNtCsjrHSEGnQ3l9_3std3sys6random5linux19hashmap_random_keys", True),
        ("_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility9alloc_err", True),
        ("_RNvCs1234_7mycrate3std", False),
        ("helper", False),
    ],
)
def test_what_the_library_keeps_to_itself_is_said(symbol: str, helped: bool) -> None:
    assert (help_for_missing(symbol) is not None) == helped


def test_panics_name_the_function_that_panics() -> None:
    name = "_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check"
    program = ad_opt.load(f"""
      declare void @{name}()
      define double @f(double %x) {{
        %c = fcmp olt double %x, 0.0
        br i1 %c, label %bad, label %good
      bad:
        call void @{name}()
        unreachable
      good:
        %y = fmul double %x, %x
        ret double %y
      }}""")
    with pytest.raises(ad_opt.DiagnosticError) as caught:
        ad_opt.grad(program["f"])(-1.0)
    said = "the program panics: core::panicking::panic_bounds_check"
    assert caught.value.diagnostics[0].message.endswith(said)
