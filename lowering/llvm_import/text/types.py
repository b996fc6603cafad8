"""Types of LLVM's text as attributes of the llvm dialect."""

from __future__ import annotations

from ad_opt.dialects.llvm.attributes.types import (
    LabelType,
    MetadataType,
    OpaqueStructType,
    PackedStructType,
    PPCFP128Type,
    TokenType,
    X86AMXType,
)
from xdsl.dialects.builtin import (
    ArrayAttr,
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    Float80Type,
    Float128Type,
    IntAttr,
    IntegerType,
    StringAttr,
    VectorType,
)
from xdsl.dialects.llvm import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMVoidType,
)
from xdsl.ir import Attribute

from .tokens import END, Refused, Tokens, name

PTR = LLVMPointerType()
VOID = LLVMVoidType()

_WORDS: dict[str, Attribute] = {
    "void": VOID,
    "half": Float16Type(),
    "bfloat": BFloat16Type(),
    "float": Float32Type(),
    "double": Float64Type(),
    "x86_fp80": Float80Type(),
    "fp128": Float128Type(),
    "ppc_fp128": PPCFP128Type(),
    "label": LabelType(),
    "metadata": MetadataType(),
    "token": TokenType(),
    "x86_amx": X86AMXType(),
}


class TypeReader:
    """Reads types; equal types are one object."""

    def __init__(self) -> None:
        self.words: dict[str, Attribute] = dict(_WORDS)
        """Types that are one token."""
        self.definitions: dict[str, tuple[str, int]] = {}
        """Bodies of named structs that are not read yet, and their lines."""
        self._made: dict[tuple[object, ...], Attribute] = {}
        self._alive: list[object] = []

    def define(self, token: str, body: str, line: int) -> None:
        """Note ``%name = type body``."""
        self.definitions[token] = (body, line)

    def read(self, t: Tokens) -> Attribute:
        """The type that comes next."""
        token = t.items[t.at]
        t.at += 1
        if token == "ptr":
            found: Attribute = PTR
            if t.items[t.at] == "addrspace":
                found = self.pointer(t)
        else:
            found = self.words.get(token) or self._first(token, t)
        return found if t.items[t.at] != "(" else self._function(found, t)

    def word(self, token: str) -> Attribute:
        """A type that is one token."""
        return self.words.get(token) or self.read(Tokens(token, 0))

    def pointer(self, t: Tokens) -> Attribute:
        """``addrspace(3)`` as the pointer into it."""
        t.expect("addrspace")
        (space,) = t.skip_group()
        if not space.isdigit():
            raise Refused(f"address space {space}")
        return self._make(("ptr", space), lambda: LLVMPointerType(IntAttr(int(space))))

    def _make(self, key: tuple[object, ...], build: object) -> Attribute:
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = build()  # pyright: ignore
        return found

    def _first(self, token: str, t: Tokens) -> Attribute:
        """A type that starts with ``token`` and is read for the first time, or is composed."""
        if token == "[":
            return self._array(t)
        if token == "<":
            if t.items[t.at] != "{":
                return self._vector(t)
            t.at += 1
            members = self._members(t)
            t.expect(">")
            return self._make(
                ("packed", *map(id, members)),
                lambda: PackedStructType(StringAttr(""), ArrayAttr(members)),
            )
        if token == "{":
            members = self._members(t)
            return self._make(
                ("struct", *map(id, members)),
                lambda: LLVMStructType(StringAttr(""), ArrayAttr(members)),
            )
        if token[:1] == "i" and token[1:].isdigit():
            found = self.words[token] = IntegerType(int(token[1:]))
            return found
        if token[:1] == "%":
            found = self.words[token] = self._named(token)
            return found
        raise Refused(f"type `{token}`" if token is not END else "a line without a type")

    def _array(self, t: Tokens) -> Attribute:
        count = int(t.next())
        t.expect("x")
        element = self.read(t)
        t.expect("]")
        return self._make(("array", count, id(element)), lambda: LLVMArrayType(count, element))

    def _vector(self, t: Tokens) -> Attribute:
        if t.peek() == "vscale":
            raise Refused("scalable vectors")
        count = int(t.next())
        t.expect("x")
        word = t.peek()
        element = self.read(t)
        t.expect(">")
        if isinstance(element, Float80Type | Float128Type | PPCFP128Type):
            raise Refused(f"vectors of `{word}`")  # no attribute holds a constant of them
        return self._make(("vector", count, id(element)), lambda: VectorType(element, [count]))

    def _members(self, t: Tokens) -> list[Attribute]:
        members: list[Attribute] = []
        if not t.accept("}"):
            members.append(self.read(t))
            while t.accept(","):
                members.append(self.read(t))
            t.expect("}")
        return members

    def _named(self, token: str) -> Attribute:
        title = StringAttr(name(token))
        body, line = self.definitions.get(token, ("opaque", 0))
        t = Tokens(body, line)
        if t.accept("opaque"):
            return OpaqueStructType(title)
        packed = t.accept("<")
        if not t.accept("{"):
            raise Refused(f"type `{token}`, which is no struct")
        members = ArrayAttr(self._members(t))
        return PackedStructType(title, members) if packed else LLVMStructType(title, members)

    def _function(self, output: Attribute, t: Tokens) -> Attribute:
        """``double (ptr, ...)``."""
        t.at += 1
        inputs: list[Attribute] = []
        variadic = False
        while not t.accept(")"):
            if t.accept("..."):
                variadic = True
            else:
                inputs.append(self.read(t))
            t.accept(",")
        return self._make(
            ("func", id(output), variadic, *map(id, inputs)),
            lambda: LLVMFunctionType(inputs, output, variadic),
        )
