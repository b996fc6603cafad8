"""The BLAS that products of matrices call, where the user asks for one that is installed."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import llvmlite.binding as llvm
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.names.blas_interfaces import INTERFACES


class Library(NamedTuple):
    """A BLAS that a user may ask for."""

    files: tuple[str, ...]
    interface: str
    """That of the files, and of the objects that are linked with them."""
    link: str
    """The option for the linker."""
    help: str
    """Advice where it is not installed."""


LIBRARIES = {
    "openblas": Library(
        ("libopenblas.so.0", "libopenblas.so", "libopenblas.dylib"),
        "cblas",
        "-lopenblas",
        "`pip install scipy-openblas64` brings it, or the system's libopenblas",
    ),
    "scipy-openblas64": Library(
        (),
        "scipy_openblas64",
        "-lscipy_openblas64_",
        "`pip install scipy-openblas64` brings it",
    ),
    "mkl": Library(
        ("libmkl_rt.so.2", "libmkl_rt.so", "libmkl_rt.2.dylib"),
        "cblas",
        "-lmkl_rt",
        "`pip install mkl` brings it",
    ),
}


def _candidates(library: str) -> Iterator[tuple[str, str]]:
    """Interfaces, and files that have them."""
    folders = [""]
    if library == "mkl":
        folders.append(f"{Path(sys.prefix, 'lib')}/")
    for folder in folders:
        for name in LIBRARIES[library].files:
            yield LIBRARIES[library].interface, folder + name
    package = "scipy_openblas64"
    if library != "mkl" and find_spec(package) is not None:
        folder = Path(import_module(package).get_lib_dir())
        for path in sorted(folder.glob("libscipy_openblas64_.*")):
            yield "scipy_openblas64", str(path)


@cache
def interface_of(library: str) -> str:
    """Load a library into this process; the interface that it has, as `block-products` names it.

    AD0404 where it is not installed.
    """
    for interface, path in _candidates(library):
        try:
            llvm.load_library_permanently(path)
        except RuntimeError:
            continue
        if all(map(llvm.address_of_symbol, INTERFACES[interface].products.values())):
            LOADED[interface] = path
            return interface
    message = f"the library `{library}` is not here"
    raise DiagnosticError(Diagnostic("AD0404", message, help=LIBRARIES[library].help))


LOADED: dict[str, str] = {}
"""The file that has an interface in this process."""


def files_of(symbols: Iterable[str]) -> list[str]:
    """The files of this process that define those of the symbols that are a BLAS's."""
    asked = frozenset(symbols)
    return [
        path
        for interface, path in LOADED.items()
        if not asked.isdisjoint(INTERFACES[interface].products.values())
    ]


def load_any() -> None:
    """Load a BLAS, whichever there is, for code that was compiled for one."""
    for library in LIBRARIES:
        try:
            interface_of(library)
        except DiagnosticError:
            continue
        return


SYMBOLS = frozenset(name for one in INTERFACES.values() for name in one.products.values())
"""The functions that `block-products` calls."""
