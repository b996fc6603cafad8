"""State of bufferization: the buffer of each tensor, its owner, and when it may be written in
place.

Every tensor value has a *buffer* (a memref value with its contents) that lies in a *storage*: one
allocation, or memory that is not ours (arguments, constants). Views of one storage are several
buffers. The rules, each simple enough to see that it is safe:

- A storage belongs to the block that made it. It is freed before that block's terminator, unless
  the terminator hands it on.
- What enters or leaves a region or block by operands, block arguments and results is a buffer of
  its own, contiguous, and changes owner. Where the old owner cannot give its buffer away, a copy is
  handed over (`take`).
- An operation may write a buffer in place if the block that it stands in owns the storage, and
  nothing will read any tensor of the storage any more (`claim`). Operations are rewritten in
  program order and give up their operands when they are, so the uses that a tensor still has *are*
  its future uses.
- Calls borrow their arguments; results belong to the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES
from ad_opt.dialects.core.memref.memref import CopyOp, GlobalOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.symbols import name_of
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseIntOrFPElementsAttr,
    FunctionType,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    StringAttr,
    TensorType,
    UnitAttr,
    UnrankedTensorType,
    UnrealizedConversionCastOp,
    i64,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue, Use

ALIGNMENT = IntegerAttr(64, i64)


def is_tensor(value: SSAValue) -> bool:
    """True if ``value`` needs a buffer."""
    return isinstance(value.type, TensorType | UnrankedTensorType)


def buffer_type(type: Attribute) -> Attribute:
    """The type that ``type`` becomes where values cross blocks and functions."""
    match type:
        case TensorType():
            return MemRefType(type.element_type, type.get_shape())
        case FunctionType():
            return FunctionType.from_lists(
                [buffer_type(t) for t in type.inputs], [buffer_type(t) for t in type.outputs]
            )
        case _:
            return type


def memref_type(value: SSAValue) -> MemRefType:
    """The type of a buffer."""
    assert isinstance(value.type, MemRefType)
    return value.type


def is_contiguous(value: SSAValue) -> bool:
    """True if a buffer has the layout that crosses blocks and functions."""
    return isinstance(memref_type(value).layout, NoneAttr)


@dataclass(eq=False)
class Storage:
    """One piece of memory."""

    base: SSAValue
    """The memref to free."""
    owner: Block | None
    """The block that frees it; ``None`` if it is not ours, and then never written."""
    tensors: list[SSAValue] = field(default_factory=list[SSAValue])
    """The tensors whose buffers lie in it."""


class Bufferizer:
    """The state of rewriting a module."""

    def __init__(self) -> None:
        self.buffers: dict[SSAValue, SSAValue] = {}
        self.storages: dict[SSAValue, Storage] = {}
        self.owned: dict[Block, list[Storage]] = {}
        self.kept: dict[Block, list[Storage]] = {}
        """Buffers that outlive their block, because other blocks use them, by this block."""
        self.undefined: set[SSAValue] = set()
        """Tensors whose contents nobody may rely on."""
        self.globals: dict[tuple[Attribute, Attribute], str] = {}
        self.symbols: Block | None = None
        """The body of the module that globals are put in."""
        self._names: set[str] = set()
        self._dead: list[Operation] = []

    # -------------------------------------------------------------- tensors and buffers

    def buffer(self, tensor: SSAValue) -> SSAValue:
        """The buffer that holds ``tensor``; other values are their own."""
        if not is_tensor(tensor):
            return tensor
        if isinstance(tensor.type, UnrankedTensorType):
            raise error_at(tensor, "AD0402", f"`{tensor.type}` has no buffer")
        return self.buffers[tensor]

    def define(self, tensor: SSAValue, buffer: SSAValue, storage: Storage) -> None:
        """Say that ``buffer``, which lies in ``storage``, holds ``tensor``."""
        if isinstance(tensor.type, UnrankedTensorType):
            raise error_at(tensor, "AD0402", f"`{tensor.type}` has no buffer")
        if tensor.name_hint and not buffer.name_hint:
            buffer.name_hint = tensor.name_hint
        self.buffers[tensor] = buffer
        self.storages[tensor] = storage
        storage.tensors.append(tensor)

    def define_view(self, tensor: SSAValue, buffer: SSAValue, of: SSAValue) -> None:
        """Say that ``buffer``, a view of the buffer of the tensor ``of``, holds ``tensor``."""
        if of in self.undefined:
            self.undefined.add(tensor)
        self.define(tensor, buffer, self.storages[of])

    def define_borrowed(self, tensor: SSAValue, buffer: SSAValue) -> None:
        """Say that ``tensor`` is held by memory that is not ours."""
        self.define(tensor, buffer, Storage(buffer, None))

    def own(self, block: Block, buffer: SSAValue) -> Storage:
        """A storage that ``block`` has to free."""
        storage = Storage(buffer, block)
        self.owned.setdefault(block, []).append(storage)
        return storage

    def define_owned(self, tensor: SSAValue, buffer: SSAValue, block: Block) -> None:
        """Say that ``buffer`` holds ``tensor`` and that ``block`` has to free it."""
        self.define(tensor, buffer, self.own(block, buffer))

    def convert_argument(self, block: Block, at: int, *, owned: bool) -> None:
        """Give a tensor argument of a block the type of its buffer."""
        old = block.args[at]
        stand_in = UnrealizedConversionCastOp.create(result_types=[old.type])
        self._dead.append(stand_in)
        tensor = stand_in.results[0]
        new = block.insert_arg(buffer_type(old.type), at, old.location)
        new.name_hint = old.name_hint
        old.replace_all_uses_with(tensor)
        block.erase_arg(old)
        if owned:
            self.define_owned(tensor, new, block)
        else:
            self.define_borrowed(tensor, new)

    def lend(self, argument: SSAValue, buffer: SSAValue) -> None:
        """Let memory from outside of a region stand for a tensor argument of its block."""
        assert isinstance(argument, BlockArgument)
        stand_in = UnrealizedConversionCastOp.create(result_types=[argument.type])
        self._dead.append(stand_in)
        argument.replace_all_uses_with(stand_in.results[0])
        argument.block.erase_arg(argument)
        self.define_borrowed(stand_in.results[0], buffer)

    def retire(self, op: Operation) -> None:
        """Take a rewritten operation out of the program; its results may still be looked up."""
        op.detach()
        op.operands = ()
        self._dead.append(op)

    def finish(self) -> None:
        """Erase what was retired."""
        for op in reversed(self._dead):
            op.erase()

    # -------------------------------------------------------------- memory

    def allocate(self, b: Builder, type: MemRefType, sizes: Sequence[Index]) -> SSAValue:
        """A fresh contiguous buffer of the shape of ``type``; only dynamic ``sizes`` are used."""
        shape = type.get_shape()
        plain = MemRefType(type.element_type, shape)
        dynamic = [
            b.index(size) for size, n in zip(sizes, shape, strict=True) if n == DYNAMIC_INDEX
        ]
        return b.value(memref.AllocOp(dynamic, [], plain, ALIGNMENT))

    def allocate_like(
        self, b: Builder, buffer: SSAValue, element: Attribute | None = None
    ) -> SSAValue:
        """A fresh contiguous buffer of the shape of ``buffer``."""
        type = memref_type(buffer)
        sizes = [b.dim(buffer, at) for at in range(type.get_num_dims())]
        return self.allocate(b, MemRefType(element or type.element_type, type.get_shape()), sizes)

    def copy(self, b: Builder, source: SSAValue, target: SSAValue) -> None:
        """Copy elements; strided buffers by loops."""
        if is_contiguous(source) and is_contiguous(target):
            b.emit(CopyOp(source, target))
        else:
            make = getattr(NAMED_CLASSES["linalg.copy"], "of")
            b.emit(make([source], [target]))

    def fresh_copy(self, b: Builder, tensor: SSAValue) -> SSAValue:
        """A new contiguous buffer with the contents of ``tensor``."""
        source = self.buffer(tensor)
        target = self.allocate_like(b, source)
        if tensor not in self.undefined:
            self.copy(b, source, target)
        return target

    # -------------------------------------------------------------- ownership

    def last_use(
        self, tensor: SSAValue, op: Operation, allowed: Callable[[Use], bool] | None = None
    ) -> bool:
        """True if nothing but ``op`` will use what shares memory with ``tensor``."""
        storage = self.storages[tensor]
        storage.tensors = [t for t in storage.tensors if t is tensor or t.first_use is not None]
        return all(
            use.operation is op and (allowed is None or allowed(use))
            for other in storage.tensors
            for use in other.uses
        )

    def claim(
        self, op: Operation, at: int, allowed: Callable[[Use], bool] | None = None
    ) -> Storage | None:
        """The storage of operand ``at`` if ``op`` may overwrite it.

        ``allowed`` says which further uses by ``op`` itself do no harm.
        """
        tensor = op.operands[at]
        storage = self.storages[tensor]
        if storage.owner is None or storage.owner is not op.parent:
            return None
        if not self.last_use(
            tensor, op, lambda use: use.index == at or (allowed is not None and allowed(use))
        ):
            return None
        return storage

    def writable(
        self,
        b: Builder,
        op: Operation,
        at: int,
        *,
        keep: bool = True,
        allowed: Callable[[Use], bool] | None = None,
    ) -> tuple[SSAValue, Storage]:
        """A buffer for the result that overwrites operand ``at``: its own, or a new one.

        A new one starts as a copy if ``keep``.
        """
        tensor = op.operands[at]
        if (storage := self.claim(op, at, allowed)) is not None:
            return self.buffer(tensor), storage
        block = op.parent
        assert block is not None
        made = self.fresh_copy(b, tensor) if keep else self.allocate_like(b, self.buffer(tensor))
        return made, self.own(block, made)

    def take(self, b: Builder, op: Operation, tensor: SSAValue) -> SSAValue:
        """A buffer for ``op`` to hand on, which its block gives away or makes by copying."""
        storage, buffer = self.storages[tensor], self.buffer(tensor)
        owner = storage.owner
        if owner is not None and owner is op.parent and is_contiguous(buffer):
            if self.last_use(tensor, op):
                self.owned[owner].remove(storage)
                # Other operands of the same operation must not take it again.
                storage.owner = None
                return buffer
        return self.fresh_copy(b, tensor)

    def contiguous(self, b: Builder, op: Operation, tensor: SSAValue) -> SSAValue:
        """A contiguous buffer that holds ``tensor``, to be read only."""
        buffer = self.buffer(tensor)
        if is_contiguous(buffer):
            return buffer
        made = self.fresh_copy(b, tensor)
        assert op.parent is not None
        self.own(op.parent, made)
        return made

    def release(self, block: Block, terminator: Operation) -> None:
        """Free what ``block`` owns and nothing will use, before its terminator."""
        b = Builder.at(terminator)
        for storage in self.owned.pop(block, ()):
            if all(tensor.first_use is None for tensor in storage.tensors):
                b.emit(memref.DeallocOp.get(storage.base))
            else:
                self.kept.setdefault(block, []).append(storage)

    def release_kept(self, entry: Block, exits: Sequence[Operation]) -> None:
        """Free what other blocks use of what ``entry`` made, before the region's terminators.

        The entry block runs once and before every other.
        """
        for storage in self.kept.pop(entry, ()):
            for terminator in exits:
                Builder.at(terminator).emit(memref.DeallocOp.get(storage.base))

    # -------------------------------------------------------------- constants

    def enter_symbols(self, symbols: Block) -> None:
        """Put globals into ``symbols``, the body of a module, from now on."""
        self.symbols, self.globals = symbols, {}
        named = map(name_of, symbols.ops)
        self._names = {name for name in named if name is not None}

    def _fresh_name(self) -> str:
        number = len(self.globals)
        while (name := f"__constant_{number}") in self._names:
            number += 1
        self._names.add(name)
        return name

    def constant(self, b: Builder, value: DenseIntOrFPElementsAttr, type: MemRefType) -> SSAValue:
        """A buffer of constants, which nobody may write."""
        key = (value, type)
        if key not in self.globals:
            name = self.globals[key] = self._fresh_name()
            made = GlobalOp.create(
                properties={
                    "sym_name": StringAttr(name),
                    "sym_visibility": StringAttr("private"),
                    "type": type,
                    "initial_value": value,
                    "constant": UnitAttr(),
                    "alignment": ALIGNMENT,
                }
            )
            made.location = b.location
            assert self.symbols is not None
            first = self.symbols.first_op
            assert first is not None
            self.symbols.insert_op_before(made, first)
        return b.value(memref.GetGlobalOp(self.globals[key], type))
