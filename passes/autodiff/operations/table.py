"""The derivatives of operations with memory, regions or calls: a file a dialect.

Each row of a file has all that the modes do at an operation: ``forward``, ``remember`` (in the
forward sweep of reverse mode) and ``reverse``. A session is given `methods`, which finds them by
name: no mode imports an operation.
"""

from __future__ import annotations

from importlib import import_module

from ad_opt.passes.rules.methods import Methods

_FILES = {
    **{name: name for name in ("scf", "affine", "cf", "func", "memref", "vector", "linalg")},
    **{name: name for name in ("llvm", "autodiff", "arith")},
    "builtin": "func",
    **dict.fromkeys(("ub", "llvm_ext"), "llvm"),
}
"""By dialect: the file here that has its operations."""


class _Methods(dict[str, Methods | None]):
    """By name; a dialect's are read when the first of its operations is asked for."""

    def __missing__(self, name: str) -> Methods | None:
        self.read(name.partition(".")[0])
        return self.setdefault(name, None)

    def read(self, dialect: str) -> None:
        """Read the methods of a dialect."""
        file = _FILES.get(dialect)
        if file is not None:
            table: list[Methods] = import_module(f".{file}", __package__).METHODS
            self.update({row.name: row for row in table})


_METHODS = _Methods()


def methods(name: str) -> Methods | None:
    """The methods of the operation ``name``, as far as it is one of ours."""
    return _METHODS[name]


def all_methods() -> list[Methods]:
    """Ours, of all dialects, by name."""
    for dialect in _FILES:
        _METHODS.read(dialect)
    return sorted((row for row in _METHODS.values() if row), key=lambda row: row.name)
