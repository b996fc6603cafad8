"""``version-aliasing``: whether arrays share memory is tested once, in front of two versions.

Nothing in C says that the arrays behind two addresses are apart, so all that reads one is done
again behind a store to the other: no sum of products is a product of matrices, and what is
overwritten is undone store by store. Where the ranges that a function touches are known when it is
called, a test says that they are. Loop versioning, of whole derivatives. Run it in front of
`raise-elements`, behind all that makes loops counted and subscripts wide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from ad_opt.dialects.autodiff.requests import BwdDiffOp, FwdDiffOp, RequestOp, function_of
from ad_opt.dialects.llvm.llvm_ext import FreeOp
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
    tell_llvm,
)
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import append, insert, move_to_end, replace_uses
from ad_opt.dialects.support.ir.symbols import enclosing, fresh_name, members, name_of
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from ad_opt.passes.infrastructure.instruments.remarks import is_heard, remark
from ad_opt.passes.ops.catalogue import is_constant, is_loop
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import func, scf
from xdsl.dialects.builtin import BoolAttr, ModuleOp, StringAttr, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from .copied_ranges import LINE, OwnCopies
from .declared_arrays import DeclaredArrays, Raised, raise_declared
from .entry_tests import Array, EntryTest
from .touched_ranges import Touched, touched_ranges

_MOST = 2000
"""Most operations of a function that gets two versions. A guess: the second one is compiled, too,
so this bounds compile time.
"""
_MOST_PAIRS = 400
"""Most pairs of arrays that are compared. A guess: twenty-eight arrays; a derivative that runs over
them takes longer.
"""
_OF_WHOLE_OBJECTS = (
    "llvm.dereferenceable",
    "llvm.dereferenceable_or_null",
    "llvm.align",
)
"""Promises about memory that a function may not touch, of which there is no copy."""


@dataclass(frozen=True)
class VersionAliasingPass(ModulePass):
    """Ask for the derivative of one of two versions, where arrays may share memory.

    Before, and after::

        autodiff.bwd_diff @f(%n, %a, %da, %b, %db, %seed) {...} : ...

        %apart = (no array that is written shares memory with another one)
        scf.if %apart {
          func.call @f_apart_grad(%n, %a, %da, %b, %db, %seed) : ...
        } else {
          autodiff.bwd_diff @f(%n, %a, %da, %b, %db, %seed) {...} : ...
        }

    In ``@f_apart`` and its derivative all arguments are ``llvm.noalias``. The ranges that are
    compared are those that the function may touch (see `touched_ranges`); that of a shadow is that
    of its array. Where a range is not known, or the function touches other memory, or no loop runs
    over arrays, nothing is done. Sizes for which ranges have no bounds, or would overflow, have the
    function as it is written.

    Where memory is to be restored, and the range of each array that is overwritten is known to be
    touched for certain, the derivative runs on copies of these ranges, and may leave anything there
    (``discard_memory``): the arrays themselves are not written at all. All of a range may be read
    then: both of its ends are accessed through one address, in one object, of which everything in
    between is part. Bytes in between that the program does not touch (between the rows of a part of
    a matrix) are read, which no single thread can see, and never written. So a copy is made only if
    the extreme accesses happen for the sizes that are given, whatever the arrays hold; if all
    accesses are aligned alike, as the copy is; if no address is null; and if the array is
    overwritten in loops over as many sizes as its range has, so that keeping what is overwritten
    would take as long. If there is no memory for it, the function is taken as it is written.

    With ``--remarks=aliasing`` each request is named, with what was done or why not.

    Options: ``function`` is one that gets such versions itself, without a request::

        func.func @f(%n, %a, %b) { ... }

        func.func @f(%n, %a, %b) {
          %apart = (no array that is written shares memory with another one)
          scf.if %apart { func.call @f_apart(%n, %a, %b) : ... } else { ... }
        }
    """

    name = "version-aliasing"

    function: str = ""

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found: dict[FuncOp, _Versions | str] = {}
        for request in [one for one in walk(op) if isinstance(one, BwdDiffOp | FwdDiffOp)]:
            function = function_of(request)
            if not isinstance(function, FuncOp) or function.is_declaration:
                continue
            if not any(map(is_pointer, function.function_type.inputs.data)):
                continue
            if function not in found:
                found[function] = _versions_of(function)
            versions = found[function]
            if isinstance(versions, str):
                remark("aliasing", request, f"`@{function.sym_name.data}` stays one: {versions}")
            elif may_rewrite():
                _choose(request, versions)
                count("derivatives for arrays that are apart", 1)
        for function in [one for one in op.ops if isinstance(one, FuncOp)] if self.function else ():
            if function.sym_name.data == self.function and not function.is_declaration:
                versions = _versions_of(function)
                if isinstance(versions, str):
                    remark("aliasing", function, f"`@{self.function}` stays one: {versions}")
                elif may_rewrite():
                    _choose_inside(op, versions)
                    count("functions for arrays that are apart", 1)


@dataclass
class _Versions:
    """A function, its version for arrays that are apart, and what it touches."""

    function: FuncOp
    touched: Touched
    apart: FuncOp | None = None
    raised: dict[tuple[int, ...], Raised] = field(default_factory=dict[tuple[int, ...], Raised])
    """Versions that take memrefs, by the arguments that they overwrite in copies."""

    def get_apart(self) -> FuncOp:
        """The version; it is made when somebody wants it."""
        if self.apart is None:
            self.apart = self._make()
        return self.apart

    def get_raised(self, copied: Sequence[int]) -> Raised:
        """The version that takes arrays whose extents are declared as memrefs; of those that are
        ``copied`` it is given what was in them, too.
        """
        if not self.touched.extents:
            return Raised(self.get_apart())
        key = tuple(copied)
        if key not in self.raised:
            made = self._make()
            self.raised[key] = raise_declared(made, self.touched.extents, copied)
            _set_apart(made)
        return self.raised[key]

    def _make(self) -> FuncOp:
        made = self.function.clone()
        _name(made, self.function, f"{self.function.sym_name.data}_apart")
        insert(made, self.function)
        _set_apart(made)
        return made


def _versions_of(function: FuncOp) -> _Versions | str:
    """The versions; or why there are none."""
    if len(function.body.blocks) != 1:
        return "its loops are not known"
    if DERIVATIVE in function.attributes:
        return "it is a derivative"
    operations = list(walk(function))
    if len(operations) > _MOST:
        return "it is long"
    if not any(map(is_loop, operations)):
        return "it has no loops"
    touched = touched_ranges(function)
    if touched is None:
        return "what it touches is not known when it is called"
    places = [at for at, one in enumerate(function.body.block.args) if is_pointer(one.type)]
    if all(NO_ALIAS in argument_attributes(function, at) for at in places) and not touched.extents:
        return "all arguments are apart"
    return _Versions(function, touched)


def _name(made: FuncOp, beside: Operation, wanted: str) -> None:
    table = beside.parent_op()
    assert table is not None
    taken = {name for op in members(table) if (name := name_of(op)) is not None}
    made.properties["sym_name"] = StringAttr(fresh_name(wanted, taken))
    made.properties["sym_visibility"] = StringAttr("private")


def _set_apart(function: FuncOp) -> None:
    """Say that arguments are apart; of copies nothing else holds that addresses promise."""
    arguments = function.body.block.args
    attributes = [argument_attributes(function, at) for at in range(len(arguments))]
    for argument, one in zip(arguments, attributes, strict=True):
        if is_memref(argument.type):
            for promise in _OF_WHOLE_OBJECTS:
                one.pop(promise, None)
            one[NO_ALIAS] = UnitAttr()
    set_argument_attributes(function, attributes)


# ------------------------------------------------------------------ the choice


def _arrays(request: RequestOp, touched: Touched) -> tuple[list[Array], dict[int, int]]:
    """The arrays, and the places of the program's arguments among the operands."""
    found: list[Array] = []
    places: dict[int, int] = {}
    at = 0
    for position, word in enumerate(request.activities):
        shadows = request.tangents_each if word.startswith("dup") else 0
        places[position] = at
        if position in touched.ranges:
            range_ = touched.ranges[position]
            for number in range(1 + shadows):
                is_written = range_.is_written or number > 0
                address = request.operands[at + number]
                found.append(Array(address, range_, is_written, position, number > 0))
        at += 1 + shadows
    return found, places


def _choose(request: RequestOp, versions: _Versions) -> None:
    """Put a test and both versions in the place of a request."""
    touched = versions.touched
    arrays, places = _arrays(request, touched)
    arrays = [one for one in arrays if one.range.low]
    pairs = [(a, b) for a, b in combinations(arrays, 2) if a.is_written or b.is_written]
    copied = _copied(request, arrays)
    if isinstance(request, BwdDiffOp):
        version = versions.get_raised([one.of for one in copied])
    else:
        version = Raised(versions.get_apart())
    name = versions.function.sym_name.data
    if len(pairs) > _MOST_PAIRS or not (pairs or copied or version.elements):
        remark("aliasing", request, f"`@{name}` stays one: there is nothing to gain, or too much")
        return
    if is_heard("aliasing"):
        how = f"on copies of {len(copied)} arrays" if copied else "in place"
        text = f"`@{name}` has a version for arrays that are apart, {how}: {len(pairs)} pairs"
        remark("aliasing", request, text)
    block = versions.function.body.block
    given: dict[SSAValue, SSAValue] = {}
    given |= {block.args[at]: request.operands[place] for at, place in places.items()}
    test = EntryTest(Builder.at(request), given, touched)
    declared = DeclaredArrays(test, request, arrays, version)
    apart = _derivative(request, version.function, declared, discards=bool(copied))
    known = test.all(
        [*test.sizes(), *test.ordered(arrays), *(test.apart(one, other) for one, other in pairs)]
    )
    if copied:
        known = test.all([known, *test.touched_surely(copied)])
    copied = [one for one in copied if one.of not in version.elements]
    if not copied:

        def in_place(inner: Builder) -> Sequence[SSAValue]:
            return inner.emit(_call(apart, _operands(request, declared.buffers(inner, {})))).results

        _replace(request, known, in_place)
        declared.move_fills()
        return
    own = OwnCopies(test, copied)
    memory = own.allocate(known)
    there = test.is_there(memory)

    def on_copies(inner: Builder) -> Sequence[SSAValue]:
        instead = declared.buffers(inner, own.copy(inner, memory))
        made = inner.emit(_call(apart, _operands(request, instead)))
        inner.emit(FreeOp(memory))
        return made.results

    _replace(request, there, on_copies)
    declared.move_fills()


def _choose_inside(module: ModuleOp, versions: _Versions) -> None:
    """Let a function of a module call its version for arrays that are apart, where they are."""
    function, block = versions.function, versions.function.body.block
    given: dict[SSAValue, SSAValue] = {one: one for one in block.args}
    arrays = [
        Array(block.args[at], one, one.is_written, at, False)
        for at, one in versions.touched.ranges.items()
        if one.low
    ]
    pairs = [(a, b) for a, b in combinations(arrays, 2) if a.is_written or b.is_written]
    if not pairs or len(pairs) > _MOST_PAIRS:
        return
    apart = versions.get_apart()
    _keep_called(apart)
    _ask_about_copy(module, function)
    *own, end = block.ops
    test = EntryTest(Builder.at(own[0] if own else end), given, versions.touched)
    known = test.all(
        [*test.sizes(), *test.ordered(arrays), *(test.apart(one, other) for one, other in pairs)]
    )
    then, other = Block(), Block()
    types = list(function.function_type.outputs.data)
    chosen = scf.IfOp(known, types, Region(then), Region(other))
    chosen.location = function.location
    insert(chosen, own[0] if own else end)
    inner = Builder(then, None, function.location)
    inner.emit(scf.YieldOp(*inner.emit(_call(apart, block.args)).results))
    for op in own:
        move_to_end(op, other)
    append(scf.YieldOp(*end.operands), other)
    end.operands = list(chosen.results)


def _ask_about_copy(module: ModuleOp, function: FuncOp) -> None:
    """Let requests about a function be about a copy: derivatives have versions of their own."""
    requests = [one for one in walk(module) if isinstance(one, RequestOp)]
    about = [one for one in requests if function_of(one) is function]
    if about:
        copy = function.clone()
        _name(copy, function, f"{function.sym_name.data}_as_written")
        insert(copy, function)
        for request in about:
            request.properties["callee"] = SymbolRefAttr(copy.sym_name.data)


def _keep_called(function: FuncOp) -> None:
    """Let a function stay one: inlined, its arguments would be those of its caller, of which nobody
    knows that they are apart.
    """
    function.attributes["autodiff.no_inline"] = UnitAttr()
    tell_llvm(function, "noinline")


def _copied(request: RequestOp, arrays: Sequence[Array]) -> list[Array]:
    """The arrays to copy: all that the program writes, where memory is to be restored, if that is
    known to be possible and worth it; else none.
    """
    if not isinstance(request, BwdDiffOp):
        return []
    if request.flag("leave_memory", False) or request.flag("discard_memory", False):
        return []
    own = [one for one in arrays if not one.is_shadow and one.range.is_written]
    fit = all(
        one.range.sure_low
        and one.range.sure_high
        and one.range.often >= one.range.degree
        and len(one.range.alignments) == 1
        and max(one.range.alignments) <= LINE
        for one in own
    )
    return own if fit else []


def _derivative(
    request: RequestOp, apart: FuncOp, declared: DeclaredArrays, *, discards: bool
) -> FuncOp:
    """The function that asks for the derivative of the version for arrays that are apart."""
    around = enclosing(request, "func.func")
    assert isinstance(around, FuncOp)
    passed = _operands(request, {})
    block = Block(arg_types=[declared.type_of(one) for one in passed])
    attributes: list[Mapping[str, Attribute]] = []
    for new, old in zip(block.args, passed, strict=True):
        new.name_hint = old.name_hint
        entered = old.owner is around.body.block
        held = argument_attributes(around, old.index) if entered else {}  # pyright: ignore
        attributes.append(declared.held(old, held))
    known = dict[SSAValue, SSAValue](zip(passed, block.args, strict=True))
    b = Builder(block, None, request.location)
    for one in request.operands:
        if one not in known:
            assert isinstance(one.owner, Operation)
            known[one] = b.value(one.owner.clone())
    declared.begin(b, known)
    asked = b.emit(request.clone(known))
    declared.hand_on(asked)
    asked.properties["callee"] = SymbolRefAttr(apart.sym_name.data)
    if discards:
        asked.properties["discard_memory"] = BoolAttr.from_bool(True)
    declared.end(b)
    b.emit(func.ReturnOp(*asked.results))
    types = [one.type for one in block.args], [one.type for one in asked.results]
    made = FuncOp("", types, Region(block), "private")
    made.location = around.location
    kind = around.attributes.get(DERIVATIVE)
    word = kind.data.split()[0] if isinstance(kind, StringAttr) else "derivative"
    _name(made, around, f"{apart.sym_name.data}_{word}")
    set_argument_attributes(made, attributes)
    _set_apart(made)
    _keep_called(made)
    insert(made, around)
    return made


def _operands(request: RequestOp, instead: Mapping[SSAValue, SSAValue]) -> list[SSAValue]:
    """The operands of a request that are passed on: all but constants, each once."""
    given = dict.fromkeys(
        one
        for one in request.operands
        if not (isinstance(one.owner, Operation) and is_constant(one.owner))
    )
    return [instead.get(one, one) for one in given]


def _call(function: FuncOp, operands: Iterable[SSAValue]) -> func.CallOp:
    outputs = list(function.function_type.outputs.data)
    return func.CallOp(function.sym_name.data, list(operands), outputs)


def _replace(
    request: RequestOp, test: SSAValue, write: Callable[[Builder], Sequence[SSAValue]]
) -> None:
    """Let a request be done only where a test fails, and else what is written."""
    then, other = Block(), Block()
    chosen = scf.IfOp(test, [one.type for one in request.results], Region(then), Region(other))
    chosen.location = request.location
    insert(chosen, request)
    inner = Builder(then, None, request.location)
    inner.emit(scf.YieldOp(*write(inner)))
    for old, new in zip(request.results, chosen.results, strict=True):
        replace_uses(old, new)
    move_to_end(request, other)
    append(scf.YieldOp(*request.results), other)
