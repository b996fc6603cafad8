"""Numbers that pass through text or files: written there, and read from there again.

Neither what writes nor what reads has a derivative, so a number that takes this way would come back
as a constant. What is only written, or only read, is left in peace; so are text that is compared or
measured, and files that are not the same, as far as that is seen (`analysis.streams`), or that are
written to only after they have been read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import takewhile

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.queries import ancestors, each_once, outwards, walk
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.flow.file_streams import (
    READ_NUMBERS,
    Files,
    FilesOfFunctions,
    may_be_one,
    prints_text,
    read_from,
    written_to,
)
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TEXT_OF_FLOATS
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.catalogue import (
    entry_of,
    forwarded,
    is_call,
    is_load,
    moves_bytes,
    runs_once,
)
from ad_opt.passes.ops.known_functions import library_function, reads_lists
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from xdsl.dialects.builtin import AnyFloat, IntegerType, i1, i8
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue, Use

_READ_INTO = {"fgets": (0, 1), "fread": (0, 1), "read": (1, 2), "getline": (0, 1)}
"""The arguments that functions read into, where it is not all behind the format."""

_TEXT_COPIED = frozenset({"strdup", "strndup"})


def check_texts(primal: FuncOp, activity: Activity, analyses: AnalysisManager) -> None:
    """AD0708 for a number that is read from where one that varies was written."""
    calls = [op for op in walk(primal) if is_call(op)]
    for call in calls:
        name = library_function(call) if TEXT_OF_FLOATS in call.attributes else None
        if name is not None and any(map(activity.is_varied, _given(call))):
            raise error_at(
                call,
                "AD0708",
                f"`@{name}` copies the bytes of floats that carry a derivative as "
                "text; the derivative would be lost",
                help="copy them with `memcpy`, or one by one",
            )
    if calls:
        _Texts(primal, calls, activity, analyses.get(FilesOfFunctions, root_of(primal))).check()


def _given(call: Operation) -> Iterator[SSAValue]:
    return (operand for operand in call.operands if is_pointer(operand.type))


class _Texts:
    """The text in memory and the files of one function that say numbers that vary."""

    def __init__(
        self, primal: FuncOp, calls: list[Operation], activity: Activity, files: FilesOfFunctions
    ):
        self._primal = primal
        self._activity = activity
        self._files = files
        self._calls = calls
        self._copies = [op for op in walk(primal) if moves_bytes(op)]
        self._loads = [
            op for op in walk(primal) if is_load(op) and isinstance(op.results[0].type, IntegerType)
        ]
        self._aliasing = activity.aliasing
        self._texts = 0
        """The objects with text, as `aliasing` numbers them."""
        self._written: dict[Operation, set[str]] = {}
        """Operations that write numbers that vary to files, and these files."""

    def check(self) -> None:
        """Refuse what reads a number from them."""
        while self._grows():
            pass
        if not self._texts and not self._written:
            return
        for call in self._calls:
            if self._reads_number(call):
                raise _refused(call)
        for op in self._loads if self._texts else ():
            if op.results[0].type == i8 and self._is_text(op.operands[0]) and self._counts(op):
                raise _refused(op)

    # ------------------------------------------------------------------ where they are written

    def _grows(self) -> bool:
        before = self._texts, sum(map(len, self._written.values()))
        for load in self._loads if self._texts else ():
            if self._is_text(load.operands[0]):
                for memory in self._stored_from(load):
                    self._texts |= self._aliasing.mask(memory)
        for op in (*self._calls, *self._copies):
            self._texts |= self._new_texts(op)
            if written := self._new_files(op):
                self._written.setdefault(op, set()).update(written)
        return before != (self._texts, sum(map(len, self._written.values())))

    def _new_texts(self, op: Operation) -> int:
        own, name = self._files.of_call(op), library_function(op)
        if own is not None:
            effects = self._activity.effects.own(op)
            prints = own.prints and self._varies(op)
            return effects.writes if prints or self._has_text(effects.reads) else 0
        if prints_text(op) or moves_bytes(op):
            reads = self._activity.effects.own(op).reads if reads_lists(op) else 0
            lists = self._activity.varies_in(reads)
            places, says = op.operands[:1], lists or self._says(op.operands[1:])
        elif name in _TEXT_COPIED:
            places, says = op.results, self._says(op.operands[:1])
        else:
            places, says = _places_read_into(op), self._was_written(read_from(op), op)
        mask = 0
        for place in places if says else ():
            mask |= self._aliasing.mask(place)
        return mask

    def _new_files(self, op: Operation) -> set[str]:
        own = self._files.of_call(op)
        if own is not None:
            return own.written if self._varies(op) else set()
        written = set(written_to(op))
        return written if written and (self._varies(op) or self._says(op.operands)) else set()

    def _varies(self, op: Operation) -> bool:
        """True if a call is passed anything that varies."""
        if reads_lists(op) and self._activity.varies_in(self._activity.effects.own(op).reads):
            return True
        return any(
            self._activity.is_varied(x)
            for x in op.operands
            if isinstance(x.type, AnyFloat) or is_pointer(x.type)
        )

    def _says(self, operands: Sequence[SSAValue]) -> bool:
        """True if numbers that vary, or text that says them, are among some operands."""
        return any(
            self._activity.is_varied(x) if isinstance(x.type, AnyFloat) else self._is_text(x)
            for x in operands
        )

    def _is_text(self, memory: SSAValue) -> bool:
        return is_memref(memory.type) and self._has_text(self._aliasing.mask(memory))

    def _has_text(self, objects: int) -> bool:
        return bool(self._aliasing.closure(objects) & self._texts)

    # ------------------------------------------------------------------ where they are read

    def _reads_number(self, op: Operation) -> bool:
        own = self._files.of_call(op)
        if own is not None:
            return self._matters(op) and self._finds_number(op, own)
        if library_function(op) in READ_NUMBERS:
            numbers = [x for x in op.results if isinstance(x.type, AnyFloat)]
            wanted = any(map(self._activity.is_useful, numbers)) or not numbers
            return wanted and self._is_text(op.operands[0])
        read = read_from(op)
        if not read or not self._was_written(read, op):
            return False
        return any(map(self._activity.is_useful, _places_read_into(op))) or self._counts(op)

    def _finds_number(self, op: Operation, own: Files) -> bool:
        """True if what a function of the program reads may say a number that varies."""
        text = own.parses and self._has_text(self._activity.effects.own(op).reads)
        return text or self._was_written(own.read, op)

    def _matters(self, op: Operation) -> bool:
        """True if what a call gives or writes matters to an output."""
        return any(
            self._activity.is_useful(x)
            for x in (*op.results, *op.operands)
            if is_pointer(x.type) or (x in op.results and isinstance(x.type, AnyFloat))
        )

    def _was_written(self, read: Collection[str], reader: Operation) -> bool:
        return bool(read) and any(
            self._may_be_before(writer, reader)
            and any(may_be_one(one, other) for one in files for other in read)
            for writer, files in self._written.items()
        )

    def _may_be_before(self, one: Operation, other: Operation) -> bool:
        """True if an operation may run before another one."""
        around = {block: op for block, op in self._around(other)}
        for block, op in self._around(one):
            if block in around:
                repeated = not all(map(runs_once, _outer(block, self._primal)))
                return repeated or (
                    op is not around[block] and op.is_before_in_block(around[block])
                )
        return True

    def _around(self, op: Operation) -> Iterator[tuple[Block, Operation]]:
        """The blocks around an operation, each with the operation of it that this is in."""
        for current in outwards(op):
            if current is self._primal:
                break
            assert current.parent is not None
            yield current.parent, current

    # ------------------------------------------------------------------ digits

    def _counts(self, op: Operation) -> bool:
        """True if letters are computed with, and become a number that matters."""
        return any(
            use.operation.name in ("arith.sitofp", "arith.uitofp")
            and self._activity.is_useful(use.operation.results[0])
            for use in self._uses_of_letters(op)
        )

    def _stored_from(self, op: Operation) -> Iterator[SSAValue]:
        """The memory to which letters go, or what is computed from them."""
        for use in self._uses_of_letters(op):
            if entry_of(use.operation).stores == use.index == 0:
                yield use.operation.operands[1]

    def _uses_of_letters(self, op: Operation) -> Iterator[Use]:
        """The uses of letters, and of what is computed from them, also through memory."""
        pending: list[SSAValue] = [*op.results]
        for value in each_once(pending):
            if not isinstance(value.type, IntegerType) or value.type == i1:
                continue
            pending += self._handed_on.get(value, ())
            for use in value.uses:
                yield use
                if entry_of(use.operation).stores == use.index == 0:
                    pending += self._loaded_from(use.operation.operands[1])
                elif use.operation.name.startswith("arith."):
                    pending += use.operation.results

    @cached_property
    def _handed_on(self) -> dict[SSAValue, list[SSAValue]]:
        """Return where values go without a change."""
        found: dict[SSAValue, list[SSAValue]] = {}
        for op in walk(self._primal):
            for source, target in forwarded(op) or ():
                found.setdefault(source, []).append(target)
        return found

    def _loaded_from(self, memory: SSAValue) -> Iterator[SSAValue]:
        """Yield what is loaded where something is stored."""
        for load in self._loads:
            if self._aliasing.may_alias(load.operands[0], memory):
                yield load.results[0]


def _places_read_into(op: Operation) -> list[SSAValue]:
    start, end = _READ_INTO.get(library_function(op) or "", (2, len(op.operands)))
    return [x for x in op.operands[start:end] if is_pointer(x.type)]


def _outer(block: Block, function: Operation) -> Iterator[Operation]:
    """The operations around a block, in a function."""
    return takewhile(lambda op: op is not function, ancestors(block))


def _refused(op: Operation) -> DiagnosticError:
    name = callee_name(op)
    what = f"`@{name}` reads" if name is not None else "letters give"
    return error_at(
        op,
        "AD0708",
        f"{what} a number from text or a file to which one that carries a derivative was written; "
        "the derivative would be lost",
        help="pass the number itself, or detach it before it is written",
    )
