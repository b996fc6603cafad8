"""Copies of bytes that are floats as far as they are seen, with addresses behind that are not.

Functions that are told a place as a number may put an address behind floats, and type trees do not
know of it. If such a copy became one of floats throughout, nobody would follow the address. So,
where addresses are kept in the same memory by any way (`analysis.kept_addresses`), the bytes that
nothing is known of are copied as bytes, and looked at when the program runs: each word is a float
of the type that is seen, or an address.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ad_opt.dialects.support.ir.queries import constant_of
from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, POINTER_SIZE
from ad_opt.dialects.typetree.tree import EVERYWHERE, MAX_OFFSET, TypeTree
from ad_opt.passes.analysis.memory.kept_addresses import KeptAddresses
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MIXED,
    MIXED_DOUBLES,
    MIXED_PERIOD,
    MIXED_SINGLES,
    PERIOD,
    bytes_in,
    only_kind,
)
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, i64
from xdsl.ir import Operation

_WORDS = {DOUBLE: MIXED_DOUBLES, FLOAT: MIXED_SINGLES}


def hiding_addresses(
    module: Operation, trees: Mapping[Operation, TypeTree]
) -> Collection[Operation]:
    """The copies of which only floats are seen, though there may be addresses behind these."""
    asked = [copy for copy, tree in trees.items() if _is_of_floats_as_it_seems(copy, tree)]
    if not asked:
        return ()
    kept = KeptAddresses(module)
    return {copy for copy in asked if kept.may_be_behind(copy.operands[0])}


def _is_of_floats_as_it_seems(copy: Operation, tree: TypeTree) -> bool:
    if copy.name == "llvm.intr.memset" or PERIOD in copy.attributes:
        return False
    kind = only_kind(tree)
    if kind is None or not kind.is_float:
        return False
    size = constant_of(copy.operands[2])
    if size is None or (EVERYWHERE,) in tree.by_path:
        return True
    return any(not tree[(at,)].is_known for at in range(0, size, kind.size))


def say_words(copy: Operation, tree: TypeTree) -> None:
    """Leave at a copy that its words are floats of the type that is seen, if they are floats.

    Bytes that are said to be several things may be others: words with such bytes are left out.
    """
    kind = only_kind(tree)
    if kind not in _WORDS:
        return
    others = bytes_in(copy, MIXED) - bytes_in(copy, _WORDS[kind])
    size = constant_of(copy.operands[2])
    if not others:
        said = range(POINTER_SIZE)
        copy.attributes[MIXED_PERIOD] = IntegerAttr(POINTER_SIZE, i64)
    elif size is not None and size <= MAX_OFFSET:
        words = {at // POINTER_SIZE for at in others}
        said = [at for at in range(size) if at // POINTER_SIZE not in words]
        copy.attributes.pop(MIXED_PERIOD, None)
    else:
        return
    copy.attributes[_WORDS[kind]] = DenseArrayBase.from_list(i64, [*said])
