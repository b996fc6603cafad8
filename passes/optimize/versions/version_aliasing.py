"""``version-aliasing``: whether arrays share memory is tested once, in front of two versions.

Nothing in C says that the arrays behind two addresses are apart, so all that reads one is done
again behind a store to the other: no sum of products is a product of matrices, and what is
overwritten is undone store by store. Where the ranges that a function touches are known when it is
called, a test says that they are. Loop versioning, of whole derivatives. Run it in front of
`raise-elements`, behind all that makes loops counted and subscripts wide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from ad_opt.dialects.autodiff.requests import BwdDiffOp, FwdDiffOp, RequestOp, function_of
from ad_opt.dialects.llvm.addresses import address_behind, memcpy
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import FreeOp, MallocOp
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
    tell_llvm,
)
from ad_opt.dialects.support.ir.build import ANY, Builder, computed_anew
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import append, insert, move_to_end, replace_uses
from ad_opt.dialects.support.ir.symbols import enclosing, fresh_name, members, name_of
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from ad_opt.dialects.support.names.parameter_notes import DERIVATIVE
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from ad_opt.passes.infrastructure.instruments.remarks import is_heard, remark
from ad_opt.passes.ops.catalogue import is_constant, is_loop
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, func, scf
from xdsl.dialects.builtin import (
    BoolAttr,
    IndexType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i1,
    i64,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from .touched_ranges import Range, Touched, touched_ranges

_MOST = 2000
"""Most operations of a function that gets two versions. A guess: the second one is compiled, too,
so this bounds compile time.
"""
_MOST_PAIRS = 400
"""Most pairs of arrays that are compared. A guess: twenty-eight arrays; a derivative that runs over
them takes longer.
"""
_LINE = 64
"""Bytes of a cache line, at which copies begin. No fact of a machine: accesses that are aligned to
more are not copied.
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
    apart: FuncOp | None
    touched: Touched

    def get_apart(self) -> FuncOp:
        """The version; it is made when somebody wants it."""
        if self.apart is None:
            self.apart = made = self.function.clone()
            _name(made, self.function, f"{self.function.sym_name.data}_apart")
            insert(made, self.function)
            _set_apart(made)
        return self.apart


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
    if all(NO_ALIAS in argument_attributes(function, at) for at, _ in _addresses(function)):
        return "all arguments are apart"
    touched = touched_ranges(function)
    if touched is None:
        return "what it touches is not known when it is called"
    return _Versions(function, None, touched)


def _addresses(function: FuncOp) -> Iterator[tuple[int, SSAValue]]:
    pairs = enumerate(function.body.block.args)
    return ((at, one) for at, one in pairs if is_pointer(one.type))


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


@dataclass(frozen=True)
class _Array:
    """An array that a derivative is called with: one of the program, or a shadow of one."""

    address: SSAValue
    range: Range
    is_written: bool
    of: int
    is_shadow: bool


def _arrays(request: RequestOp, touched: Touched) -> tuple[list[_Array], dict[int, int]]:
    """The arrays, and the places of the program's arguments among the operands."""
    found: list[_Array] = []
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
                found.append(_Array(address, range_, is_written, position, number > 0))
        at += 1 + shadows
    return found, places


def _choose(request: RequestOp, versions: _Versions) -> None:
    """Put a test and both versions in the place of a request."""
    touched = versions.touched
    arrays, places = _arrays(request, touched)
    arrays = [one for one in arrays if one.range.low]
    pairs = [(a, b) for a, b in combinations(arrays, 2) if a.is_written or b.is_written]
    copied = _copied(request, arrays)
    name = versions.function.sym_name.data
    if len(pairs) > _MOST_PAIRS or not (pairs or copied):
        remark("aliasing", request, f"`@{name}` stays one: there is nothing to gain, or too much")
        return
    if is_heard("aliasing"):
        how = f"on copies of {len(copied)} arrays" if copied else "in place"
        text = f"`@{name}` has a version for arrays that are apart, {how}: {len(pairs)} pairs"
        remark("aliasing", request, text)
    block = versions.function.body.block
    given: dict[SSAValue, SSAValue] = {}
    given |= {block.args[at]: request.operands[place] for at, place in places.items()}
    b = Builder.at(request)
    test = _Test(b, given, touched)
    apart = _derivative(request, versions.get_apart(), discards=bool(copied))
    known = test.all(
        [*test.sizes(), *test.ordered(arrays), *(test.apart(one, other) for one, other in pairs)]
    )
    if not copied:
        operands = _operands(request, {})
        _replace(request, known, lambda inner: inner.emit(_call(apart, operands)).results)
        return
    known = test.all([known, *test.touched_surely(copied)])
    own = _OwnCopies(test, copied)
    memory = own.allocate(known)
    there = test.is_there(memory)

    def on_copies(inner: Builder) -> Sequence[SSAValue]:
        instead = own.copy(inner, memory)
        made = inner.emit(_call(apart, _operands(request, instead)))
        inner.emit(FreeOp(memory))
        return made.results

    _replace(request, there, on_copies)


def _choose_inside(module: ModuleOp, versions: _Versions) -> None:
    """Let a function of a module call its version for arrays that are apart, where they are."""
    function, block = versions.function, versions.function.body.block
    given: dict[SSAValue, SSAValue] = {one: one for one in block.args}
    arrays = [
        _Array(block.args[at], one, one.is_written, at, False)
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
    test = _Test(Builder.at(own[0] if own else end), given, versions.touched)
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


def _copied(request: RequestOp, arrays: Sequence[_Array]) -> list[_Array]:
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
        and max(one.range.alignments) <= _LINE
        for one in own
    )
    return own if fit else []


def _derivative(request: RequestOp, apart: FuncOp, *, discards: bool) -> FuncOp:
    """The function that asks for the derivative of the version for arrays that are apart."""
    around = enclosing(request, "func.func")
    assert isinstance(around, FuncOp)
    passed = _operands(request, {})
    block = Block(arg_types=[one.type for one in passed])
    attributes: list[Mapping[str, Attribute]] = []
    for new, old in zip(block.args, passed, strict=True):
        new.name_hint = old.name_hint
        entered = old.owner is around.body.block
        attributes.append(argument_attributes(around, old.index) if entered else {})  # pyright: ignore
    known = dict[SSAValue, SSAValue](zip(passed, block.args, strict=True))
    b = Builder(block, None, request.location)
    for one in request.operands:
        if one not in known:
            assert isinstance(one.owner, Operation)
            known[one] = b.value(one.owner.clone())
    asked = b.emit(request.clone(known))
    asked.properties["callee"] = SymbolRefAttr(apart.sym_name.data)
    if discards:
        asked.properties["discard_memory"] = BoolAttr.from_bool(True)
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


# ------------------------------------------------------------------ what is tested


class _Test:
    """Writes tests of what a function is called with."""

    def __init__(self, b: Builder, given: dict[SSAValue, SSAValue], touched: Touched):
        self.b = b
        self.touched = touched
        self._given = given
        self._numbers: dict[frozenset[tuple[tuple[SSAValue, ...], int]], SSAValue] = {}
        self._ends: dict[SSAValue, tuple[SSAValue, SSAValue]] = {}
        self._null: SSAValue | None = None

    def all(self, tests: Iterable[SSAValue]) -> SSAValue:
        """The conjunction."""
        total: SSAValue | None = None
        for one in dict.fromkeys(tests):
            total = one if total is None else self.b.value(arith.AndIOp(total, one))
        return self.b.true() if total is None else total

    def sizes(self) -> Iterator[SSAValue]:
        """Sizes with which nothing overflows, and ranges are what they are."""
        b = self.b
        for value in self.touched.values():
            number = self._value(value)
            most = self.touched.most[isinstance(value.owner, Operation)]
            yield b.compare("sle", b.integer(-most, i64), number)
            yield b.compare("sle", number, b.integer(most, i64))
        yield from map(self._is_positive, self.touched.conditions)

    def apart(self, one: _Array, other: _Array) -> SSAValue:
        """True where two arrays share no byte."""
        first, second = self.ends(one), self.ends(other)
        before = self._is_below(first[1], second[0])
        behind = self._is_below(second[1], first[0])
        return self.b.value(arith.OrIOp(before, behind))

    def ordered(self, arrays: Sequence[_Array]) -> Iterator[SSAValue]:
        """Arrays that do not begin in front of address 0 or end behind the last one."""
        return (self._is_below(*self.ends(one)) for one in arrays)

    def touched_surely(self, arrays: Sequence[_Array]) -> Iterator[SSAValue]:
        """Arrays whose ranges are touched at both ends, and are there."""
        for one in arrays:
            yield self.is_there(one.address)
            known = one.range
            for end in (*known.sure_low, *known.sure_high):
                yield from map(self._is_positive, end.attained or ())
            low, high = self.sure(known)
            for form in known.low:
                yield self.b.compare("sle", low, self.number(form))
            for form in known.high:
                yield self.b.compare("sle", self.number(form), high)

    def sure(self, known: Range) -> tuple[SSAValue, SSAValue]:
        """The first byte that is touched for certain, and that behind the last one."""
        low = self._extreme(arith.MinSIOp, [one.form for one in known.sure_low])
        return low, self._extreme(arith.MaxSIOp, [one.form for one in known.sure_high])

    def is_there(self, address: SSAValue) -> SSAValue:
        """True for an address that is not null."""
        null = self._null
        if null is None:
            self._null = null = _null(self.b)
        return self._compare("ne", address, null)

    def ends(self, array: _Array) -> tuple[SSAValue, SSAValue]:
        """The addresses of the first byte of an array, and of that behind the last one."""
        if array.address not in self._ends:
            low = self._extreme(arith.MinSIOp, array.range.low)
            high = self._extreme(arith.MaxSIOp, array.range.high)
            made = [self.b.value(address_behind(array.address, one)) for one in (low, high)]
            self._ends[array.address] = made[0], made[1]
        return self._ends[array.address]

    def number(self, form: Polynomial) -> SSAValue:
        """A polynomial in 64 bits, which wraps where sizes are too large for it."""
        key, b = frozenset(form.terms.items()), self.b
        if key not in self._numbers:
            total: SSAValue | None = None
            for monomial, number in form.terms.items():
                product = b.integer(number, i64) if number != 1 or not monomial else None
                for value in map(self._value, monomial):
                    product = (
                        value if product is None else b.binary(arith.MuliOp, product, value, ANY)
                    )
                assert product is not None
                total = product if total is None else b.binary(arith.AddiOp, total, product, ANY)
            self._numbers[key] = b.integer(0, i64) if total is None else total
        return self._numbers[key]

    def _extreme(self, kind: type[Operation], forms: Sequence[Polynomial]) -> SSAValue:
        first, *rest = map(self.number, forms)
        for one in rest:
            first = self.b.binary(kind, first, one)
        return first

    def _is_positive(self, form: Polynomial) -> SSAValue:
        return self.b.compare("sle", self.b.integer(0, i64), self.number(form))

    def _is_below(self, one: SSAValue, other: SSAValue) -> SSAValue:
        return self._compare("ule", one, other)

    def _compare(self, predicate: str, one: SSAValue, other: SSAValue) -> SSAValue:
        number = arith.CMPI_COMPARISON_OPERATIONS.index(predicate)
        return self.b.operation(
            "llvm.icmp", [one, other], i1, {"predicate": IntegerAttr(number, i64)}
        )

    def _value(self, value: SSAValue) -> SSAValue:
        """A value of the function's entry, in 64 bits."""
        copy = computed_anew(self.b, value, self._given)
        if copy.type == i64:
            return copy
        kind = arith.IndexCastOp if isinstance(copy.type, IndexType) else arith.ExtSIOp
        return self.b.cast(kind, copy, i64)


def _null(b: Builder) -> SSAValue:
    return b.value(CLASSES["llvm.mlir.zero"].create(result_types=[PTR]))


class _OwnCopies:
    """Copies of arrays, all in one piece of memory."""

    def __init__(self, test: _Test, arrays: Sequence[_Array]):
        self.arrays = arrays
        self.test = test
        b = test.b
        self.ends = [test.sure(one.range) for one in arrays]
        self.sizes = [b.binary(arith.SubiOp, high, low, ANY) for low, high in self.ends]
        self.steps = [self._rounded(size) for size in self.sizes]

    def _rounded(self, size: SSAValue) -> SSAValue:
        b = self.test.b
        more = b.binary(arith.AddiOp, size, b.integer(_LINE - 1, i64), ANY)
        return b.value(arith.AndIOp(more, b.integer(-_LINE, i64)))

    def allocate(self, wanted: SSAValue) -> SSAValue:
        """Memory for all of them, if it is wanted and there; else null."""
        b = self.test.b

        def made(inner: Builder) -> SSAValue:
            total = self.steps[0]
            for step in self.steps[1:]:
                total = inner.binary(arith.AddiOp, total, step, ANY)
            return inner.value(MallocOp(total, alignment=_LINE))

        return b.choose(wanted, made, _null)

    def copy(self, b: Builder, memory: SSAValue) -> dict[SSAValue, SSAValue]:
        """Copy them; give the address of each copy by that of the array."""
        found: dict[SSAValue, SSAValue] = {}
        at = b.integer(0, i64)
        for array, (low, _), size, step in zip(
            self.arrays, self.ends, self.sizes, self.steps, strict=True
        ):
            target = b.value(address_behind(memory, at))
            b.emit(memcpy(target, b.value(address_behind(array.address, low)), size))
            start = b.binary(arith.SubiOp, at, low, ANY)
            found[array.address] = b.value(address_behind(memory, start))
            at = b.binary(arith.AddiOp, at, step, ANY)
        return found
