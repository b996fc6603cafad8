"""Zeros, sums and multiples of Differentials: one row a kind of type.

A type whose conformance has a method is left to it. Everything else follows from the structure,
part by part. What is larger than a few parts becomes a function, once per module, so that the size
of the result is linear in the declarations however deep they are nested.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ad_opt.dialects.autodiff.autodiff import AddOp, ScaleOp, ZeroOp
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.symbols import fresh_name
from ad_opt.dialects.types.agg import (
    ElemOp,
    ElemSetOp,
    GetOp,
    HasValueOp,
    MakeOp,
    NoneOp,
    SomeOp,
    ValueOp,
)
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.iface import NullDifferentialOp
from ad_opt.dialects.types.pair import DiffOp, PrimalOp
from ad_opt.dialects.types.pair import MakeOp as MakePairOp
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.optimize.scalar.aggregate_folds import known_field
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.declarations import attribute_of, ops_in
from ad_opt.passes.types.model.differentiable_interface import (
    ADD,
    SCALARS,
    SCALE,
    ZERO,
    signature_of,
)
from xdsl.dialects.builtin import AnyFloat, FunctionType, ModuleOp, StringAttr
from xdsl.dialects.func import CallOp, ReturnOp
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Attribute, Operation, ParametrizedAttribute, SSAValue

from .float_arithmetic import as_float, scaled

INLINE = 16
"""Most parts of a type whose arithmetic is written out in place; larger ones become a function.
A guess: calls keep programs small, inlining brings back what is called once.
"""
UNROLLED = 4
"""Most elements of an array whose arithmetic is written out; longer ones become a loop. A guess:
straight code folds, a loop stays small.
"""

Arguments: TypeAlias = Sequence[SSAValue]


class DifferentialArithmetic:
    """Writes ``dzero``, ``dadd`` and ``dmul:<factor>`` of the types of one module."""

    def __init__(self, module: ModuleOp, conformances: Conformances | None = None):
        self.module = module
        self.conformances = conformances or Conformances.of(module)
        self._symbols = {
            name.data: op
            for op in ops_in(module)
            if isinstance(name := attribute_of(op, "sym_name"), StringAttr)
        }
        self._sizes: dict[Attribute, int] = {}
        self._helpers: dict[tuple[Attribute, str], FuncOp] = {}
        self._unfinished: list[tuple[FuncOp, Attribute, str]] = []
        self._zeros: set[SSAValue] = set()
        """Zeros that were made here, by structure: nothing needs to be added to them."""

    def zero(self, builder: Emitter, type: Attribute) -> SSAValue:
        """The zero of a Differential."""
        return self._done(self.emit(builder, ZERO, type, ()))

    def add(self, builder: Emitter, left: SSAValue, right: SSAValue) -> SSAValue:
        """The sum of two Differentials."""
        return self._done(self.emit(builder, ADD, left.type, (left, right)))

    def scale(self, builder: Emitter, factor: SSAValue, value: SSAValue) -> SSAValue:
        """A number times a Differential."""
        return self._done(self.emit(builder, scale_key(factor), value.type, (factor, value)))

    def _done(self, value: SSAValue) -> SSAValue:
        """Write the functions that have been promised."""
        while self._unfinished:
            func, type, key = self._unfinished.pop()
            block = func.body.block
            builder = Emitter(block, None, func.location)
            builder.emit(ReturnOp(self._structural(builder, key, type, block.args)))
        return value

    # -------------------------------------------------------------- one method of one type

    def emit(self, builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
        """A method of a type: a call of the user's, or what follows from the structure."""
        floats = is_float_like(type)
        name = None if floats else self._user_method(builder, key, type)
        if name is not None:  # user's methods always run, also on zeros
            return self._call(builder, name, key, type, arguments)
        if key == ADD and (known := self._sum_with_zero(arguments)) is not None:
            return known
        if floats:
            return self._noted(key, _of_floats(builder, key, type, arguments))
        if type.name not in _ROWS:
            if self.conformances.differential(type) is None:
                raise error_at(
                    builder.before,
                    "AD0803",
                    f"there is no {key} for {type}, which has no derivatives",
                    help="a Differential that holds such a value needs methods of its own",
                )
            return _one(builder, key, type, arguments)
        if type.name != "iface.any" and self._size(type) > INLINE:
            helper = self._helper(key, type, arguments)
            return builder.value(CallOp(helper.sym_name.data, list(arguments), [type]))
        return self._noted(key, self._structural(builder, key, type, arguments))

    def _noted(self, key: str, value: SSAValue) -> SSAValue:
        """Remember a zero, unless a method of the user's has made a part of it."""
        made = value.owner
        if key == ZERO and isinstance(made, Operation) and made.name != "func.call":
            if all(part in self._zeros for part in made.operands):
                self._zeros.add(value)
        return value

    def _sum_with_zero(self, arguments: Arguments) -> SSAValue | None:
        """The other term, where one is a zero that was made here, by structure."""
        left, right = arguments
        return right if left in self._zeros else left if right in self._zeros else None

    def _structural(
        self, builder: Emitter, key: str, type: Attribute, arguments: Arguments
    ) -> SSAValue:
        return _ROWS[type.name](self, builder, key, type, arguments)

    def _user_method(self, builder: Emitter, key: str, type: Attribute) -> str | None:
        """The function that the conformance has; for a factor, also one of a wider factor."""
        names = [key]
        if key.startswith(SCALE):
            at = SCALARS.index(key.partition(":")[2]) if key.partition(":")[2] in SCALARS else -1
            names = [f"{SCALE}:{wider}" for wider in SCALARS[at:]] if at >= 0 else names
        for name in names:
            if (found := self.conformances.method(type, name)) is not None:
                return found
        if key.startswith(SCALE):
            self._refuse_narrow(builder, key, type)
        return None

    def _refuse_narrow(self, builder: Emitter, key: str, type: Attribute) -> None:
        """A user's ``dmul`` for narrower factors only would be given less than the factor."""
        for scalar in SCALARS:
            if self.conformances.method(type, f"{SCALE}:{scalar}") is not None:
                raise error_at(
                    builder.before,
                    "AD0803",
                    f"{type} has {SCALE}:{scalar}, but a factor of type "
                    f"{key.partition(':')[2]} is used",
                    help=f'give its witness table an entry "{key}"',
                )

    def _call(
        self, builder: Emitter, name: str, key: str, type: Attribute, arguments: Arguments
    ) -> SSAValue:
        function = self._symbols.get(name)
        signature = None if function is None else attribute_of(function, "function_type")
        if not isinstance(signature, FunctionType):
            raise error_at(
                builder.before,
                "AD0803",
                f"{key} of {type} is @{name}, which is not a function that can be called here",
                help="name a func.func; generic ones are specialised before",
            )
        wanted = signature.inputs.data
        given = [
            as_float(builder, value, needed)
            if isinstance(value.type, AnyFloat) and isinstance(needed, AnyFloat)
            else value
            for value, needed in zip(arguments, wanted, strict=True)
        ]
        return builder.value(CallOp(name, given, [type]))

    def _helper(self, key: str, type: Attribute, arguments: Arguments) -> FuncOp:
        factor = arguments[0].type if key.startswith(SCALE) else type
        known = self._helpers.get((type, key))
        if known is not None:
            return known
        stem = getattr(type, "struct", type.name)
        func = FuncOp(
            fresh_name(f"{stem}.{key.replace(':', '_')}", self._symbols),
            signature_of(key, type, factor),
            visibility="private",
        )
        self._symbols[func.sym_name.data] = func
        self.module.body.block.add_op(func)
        self._helpers[type, key] = func
        self._unfinished.append((func, type, key))
        return func

    # -------------------------------------------------------------- sizes

    def _size(self, type: Attribute) -> int:
        """Return how many parts a type has; what is a call or a loop counts as few."""
        pending = [type]
        while pending:
            at = pending[-1]
            if at in self._sizes:
                pending.pop()
                continue
            missing = [part for part in self._parts(at) if part not in self._sizes]
            if missing:
                pending += missing
                continue
            total = sum(self._sizes[part] for part in self._parts(at))
            if isinstance(at, ArrayType):
                total = (
                    total * at.size if at.size is not None and at.size <= UNROLLED else total + 4
                )
            elif isinstance(at, OptionalType):
                total += 4
            self._sizes[at] = min(max(total, 1), INLINE + 1)
            pending.pop()
        return self._sizes[type]

    def _parts(self, type: Attribute) -> Sequence[Attribute]:
        match type:
            case StructType():
                return [field.type for field in self.conformances.fields(type)]
            case ArrayType() | OptionalType():
                return (type.element,)
            case TupleType():
                return type.types
            case ParametrizedAttribute() if type.name in ("pair.pair", "pair.user"):
                return type.parameters
            case _:
                return ()

    # -------------------------------------------------------------- kinds of types

    def struct(self, builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
        """Field by field."""
        fields = [(field.name, field.type) for field in self.conformances.fields(type)]
        return self._by_fields(builder, key, type, fields, arguments)

    def tuple(self, builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
        """Element by element."""
        assert isinstance(type, TupleType)
        fields = [(str(at), element) for at, element in enumerate(type.types)]
        return self._by_fields(builder, key, type, fields, arguments)

    def _by_fields(
        self,
        builder: Emitter,
        key: str,
        type: Attribute,
        fields: Sequence[tuple[str, Attribute]],
        arguments: Arguments,
    ) -> SSAValue:
        parts: list[SSAValue] = []
        for name, part in fields:
            inner = [
                known_field(value, name) or builder.value(GetOp(value, name, part))
                if value.type == type
                else value
                for value in arguments
            ]
            parts.append(self.emit(builder, key, part, inner))
        return builder.value(MakeOp(parts, type))

    def array(self, builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
        """Element by element, in a loop where there are many."""
        assert isinstance(type, ArrayType)
        size = type.size
        assert size is not None
        if key == ZERO:
            zero = [self.emit(builder, key, type.element, ())] if size else []
            return builder.value(MakeOp(zero * size, type))
        if size <= UNROLLED:
            parts = [self._element(builder, key, type, arguments, at) for at in range(size)]
            return builder.value(MakeOp(parts, type))
        whole = next(value for value in arguments if value.type == type)
        op, inside = builder.loop(0, size, 1, [whole])
        at, carried = op.body.block.args
        part = self._element(
            Emitter(inside.block, None, builder.location), key, type, arguments, at
        )
        inside.emit(YieldOp(inside.value(ElemSetOp(carried, at, part))))
        return op.results[0]

    def _element(
        self,
        builder: Emitter,
        key: str,
        type: ArrayType,
        arguments: Arguments,
        at: int | SSAValue,
    ) -> SSAValue:
        place = builder.index(at)
        inner = [
            builder.value(ElemOp(value, place)) if value.type == type else value
            for value in arguments
        ]
        return self.emit(builder, key, type.element, inner)

    def optional(
        self, builder: Emitter, key: str, type: Attribute, arguments: Arguments
    ) -> SSAValue:
        """No value is a zero; a sum has a value if one of the two has."""
        assert isinstance(type, OptionalType)
        if key == ZERO:
            return builder.value(NoneOp(type))
        *first, last = arguments
        left = last if key.startswith(SCALE) else first[0]

        def both(inner: Emitter) -> SSAValue:
            values = [
                inner.value(ValueOp(value)) if value.type == type else value for value in arguments
            ]
            return inner.value(SomeOp(self.emit(inner, key, type.element, values)))

        def left_there(inner: Emitter) -> SSAValue:
            if key != ADD:
                return both(inner)
            return inner.choose(inner.value(HasValueOp(last)), both, lambda _: left)

        return builder.choose(builder.value(HasValueOp(left)), left_there, lambda _: last)

    def pair(self, builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
        """Both halves."""
        assert isinstance(type, ParametrizedAttribute)
        (primal,) = type.parameters
        differential = self.conformances.differential(primal)
        assert differential is not None
        halves: list[SSAValue] = []
        for part in (primal, differential):
            inner: list[SSAValue] = []
            for value in arguments:
                if value.type != type:
                    inner.append(value)
                elif not halves:
                    inner.append(builder.value(PrimalOp(value)))
                else:
                    inner.append(builder.value(DiffOp(value, part)))
            halves.append(self.emit(builder, key, part, inner))
        return builder.value(MakePairOp(halves[0], halves[1], type))

    def existential(
        self, builder: Emitter, key: str, type: Attribute, arguments: Arguments
    ) -> SSAValue:
        """Build the operation on an existential: only the program knows what is in it."""
        if key == ZERO:
            return builder.value(NullDifferentialOp(type))
        from .existential_arithmetic import emit_any_add, emit_any_scale

        emit = emit_any_add if key == ADD else emit_any_scale
        return emit(self.module, builder, *arguments)


_ROWS: dict[
    str, Callable[[DifferentialArithmetic, Emitter, str, Attribute, Arguments], SSAValue]
] = {
    "agg.struct": DifferentialArithmetic.struct,
    "agg.tuple": DifferentialArithmetic.tuple,
    "agg.array": DifferentialArithmetic.array,
    "agg.optional": DifferentialArithmetic.optional,
    "pair.pair": DifferentialArithmetic.pair,
    "pair.user": DifferentialArithmetic.pair,
    "iface.any": DifferentialArithmetic.existential,
}

EXPANDED = frozenset(_ROWS)
"""Types whose arithmetic this writes; that of other types is done elsewhere."""


def scale_key(factor: SSAValue) -> str:
    """The key of the method that takes this factor."""
    return f"{SCALE}:{factor.type}"


def _one(builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
    """The method as an operation, for types whose arithmetic is written elsewhere."""
    if key == ZERO:
        return builder.value(ZeroOp(type))
    return builder.value(AddOp(*arguments) if key == ADD else ScaleOp(*arguments))


def _of_floats(builder: Emitter, key: str, type: Attribute, arguments: Arguments) -> SSAValue:
    if key == ZERO:
        return builder.zero(type)
    return builder.addf(*arguments) if key == ADD else scaled(builder, *arguments)
