"""Functions: header, blocks, and phis from block arguments.

MLIR passes values to blocks; LLVM chooses by predecessor. Where a terminator reaches a block twice
with different values, one of the ways gets an edge block of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ad_opt.dialects.llvm.llvm_ext import INTRINSICS, TEXT, TYPES, USES
from ad_opt.dialects.llvm.operations.memory import MEMORY as IN_MEMORY
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import told_to_llvm
from ad_opt.dialects.support.names.runtime_names import AS_WRITTEN
from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Block, Operation, SSAValue

from .attributes import FUNCTION_ATTRIBUTES, function_text, parameters_text
from .calls import CALLS
from .instructions import INSTRUCTIONS, unknown
from .intrinsics import INTRINSIC_HANDLERS
from .memory import MEMORY
from .metadata import HINTS
from .state import Emitter, Handler, attribute, number
from .types import escape, quote

HANDLERS: dict[str, Handler] = {**INSTRUCTIONS, **MEMORY, **CALLS, **INTRINSIC_HANDLERS}
"""Every operation that may stand in a function."""

_PASSED = HINTS | FUNCTION_ATTRIBUTES | {"loop_annotation", "arg_attrs", "res_attrs"}

_PASSED_BY = {
    "llvm.fpext": ("fastmathFlags",),
    "llvm.fptrunc": ("fastmathFlags",),
    "llvm.call_intrinsic": ("op_bundle_tags",),
}
"""Attributes that the writers of single operations look at."""

# --- blocks -----------------------------------------------------------------------------------


def _no_edges(op: Operation) -> list[Sequence[SSAValue]]:
    return []


def _br_edges(op: Operation) -> list[Sequence[SSAValue]]:
    return [op.operands]


def _cond_br_edges(op: Operation) -> list[Sequence[SSAValue]]:
    operands = op.operands
    _, then, _ = cast(Any, op.properties["operandSegmentSizes"]).iter_values()
    return [operands[1 : 1 + then], operands[1 + then :]]


def _switch_edges(op: Operation) -> list[Sequence[SSAValue]]:
    operands = op.operands
    _, default, _ = cast(Any, op.properties["operandSegmentSizes"]).iter_values()
    edges = [operands[1 : 1 + default]]
    at = 1 + default
    segments = attribute(op, "case_operand_segments")
    for size in segments.iter_values() if segments is not None else ():
        edges.append(operands[at : at + size])
        at += size
    return edges


def _indirectbr_edges(op: Operation) -> list[Sequence[SSAValue]]:
    edges: list[Sequence[SSAValue]] = []
    at = 1
    for size in attribute(op, "indbr_operand_segments").iter_values():
        edges.append(op.operands[at : at + size])
        at += size
    return edges


_EDGES = {
    "llvm.br": _br_edges,
    "llvm.cond_br": _cond_br_edges,
    "llvm.switch": _switch_edges,
    "llvm.indirectbr": _indirectbr_edges,
    "llvm.return": _no_edges,
    "llvm.unreachable": _no_edges,
}

Incoming = dict[Block, list[tuple[str, Sequence[SSAValue]]]]
"""For each block with arguments: labels it is reached from, and the values passed."""


def _connect(e: Emitter, op: Operation, incoming: Incoming) -> list[str]:
    """Note what a terminator passes; returns the lines of edge blocks that this needs."""
    edges = _EDGES.get(op.name)
    if edges is None:
        unknown(e, op)
        return []
    block = cast(Block, op.parent)
    seen: dict[Block, Sequence[SSAValue]] = {}
    lines: list[str] = []
    for i, (successor, values) in enumerate(zip(op.successors, edges(op), strict=True)):
        label = e.labels[block]
        if not values:
            continue
        if seen.setdefault(successor, values) != values:
            label = f"{label}.edge{i}"
            lines += [f"{label}:", f"  br label %{e.labels[successor]}"]
            targets = e.targets.setdefault(op, [e.labels[b] for b in op.successors])
            targets[i] = label
        incoming.setdefault(successor, []).append((label, values))
    return lines


def _phis(e: Emitter, block: Block, incoming: Incoming) -> None:
    ways = incoming.get(block, [])
    for i, argument in enumerate(block.args):
        pairs = ", ".join([f"[ {e.val(values[i])}, %{label} ]" for label, values in ways])
        kind = e.type(argument.type, argument)
        if pairs:
            e.out.append(f"  {e.val(argument)} = phi {kind} {pairs}")
        else:  # Unreachable: a phi needs a predecessor, so any value will do.
            e.names[id(argument)] = "poison"


_NOT_WRITTEN = {
    "llvm.load": ("dereferenceable",),
    "llvm.intr.masked.load": ("nontemporal",),
    "llvm.intr.masked.store": ("nontemporal",),
    "llvm.mlir.global": ("target_specific_attrs",),
}
"""Properties that mean something and that no writer knows yet."""


def check_properties(op: Operation) -> None:
    """Refuse properties that are declared for ``op`` but that its writer would leave out."""
    for name in _NOT_WRITTEN.get(op.name, ()):
        if name in op.properties:
            raise error_at(
                op, "AD0401", f"property `{name}` of `{op.name}` cannot be written as LLVM IR"
            )


def check_attributes(op: Operation) -> None:
    """Refuse attributes that the writer of ``op`` does not look at."""
    known = cast(Any, type(op)).get_irdl_definition().properties
    for name in op.attributes:
        passed = name in _PASSED or name in _PASSED_BY.get(op.name, ())
        if "." not in name and name not in known and not passed:
            raise error_at(
                op, "AD0401", f"attribute `{name}` of `{op.name}` cannot be written as LLVM IR"
            )


def emit_blocks(e: Emitter, blocks: Sequence[Block]) -> None:
    """Write the body of a function."""
    e.labels = {block: f"bb{i}" for i, block in enumerate(blocks)}
    incoming: Incoming = {}
    edges = [_connect(e, op, incoming) for block in blocks if (op := block.last_op) is not None]
    handlers = HANDLERS
    for i, (block, extra) in enumerate(zip(blocks, edges, strict=True)):
        e.out.append(f"{e.labels[block]}:")
        if i and block.args:
            _phis(e, block, incoming)
        for op in block.ops:
            if op.attributes:
                check_attributes(op)
            check_properties(op)
            handlers.get(op.name, unknown)(e, op)
            if op.attributes and isinstance(tree := op.attributes.get("enzyme_type"), StringAttr):
                e.out[-1] += e.metadata.type_tree(tree.data, op)
            if op.attributes and isinstance(memory := op.attributes.get(IN_MEMORY), StringAttr):
                e.out[-1] += e.metadata.memory(memory.data)
        e.out += extra


# --- headers ----------------------------------------------------------------------------------

VISIBILITY = ("", "hidden", "protected")
UNNAMED = ("", "local_unnamed_addr", "unnamed_addr")


def linkage(op: Operation, *, declared: bool) -> str:
    """The linkage keyword; ``external`` is the default of definitions."""
    name = cast(Any, op.properties["linkage"]).linkage.data
    if name == "external" or (declared and name != "extern_weak"):
        return ""
    return name


def _before(op: Operation, *, declared: bool) -> Iterator[str]:
    yield linkage(op, declared=declared)
    yield "dso_local" if attribute(op, "dso_local") is not None else ""
    yield VISIBILITY[number(op, "visibility_")]
    yield storage(op)
    convention = attribute(op, "CConv")
    name = convention.convention.data if convention is not None else "ccc"
    yield "" if name == "ccc" else name


def storage(op: Operation) -> str:
    """``dllimport`` or ``dllexport``, which upstream's dialect has no name for."""
    found = op.attributes.get("ad_opt.dll_storage")
    return found.data if isinstance(found, StringAttr) else ""


def comdat(op: Operation) -> str:
    """The group of functions and globals of which the linker keeps one."""
    reference = attribute(op, "comdat")
    if reference is None:
        return ""
    return f"comdat(${quote(cast(SymbolRefAttr, reference).nested_references.data[-1].data)})"


def _after(e: Emitter, op: Operation, *, declared: bool) -> Iterator[str]:
    yield UNNAMED[number(op, "unnamed_addr")]
    yield function_text(op).strip()
    if isinstance(section := attribute(op, "section"), StringAttr):
        yield f'section "{escape(section.data.encode())}"'
    yield comdat(op)
    if (align := number(op, "alignment")) != 0:
        yield f"align {align}"
    if isinstance(collector := attribute(op, "garbageCollector"), StringAttr):
        yield f'gc "{escape(collector.data.encode())}"'
    if not declared and (personality := attribute(op, "personality")) is not None:
        yield f"personality ptr {e.symbol(personality, op)}"


def _emit_verbatim(e: Emitter, op: Operation, text: str) -> None:
    """A function that the importer could not represent, as it was."""
    for reference in cast(Any, op.attributes.get(USES, ())):
        if not reference.nested_references.data:  # a group of functions is written where it is
            e.symbol(reference, op)
    for type_ in cast(Any, op.attributes.get(TYPES, ())):
        e.type(type_, op)
    for line in cast(Any, op.attributes.get(INTRINSICS, ())):
        name = line.data[line.data.index("@") + 1 : line.data.index("(")]
        e.declare(name, line.data)
    e.out += [text, ""]


def emit_function(e: Emitter, op: Operation) -> None:
    """Write a definition or a declaration."""
    e.start_function(as_written=AS_WRITTEN in told_to_llvm(op))
    e.metadata.start_function()
    if (text := op.attributes.get(TEXT)) is not None:
        _emit_verbatim(e, op, cast(StringAttr, text).data)
        return
    type_ = cast(LLVMFunctionType, op.properties["function_type"])
    blocks = list(op.regions[0].blocks)
    declared = not blocks
    attrs = parameters_text(e.types, attribute(op, "arg_attrs"), len(type_.inputs), op)
    if declared:
        parameters = [f"{e.type(t, op)}{a}" for t, a in zip(type_.inputs, attrs, strict=True)]
    else:
        arguments = blocks[0].args
        parameters = [
            f"{e.type(v.type, op)}{a} {e.val(v)}" for v, a in zip(arguments, attrs, strict=True)
        ]
    if type_.is_variadic:
        parameters.append("...")
    result_attrs = parameters_text(e.types, attribute(op, "res_attrs"), 1, op)[0].strip()
    result = e.type(type_.output, op)
    words = ["declare" if declared else "define", *_before(op, declared=declared)]
    words += [result_attrs, result]
    head = " ".join(word for word in words if word)
    name = quote(cast(StringAttr, op.properties["sym_name"]).data)
    tail = " ".join(word for word in _after(e, op, declared=declared) if word)
    line = f"{head} @{name}({', '.join(parameters)}){' ' + tail if tail else ''}"
    if declared:
        e.out += [line, ""]
        return
    e.out.append(f"{line} {{")
    emit_blocks(e, blocks)
    e.out += ["}", ""]
