"""Rules for arithmetic and casts: integer operations, tricks with the bits of floats,
conversions.

Float registers need no rule: their types say it all. Where an integer operation has the bits of a
float, the result is a float for the tricks that `bit_tricks` knows, an integer where bits are taken
out (`lshr`, a mask), and not known otherwise. Reference: Enzyme's visitor (``TypeAnalysis.cpp``).
"""

from __future__ import annotations

from collections.abc import Mapping

from ad_opt.dialects.support.ir.shaped_types import scalar_type
from ad_opt.dialects.typetree.kinds import ANYTHING, INTEGER, POINTER, UNKNOWN, Kind, binary
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees.facts.bit_tricks import (
    FLIP,
    SIGN,
    VALUE,
    constant_of,
    mask_of,
)
from ad_opt.passes.analysis.type_trees.facts.constants import LARGEST_NUMBER
from ad_opt.passes.analysis.type_trees.facts.layout import bits_of, is_settled, lanes_of, size_of
from ad_opt.passes.analysis.type_trees.fixpoint import transfer as moves
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Rule
from xdsl.ir import Operation, SSAValue

INTEGERS = TypeTree.scalar(INTEGER)
_UNSAID = (UNKNOWN, ANYTHING)


def kind_of(state: FunctionState, value: SSAValue) -> Kind:
    """The one kind that fills a register; unknown where there are several or none."""
    tree = state.tree(value)
    found = tree.by_path.get((-1,))
    return found if found is not None else UNKNOWN


def is_number(state: FunctionState, value: SSAValue) -> bool:
    """True if a value is a constant that is an integer by its size."""
    number = constant_of(value)
    return number is not None and (number <= 0 or number <= LARGEST_NUMBER)


# ------------------------------------------------------------------ two operands


def arithmetic(state: FunctionState, op: Operation) -> None:
    """``add``, ``sub``, ``or disjoint``: integers, or an address and an integer."""
    lhs, rhs = op.operands
    left, right = kind_of(state, lhs), kind_of(state, rhs)
    result = kind_of(state, op.results[0])
    name = "add" if op.name == "llvm.or" else op.name.removeprefix("llvm.")
    found = _combined(name, left, right, is_number(state, lhs), is_number(state, rhs))
    if found not in _UNSAID and not found.is_conflict:
        state.add(op.results[0], TypeTree.scalar(found), op, lhs if left != UNKNOWN else rhs)
    for mine, theirs, kind, other in ((lhs, rhs, left, right), (rhs, lhs, right, left)):
        if kind in _UNSAID:
            wanted = _wanted(name, result, other, is_left=mine is lhs)
            if wanted is not None:
                because = op.results[0] if result == INTEGER else theirs
                state.add(mine, TypeTree.scalar(wanted), op, because)


def _combined(name: str, left: Kind, right: Kind, small_left: bool, small_right: bool) -> Kind:
    if small_right and left in (INTEGER, POINTER):
        return left
    if small_left and right in (INTEGER, POINTER) and name == "add":
        return right
    pair = {left, right}
    if pair == {INTEGER, ANYTHING}:
        return INTEGER
    return binary(name, left, right)


def _wanted(name: str, result: Kind, other: Kind, *, is_left: bool) -> Kind | None:
    """Return the kind of an operand, by the result and the other operand."""
    if name == "add":
        if result == INTEGER and other != POINTER:
            return INTEGER
        if result == POINTER and other in (POINTER, INTEGER):
            return INTEGER if other == POINTER else POINTER
        return None
    if result == INTEGER:
        return other if other in (POINTER, INTEGER) else None
    if result == POINTER:
        return POINTER if is_left else INTEGER if other == POINTER else None
    return None


def multiply(state: FunctionState, op: Operation) -> None:
    """Products, quotients and remainders are integers, and so are what they are made of, but for
    addresses that are taken modulo something.
    """
    kinds = [kind_of(state, value) for value in op.operands]
    if POINTER not in kinds:
        state.add(op.results[0], INTEGERS, op, None)
    elif op.name in ("llvm.urem", "llvm.srem", "llvm.udiv", "llvm.sdiv"):
        state.add(op.results[0], INTEGERS, op, op.operands[0])
    hashes = op.name in ("llvm.urem", "llvm.udiv") and bits_of(op.results[0].type) == 64
    for position, (value, kind) in enumerate(zip(op.operands, kinds, strict=True)):
        if kind in _UNSAID and not (hashes and position == 0):
            state.add(value, INTEGERS, op, None)


def bitwise(state: FunctionState, op: Operation) -> None:
    """``and``, ``or``, ``xor``: integers, masks of addresses, tricks with floats."""
    if op.name == "llvm.or" and op.get_attr_or_prop("isDisjoint") is not None:
        arithmetic(state, op)
    lhs, rhs = op.operands
    result = op.results[0]
    left, right = kind_of(state, lhs), kind_of(state, rhs)
    if (mask := constant_of(rhs)) is not None:
        _masked(state, op, left, mask)
        return
    if left.is_float and left == right:
        state.add(result, TypeTree.scalar(left), op, lhs)
    if INTEGER in (left, right) and {left, right} <= {INTEGER, ANYTHING}:
        state.add(result, INTEGERS, op, lhs)
    if kind_of(state, result) == INTEGER:
        for value, kind in ((lhs, left), (rhs, right)):
            if kind in _UNSAID and not (op.name == "llvm.and"):
                state.add(value, INTEGERS, op, result)
    elif op.name == "llvm.or":
        _assemble(state, op)


def _masked(state: FunctionState, op: Operation, kind: Kind, mask: int) -> None:
    """One operand is a constant."""
    value, result = op.operands[0], op.results[0]
    trick = mask_of(op.name, mask, bits_of(result.type))
    of_result = kind_of(state, result)
    if kind.is_float and kind.size * 8 == bits_of(result.type):
        if trick is not None:
            state.add(result, TypeTree.scalar(kind), op, value)
        elif op.name == "llvm.and":
            state.add(result, INTEGERS, op, value)
        return
    if of_result.is_float and trick in (FLIP, VALUE, SIGN):
        state.add(value, TypeTree.scalar(of_result), op, result)
        return
    if op.name == "llvm.and" and trick is None and not -64 <= mask < 0:
        state.add(result, INTEGERS, op, None)  # some bits of whatever it is
    if kind == INTEGER:
        state.add(result, INTEGERS, op, value)
    elif kind == POINTER and op.name == "llvm.and" and -64 <= mask < 0:
        state.add(result, moves.without_conflicts(state.tree(value)), op, value)
    if of_result == INTEGER and kind in _UNSAID and op.name != "llvm.and":
        state.add(value, INTEGERS, op, result)


def _assemble(state: FunctionState, op: Operation) -> None:
    """Several narrow values in one register: where one operand is zero, the other one counts."""
    lhs, rhs = op.operands
    left, right = state.tree(lhs), state.tree(rhs)
    if len(left) + len(right) > 1:
        state.add(op.results[0], moves.common_facts(left, right), op, lhs)
    wanted = state.tree(op.results[0])
    for mine, other, theirs in ((lhs, right, left), (rhs, left, right)):
        free = [(path, kind) for path, kind in wanted if _is_zero(other, path[0], kind)]
        del theirs
        if free:
            state.add(mine, TypeTree.of(free), op, op.results[0])


def _is_zero(tree: TypeTree, at: int, kind: Kind) -> bool:
    return at >= 0 and all(tree[(at + byte,)] == ANYTHING for byte in range(kind.size))


def shift(state: FunctionState, op: Operation) -> None:
    """Shifts: of integers, or by whole bytes of whatever it is."""
    value, amount = op.operands
    result = op.results[0]
    if kind_of(state, amount) in _UNSAID:
        state.add(amount, INTEGERS, op, None)
    kind = kind_of(state, value)
    if kind == INTEGER:
        state.add(result, INTEGERS, op, value)
        return
    by = constant_of(amount)
    size = size_of(result.type)
    if by is not None and by % 8 == 0 and lanes_of(result.type) == 1 and 0 < by < 8 * size:
        _shift_bytes(state, op, by // 8, size)
    elif kind.is_float and op.name != "llvm.shl":
        state.add(result, INTEGERS, op, value)
    of_result = kind_of(state, result)
    if of_result == INTEGER and kind == UNKNOWN and op.name == "llvm.shl":
        if not state.tree(value):
            state.add(value, INTEGERS, op, result)


def _shift_bytes(state: FunctionState, op: Operation, by: int, size: int) -> None:
    value, result = op.operands[0], op.results[0]
    tree, of_result = state.tree(value), state.tree(result)
    if op.name == "llvm.lshr":
        found = tree.shifted(by, size - by, 0)
        zeros = range(size - by, size)
        wanted = of_result.shifted(0, size - by, by)
    elif op.name == "llvm.shl":
        found = tree.shifted(0, size - by, by)
        zeros = range(by)
        wanted = of_result.shifted(by, size - by, 0)
    else:
        return
    whole = TypeTree.of((p, k) for p, k in found if p[0] + k.size <= size and k != ANYTHING)
    if whole:
        filled = whole | TypeTree.of(((at,), ANYTHING) for at in zeros)
        state.add(result, filled, op, value)
    elif op.name == "llvm.lshr" and _splits_float(tree, by):
        state.add(result, INTEGERS, op, value)
    floats = TypeTree.of((p, k) for p, k in wanted if k.is_float or k == POINTER)
    if floats and kind_of(state, result) != INTEGER:
        state.add(value, floats, op, result)


def _splits_float(tree: TypeTree, at: int) -> bool:
    """True if a float starts before a byte and goes on behind it."""
    kind = moves.kind_at(tree, at)
    starts = (at,) in tree.by_path or ((-1,) in tree.by_path and at % kind.size == 0)
    return kind.is_float and not starts


# ------------------------------------------------------------------ conversions


def same_bits(state: FunctionState, op: Operation) -> None:
    """``bitcast``, ``ptrtoint`` and the like: the same bits in another register."""
    value, result = op.operands[0], op.results[0]
    if size_of(value.type) != size_of(result.type):
        return
    if op.name == "llvm.inttoptr" and constant_of(value) is not None:
        return  # a number that marks something, as an address that leads nowhere
    state.add(result, state.tree(value), op, value)
    state.add(value, state.tree(result), op, result)


def truncate(state: FunctionState, op: Operation) -> None:
    """The low bytes."""
    value, result = op.operands[0], op.results[0]
    if bits_of(result.type) < 16 or lanes_of(result.type) > 1:
        if kind_of(state, value) == INTEGER:
            state.add(result, INTEGERS, op, value)
        return
    size = size_of(result.type)
    tree = state.tree(value)
    low = moves.fitting(moves.part(tree, 0, size), size)
    if low:
        state.add(result, low, op, value)
    elif moves.kind_at(tree, 0).is_float:
        state.add(result, INTEGERS, op, value)  # some of the bits of a float
    known = state.tree(result)
    if kind_of(state, result) != INTEGER and known:
        state.add(value, moves.placed(known.purged(), 0, size), op, result)


def extend(state: FunctionState, op: Operation) -> None:
    """``zext``: zeros above; an integer stays one."""
    value, result = op.operands[0], op.results[0]
    if bits_of(value.type) == 1 or kind_of(state, value) == INTEGER:
        state.add(result, INTEGERS, op, value)
        return
    size, wide = size_of(value.type), size_of(result.type)
    tree = state.tree(value).purged()
    if tree and lanes_of(value.type) == 1:
        zeros = TypeTree.of(((at,), ANYTHING) for at in range(size, wide))
        state.add(result, moves.placed(tree, 0, size) | zeros, op, value)
    known = state.tree(result)
    if known:
        low = moves.fitting(moves.part(known.purged(), 0, size), size)
        state.add(value, low, op, result)


def extend_sign(state: FunctionState, op: Operation) -> None:
    """``sext`` is of integers."""
    state.add(op.operands[0], INTEGERS, op, None)
    state.add(op.results[0], INTEGERS, op, None)


def to_integer(state: FunctionState, op: Operation) -> None:
    """The result is an integer, or several."""
    for result in op.results:
        if scalar_type(result.type).name == "llvm.struct":
            _integers_in_struct(state, op, result)
        elif not is_settled(result.type):
            state.add(result, INTEGERS, op, None)


def _integers_in_struct(state: FunctionState, op: Operation, result: SSAValue) -> None:
    from ad_opt.passes.analysis.type_trees.facts.layout import parts_of

    facts = [
        ((at + byte,), INTEGER)
        for at, part in parts_of(result.type)
        if bits_of(part)
        for byte in range(size_of(part))
    ]
    state.add(result, TypeTree.of(facts), op, None)


def of_integers(state: FunctionState, op: Operation) -> None:
    """Integers go in, and come out."""
    for value in op.operands:
        if bits_of(value.type) and kind_of(state, value) in _UNSAID:
            state.add(value, INTEGERS, op, None)
    to_integer(state, op)


def integers_or_not(state: FunctionState, op: Operation) -> None:
    """Operations that shuffle bits: integers if what goes in or comes out is."""
    values = [value for value in (*op.operands, *op.results) if bits_of(value.type)]
    said = next((value for value in values if kind_of(state, value) == INTEGER), None)
    if said is not None:
        for value in values:
            if kind_of(state, value) in _UNSAID:
                state.add(value, INTEGERS, op, said)


def compare(state: FunctionState, op: Operation) -> None:
    """Integers and addresses are compared with their like."""
    lhs, rhs = op.operands
    left, right = kind_of(state, lhs), kind_of(state, rhs)
    for value, kind, other, by in ((lhs, left, right, rhs), (rhs, right, left, lhs)):
        if kind == UNKNOWN and other in (INTEGER, POINTER) and constant_of(by) is None:
            state.add(value, TypeTree.scalar(other), op, by)
    state.add(op.results[0], INTEGERS, op, None)


_INTRINSICS = (
    "abs smax smin umax umin sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat scmp ucmp "
    "sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow "
    "smul.with.overflow umul.with.overflow vector.reduce.add vector.reduce.mul "
    "vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin stepvector "
    "vscale get.active.lane.mask powi ldexp"
).split()
_COUNTS = "ctpop ctlz cttz lround llround lrint llrint frexp is.fpclass is.constant".split()
_SHUFFLES = (
    "bswap bitreverse fshl fshr vector.reduce.and vector.reduce.or vector.reduce.xor".split()
)
_SAME = (
    "llvm.bitcast llvm.ptrtoint llvm.inttoptr llvm.addrspacecast llvm.freeze llvm.intr.ssa.copy "
    "llvm.intr.expect llvm.intr.expect.with.probability llvm.intr.launder.invariant.group "
    "llvm.intr.strip.invariant.group llvm.intr.ptrmask llvm.intr.threadlocal.address"
).split()

RULES: Mapping[str, Rule] = {
    "llvm.add": arithmetic,
    "llvm.sub": arithmetic,
    **{f"llvm.{name}": multiply for name in ("mul", "udiv", "sdiv", "urem", "srem")},
    **{f"llvm.{name}": bitwise for name in ("and", "or", "xor")},
    **{f"llvm.{name}": shift for name in ("shl", "lshr", "ashr")},
    **{name: same_bits for name in _SAME},
    "llvm.trunc": truncate,
    "llvm.zext": extend,
    "llvm.sext": extend_sign,
    "llvm.icmp": compare,
    **{f"llvm.{name}": of_integers for name in ("sitofp", "uitofp", "fptosi", "fptoui")},
    **{f"llvm.intr.{name}": of_integers for name in _INTRINSICS},
    **{f"llvm.intr.{name}": to_integer for name in _COUNTS},
    **{f"llvm.intr.{name}": integers_or_not for name in _SHUFFLES},
}
"""By the name of the operation."""
