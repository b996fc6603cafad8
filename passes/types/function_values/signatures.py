"""The types of derivatives as function values: one translation for each higher-order operator.

A parameter or result of type ``T`` with a derivative is *lifted*; one without (by its type, or
because it is ``no_diff``) stays as it is. With ``D`` for the differential of ``T``:

- ``fwd_diff``: ``pair<T>`` for every lifted parameter and result;
- ``bwd_diff``: the parameters, then ``D`` of each lifted result, to ``D`` of lifted parameters;
- ``apply``: the parameters, to the results and a context;
- ``propagate``: a context, then ``D`` of each lifted result, to ``D`` of lifted parameters.

Buffers are not values: where they are lifted, ``pair.ptr<T>`` stands in every mode, and there is
nothing to return. Types are compared after `demoted`: whether a pair is relevant to the derivative
that is being made or is user code makes no difference to who calls a function.

What verifies invocations, resolves overloads and writes wrappers asks here. Follows the source's
``HigherOrderInvokeExprCheckingActions``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, NO_DIFF_THIS, ActivityAttr
from ad_opt.dialects.autodiff.types import TapeType
from ad_opt.dialects.types.attributes.autodiff_value_types import is_no_diff, unwrap_attributed
from ad_opt.dialects.types.attributes.pair_types import PairType, PointerPairType, UserPairType
from ad_opt.passes.tangents.tangent import cotangent_type, shadow_type, tangent_type
from ad_opt.passes.tangents.tangent_registry import NONE
from ad_opt.passes.types.model.replace_types import Replacer
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, FunctionType
from xdsl.ir import Attribute, Operation

CONTEXT = TapeType()
"""Type that ``apply`` gives to ``propagate``."""

HANDLES = frozenset({"memref", "unranked_memref", "llvm.ptr"})
"""Types whose values name memory."""

FWD, BWD, APPLY, PROPAGATE = "fwd_diff", "bwd_diff", "apply", "propagate"


def demoted_pair(type: Attribute) -> Attribute | None:
    """For a relevant pair, the same pair of user code."""
    if type.name != "pair.pair":
        return None
    assert isinstance(type, PairType)
    return UserPairType(type.type)


_DEMOTER = Replacer(demoted_pair)


def demoted(type: Attribute) -> Attribute:
    """The type with all its relevant pairs, at any depth, made those of user code."""
    return _DEMOTER(type)


def same(left: Attribute, right: Attribute) -> bool:
    """True if two types are one for whoever passes values."""
    return left == right or demoted(left) == demoted(right)


def same_function(left: FunctionType, right: FunctionType) -> bool:
    """True if two function types are one for a caller."""
    return same(left, right)


@dataclass(frozen=True)
class Slot:
    """A parameter or a result: its type, and how it takes part."""

    type: Attribute
    fixed: bool = False
    """True if its author says that it has no derivative."""
    where: Operation | None = None

    @property
    def no_diff(self) -> bool:
        """True if the type or an attribute says that there is no derivative."""
        return self.fixed or is_no_diff(self.type)

    @cached_property
    def plain(self) -> Attribute:
        """The type without what is said about it."""
        return unwrap_attributed(self.type)

    @cached_property
    def differential(self) -> Attribute | None:
        """Return the type that travels by value; ``None`` if nothing does."""
        return None if self.no_diff else cotangent_type(self.type, self.where)

    @cached_property
    def buffer(self) -> Attribute | None:
        """Return the type that travels by address; ``None`` if nothing does."""
        return None if self.no_diff else shadow_type(self.type, self.where)

    @property
    def lifted(self) -> bool:
        """True if it has a derivative."""
        return not self.no_diff and tangent_type(self.type, self.where) != NONE

    @property
    def paired(self) -> Attribute:
        """The type in a derivative's signature: a pair if there is a derivative."""
        if not self.lifted:
            return self.type
        if self.buffer is not None:
            return PointerPairType(demoted(self.type))
        return PairType(demoted(self.type))

    @property
    def in_reverse(self) -> Attribute:
        """The type as an operand in reverse mode."""
        return self.type if self.buffer is None else self.paired


@dataclass(frozen=True)
class Signature:
    """Parameters and results of a function that may be differentiated."""

    inputs: tuple[Slot, ...]
    outputs: tuple[Slot, ...]

    @staticmethod
    def of_type(type: FunctionType, where: Operation | None = None) -> Signature:
        """Return the signature of a function type."""
        return Signature(
            tuple(Slot(t, False, where) for t in type.inputs),
            tuple(Slot(t, False, where) for t in type.outputs),
        )

    @staticmethod
    def of(func: Operation, where: Operation | None = None) -> Signature:
        """Return the signature of a function, from its type or the attributes of arguments and
        results.
        """
        type = func.get_attr_or_prop("function_type")
        assert isinstance(type, FunctionType)
        fixed = _fixed(func, "arg_attrs", len(type.inputs))
        if fixed and NO_DIFF_THIS in func.attributes:
            fixed[0] = True
        outputs = _fixed(func, "res_attrs", len(type.outputs))
        at = func if where is None else where
        return Signature(
            tuple(Slot(t, no, at) for t, no in zip(type.inputs, fixed, strict=True)),
            tuple(Slot(t, no, at) for t, no in zip(type.outputs, outputs, strict=True)),
        )

    def refined(self, derivative: FunctionType) -> Signature:
        """With buffers fixed that the type of a derivative passes without a shadow."""
        given = derivative.inputs.data
        if len(given) < len(self.inputs):
            return self
        inputs = tuple(
            Slot(slot.type, True, slot.where)
            if slot.type == one and slot.type.name in HANDLES
            else slot
            for slot, one in zip(self.inputs, given, strict=False)
        )
        return Signature(inputs, self.outputs)

    @property
    def type(self) -> FunctionType:
        """Return it as a function type."""
        return FunctionType.from_lists(
            [slot.type for slot in self.inputs], [slot.type for slot in self.outputs]
        )

    def _seeds(self) -> Iterator[Slot]:
        for slot in self.outputs:
            if slot.differential is not None:
                yield Slot(demoted(slot.differential), False, slot.where)

    def _gradients(self) -> tuple[Slot, ...]:
        found = (slot.differential for slot in self.inputs)
        return tuple(Slot(demoted(d)) for d in found if d is not None)

    def forward(self) -> Signature:
        """Return the signature of ``fwd_diff``."""
        return Signature(*(tuple(map(_paired, it)) for it in (self.inputs, self.outputs)))

    def backward(self) -> Signature:
        """Return the signature of ``bwd_diff``."""
        given = (Slot(s.in_reverse, s.fixed, s.where) for s in self.inputs)
        return Signature((*given, *self._seeds()), self._gradients())

    def apply(self) -> Signature:
        """Return the signature of ``apply``."""
        given = tuple(Slot(s.in_reverse, s.fixed, s.where) for s in self.inputs)
        return Signature(given, (*self.outputs, Slot(CONTEXT)))

    def propagate(self) -> Signature:
        """Return the signature of ``propagate``."""
        return Signature((Slot(CONTEXT), *self._seeds()), self._gradients())

    def translated(self, operator: str) -> Signature:
        """Return the signature of the derivative by a higher-order operator."""
        return OPERATORS[operator](self)


OPERATORS: dict[str, Callable[[Signature], Signature]] = {
    FWD: Signature.forward,
    BWD: Signature.backward,
    APPLY: Signature.apply,
    PROPAGATE: Signature.propagate,
}
"""Functions from signature to signature, for each higher-order operator."""


def _paired(slot: Slot) -> Slot:
    return Slot(slot.paired, slot.fixed, slot.where)


def _fixed(func: Operation, name: str, count: int) -> list[bool]:
    """Return True for each argument (result) that an attribute calls constant."""
    given = func.get_attr_or_prop(name)
    if not isinstance(given, ArrayAttr):
        return [False] * count
    return [isinstance(one, DictionaryAttr) and _is_const(one) for one in given]


def _is_const(attributes: DictionaryAttr) -> bool:
    word = attributes.data.get(ARGUMENT_ACTIVITY)
    return isinstance(word, ActivityAttr) and word.data == "const"
