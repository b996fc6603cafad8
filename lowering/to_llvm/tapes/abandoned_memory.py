"""Memory that the host drops when a call is left before it would have been freed.

A node of three words stands in such memory: the next node, the word that points to this one (null
where nobody keeps it), and the function that frees what the node stands for. `KEEP_HANDLER` names
the function that puts a node into a list of the host, one for each call from there; it is null in
object files, where a program that stops ends.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.support.names.runtime_names import KEEP_HANDLER
from ad_opt.lowering.to_llvm.construction import ops
from ad_opt.lowering.to_llvm.construction.builder import FLAGS_NONE, Builder
from ad_opt.lowering.to_llvm.construction.module import ONCE_A_TAPE
from ad_opt.lowering.to_llvm.construction.ops import PTR, VOID
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import SSAValue

NODE = ops.struct_type(PTR, PTR, PTR)
NEXT, PLACE, DROP = range(3)
_NODE_FUNCTION = LLVMFunctionType([PTR], VOID)


def keep(node: SSAValue, name: str, drop: Callable[[Builder], None], b: Builder) -> None:
    """Let the host call the function ``name``, with the node, if this call is left by a stop."""
    b.module.shared_variable(KEEP_HANDLER, PTR)
    variable = b.value("llvm.mlir.addressof", (), PTR, {"global_name": ops.symbol(KEEP_HANDLER)})
    helper = b.module.helper(name, _NODE_FUNCTION, drop, ONCE_A_TAPE)
    function = b.value("llvm.mlir.addressof", (), PTR, {"global_name": ops.symbol(helper)})
    keeper = b.load(variable, PTR, 8)
    hosted, after = b.new_block(), b.new_block()
    forget(node, b)
    b.store(function, b.gep(node, NODE, 0, DROP), 8)
    b.branch_if(b.compare(0, keeper, b.null()), after, hosted)
    b.start(hosted)
    b.add("llvm.call", (keeper, node), (), {**Builder.call_properties(2), **FLAGS_NONE})
    b.branch(after)
    b.start(after)


def forget(node: SSAValue, b: Builder) -> None:
    """Make a node that nobody keeps."""
    b.store(b.null(), b.gep(node, NODE, 0, PLACE), 8)


def is_kept(node: SSAValue, b: Builder) -> SSAValue:
    """True if the host still has the node."""
    return b.compare(1, b.load(b.gep(node, NODE, 0, PLACE), PTR, 8), b.null())


def release(node: SSAValue, b: Builder) -> None:
    """Take a node out of its list, if it is in one: its memory is freed or given away."""
    name = "autodiff.kept.release"
    b.call(b.module.helper(name, _NODE_FUNCTION, _build_release, ONCE_A_TAPE), (node,), None)


def _build_release(b: Builder) -> None:
    (node,) = b.block.args
    kept, follows, done = b.new_block(), b.new_block(), b.new_block()
    b.branch_if(is_kept(node, b), kept, done)
    b.start(kept)
    place = b.load(b.gep(node, NODE, 0, PLACE), PTR, 8)
    following = b.load(b.gep(node, NODE, 0, NEXT), PTR, 8)
    b.store(following, place, 8)
    b.branch_if(b.compare(0, following, b.null()), done, follows)
    b.start(follows)
    b.store(place, b.gep(following, NODE, 0, PLACE), 8)
    b.branch(done)
    b.start(done)
    b.add("llvm.return", ())
