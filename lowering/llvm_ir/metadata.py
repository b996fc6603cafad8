"""Metadata: loop annotations, TBAA, branch weights, type trees.

Other metadata (alias scopes, access groups, debug information) only helps the optimiser or a
debugger; it is read and printed as MLIR, and left out of LLVM IR.
"""

from __future__ import annotations

from collections.abc import Iterable

from ad_opt.dialects.llvm.attributes.parameter_trees import (
    GroupAttr,
    LoopAnnotationAttr,
    PairAttr,
    ParameterTree,
    WordAttr,
    named_parameters,
)
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.names.loop_hints import GROUPS, METADATA_OF
from ad_opt.dialects.typetree.attributes import read_tree
from ad_opt.dialects.typetree.metadata import Node, to_metadata
from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, StringAttr
from xdsl.ir import Attribute, Operation

from .types import escape

HINTS = frozenset(
    """
    tbaa alias_scopes noalias_scopes access_groups branch_weights dbg_exprs function_entry_count
    mmra tbaa_vtable_ptr enzyme_type
    """.split()
)
"""Attributes that do not change what a program computes; most are left out."""

MEMORIES = ("program", "shadow")
"""Disjoint memories that loads and stores are said to lie in (``ad.memory``)."""

_ENABLE = {"vectorize": "i1", "distribute": "i1"}
"""Groups whose ``disable = false`` is ``!{!"....enable", i1 true}``."""

_BARE = {
    "llvm.loop.unroll.full",
    "llvm.loop.unroll.runtime.disable",
    "llvm.licm.disable",
    "llvm.loop.licm_versioning.disable",
    "llvm.loop.unswitch.partial.disable",
}
"""Properties that are there or not, without a value."""


class MetadataTable:
    """The numbered metadata of a module."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._strings: dict[str, int] = {}
        self._types: dict[Attribute, int | None] = {}
        """Nodes of TBAA."""
        self._memories: dict[str, str] = {}

    def start_function(self) -> None:
        """Forget scopes: memories are said to be disjoint within one function."""
        self._memories = {}

    def add(self, body: str) -> int:
        """A node with this body, shared with equal ones."""
        if (number := self._strings.get(body)) is None:
            number = self._strings[body] = len(self.lines)
            self.lines.append(f"!{number} = !{{{body}}}")
        return number

    def tbaa(self, tags: Attribute | None) -> str:
        """The attachment for an access; nothing if there is none, or several."""
        items = tags.data if isinstance(tags, ArrayAttr) else ()
        if len(items) != 1 or (number := self._tbaa_node(items[0])) is None:
            return ""
        return f", !tbaa !{number}"

    def memory(self, kind: str) -> str:
        """The attachment for an access to one of the `MEMORIES`, each of which is a scope."""
        if not self._memories:
            domain = self._distinct('!"memory"')
            scopes = {name: self._distinct(f'!{domain}, !"{name}"') for name in MEMORIES}
            for name in MEMORIES:
                others = ", ".join(f"!{scopes[x]}" for x in MEMORIES if x != name)
                lists = self.add(f"!{scopes[name]}"), self.add(others)
                self._memories[name] = f", !alias.scope !{lists[0]}, !noalias !{lists[1]}"
        return self._memories[kind]

    def _distinct(self, rest: str) -> int:
        """A node that is equal to no other."""
        number = len(self.lines)
        self.lines.append(f"!{number} = distinct !{{!{number}, {rest}}}")
        return number

    def _tbaa_node(self, node: Attribute) -> int | None:
        if node not in self._types:
            body = self._tbaa_body(node) if isinstance(node, ParameterTree) else None
            self._types[node] = None if body is None else self.add(body)
        return self._types[node]

    def _tbaa_body(self, node: ParameterTree) -> str | None:
        known = dict(node.items())
        if node.name == "llvm.tbaa_tag":
            types = [self._tbaa_node(known[key]) for key in ("base_type", "access_type")]
            constant = ", i64 1" if _scalar(known.get("constant", node)) == "true" else ""
            if None in types:
                return None
            return f"!{types[0]}, !{types[1]}, i64 {_scalar(known['offset'])}{constant}"
        title = known.get("id")
        if not isinstance(title, StringAttr):
            return None
        parts = [f'!"{escape(title.data.encode())}"']
        members = known.get("members")
        for member in members.items if isinstance(members, GroupAttr) else ():
            if not isinstance(member, GroupAttr):
                return None
            type_, offset = member.items.data
            parts += [f"!{self._tbaa_node(type_)}", f"i64 {_scalar(offset)}"]
        return ", ".join(parts)

    def weights(self, numbers: Iterable[int]) -> str:
        """The attachment that says how often each way is taken."""
        inner = "".join(f", i32 {number}" for number in numbers)
        return f', !prof !{self.add(f"""!"branch_weights"{inner}""")}'

    def type_tree(self, text: str, where: Operation) -> str:
        """The attachment of a type tree: a node a level, with offsets and nodes in turn."""
        return f", !enzyme_type !{self._tree_node(to_metadata(read_tree(text, where)))}"

    def _tree_node(self, node: Node) -> int:
        parts = [f'!"{node.kind}"']
        for offset, inner in node.children:
            parts += [f"i32 {offset}", f"!{self._tree_node(inner)}"]
        return self.add(", ".join(parts))

    def loop(self, annotation: Attribute, where: Operation) -> str:
        """The attachment for a branch, or nothing."""
        if not isinstance(annotation, LoopAnnotationAttr):
            raise error_at(where, "AD0401", f"loop annotation `{annotation}` cannot be written")
        parts = [self.add(body) for body in _properties(annotation, where)]
        number = len(self.lines)
        inner = "".join(f", !{part}" for part in parts)
        self.lines.append(f"!{number} = distinct !{{!{number}{inner}}}")
        return f", !llvm.loop !{number}"


def _properties(annotation: LoopAnnotationAttr, where: Operation) -> list[str]:
    found: list[str] = []
    for name, value in annotation.items():
        text = _scalar(value)
        if name in GROUPS:
            found += _group(name, value, where)
        elif name == "mustProgress":
            found += ['!"llvm.loop.mustprogress"'] if text == "true" else []
        elif name == "disableNonforced":
            found += ['!"llvm.loop.disable_nonforced"'] if text == "true" else []
        elif name == "isVectorized":
            found.append(f'!"llvm.loop.isvectorized", i32 {int(text == "true")}')
        elif name not in ("startLoc", "endLoc", "parallelAccesses"):
            raise error_at(where, "AD0401", f"loop annotation has an unknown part `{name}`")
    return found


def _group(group: str, value: Attribute, where: Operation) -> list[str]:
    body = value.body if isinstance(value, ParameterTree) else None
    if isinstance(value, GroupAttr):
        body = value.items
    if body is None:
        raise error_at(where, "AD0401", f"loop annotation `{group}` cannot be read")
    found: list[str] = []
    for name, inner in named_parameters(body):
        text = _scalar(inner)
        if name == "disable" and (group, name) not in METADATA_OF:
            found += _switch(group, text == "true")
        elif (key := METADATA_OF.get((group, name))) is None:
            raise error_at(where, "AD0401", f"loop annotation has an unknown part `{group}.{name}`")
        elif key in _BARE:
            found += [f'!"{key}"'] if text == "true" else []
        elif text in ("true", "false"):
            found.append(f'!"{key}", i1 {text}')
        else:
            found.append(f'!"{key}", i32 {text}')
    return found


def _switch(group: str, disable: bool) -> list[str]:
    prefix = f"llvm.loop.{GROUPS[group]}"
    if group in _ENABLE:
        return [f'!"{prefix}.enable", i1 {str(not disable).lower()}']
    return [f'!"{prefix}.{"disable" if disable else "enable"}"']


def _scalar(value: Attribute) -> str:
    match value:
        case WordAttr():
            return value.text.data
        case PairAttr():
            return _scalar(value.key)
        case IntegerAttr():
            if value.value.data in (0, -1, 1) and str(value.type) == "i1":
                return "true" if value.value.data else "false"
            return str(value.value.data)
        case _:
            return ""
