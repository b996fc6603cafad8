"""Tensors: values that are described, not computed, until a routine is made of them."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias, cast, overload

import numpy as np
from typing_extensions import override

from ad_opt.dialects.support.diagnostics.diagnostic import counted
from ad_opt.dialects.support.diagnostics.python_places import user_line

from .bodies import OPERATIONS, Call, Literal, Node, accumulated, is_integer, literal, type_of
from .dtypes import NUMPY, DType, Elements, fitting_array
from .shapes.inference import infer
from .shapes.notation import Spec, pointwise
from .shapes.refusals import NoNumber, Party, refuse, refuse_modulus
from .shapes.rows import ROWS, Row, Shape
from .shapes.symbols import Position, Symbol

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import EllipsisType

    from numpy.typing import NDArray

    from ad_opt.dialects.support.diagnostics.diagnostic import Location
    from ad_opt.values.python_types import AnyArray, RealArray

    from .assignments import GradientRequest


@dataclass(eq=False)
class Leaf:
    """Memory that outlives routines: a parameter, an input, a constant, or state."""

    kind: str
    initial: Callable[[tuple[int, ...]], NDArray[Any]]
    """Makes the first value, of a shape."""
    value: NDArray[Any] | None = None


@dataclass(frozen=True)
class Part:
    """An assignment: operands are combined at every point, and accumulated in the result."""

    spec: Spec
    operands: tuple[Tensor, ...]
    body: Node
    kind: str = "set"
    init: bool = False
    given: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True)
class Computed:
    """A tensor that assignments fill; one, if it is not several axes end to end."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Embedded:
    """The number that a static symbol is."""

    symbol: Symbol


@dataclass(frozen=True)
class Derivative:
    """One of the tensors that a request for gradients fills."""

    request: GradientRequest
    of: Tensor


Source: TypeAlias = Leaf | Computed | Embedded | Derivative
Axes: TypeAlias = int | tuple[int, ...] | None
Operand: TypeAlias = "Tensor | Index | AnyArray | float"
Function: TypeAlias = "Callable[..., object]"
Item: TypeAlias = "int | slice | EllipsisType | Index | Tensor | AnyArray | Sequence[int] | None"
"""One index of a tensor."""


class Tensor(NoNumber):
    """An array of a shape in three rows, `batch|input->output`, and how it comes about.

    Arithmetic goes element by element, with the broadcasting of NumPy in each row. Nothing is
    computed before a routine is compiled that needs it.
    """

    __hash__ = object.__hash__

    def __init__(
        self, shape: Shape, dtype: str, label: str, source: Source, place: Location | None
    ):
        self._shape = shape
        self.dtype = dtype
        self.label = label
        self.source = source
        self.place = place

    @property
    def rows(self) -> Shape:
        """The three rows of axes."""
        return self._shape

    @property
    def shape(self) -> tuple[int, ...]:
        """Sizes of all axes: of batch, output, input. AD1111 if a use has still to decide one."""
        return self._sizes("shape")

    def _sizes(self, what: str) -> tuple[int, ...]:
        axes = self._shape.axes
        found = tuple(size for size in axes or () if isinstance(size, int))
        if axes is None or len(found) < len(axes):
            message = f"the {what} of `{self.label}`, [{self._shape}], is not known yet"
            help = "use it with a tensor that decides it, or say it where it is declared"
            raise refuse("AD1111", message, help, [self.party])
        return found

    @property
    def ndim(self) -> int:
        """The count of axes."""
        if (axes := self._shape.axes) is None:
            return len(self._sizes("number of axes"))
        return len(axes)

    @property
    def size(self) -> int:
        """The count of elements."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def party(self) -> Party:
        """The tensor as refusals name it."""
        shape = self._shape
        return Party(self.label, shape if shape.is_decided else str(shape), self.place)

    @property
    def value(self) -> RealArray:
        """The array of a parameter or input, which routines read and write: change it in place."""
        if not isinstance(self.source, Leaf):
            help = "ask a routine for it: routine(tensor)[tensor]"
            message = f"`{self.label}` has no array of its own, since it is computed"
            raise refuse("AD1117", message, help, [self.party])
        if self.source.value is None:
            self.settle()
            array = self.source.initial(self.shape)
            self.source.value = np.array(array, NUMPY[self.dtype], order="C")
        return self.source.value

    @value.setter
    def value(self, array: Elements) -> None:
        """Write an array into the one that is there; AD1110 if its shape is another one."""
        target = self.value
        given = fitting_array(array, self.dtype, self.label)
        if given.shape not in ((), target.shape):
            shown = ", ".join(map(str, given.shape))
            message = f"`{self.label}` is [{self._shape}], and is given an array [{shown}]"
            raise refuse("AD1110", message, None, [self.party])
        target[...] = given

    def settle(self) -> tuple[int, ...]:
        """Sizes of all axes; there are no more than are known now. AD1111 if one is unknown."""
        for kind in ROWS:
            row = self._shape.row(kind)
            if row.open is not None:
                row.open.value = Row()
        return self._sizes("shape")

    def named(self, label: str) -> Tensor:
        """The same tensor, which is called so in IR, in files and in refusals."""
        from .leaf_tensors import checked_name

        self.label = checked_name(label)
        return self

    def __add__(self, other: Operand) -> Tensor:
        return elementwise("add", self, other)

    def __radd__(self, other: Operand) -> Tensor:
        return elementwise("add", other, self)

    def __sub__(self, other: Operand) -> Tensor:
        return elementwise("subtract", self, other)

    def __rsub__(self, other: Operand) -> Tensor:
        return elementwise("subtract", other, self)

    def __mul__(self, other: Operand) -> Tensor:
        return elementwise("multiply", self, other)

    def __rmul__(self, other: Operand) -> Tensor:
        return elementwise("multiply", other, self)

    def __truediv__(self, other: Operand) -> Tensor:
        return elementwise("divide", self, other)

    def __rtruediv__(self, other: Operand) -> Tensor:
        return elementwise("divide", other, self)

    def __pow__(self, other: Operand, modulus: object = None) -> Tensor:
        refuse_modulus(modulus)
        return elementwise("power", self, other)

    def __rpow__(self, other: Operand) -> Tensor:
        return elementwise("power", other, self)

    def __mod__(self, _: object) -> NoReturn:
        help = "of floats, write floor(x / y), and x - y * floor(x / y)"
        message = f"`{self.label}` has neither `%` nor `//`"
        raise refuse("AD1117", message, help, [self.party])

    __rmod__ = __floordiv__ = __rfloordiv__ = __divmod__ = __rdivmod__ = __mod__

    def __xor__(self, _: object) -> NoReturn:
        help = "of truth values, write a != b; integers have + - * / only"
        raise refuse("AD1117", f"`{self.label}` has no operator of bits", help, [self.party])

    __rxor__ = __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __xor__

    def __and__(self, other: Operand) -> Tensor:
        return elementwise("logical_and", *_truths("&", self, other))

    def __rand__(self, other: Operand) -> Tensor:
        return elementwise("logical_and", *_truths("&", other, self))

    def __or__(self, other: Operand) -> Tensor:
        return elementwise("logical_or", *_truths("|", self, other))

    def __ror__(self, other: Operand) -> Tensor:
        return elementwise("logical_or", *_truths("|", other, self))

    def __lt__(self, other: Operand) -> Tensor:
        return elementwise("less", self, other)

    def __le__(self, other: Operand) -> Tensor:
        return elementwise("less_equal", self, other)

    def __gt__(self, other: Operand) -> Tensor:
        return elementwise("greater", self, other)

    def __ge__(self, other: Operand) -> Tensor:
        return elementwise("greater_equal", self, other)

    def __eq__(self, other: Operand) -> Tensor:  # pyright: ignore[reportIncompatibleMethodOverride]
        return elementwise("equal", self, other)

    def __ne__(self, other: Operand) -> Tensor:  # pyright: ignore[reportIncompatibleMethodOverride]
        return elementwise("not_equal", self, other)

    def __neg__(self) -> Tensor:
        return elementwise("negative", self)

    def __abs__(self) -> Tensor:
        return elementwise("abs", self)

    def __invert__(self) -> Tensor:
        return elementwise("logical_not", *_truths("~", self))

    def __matmul__(self, other: Operand) -> Tensor:
        from .operators import matmul

        return matmul(self, other)

    def __rmatmul__(self, other: Operand) -> Tensor:
        from .operators import matmul

        return matmul(other, self)

    def __getitem__(self, at: Item | tuple[Item, ...]) -> Tensor:
        from .indexing import take

        return take(self, at)

    @property
    def T(self) -> Tensor:
        """The tensor with the axes of each row in reverse order; NumPy's if all are output axes."""
        from .reductions import transpose

        return transpose(self)

    def transpose(self, *axes: int | Sequence[int]) -> Tensor:
        """The tensor with output axes in another order."""
        from .reductions import transpose

        return transpose(self, *axes)

    def sum(self, axis: Axes = None, keepdims: bool = False) -> Tensor:
        """The sum over axes; over all, by default."""
        from .reductions import sum

        return sum(self, axis, keepdims)

    def mean(self, axis: Axes = None, keepdims: bool = False) -> Tensor:
        """The mean over axes; over all, by default."""
        from .reductions import mean

        return mean(self, axis, keepdims)

    def max(self, axis: Axes = None, keepdims: bool = False) -> Tensor:
        """The greatest element along axes."""
        from .reductions import max

        return max(self, axis, keepdims)

    def min(self, axis: Axes = None, keepdims: bool = False) -> Tensor:
        """The least element along axes."""
        from .reductions import min

        return min(self, axis, keepdims)

    def batch(self, at: Index | Tensor | int, size: int) -> Tensor:
        """Entries of the first axis, as many as `size`, from ``at * size`` on."""
        from .indexing import batch

        return batch(self, at, size)

    def astype(self, dtype: DType) -> Tensor:
        """The tensor with other elements."""
        from .operators import cast

        return cast(self, dtype)

    def __bool__(self) -> NoReturn:
        raise refuse("AD1117", f"`{self.label}` is no truth value in Python", "use where(...)")

    def __array__(self, *_: object, **__: object) -> NoReturn:
        help = "evaluate(x), or routine(x)[x]"
        raise refuse("AD1117", f"`{self.label}` is no array until it is computed", help)

    @override
    def __reduce_ex__(self, protocol: object) -> NoReturn:
        help = "save(path, [x]) writes an array to a file, and np.save(path, x.value)"
        raise refuse("AD1117", f"`{self.label}` is neither copied nor pickled", help)

    __float__ = __int__ = __complex__ = __index__ = __round__ = __trunc__ = __array__

    def __setitem__(self, *_: object) -> NoReturn:
        help = "assign(x, where(mask, value, x)) changes an array; x.value[...] is what is in it"
        raise refuse("AD1117", f"parts of `{self.label}` are not assigned to", help, [self.party])

    __delitem__ = __setitem__

    def __array_ufunc__(
        self, function: np.ufunc, method: str, *values: object, **settings: object
    ) -> Tensor:
        from .numpy_calls import call_ufunc

        return call_ufunc(function, method, values, settings)

    def __array_function__(
        self,
        function: Function,
        _: object,
        values: Sequence[object],
        settings: Mapping[str, object],
    ) -> object:
        from .numpy_calls import call_function

        return call_function(function, values, settings)

    def __len__(self) -> int:
        return self.shape[0] if self.ndim else 0

    @override
    def __repr__(self) -> str:
        return f"Tensor({self.label}: [{self._shape}] {self.dtype})"


def _of_number(compare: Callable[[Tensor, Operand], Tensor]) -> Callable[[Index, Operand], Tensor]:
    return lambda index, other: compare(number(index), other)


class Index(NoNumber):
    """A static symbol, or what is added up of such: an integer that is given at each call.

    Positions, to which integers are added and by which they are multiplied, stay such; in all other
    arithmetic it is a tensor without axes.
    """

    __hash__ = object.__hash__

    def __init__(self, position: Position):
        self.position = position

    @overload
    def __add__(self, other: Index | int) -> Index: ...
    @overload
    def __add__(self, other: Operand) -> Index | Tensor: ...
    def __add__(self, other: Operand) -> Index | Tensor:
        if (more := as_position(other)) is not None:
            return Index(self.position.plus(more))
        return number(self) + other

    __radd__ = __add__

    def __sub__(self, other: Operand) -> Index | Tensor:
        if (more := as_position(other)) is not None:
            return Index(self.position.plus(more, -1))
        return number(self) - other

    def __rsub__(self, other: Operand) -> Index | Tensor:
        return Index(self.position.times(-1)) + other

    def __mul__(self, other: Operand) -> Index | Tensor:
        if is_integer(other):
            return Index(self.position.times(int(cast("int", other))))
        return number(self) * other

    __rmul__ = __mul__

    def __neg__(self) -> Index:
        return Index(self.position.times(-1))

    def __truediv__(self, other: Operand) -> Tensor:
        return number(self, "f32") / other

    def __rtruediv__(self, other: Operand) -> Tensor:
        return number(self, "f32").__rtruediv__(other)

    def __pow__(self, other: Operand, modulus: object = None) -> Tensor:
        refuse_modulus(modulus)
        return number(self, "f32") ** other

    def __rpow__(self, other: Operand) -> Tensor:
        return number(self, "f32").__rpow__(other)

    def __abs__(self) -> Tensor:
        return abs(number(self))

    def __mod__(self, _: object) -> NoReturn:
        help = "give the routine another symbol for it: symbol('j', 10)"
        raise refuse("AD1117", f"the symbol `{self}` has neither `%` nor `//`", help)

    __rmod__ = __floordiv__ = __rfloordiv__ = __divmod__ = __rdivmod__ = __mod__

    __lt__, __le__ = _of_number(operator.lt), _of_number(operator.le)
    __gt__, __ge__ = _of_number(operator.gt), _of_number(operator.ge)

    def __eq__(self, other: Operand) -> Tensor:  # pyright: ignore[reportIncompatibleMethodOverride]
        return number(self) == other

    def __ne__(self, other: Operand) -> Tensor:  # pyright: ignore[reportIncompatibleMethodOverride]
        return number(self) != other

    def __bool__(self) -> NoReturn:
        help = "use where(i == 0, ...)"
        raise refuse("AD1117", f"the symbol `{self}` is no truth value in Python", help)

    def __int__(self, *_: object, **__: object) -> NoReturn:
        help = "data(array)[i] is a part of an array, i * x a product"
        raise refuse("AD1117", f"the symbol `{self}` is no number until a routine is called", help)

    __float__ = __complex__ = __index__ = __array__ = __round__ = __trunc__ = __int__

    def __array_ufunc__(
        self, function: np.ufunc, method: str, *values: object, **settings: object
    ) -> object:
        from .numpy_calls import call_ufunc

        kept = _OF_POSITIONS.get(function)
        if (
            kept is not None
            and not settings
            and all(as_position(one) is not None for one in values)
        ):
            return kept(*(int(cast("int", one)) if is_integer(one) else one for one in values))
        return call_ufunc(function, method, [_no_index(one) for one in values], settings)

    def __array_function__(
        self,
        function: Function,
        _: object,
        values: Sequence[object],
        settings: Mapping[str, object],
    ) -> object:
        from .numpy_calls import call_function

        return call_function(function, [_no_index(one) for one in values], settings)

    @override
    def __repr__(self) -> str:
        terms = [
            symbol.name if c == 1 else f"{c}*{symbol.name}" for c, symbol in self.position.terms
        ]
        terms += [str(self.position.offset)] if self.position.offset or not terms else []
        return " + ".join(terms)


_OF_POSITIONS: dict[Any, Callable[..., Any]] = {
    np.add: operator.add,
    np.subtract: operator.sub,
    np.multiply: operator.mul,
}
"""Operators that NumPy calls by these functions, for its integers and positions."""


def _no_index(value: Any) -> Any:
    return number(value) if isinstance(value, Index) else value


def as_position(value: Any) -> Position | None:
    """An integer or index as a position."""
    if isinstance(value, Index):
        return value.position
    return Position(offset=int(value)) if is_integer(value) else None


def symbol(name: str, range: int) -> Index:
    """A static symbol: an integer from 0 up to, and without, the range.

    A routine gets it at each call, ``step(i=3)``, and is not compiled anew.
    """
    if not isinstance(cast(object, name), str) or not name.isidentifier() or not name.isascii():
        raise refuse("AD1118", f"{name!r} is no name of a symbol", "names are Python's, in ASCII")
    if not is_integer(range) or range < 1:
        raise refuse("AD1118", f"the range of `{name}` is an integer from 1, not {range!r}")
    return Index(Position(((1, Symbol(name, int(range), user_line())),)))


def number(index: Index, dtype: str = "i64") -> Tensor:
    """The integer that an index is at a call, as a tensor without axes."""
    made: Any = index.position.offset
    for coefficient, one in index.position.terms:
        term = Tensor(Shape(), dtype, one.name, Embedded(one), user_line())
        scaled = term if coefficient == 1 else term * coefficient
        made = scaled if is_integer(made) and made == 0 else made + scaled
    return made if isinstance(made, Tensor) else as_tensor(np.asarray(made), dtype)


def _truths(sign: str, *values: Any) -> tuple[Any, ...]:
    """The operands of an operator of truth values: of integers, NumPy's combines bits."""
    for value in values:
        if not isinstance(value, bool | np.bool_) and (one := as_tensor(value)).dtype != "i1":
            message = f"`{sign}` combines truth values, and `{one.label}` has elements {one.dtype}"
            raise refuse("AD1117", message, "compare them first: x != 0", [one.party])
    return values


def as_tensor(value: Any, like: str | None = None) -> Tensor:
    """A tensor; of an array, a constant. AD1117 for what is none."""
    if isinstance(value, Tensor):
        return value
    if isinstance(value, Index):
        return number(value)
    if isinstance(value, np.ndarray | np.generic | Real):
        from .leaf_tensors import constant

        return constant(np.asarray(value), dtype=like)
    kind = type(value).__name__
    help = "make an array of it: np.array(...)" if isinstance(value, list | tuple) else None
    raise refuse("AD1117", f"a value of the type {kind} is no tensor", help)


def computed(
    spec: Spec,
    operands: Sequence[Tensor],
    body: Node,
    label: str,
    *,
    kind: str = "set",
    init: bool = False,
    given: Mapping[str, int] | None = None,
    target: Shape | None = None,
    dtype: str | None = None,
) -> Tensor:
    """A tensor that one assignment fills; refused where shapes do not fit."""
    parties = [one.party for one in operands]
    shapes = [one.rows for one in operands]
    solved = infer(spec, shapes, parties, given, target)
    element = dtype or type_of(body, [one.dtype for one in operands]) or "f32"
    element, body = accumulated(kind, element, body)
    part = Part(spec, tuple(operands), body, kind, init, given or {})
    return Tensor(target or solved.result, element, label, Computed((part,)), user_line())


def elementwise(name: str, *values: Any, label: str | None = None) -> Tensor:
    """An operation of the table on elements in the same place."""
    if (arity := OPERATIONS[name].arity) not in (len(values), -1):
        raise refuse(
            "AD1117", f"the operation `{name}` takes {counted(arity, 'operand')}, not {len(values)}"
        )
    operands: list[Tensor] = []
    arguments: list[Node] = []
    for value in values:
        number_ = value if isinstance(value, Literal) else literal(value)
        if number_ is not None:
            arguments.append(number_)
        else:
            arguments.append(len(operands))
            operands.append(as_tensor(value))
    spec = pointwise(len(operands))
    return computed(spec, operands, Call(name, tuple(arguments)), label or name)
