"""Bits of a float that only decide: what ends in comparisons, branches and indices.

    %b = arith.bitcast %x : f64 to i64
    %e = arith.shrui %b, %c52 : i64
    %c = arith.cmpi ugt, %e, %c1025 : i64

Such bits carry no derivative: where they decide, the program is differentiated as it goes. A way
back to a float or to memory would carry one. Of each integer the bits are known that depend on the
float's fraction; an integer in which none does, as an exponent that is shifted down, is constant
but for jumps, and may go anywhere. Needs functions over core dialects; followed are arithmetic,
control flow, calls of functions of the module, and variables that are only loaded and stored, local
or of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ad_opt.dialects.support.ir.queries import (
    attribute_of,
    constant_of,
    each_once,
    walk,
    word_width,
)
from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.support.ir.symbols import symbol
from ad_opt.dialects.typetree.kinds import FRACTION_BITS
from ad_opt.dialects.typetree.layout import scalar_kind
from xdsl.dialects.builtin import IndexType, IntegerType, SymbolRefAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .call_graph import calls_of, root_of
from .catalogue import accesses_at_operands, forwarded, is_load, stored
from .known_functions import is_known_inactive

MOST_VALUES = 4096
"""Most values that are followed; with more, the bits count as a number's. A guess: each is seen
once, so that this bounds the time for one integer of a large function.
"""

_READ_BITS = frozenset({"arith.bitcast", "vector.bitcast", "llvm.bitcast"})
"""Operations whose results are the bits of their operands."""

_ENDS = frozenset({"arith.cmpi", "llvm.icmp"})
"""Operations that only ask for an integer; those that branch on one hand on others."""

_CONVERSIONS = frozenset({"arith.sitofp", "arith.uitofp"})
"""Operations that read an integer as a number."""

_HAND_ON = frozenset({"scf.yield", "scf.condition"})
"""Terminators whose operands the operation around them hands on."""

_LEAVE = frozenset({"func.return", "scf.reduce", "scf.reduce.return", "memref.alloca_scope.return"})
"""Terminators that give values away."""

_PLACES = {
    "llvm.getelementptr": 1, "memref.load": 1, "memref.store": 2, "vector.load": 1,
    "vector.extract": 1, "vector.extractelement": 1, "tensor.extract": 1,
}  # fmt: skip
"""Operations at whose operands from a place on there are indices."""


def only_decides(value: SSAValue, live: int | None = None) -> bool:
    """True if an integer that depends on a float only decides; ``live`` are the bits that do."""
    return _Search(value, all_bits(value.type) if live is None else live).run()


def never_becomes_float(value: SSAValue) -> bool:
    """True if an integer ends in comparisons, branches, indices, and numbers that are converted to
    floats: no float is made of its bits, and none of them goes to memory.
    """
    return _Search(value, all_bits(value.type), _ENDS | _CONVERSIONS).run()


def becomes_float(value: SSAValue) -> bool:
    """True if an integer, or what is computed of it, is seen to be read as the bits of a float."""
    return _Search(value, all_bits(value.type)).meets_float()


def made_of_deciding_bits(value: SSAValue) -> bool:
    """True if an integer is made of constants and of bits of floats that only decide.

    Of what comes from outside of the function, out of a call or out of memory nobody knows that.
    """
    return is_made_of(value, _decided_by, MOST_VALUES)


def _decided_by(value: SSAValue) -> Sequence[SSAValue] | None:
    """The integers that one is made of; ``None`` where it may be made of what does not only
    decide.
    """
    owner = value.owner
    parent = owner.parent_op() if isinstance(owner, Block) else owner
    if parent is None or parent.name in ("func.func", "func.call"):
        return None
    pairs = forwarded(parent)
    if pairs is not None:
        return [source for source, target in pairs if target is value]
    if parent.name == "autodiff.restore":
        return saved_on_tape(parent)
    if parent.name in _READ_BITS and not is_integral(parent.operands[0].type):
        live = fraction_of(parent.operands[0].type)
        return () if live is not None and only_decides(value, live) else None
    if isinstance(owner, Block) or not is_arithmetic(parent):
        return None
    return [x for x in parent.operands if is_integral(x.type)]


def saved_on_tape(restore: Operation) -> Sequence[SSAValue] | None:
    """Return what may have been saved where an operation reads the tape; ``None`` if that is not
    seen.
    """
    frame, slot, type = restore.operands[0], restore.properties["slot"], restore.results[0].type
    users = [use.operation for use in frame.uses]
    if (
        not isinstance(frame.owner, Operation)
        or frame.owner.name != "autodiff.frame"
        or not {user.name for user in users} <= {"autodiff.save", "autodiff.restore"}
    ):
        users = walk(root_of(restore))  # a frame that grows, or is in another, is any of them
    saved = [
        op.operands[0]
        for op in users
        if op.name == "autodiff.save"
        and op.properties["slot"] == slot
        and op.operands[0].type == type
    ]
    return saved or None


def is_made_of(
    value: SSAValue, parts: Callable[[SSAValue], Sequence[SSAValue] | None], most: int
) -> bool:
    """True if ``parts`` knows what a value is made of, and what that is made of, and so on; not if
    these are more than so many.
    """
    pending = [value]
    for number, one in enumerate(each_once(pending)):
        found = parts(one) if number < most else None
        if found is None:
            return False
        pending += found
    return True


def is_arithmetic(op: Operation) -> bool:
    """True if an operation computes registers from registers."""
    dialect = op.name.split(".")[0]
    return dialect in ("arith", "math", "vector") or op.name == "llvm.freeze"


def fraction_of(type: Attribute) -> int | None:
    """The bits of a float's fraction; ``None`` for vectors and what is no float."""
    kind = scalar_kind(type)
    width = None if kind is None else FRACTION_BITS.get(kind)
    return None if width is None else (1 << width) - 1


def all_bits(type: Attribute) -> int:
    """All bits of an integer, or of each element of a vector of integers."""
    return (1 << word_width(scalar_type(type))) - 1


class _Search:
    """Follows an integer to all that is made of it."""

    def __init__(self, value: SSAValue, live: int, ends: frozenset[str] = _ENDS):
        self.ends = ends
        self.live: dict[SSAValue, int] = {}
        self.pending: list[SSAValue] = []
        self.follow(value, live)

    def follow(self, value: SSAValue, live: int) -> None:
        old = self.live.get(value, 0)
        if live & ~old:
            self.live[value] = old | live
            self.pending.append(value)

    def run(self) -> bool:
        while self.pending:
            value = self.pending.pop()
            if len(self.live) > MOST_VALUES:
                return False
            if not all(self._ends(value, use.operation, use.index) for use in list(value.uses)):
                return False
        return True

    def meets_float(self) -> bool:
        """True if any of it is read as a float; what cannot be followed is left out."""
        while self.pending and len(self.live) <= MOST_VALUES:
            value = self.pending.pop()
            for use in list(value.uses):
                op = use.operation
                if op.name in _READ_BITS and not is_integral(op.results[0].type):
                    return True
                self._ends(value, op, use.index)
        return False

    def _ends(self, value: SSAValue, op: Operation, place: int) -> bool:
        """True if a use asks, or what it makes can be followed."""
        live = self.live[value]
        if op.name in _HAND_ON:
            parent = op.parent_op()
            pairs = forwarded(parent) if parent is not None else None
        else:
            pairs = forwarded(op) if op.name not in _LEAVE else None
        if pairs is not None:
            for source, target in pairs:
                if source is value:
                    self.follow(target, live)
            return True
        if op.name in self.ends or place >= _PLACES.get(op.name, place + 1):
            return True
        if op.name == "func.call":
            return self._called(op, place, live)
        if op.name == "func.return":
            return self._returned(op, place, live)
        if accesses_at_operands(op) and stored(op) is not None:
            return place == 0 and self._stored(op.operands[1])
        return self._computed(op, place, live)

    def _computed(self, op: Operation, place: int, live: int) -> bool:
        if not is_arithmetic(op) or not op.results or op.regions:
            return False
        if not all(is_integral(result.type) for result in op.results):
            return False
        for result in op.results:
            self.follow(result, _live_after(op, place, live) & all_bits(result.type))
        return True

    def _called(self, op: Operation, place: int, live: int) -> bool:
        callee = called_function(op)
        if callee is None:
            return is_known_inactive(op)
        block = _entry(callee)
        if block is None:
            return is_known_inactive(op)
        self.follow(block.args[place], live)
        return True

    def _returned(self, op: Operation, place: int, live: int) -> bool:
        """Follow what all callers make of a result; a public function gives it away as a number."""
        function = op.parent_op()
        if function is None or function.parent_op() is None:
            return False
        for call in calls_of(function):
            self.follow(call.results[place], live)
        return True

    def _stored(self, memory: SSAValue) -> bool:
        owner = memory.owner
        if not isinstance(owner, Operation):
            return False
        if owner.name == "llvm.mlir.addressof":
            return all(map(self._read_as_integers, _addresses(owner)))
        return owner.name.endswith(".alloca") and self._read_as_integers(memory)

    def _read_as_integers(self, memory: SSAValue) -> bool:
        """True if a place is only stored to and read as an integer, of which all is followed."""
        for use in memory.uses:
            op = use.operation
            if not accesses_at_operands(op):
                return False
            if not is_load(op):
                if use.index != 1:
                    return False
            elif is_integral(op.results[0].type):
                self.follow(op.results[0], all_bits(op.results[0].type))
            else:
                return False
        return True


def _addresses(op: Operation) -> list[SSAValue]:
    """All addresses of the variable of the program that one is of; initial values count, too."""
    name = attribute_of(op, "global_name")
    return [
        one.results[0]
        for one in walk(root_of(op))
        if one.name == "llvm.mlir.addressof" and attribute_of(one, "global_name") == name
    ]


def _live_after(op: Operation, place: int, live: int) -> int:
    """The bits of a result that depend on the fraction."""
    other = constant_of(op.operands[1 - place]) if len(op.operands) == 2 else None
    match op.name:
        case "arith.shrui" | "arith.shrsi" if other is not None and place == 0:
            top = live & ~(all_bits(op.operands[0].type) >> 1)
            return -1 if top and op.name == "arith.shrsi" else live >> other
        case "arith.shli" if other is not None and place == 0:
            return live << other
        case "arith.andi" if other is not None:
            return live & other
        case "arith.andi" | "arith.ori" | "arith.xori":
            return live
        case "arith.trunci" | "arith.extui" | "arith.index_cast" | "arith.index_castui":
            return live
        case "llvm.freeze":
            return live
        case "arith.extsi":
            return -1 if live >> (all_bits(op.operands[0].type).bit_length() - 1) else live
        case "arith.addi" | "arith.subi" | "arith.muli" if live:
            return -(live & -live) if op.name != "arith.muli" else -1
        case _:
            return -1 if live else 0


def is_integral(type: Attribute) -> bool:
    """True if values are integers, indices, or vectors of such."""
    scalar = scalar_type(type)
    return isinstance(scalar, IntegerType | IndexType)


def called_function(op: Operation) -> Operation | None:
    """The function of the program that an operation calls."""
    name = attribute_of(op, "callee")
    found = symbol(op, name) if isinstance(name, SymbolRefAttr) else None
    return found if found is not None and found.name == "func.func" else None


def _entry(function: Operation) -> Block | None:
    return function.regions[0].first_block if function.regions else None
