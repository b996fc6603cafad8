"""Derivatives in the engine's terms: functions of values, each followed by its tangent.

``autodiff.forward`` and ``autodiff.backward`` name functions that take and give what the engine
passes along, for every parameter and result whose type has a derivative, `no_diff` or not. What
authors say in terms of pairs, or of zero, is said in these terms by functions that are written
here and call the author's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from ad_opt.dialects.autodiff.autodiff import FORWARD, ZeroOp
from ad_opt.dialects.types.pair import DiffOp, MakeOp, PrimalOp
from ad_opt.passes.emit.buffers import fill_zero
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.tangents.tangent import cotangent_type, shadow_type
from xdsl.dialects.builtin import FunctionType, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, SSAValue

from .derivative_wrappers import Wrappers, start
from .inout_convention import Convention
from .signatures import Signature, Slot


def add_form(
    func: FuncOp, wrappers: Wrappers, attribute: str, write: Callable[[FormWriter], None]
) -> None:
    """Write the derivative that an attribute of ``func`` names."""
    type = forward_type(func) if attribute == FORWARD else backward_type(func)
    name = f"{func.sym_name.data}.{attribute.partition('.')[2]}"
    made = start(wrappers.fresh(name), type, func)
    write(FormWriter(made, func))
    wrappers.add(made, func)
    func.attributes[attribute] = SymbolRefAttr(made.sym_name.data)


def forward_type(func: FuncOp) -> FunctionType:
    """The type of ``autodiff.forward``: each argument with its tangent, results, tangents."""
    inputs = [t for slot in _plain_inputs(func) for t in (slot.type, _tangent(slot)) if t]
    outputs = [slot.type for slot in _plain_outputs(func)]
    tangents = [t for slot in _plain_outputs(func) if (t := _tangent(slot)) is not None]
    return FunctionType.from_lists(inputs, [*outputs, *tangents])


def backward_type(func: FuncOp) -> FunctionType:
    """The type of ``autodiff.backward``: arguments, buffers with shadows, seeds; to gradients."""
    inputs = [t for slot in _plain_inputs(func) for t in (slot.type, _shadow(slot)) if t]
    seeds = [t for slot in _plain_outputs(func) if (t := _cotangent(slot)) is not None]
    gradients = [t for slot in _plain_inputs(func) if (t := _cotangent(slot)) is not None]
    return FunctionType.from_lists([*inputs, *seeds], gradients)


def _plain_inputs(func: FuncOp) -> tuple[Slot, ...]:
    """The parameters as the engine sees them, which does not know attributed types."""
    return Signature.of(func).inputs


def _plain_outputs(func: FuncOp) -> tuple[Slot, ...]:
    return Signature.of(func).outputs


def _tangent(slot: Slot) -> Attribute | None:
    return _cotangent(slot) or _shadow(slot)


def _cotangent(slot: Slot) -> Attribute | None:
    return cotangent_type(slot.plain, slot.where)


def _shadow(slot: Slot) -> Attribute | None:
    return shadow_type(slot.plain, slot.where)


class FormWriter:
    """Writes a function in the engine's form that calls one in terms of pairs."""

    def __init__(self, made: FuncOp, func: FuncOp):
        signature = Signature.of(func)
        self.func = func
        self.inputs, self.outputs = signature.inputs, signature.outputs
        self.build = Emitter(made.body.block, None, func.location)
        self.rest: Iterator[SSAValue] = iter(made.body.block.args)

    def _zero(self, type: Attribute) -> SSAValue:
        return self.build.value(ZeroOp(type))

    def _call(self, func: FuncOp, operands: Sequence[SSAValue]) -> Sequence[SSAValue]:
        types = list(func.function_type.outputs)
        op = CallOp(func.sym_name.data, list(operands), types)
        return self.build.emit(op).results

    def _give(self, values: Sequence[SSAValue]) -> None:
        self.build.emit(ReturnOp(*values))

    def _arguments(self, extra: Callable[[Slot], Attribute | None]):
        """Each argument, with what follows it."""
        return [
            (slot, next(self.rest), next(self.rest) if extra(slot) is not None else None)
            for slot in self.inputs
        ]

    # -------------------------------------------------------------- forward

    def forward(self, given: FuncOp) -> None:
        """Pairs for ``given``, and its pairs taken apart."""
        operands = [
            self._paired(slot, value, tangent, type)
            for (slot, value, tangent), type in zip(
                self._arguments(_tangent), given.function_type.inputs, strict=True
            )
        ]
        primals: list[SSAValue] = []
        tangents: list[SSAValue] = []
        for slot, value in zip(self.outputs, self._call(given, operands), strict=True):
            tangent = _tangent(slot)
            if slot.lifted and tangent is not None:
                primals.append(self.build.value(PrimalOp(value)))
                tangents.append(self.build.value(DiffOp(value, tangent)))
                continue
            primals.append(value)
            if tangent is not None:
                tangents.append(self._zero(tangent))
        self._give([*primals, *tangents])

    def _paired(
        self, slot: Slot, value: SSAValue, tangent: SSAValue | None, type: Attribute
    ) -> SSAValue:
        if not slot.lifted or tangent is None:
            return value
        return self.build.value(MakeOp(value, tangent, type))

    def zero_forward(self, written: Collection[int] = ()) -> None:
        """The function's results, and no change: also of the buffers that it may write."""
        arguments = self._arguments(_tangent)
        results = self._call(self.func, [value for _, value, _ in arguments])
        self._clear([tangent for _, _, tangent in arguments], written)
        tangents = [t for slot in self.outputs if (t := _tangent(slot)) is not None]
        self._give([*results, *map(self._zero, tangents)])

    # -------------------------------------------------------------- backward

    def backward(self, given: FuncOp) -> None:
        """The seeds and gradients that ``given`` has; zero for the others."""
        types = given.function_type.inputs.data
        operands = [
            value if shadow is None else self._paired(slot, value, shadow, type)
            for (slot, value, shadow), type in zip(self._arguments(_shadow), types, strict=False)
        ]
        self._gradients([*operands, *self._seeds()], given, lambda value, slot: value)

    def backward_in_pairs(self, given: FuncOp, convention: Convention) -> None:
        """Pairs with a zero, or the cotangent of an inout, that ``given`` makes gradients."""
        values = [(value, shadow) for _, value, shadow in self._arguments(_shadow)]
        seeds = {at: next(self.rest) for at, slot in enumerate(self.outputs) if _cotangent(slot)}
        types = iter(given.function_type.inputs)
        operands: list[SSAValue] = []
        for one in convention.parameters:
            if one.argument is None:
                if one.in_reverse is not None and one.result is not None:
                    operands.append(seeds[one.result])
                    next(types)
                continue
            value, diff = values[one.argument]
            differential = one.slot.differential
            if differential is not None:
                diff = self._zero(differential) if one.result is None else seeds[one.result]
            operands.append(self._paired(one.slot, value, diff, next(types)))
        operands += [seeds[at] for at in convention.seeds()]

        def diff_of(value: SSAValue, slot: Slot) -> SSAValue:
            assert slot.differential is not None
            return self.build.value(DiffOp(value, slot.differential))

        self._gradients(operands, given, diff_of)

    def _seeds(self) -> list[SSAValue]:
        """Return seeds of lifted results; the engine gives one for each result that could have
        one.
        """
        given = [(slot, next(self.rest)) for slot in self.outputs if _cotangent(slot) is not None]
        return [value for slot, value in given if slot.differential is not None]

    def _gradients(
        self,
        operands: Sequence[SSAValue],
        given: FuncOp,
        take: Callable[[SSAValue, Slot], SSAValue],
    ) -> None:
        found = iter(self._call(given, operands))
        made: list[SSAValue] = []
        for slot in self.inputs:
            type = _cotangent(slot)
            if slot.differential is not None:
                made.append(take(next(found), slot))
            elif type is not None:
                made.append(self._zero(type))
        self._give(made)

    def _clear(self, shadows: Sequence[SSAValue | None], written: Collection[int]) -> None:
        for at in written:
            shadow = shadows[at]
            assert shadow is not None
            fill_zero(self.build, shadow)

    def zero_backward(self, written: Collection[int] = ()) -> None:
        """No gradient: neither of what the buffers held that the function may write."""
        self._clear([shadow for _, _, shadow in self._arguments(_shadow)], written)
        types = [_cotangent(slot) for slot in self.inputs]
        self._give([self._zero(type) for type in types if type is not None])
