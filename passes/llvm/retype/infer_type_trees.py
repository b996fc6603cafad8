"""Say which bytes are floats, addresses and integers: type trees of LLVM IR, as attributes.

Needs: functions of the llvm dialect. Leaves: attributes, the program is as it was. Follows Enzyme's
type analysis (``TypeAnalysis.cpp``), which aborts where a conflict is kept here.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.typetree.attributes import TreeAttr, first_conflict
from ad_opt.dialects.typetree.kinds import (
    ANYTHING,
    DOUBLE,
    FLOAT,
    INTEGER,
    POINTER,
    POINTER_SIZE,
    UNKNOWN,
    Kind,
)
from ad_opt.dialects.typetree.tree import EVERYWHERE, TypeTree
from ad_opt.passes.analysis.type_trees import TypeTreeOptions, TypeTrees, type_trees_in
from ad_opt.passes.analysis.type_trees.facts.branch_flow import Flow
from ad_opt.passes.analysis.type_trees.facts.constants import is_told_by_type
from ad_opt.passes.analysis.type_trees.facts.indices import Indices
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import (
    MIXED,
    MIXED_ADDRESSES,
    MIXED_DOUBLES,
    MIXED_PERIOD,
    MIXED_SINGLES,
    NUMBERS,
    PERIOD,
    PRESUMED,
    TEXT_OF_FLOATS,
    TYPE_TREE,
    inferred_tree,
    only_kind,
)
from ad_opt.passes.analysis.type_trees.facts.presumed_integers import moved_parameters, presumed
from ad_opt.passes.analysis.type_trees.fixpoint.access import Access, bytes_of, floats_among
from ad_opt.passes.analysis.type_trees.fixpoint.transfer import without_conflicts
from ad_opt.passes.analysis.type_trees.results.diagnostics import require
from ad_opt.passes.analysis.type_trees.results.printing import text_of
from ad_opt.passes.infrastructure.analysis_manager import ALL, AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.ops.known_functions import library_function
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue

_TEXT_READ_AT = {"strdup": 0, "strndup": 0} | dict.fromkeys(
    "strcpy strncpy strcat strncat stpcpy __strcpy_chk __strcat_chk".split(), 1
)
"""Functions that copy text, with the argument that leads to it."""

RESULT_TREES = "ad_opt.result_trees"
"""On any operation, for readers: what its results hold, a tree each."""


@dataclass(frozen=True)
class InferTypeTreesPass(AnalysisPass):
    """Say which bytes are floats, addresses and integers.

    Before::

        llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) -> f64 {
          %bits = llvm.load %p : !llvm.ptr -> i64
          llvm.store %bits, %q : i64, !llvm.ptr
          %x = llvm.load %q : !llvm.ptr -> f64
          llvm.return %x : f64
        }

    After::

        llvm.func @f(%p: !llvm.ptr {ad_opt.type_tree = #typetree.tree<"{[-1]:Pointer,
                     [-1,0]:Float@double}">}, ...) -> f64 {
          %bits = llvm.load %p {ad_opt.type_tree = #typetree.tree<"{[-1]:Float@double}">}
          ...

    Attributes stand on loads and stores of integers, on copies and fills (then the tree is that of
    the bytes), and on parameters that are addresses. Integers that only arithmetic takes for such
    have ``ad_opt.presumed`` instead: they are moved like bytes that nobody knows.

    Options: ``aliasing=strict`` (default: memory holds one kind of thing at a place) or ``none``
    (what a use says of a value holds only if it is reached whenever the value is made and the
    function returns); ``budget`` (contexts that are told
    apart for each function, default 16); ``annotate`` (leave attributes, default true);
    ``results`` (also leave ``ad_opt.result_trees`` on every operation of which something is known,
    a tree a result, for readers); ``show`` (print all trees to standard error); ``require=all`` (a
    diagnostic for every access of integers and every copy of which not all bytes are known, default
    ``none``).
    """

    name = "infer-type-trees"
    preserves: ClassVar = ALL

    aliasing: Literal["strict", "none"] = "strict"
    budget: int = 16
    annotate: bool = True
    results: bool = False
    show: bool = False
    require: Literal["none", "all"] = "none"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        trees = type_trees_in(module, analyses, TypeTreeOptions(self.aliasing, self.budget))
        if self.show:
            print(text_of(trees), end="", file=sys.stderr)
        if self.require == "all":
            require_all(trees)
        if self.annotate:
            annotate(trees)
        if self.results:
            annotate_results(trees)


def require_all(trees: TypeTrees) -> None:
    """A diagnostic for the first access of which not all bytes are known."""
    for function, _ in trees.functions():
        for op in walk(function):
            if not _annotate_reallocated(trees, op) and may_move_floats(trees, op):
                require(trees, op)


def _annotate_reallocated(trees: TypeTrees, op: Operation) -> bool:
    """Leave at a call of ``realloc`` what it copies, if that is all of one kind as far as is known;
    whether it is such a call.
    """
    if op.name != "llvm.call" or library_function(op) != "realloc" or not op.results:
        return False
    tree = trees.tree(op.results[0]).data0
    if (kind := only_kind(tree)) is not None:
        at = EVERYWHERE if (EVERYWHERE,) in tree.by_path else 0
        op.attributes[TYPE_TREE] = TreeAttr(TypeTree.of([((at,), kind)]))
    return True


def _annotate_text(trees: TypeTrees, op: Operation) -> bool:
    """Leave at a call that copies text that there are floats; whether it is such a call."""
    place = _TEXT_READ_AT.get(library_function(op) or "") if op.name == "llvm.call" else None
    if place is None or place >= len(op.operands):
        return False
    op.attributes.pop(TEXT_OF_FLOATS, None)
    for path, kind in trees.tree(op.operands[place]).data0:
        if path[0] < POINTER_SIZE and any(one.is_float for one in kind.claims or {kind}):
            op.attributes[TEXT_OF_FLOATS] = UnitAttr()
    return True


def may_move_floats(trees: TypeTrees, op: Operation) -> bool:
    """True if an operation moves bytes of which its types do not say what they are."""
    access = trees.access(op)
    if access is None:
        return False
    return access.value is None or not is_told_by_type(access.value.type)


def annotate(trees: TypeTrees) -> None:
    """Leave what is known as attributes."""
    flows: dict[Operation, Flow] = {}
    for function, states in trees.functions():
        flow, is_outermost = states[0].flow, not states[0].sites
        flows[function] = flow
        indices = Indices(function)
        for op in walk(function):
            op.attributes.pop(PRESUMED, None)
            if _annotate_reallocated(trees, op) or _annotate_text(trees, op):
                pass
            elif may_move_floats(trees, op):
                access = trees.access(op)
                element = access.element if access is not None else None
                if access is not None and element is not None:
                    op.attributes[PERIOD] = IntegerAttr(access.period, i64)
                known = element or trees.moved(op) or _partly(trees, op)
                tree = sayable(known) if known is not None else None
                if tree is not None:
                    op.attributes[TYPE_TREE] = TreeAttr(tree)
                else:
                    op.attributes.pop(TYPE_TREE, None)
                    if access is not None and access.value is not None and _is_number(access):
                        op.attributes[NUMBERS] = UnitAttr()
                _annotate_mixed(op, access)
            elif _moves_bytes(trees, op):
                op.attributes[TYPE_TREE] = TreeAttr(TypeTree.scalar(INTEGER))
            else:
                continue
            if _is_all_integers(trees, op):
                _annotate_presumed(op, presumed(op, flow, indices, is_outermost=is_outermost))
    moved = moved_parameters(flows)
    for function in flows:
        _annotate_parameters(trees, function, moved)


def _is_all_integers(trees: TypeTrees, op: Operation) -> bool:
    """True if all bytes that an operation moves are said to be integers, not only some of them;
    what is known not to depend on a float's fraction surely is one.
    """
    tree, access = inferred_tree(op), trees.access(op)
    if tree is None or access is None or any(kind not in (INTEGER, ANYTHING) for _, kind in tree):
        return False
    if access.mixed or (op.name == "llvm.load" and trees.leaves_the_fraction(op)):
        return False
    if (EVERYWHERE,) in tree.by_path:
        return True
    # As many bytes as nobody knows may be more than those that are seen: fields that are one thing
    # here and another there are left out of trees.
    size = access.size
    if size is None and (size := access.period) == 1:
        return False
    return all(bytes_of(tree, at) != UNKNOWN for at in range(size))


def _annotate_presumed(op: Operation, how: str | None) -> None:
    """Leave what is only presumed to be integers as numbers of which nothing else is known."""
    if how is not None:
        del op.attributes[TYPE_TREE]
        op.attributes[PRESUMED], op.attributes[NUMBERS] = StringAttr(how), UnitAttr()


def _is_number(access: Access) -> bool:
    """True if a register is a number, be it an integer or a float: something says so of a byte of
    each word.
    """
    kinds = access.kinds
    return bool(kinds) and all(
        _is_part_of_number(kinds[at : at + POINTER_SIZE])
        for at in range(0, len(kinds), POINTER_SIZE)
    )


def _is_part_of_number(kinds: tuple[Kind, ...]) -> bool:
    claims = {kind for byte in kinds for kind in (byte.claims or (byte,))}
    return POINTER not in claims and not claims <= {UNKNOWN, ANYTHING}


def _annotate_mixed(op: Operation, access: Access | None) -> None:
    mixed: Mapping[int, Kind] = access.mixed if access is not None else {}
    addresses = [at for at, kind in mixed.items() if POINTER in kind.claims]
    types = {at: floats_among(kind) for at, kind in mixed.items()}
    words, period = access.float_words if access is not None else ({}, None)
    tree = inferred_tree(op)
    if tree is not None and tree[(EVERYWHERE,)].is_float:
        words = {}  # All is known.
    op.attributes.pop(MIXED_PERIOD, None)
    if words and period is not None:
        types = {at + byte: {kind} for at, kind in words.items() for byte in range(POINTER_SIZE)}
        op.attributes[MIXED_PERIOD] = IntegerAttr(period, i64)
    doubles, singles = (
        [at for at, found in types.items() if found == {kind}] for kind in (DOUBLE, FLOAT)
    )
    said = {
        MIXED: list(mixed),
        MIXED_ADDRESSES: addresses,
        MIXED_DOUBLES: doubles,
        MIXED_SINGLES: singles,
    }
    for name, places in said.items():
        op.attributes.pop(name, None)
        if places:
            op.attributes[name] = DenseArrayBase.from_list(i64, sorted(places))


def annotate_results(trees: TypeTrees) -> None:
    """Leave on each operation what its results hold, where anything is known of it."""
    for function, _ in trees.functions():
        for op in walk(function):
            found = [sayable(trees.tree(result)) or TypeTree() for result in op.results]
            if any(found):
                op.attributes[RESULT_TREES] = ArrayAttr([TreeAttr(tree) for tree in found])


def _moves_bytes(trees: TypeTrees, op: Operation) -> bool:
    """True if an access of an integer is to bytes that are surely no part of a float.

    Narrow integers are no floats, but they may be used to copy floats byte by byte.
    """
    access = trees.access(op)
    if access is None or access.value is None or not isinstance(access.value.type, IntegerType):
        return False
    return bool(access.kinds) and set(access.kinds) <= {INTEGER, ANYTHING}


def _partly(trees: TypeTrees, op: Operation) -> TypeTree | None:
    """Return the known part of the bytes of a copy, or of reallocated memory, where not all are
    known.
    """
    access = trees.access(op)
    if access is None or access.value is not None or access.size is None:
        return None
    return sayable(access.tree)


def _annotate_parameters(
    trees: TypeTrees, function: Operation, moved: Collection[SSAValue]
) -> None:
    arguments = function.regions[0].blocks[0].args
    given = function.get_attr_or_prop("arg_attrs")
    old = list(cast("ArrayAttr[DictionaryAttr]", given)) if isinstance(given, ArrayAttr) else []
    old += [DictionaryAttr({}) for _ in range(len(arguments) - len(old))]
    new: list[Attribute] = []
    for argument, attributes in zip(arguments, old, strict=True):
        data = dict(attributes.data)
        data.pop(TYPE_TREE, None)
        tree = sayable(trees.tree(argument))
        if tree is not None and argument in moved and "llvm.enzyme_type" not in data:
            tree = TypeTree.of((p, kind) for p, kind in tree if len(p) != 2 or kind != INTEGER)
        if argument.type.name == "llvm.ptr" and tree is not None:
            data[TYPE_TREE] = TreeAttr(tree)
        new.append(DictionaryAttr(data))
    if any(cast(DictionaryAttr, one).data for one in new):
        function.properties["arg_attrs"] = ArrayAttr(new)


def sayable(tree: TypeTree) -> TypeTree | None:
    """Return what of a tree an attribute may say: no contradictions."""
    tree = without_conflicts(tree)
    return tree if tree and first_conflict(tree) is None else None
