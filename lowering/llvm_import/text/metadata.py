"""Metadata: TBAA, loop hints, debug locations; nodes are read when they are asked for."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.llvm.attributes.parameter_trees import (
    ATTRIBUTES,
    GroupAttr,
    LoopAnnotationAttr,
    PairAttr,
    ParameterTree,
    WordAttr,
)
from ad_opt.dialects.support.names.loop_hints import GROUPS, HINTS
from ad_opt.dialects.typetree.metadata import from_metadata, node_of
from ad_opt.dialects.typetree.text import MalformedTree
from ad_opt.dialects.typetree.tree import TypeTree
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    FileLineColLoc,
    IntAttr,
    IntegerAttr,
    StringAttr,
    i32,
    i64,
)
from xdsl.ir import Attribute

from .tokens import Tokens, string

TESTED = '"LVerDomain"'
"""The name of LLVM's domains of scopes for memory that is tested to be apart. Scopes of arguments
that are ``restrict`` in a function which was inlined hold for one call of it, and are left out.
"""

_TREES = {attr.name: attr for attr in ATTRIBUTES if issubclass(attr, ParameterTree)}


def _word(text: object) -> WordAttr:
    return WordAttr(StringAttr(str(text)))


def _pair(key: str, value: Attribute | object) -> PairAttr:
    return PairAttr(
        _word(key), StringAttr("="), value if isinstance(value, Attribute) else _word(value)
    )


class Metadata:
    """The numbered nodes of a module."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        """``!0`` and what stands behind its ``=``."""
        self._nodes: dict[str, list[str]] = {}
        self._tbaa_types: dict[str, Attribute | None] = {}
        self._tbaa: dict[str, Attribute | None] = {}
        self._scopes: dict[str, Attribute | None] = {}
        self._tags: dict[str, Attribute | None] = {}
        self._loops: dict[str, Attribute | None] = {}
        self._places: dict[str, FileLineColLoc | None] = {}
        self._files: dict[str, StringAttr | None] = {}
        self.debug_trees: dict[str, TypeTree] = {}
        """Of types of variables that have been asked for."""

    def operands(self, node: str) -> list[str]:
        """The operands of ``!{...}``, each as its tokens joined."""
        found = self._nodes.get(node)
        if found is None:
            found = self._nodes[node] = _split(self.texts.get(node, ""))
        return found

    def fields(self, node: str) -> dict[str, str]:
        """The fields of a specialised node such as ``!DILocation``."""
        text = self.texts.get(node, "")
        fields: dict[str, str] = {}
        t = Tokens(text, 0)
        items = t.items
        for i, token in enumerate(items[:-1]):
            if token[-1:] == ":" and token[0] != '"':
                fields.setdefault(token[:-1], items[i + 1])
        return fields

    # --- TBAA ---------------------------------------------------------------------------------

    def tbaa(self, node: str) -> Attribute | None:
        """An access tag as ``#llvm.tbaa_tag``."""
        if node not in self._tbaa:
            self._tbaa[node] = self._tag(node)
        return self._tbaa[node]

    def tbaa_tags(self, node: str) -> Attribute | None:
        """The same as the list that an operation has: one attribute for all that say so."""
        if node not in self._tags:
            tag = self.tbaa(node)
            self._tags[node] = None if tag is None else ArrayAttr([tag])
        return self._tags[node]

    # --- Scopes -------------------------------------------------------------------------------

    def scopes(self, node: str) -> Attribute | None:
        """A list of scopes as ``#llvm.alias_scope``: those that a compiler made for what it has
        tested at run time, which hold for all iterations of a loop; ``None`` if there is none.
        """
        if node not in self._scopes:
            found = [one for scope in self.operands(node) if (one := self._scope(scope))]
            self._scopes[node] = ArrayAttr(found) if found else None
        return self._scopes[node]

    def _scope(self, scope: str) -> Attribute | None:
        domain = self.operands(scope)[1:2]
        if not domain or self.operands(domain[0])[1:2] != [TESTED]:
            return None
        name = _TREES["llvm.alias_scope_domain"].new(
            (ArrayAttr([_pair("id", StringAttr(domain[0][1:]))]),)
        )
        items = [_pair("id", StringAttr(scope[1:])), _pair("domain", name)]
        return _TREES["llvm.alias_scope"].new((ArrayAttr(items),))

    def _tag(self, node: str) -> Attribute | None:
        parts = self.operands(node)
        if len(parts) > 3 and self._is_sized(parts[1]):
            parts = [*parts[:3], *parts[4:]]  # without the size of the access
        if len(parts) not in (3, 4):
            return None
        base, access = self._tbaa_type(parts[0]), self._tbaa_type(parts[1])
        if base is None or access is None:
            return None
        items = [_pair("base_type", base), _pair("access_type", access)]
        items.append(_pair("offset", parts[2].split()[-1]))
        if len(parts) == 4 and parts[3].split()[-1] == "1":
            items.append(_pair("constant", "true"))
        return _TREES["llvm.tbaa_tag"].new((ArrayAttr(items),))

    def _tbaa_type(self, node: str) -> Attribute | None:
        """A type descriptor or a root; ``None`` for another format than clang's and rustc's."""
        found = self._tbaa_types.get(node)
        if found is None:
            self._tbaa_types[node] = None  # While it is read: a cycle is no descriptor.
            found = self._tbaa_types[node] = self._descriptor(node)
        return found

    def _is_sized(self, node: str) -> bool:
        """True if a type is said in the size-aware format: its parent and its size come first."""
        return len(parts := self.operands(node)) > 2 and parts[0].startswith("!")

    def _unsized(self, node: str) -> list[str]:
        """A type of the size-aware format in the ordinary one.

        ``!{parent, i64 size, !"name", field, i64 offset, i64 size, ...}`` becomes
        ``!{!"name", field, i64 offset, ...}``, a scalar ``!{!"name", parent, i64 0}``.
        """
        parent, _, name, *fields = self.operands(node)
        members = [
            part
            for field, offset in zip(fields[::3], fields[1::3], strict=False)
            for part in (field, offset)
        ]
        return [name, *(members or [parent, "i64 0"])]

    def _descriptor(self, node: str) -> Attribute | None:
        parts = self._unsized(node) if self._is_sized(node) else self.operands(node)
        if not parts or not parts[0].startswith('"'):
            return None
        title = StringAttr(string(parts[0]))
        if len(parts) == 1:
            return _TREES["llvm.tbaa_root"].new((ArrayAttr([_pair("id", title)]),))
        members: list[Attribute] = []
        for i in range(1, len(parts), 2):
            inner = self._tbaa_type(parts[i])
            if inner is None:
                return None
            offset = parts[i + 1].split()[-1] if i + 1 < len(parts) else "0"
            members.append(GroupAttr(StringAttr("<"), ArrayAttr([inner, _word(offset)])))
        group = GroupAttr(StringAttr("{"), ArrayAttr(members))
        items = [_pair("id", title), _pair("members", group)]
        return _TREES["llvm.tbaa_type_desc"].new((ArrayAttr(items),))

    def tbaa_struct(self, node: str) -> Attribute | None:
        """``!tbaa.struct`` as offsets, sizes and access tags."""
        parts = self.operands(node)
        found: list[Attribute] = []
        for at, size, tag in zip(parts[::3], parts[1::3], parts[2::3], strict=False):
            inner = self.tbaa(tag)
            if inner is None:
                return None
            numbers = [IntegerAttr(int(text.split()[-1]), i64) for text in (at, size)]
            found.append(ArrayAttr([*numbers, inner]))
        return ArrayAttr(found) if found else None

    # --- type trees ---------------------------------------------------------------------------

    def type_tree(self, node: str) -> StringAttr:
        """``!enzyme_type`` as the text of the tree; raises `MalformedTree`."""
        return StringAttr(str(from_metadata(node_of(self._tree(node, 0)))))

    def _tree(self, node: str, depth: int) -> list[object]:
        """A kind, then offsets and nodes in turn."""
        if depth > 64:
            raise MalformedTree("the nodes are nested too deeply", 0)
        kind, *rest = self.operands(node) or ["!"]
        found: list[object] = [string(kind) if kind[0] == '"' else None]
        for offset, inner in zip(rest[::2], rest[1::2], strict=False):
            found += [int(offset.split()[-1]), self._tree(inner, depth + 1)]
        return found

    # --- loops --------------------------------------------------------------------------------

    def loop(self, node: str) -> Attribute | None:
        """``!llvm.loop`` as ``#llvm.loop_annotation``."""
        if node not in self._loops:
            self._loops[node] = self._annotation(node)
        return self._loops[node]

    def _annotation(self, node: str) -> Attribute | None:
        groups: dict[str, list[Attribute]] = {}
        items: list[Attribute] = []
        for part in self.operands(node)[1:]:
            inner = self.operands(part) if part.startswith("!") else []
            if not inner or not inner[0].startswith('"'):
                continue
            value = inner[1].split()[-1] if len(inner) > 1 else None
            _hint(string(inner[0]), value, groups, items)
        made = [
            _pair(key, _TREES[f"llvm.loop_{GROUPS[key]}"].new((ArrayAttr(inner),)))
            for key, inner in groups.items()
        ]
        return LoopAnnotationAttr.new((ArrayAttr([*made, *items]),)) if made or items else None

    # --- branch weights -----------------------------------------------------------------------

    def weights(self, node: str) -> Attribute | None:
        """``!prof`` as branch weights; ``None`` for another profile."""
        parts = self.operands(node)
        if not parts or parts[0] != '"branch_weights"':
            return None
        numbers = [part.split()[-1] for part in parts[1:]]
        if not all(number.isdigit() and int(number) < 1 << 31 for number in numbers):
            return None
        return DenseArrayBase.from_list(i32, [int(number) for number in numbers])

    # --- debug locations ----------------------------------------------------------------------

    def place(self, node: str) -> FileLineColLoc | None:
        """A ``!DILocation`` as a place in the source file."""
        if node not in self._places:
            fields = self.fields(node)
            file = self._file(fields.get("scope", ""))
            line = int(fields.get("line", "0"))
            self._places[node] = (
                FileLineColLoc(file, IntAttr(line), IntAttr(int(fields.get("column", "0"))))
                if file is not None and line
                else None
            )
        return self._places[node]

    def _file(self, node: str) -> StringAttr | None:
        """The file of a scope."""
        if node in self._files:
            return self._files[node]
        seen: list[str] = []
        found: StringAttr | None = None
        at = node
        while at and at not in seen and len(seen) < 64:
            seen.append(at)
            fields = self.fields(at)
            if "filename" in fields:
                found = StringAttr(string(fields["filename"]))
                break
            at = fields.get("file") or fields.get("scope", "")
        for scope in seen:
            self._files[scope] = found
        return found


def _split(text: str) -> list[str]:
    """The operands of a node, by their commas."""
    body = text.removeprefix("distinct").strip()
    if not body.startswith("!{"):
        return []
    tokens = Tokens(body[2:], 0).items
    parts: list[list[str]] = [[]]
    depth = 0
    for token in tokens[:-1]:
        if token == "}" and depth == 0:
            break
        depth += (token in "({[") - (token in ")}]") if token in _BRACKETS else 0
        if token == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [" ".join(part).removeprefix("! ") for part in parts if part]


_BRACKETS = frozenset("(){}[]")

# --- loop hints -------------------------------------------------------------------------------


def _hint(
    key: str, value: str | None, groups: dict[str, list[Attribute]], items: list[Attribute]
) -> None:
    if key == "llvm.loop.mustprogress":
        items.append(_pair("mustProgress", "true"))
    elif key == "llvm.loop.disable_nonforced":
        items.append(_pair("disableNonforced", "true"))
    elif key == "llvm.loop.isvectorized":
        items.append(_pair("isVectorized", "true" if value == "1" else "false"))
    elif (known := HINTS.get(key)) is not None:
        group, name, form = known
        groups.setdefault(group, []).append(_pair(name, _value(form, value)))


def _value(form: str, value: str | None) -> Attribute:
    if form in ("true", "false"):
        return _word(form)
    if form == "int":
        return PairAttr(_word(value), StringAttr(":"), i32)
    truth = (value in ("true", "1")) == (form == "bool")
    return _word(str(truth).lower())


def attachments(t: Tokens) -> Sequence[tuple[str, str]]:
    """``, !tbaa !5, !dbg !7`` at the end of an instruction."""
    found: list[tuple[str, str]] = []
    while t.items[t.at] == "," and t.items[t.at + 1][:1] == "!":
        kind = t.items[t.at + 1]
        value = t.items[t.at + 2]
        t.at += 3
        if value == "!":  # An inline node.
            t.at -= 1
            depth = 0
            while True:
                token = t.next()
                depth += (token == "{") - (token == "}")
                if token == "" or (token == "}" and depth == 0):
                    break
        elif t.items[t.at] == "(":
            t.skip_group()
        found.append((kind[1:], value))
    return found
