"""Terms from operations of the ``expr`` dialect, and operations from terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.energies import expr
from ad_opt.dialects.energies.expr_keys import BOOL, REAL, Key, SampleAttr
from typing_extensions import override
from xdsl.builder import Builder
from xdsl.dialects.builtin import FloatAttr, f64, i1
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .build import apply, call, variable
from .terms import TRUE, Apply, Const, Data, Term, Variable, constant, subterms

_BEHIND = 1 << 16
"""Arguments stand in front of values of other operations."""


@dataclass(frozen=True)
class Outside:
    """A value that no operation of expressions defines, as the key of a variable."""

    value: SSAValue
    number: int

    @property
    def is_bool(self) -> bool:
        """True if the value is true or false."""
        return self.value.type in (BOOL, i1)

    @override
    def __str__(self) -> str:
        return self.value.name_hint or f"v{self.number}"

    @property
    def order(self) -> tuple[int]:
        """Arguments stand as they do in their block, others as they were met."""
        return (self.number,)


class ValueReader:
    """Terms of values, which subclasses read; what is read once is not read again."""

    def __init__(self) -> None:
        self._terms: dict[SSAValue, Term] = {}
        self._outside = 0

    def term(self, value: SSAValue) -> Term:
        """The value as a term."""
        work = [value]
        while work:
            top = work[-1]
            if top in self._terms:  # several may wait for it
                work.pop()
                continue
            missing = [arg for arg in self.operands(top) if arg not in self._terms]
            if missing:
                work += reversed(missing)
            else:
                self._terms[top] = self.read(top)
        return self._terms[value]

    def operands(self, value: SSAValue) -> Sequence[SSAValue]:
        """Values that are read before a value is."""
        raise NotImplementedError

    def read(self, value: SSAValue) -> Term:
        """The term of a value whose operands have been read."""
        raise NotImplementedError

    def read_all(self, values: Sequence[SSAValue]) -> list[Term]:
        """The terms of values that have been read."""
        return [self._terms[value] for value in values]

    def outside(self, value: SSAValue) -> Term:
        """The variable for a value that is not read."""
        self._outside += 1
        place = value.index if isinstance(value, BlockArgument) else self._outside + _BEHIND
        return variable(Outside(value, place))


class Reader(ValueReader):
    """Terms of what operations of expressions define; any other value is a variable."""

    @override
    def operands(self, value: SSAValue) -> Sequence[SSAValue]:
        return value.owner.operands if isinstance(value.owner, expr.ExprOp) else ()

    @override
    def read(self, value: SSAValue) -> Term:
        op = value.owner
        if not isinstance(op, expr.ExprOp):
            return self.outside(value)
        if isinstance(op, expr.KeyOp):
            return variable(op.data)
        if isinstance(op, expr.ConstOp):
            return constant(op.number)
        if isinstance(op, expr.TrueOp):
            return TRUE
        data: Data = op.number if isinstance(op, expr.NumberOp) else op.data
        args = self.read_all(op.operands)
        return apply(op.name.removeprefix("expr."), *args, data=data)


def read(values: Sequence[SSAValue]) -> list[Term]:
    """The terms of values."""
    reader = Reader()
    return [reader.term(value) for value in values]


_NUMBERED = {"sum": expr.SumOp, "prod": expr.ProdOp, "powc": expr.PowcOp}


class Writer:
    """Operations of terms, where a builder stands; each term is written once."""

    def __init__(self, builder: Builder):
        self.builder = builder
        self._values: dict[Term, SSAValue] = {}

    def value(self, term: Term, type: Attribute | None = None) -> SSAValue:
        """The value of a term: of a type, where one is asked for."""
        for part in subterms(term):
            if part not in self._values:
                self._values[part] = self._write(part)
        found = self._values[term]
        if type is None or found.type == type:
            return found
        if type == REAL:
            return self._insert(expr.SumOp([found]))
        return self.value(call("ne", term, constant(0.0)))

    def _insert(self, op: Operation) -> SSAValue:
        return self.builder.insert(op).results[0]

    def _write(self, term: Term) -> SSAValue:
        match term:
            case Const() if term.is_bool:
                true = self._insert(expr.TrueOp.of(()))
                return true if term.value else self._insert(expr.FUNCTION_OPS["not"].of([true]))
            case Const():
                return self._insert(expr.ConstOp.of((), FloatAttr(term.value, f64)))
            case Variable(key=Outside() as key):
                return key.value
            case Variable(key=Key() as key):
                return self._insert(expr.KEY_OPS[type(key)].of((), key))
            case Apply():
                return self._insert(self._applied(term))
            case _:
                raise TypeError(f"there is no operation for {term}")

    def _applied(self, term: Apply) -> Operation:
        args = [self._values[arg] for arg in term.args]
        if term.op in _NUMBERED:
            return _NUMBERED[term.op].of(args, FloatAttr(term.number, f64))
        if isinstance(term.data, SampleAttr):
            return expr.SampleOp.of(args, term.data)
        return expr.FUNCTION_OPS[term.op].of(args)
