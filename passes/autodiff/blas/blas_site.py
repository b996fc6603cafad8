"""A call of BLAS while its derivative is written: arguments, shadows, what is overwritten."""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.blas_functions import Routine
from xdsl.ir import Operation, SSAValue

from .blas_calls import Blas, Vector

_STEPS = {"x": "incx", "y": "incy", "a": "lda", "b": "ldb", "c": "ldc"}
"""The increment or stride of each array."""


class Site(Blas):
    """View that rules have of a call. Values are asked for before loops are begun."""

    def __init__(
        self,
        session: Session,
        op: Operation,
        routine: Routine,
        em: Emitter,
        value: Callable[[SSAValue], SSAValue],
        derivative: Callable[[SSAValue], SSAValue | None],
        wants: Callable[[SSAValue], bool] = lambda value: False,
        seed: SSAValue | None = None,
    ):
        super().__init__(session, op, routine, em)
        self._operands = dict(zip(routine.parameters, op.operands, strict=True))
        self._value = value
        self._derivative = derivative
        self._known: dict[str, SSAValue] = {}
        if "order" in self._operands:
            self.order = self["order"]
        self.seed = seed
        """In reverse mode the cotangent of the result."""
        self.gradients: dict[str, SSAValue] = {}
        """In reverse mode what is added to the cotangents of numbers."""
        self._wants = wants

    def result(self) -> SSAValue:
        """Return what the call returned."""
        return self._value(self.op.results[0])

    def wants(self, name: str) -> bool:
        """True in reverse mode if the cotangent of a number is wanted."""
        return self._wants(self.operand(name))

    def operand(self, name: str) -> SSAValue:
        """The argument of the call itself."""
        return self._operands[name]

    def __getitem__(self, name: str) -> SSAValue:
        if name not in self._known:
            self._known[name] = self._value(self._operands[name])
        return self._known[name]

    def all(self, names: str) -> list[SSAValue]:
        """Several arguments."""
        return [self[name] for name in names.split()]

    def vector(self, name: str) -> Vector:
        """An array, with its increment or stride."""
        return self[name], self[_STEPS[name]]

    def derivative(self, name: str) -> SSAValue | None:
        """The shadow of an array, or the tangent of a number, if there is one."""
        operand = self._operands.get(name)
        return None if operand is None else self._derivative(operand)

    def shadow(self, name: str) -> Vector | None:
        """The shadow of an array, with its increment or stride."""
        found = self.derivative(name)
        return None if found is None else (found, self[_STEPS[name]])

    # ------------------------------------------------------------------ shapes

    def length(self, name: str) -> SSAValue:
        """The length of a vector."""
        if self.routine.name == "ger":
            return self["m" if name == "x" else "n"]
        if self.routine.name != "gemv":
            return self["n"]
        plain = self.says(self["trans"], "plain")
        m, n = self["m"], self["n"]
        return self.em.select(plain, n, m) if name == "x" else self.em.select(plain, m, n)

    def shape(self, name: str) -> tuple[SSAValue, SSAValue] | None:
        """Rows and columns of a matrix that is written; ``None`` for a vector."""
        if name in "xy":
            return None
        if self.routine.name in ("syrk", "syr2"):
            return self["n"], self["n"]
        return self["m"], self["n"]

    def keep(self, name: str, memory: Callable[[SSAValue], SSAValue]) -> SSAValue:
        """Copy what will be overwritten into memory that is given for so many bytes."""
        shape = self.shape(name)
        if shape is None:
            n, old = self.length(name), self.vector(name)
            kept = memory(self.bytes(n))
            self.copy(n, old, (kept, self.integer(1)))
            return kept
        kept = memory(self.bytes(*shape))
        length = self.lines(*shape)[1]
        pairs = [self.vector(name), (kept, length)]
        self.each_line(*shape, pairs, lambda n, found: self.copy(n, found[0], found[1]))
        return kept

    def put_back(self, name: str, kept: SSAValue) -> None:
        """Undo what the call has written."""
        shape = self.shape(name)
        if shape is None:
            self.copy(self.length(name), (kept, self.integer(1)), self.vector(name))
            return
        length = self.lines(*shape)[1]
        pairs = [(kept, length), self.vector(name)]
        self.each_line(*shape, pairs, lambda n, found: self.copy(n, found[0], found[1]))
