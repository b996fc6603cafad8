"""Random programs on structs, arrays, tuples, optionals, pairs, existentials and generics.

`aggregate_program(seed)` gives a module whose ``@main`` takes floats and one aggregate and returns
a float that depends smoothly on all of them, but for branches. Every value is reached from values
that exist already, so programs are well typed by construction.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

F64, INT, INDEX = "f64", "i32", "index"


@dataclass(frozen=True)
class Type:
    """A type: its text, and the parts that a value of it has, by name."""

    text: str
    kind: str = "leaf"
    parts: tuple[tuple[str, Type], ...] = ()
    constant: frozenset[str] = frozenset()
    """Parts without a derivative."""


REAL, INTEGER = Type(F64), Type(INT)
ANY = Type("!iface.any<@IEval>", "any")
IMPLEMENTERS = 2
"""Number of structs, the first ones, that implement ``@IEval``; they hold no existentials."""


@dataclass(frozen=True)
class AggregateProgram:
    """A module, the types of ``@main``'s arguments, and arguments for it."""

    text: str
    seed: int
    types: tuple[Type, ...]

    def arguments(self) -> list[Any]:
        """The same at every call."""
        rng = random.Random(self.seed + 1)
        return [_example(rng, type) for type in self.types]

    def leaves(self) -> list[tuple[int, ...]]:
        """Places of the differentiable numbers in the arguments, in order."""
        found: list[tuple[int, ...]] = []

        def visit(type: Type, path: tuple[int, ...]) -> None:
            if type is REAL:
                found.append(path)
            for at, (name, part) in enumerate(type.parts):
                if name not in type.constant:
                    visit(part, (*path, at))

        for at, type in enumerate(self.types):
            visit(type, (at,))
        return found


def _example(rng: random.Random, type: Type) -> Any:
    if type is REAL:
        return rng.uniform(-1.5, 1.5)
    if type is INTEGER:
        return rng.randrange(4)
    return tuple(_example(rng, part) for _, part in type.parts)


@dataclass
class Scope:
    """Lines of a block, and the values that can be used in it, by type."""

    indent: str = "  "
    lines: list[str] = field(default_factory=list[str])
    values: dict[Type, list[str]] = field(default_factory=dict[Type, list[str]])

    def inner(self) -> Scope:
        """A block in this one."""
        return Scope(self.indent + "  ", [], {k: list(v) for k, v in self.values.items()})

    def add(self, line: str) -> None:
        """Another line."""
        self.lines.append(self.indent + line)

    def bind(self, name: str, type: Type) -> str:
        """Make a value known."""
        self.values.setdefault(type, []).append(name)
        return name


class Generator:
    """One program."""

    def __init__(self, seed: int, steps: int = 8):
        self.rng = random.Random(seed)
        self.seed, self.steps = seed, steps
        self.count = 0
        self.declarations: list[str] = []
        self.structs: list[Type] = []
        self.helpers: list[tuple[str, list[Type], Type]] = []

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    # -------------------------------------------------------------- types

    def declare_structs(self) -> None:
        """Each may hold those before it."""
        for number in range(self.rng.randint(2, 4)):
            fields: list[tuple[str, Type]] = []
            constant: set[str] = set()
            for at in range(self.rng.randint(1, 4)):
                name = f"f{at}"
                type = REAL if at == 0 else self.part_type()
                if type is INTEGER or (at > 0 and type is REAL and self.rng.random() < 0.15):
                    constant.add(name)
                fields.append((name, type))
            made = Type(f"!agg.struct<@S{number}>", "struct", tuple(fields), frozenset(constant))
            flat = all(type is REAL or name in constant for name, type in fields)
            own = flat and self.rng.random() < 0.5
            lines = [f"agg.struct_def @S{number} {{"]
            for name, type in fields:
                mark = " no_diff" if name in constant else ""
                mark = f" deriv @D{number}::@d{name}" if own and not mark else mark
                lines.append(f"  agg.field @{name} : {type.text}{mark}")
            self.declarations += [*lines, "}"]
            self.structs.append(made)
            if own:
                self.differential(number, [name for name, _ in fields if name not in constant])

    def differential(self, number: int, fields: list[str]) -> None:
        """A differential of the user's own for a struct, with some of its methods."""
        type = f"!agg.struct<@D{number}>"
        parts = [f"d{name}" for name in fields]
        lines = [f"agg.struct_def @D{number} {{"]
        lines += [f"  agg.field @{part} : f64 deriv @D{number}::@{part}" for part in parts]
        entries = [f'  iface.entry "Differential" = {type}']
        methods: list[str] = []
        make = f"({', '.join('f64' for _ in parts)}) -> {type}"
        if self.rng.random() < 0.5:
            zeros = ", ".join("%z" for _ in parts)
            methods += [f"func.func @D{number}_dzero() -> {type} {{"]
            methods += ["  %z = arith.constant 0.0 : f64", f"  %r = agg.make {zeros} : {make}"]
            methods += [f"  return %r : {type}", "}"]
            entries.append(f'  iface.entry "dzero" = @D{number}_dzero')
        if self.rng.random() < 0.5:
            methods += [f"func.func @D{number}_dadd(%a: {type}, %b: {type}) -> {type} {{"]
            for part in parts:
                methods += [f'  %a{part} = agg.get %a "{part}" : {type} -> f64']
                methods += [f'  %b{part} = agg.get %b "{part}" : {type} -> f64']
                methods += [f"  %{part} = arith.addf %a{part}, %b{part} : f64"]
            given = ", ".join(f"%{part}" for part in parts)
            methods += [f"  %r = agg.make {given} : {make}", f"  return %r : {type}", "}"]
            entries.append(f'  iface.entry "dadd" = @D{number}_dadd')
        for of in (f"S{number}", f"D{number}"):
            table = f"iface.witness_table @{of}_D : @IDifferentiable for !agg.struct<@{of}> {{"
            entries_of = entries if of.startswith("S") else entries[:1]
            methods += [table, *entries_of, "}"]
        self.declarations += [*lines, "}", *methods]

    def part_type(self) -> Type:
        """The type of a field or element."""
        choice = self.rng.random()
        if choice < 0.45:
            return REAL
        if choice < 0.55:
            return INTEGER
        if choice < 0.65 and len(self.structs) >= IMPLEMENTERS:
            return ANY
        return self.aggregate()

    def aggregate(self) -> Type:
        """Some aggregate type."""
        if self.structs and self.rng.random() < 0.5:
            return self.rng.choice(self.structs)
        inner = REAL if not self.structs or self.rng.random() < 0.6 else self.structs[0]
        match self.rng.randrange(3):
            case 0:
                size = self.rng.randint(1, 3)
                parts = tuple((str(at), inner) for at in range(size))
                return Type(f"!agg.array<{size}, {inner.text}>", "array", parts)
            case 1:
                types = [inner, INTEGER if self.rng.random() < 0.3 else REAL]
                parts = tuple((str(at), type) for at, type in enumerate(types))
                constant = frozenset(name for name, type in parts if type is INTEGER)
                text = f"!agg.tuple<[{', '.join(t.text for t in types)}]>"
                return Type(text, "tuple", parts, constant)
            case _:
                return Type("!pair.user<f64>", "pair", (("primal", REAL), ("diff", REAL)))

    def plain(self) -> list[Type]:
        """The structs that hold no existential, so that callers can make them."""

        def holds(type: Type) -> bool:
            return type is ANY or any(holds(part) for _, part in type.parts)

        return [type for type in self.structs if not holds(type)]

    # -------------------------------------------------------------- values

    def real(self, scope: Scope) -> str:
        """A float that is there."""
        return self.rng.choice(scope.values[REAL])

    def constant(self, scope: Scope, type: Type) -> str:
        """A number without a derivative."""
        name = self.fresh()
        if type is REAL:
            scope.add(f"{name} = arith.constant {self.rng.uniform(-1, 1):.6f} : f64")
        else:
            scope.add(f"{name} = arith.constant {self.rng.randrange(4)} : {type.text}")
        return name

    def value(self, scope: Scope, type: Type) -> str:
        """A value of a type: one that is there, or a new one."""
        known = scope.values.get(type)
        if known and self.rng.random() < 0.7:
            return self.rng.choice(known)
        if type is REAL:
            return self.real(scope)
        if type is ANY:
            return self.packed(scope)
        if not type.parts:
            return scope.bind(self.constant(scope, type), type)
        parts = [
            self.constant(scope, part) if name in type.constant else self.value(scope, part)
            for name, part in type.parts
        ]
        name = self.fresh()
        types = ", ".join(part.text for _, part in type.parts)
        if type.kind == "pair":
            scope.add(f"{name} = pair.make {', '.join(parts)} : {types} -> {type.text}")
        else:
            scope.add(f"{name} = agg.make {', '.join(parts)} : ({types}) -> {type.text}")
        return scope.bind(name, type)

    def packed(self, scope: Scope) -> str:
        """A struct as an existential."""
        number = self.rng.randrange(IMPLEMENTERS)
        struct, name = self.structs[number], self.fresh()
        given = self.value(scope, struct)
        types = f"{struct.text} -> {ANY.text}"
        scope.add(f"{name} = iface.pack {given} via @S{number}_IEval : {types}")
        return scope.bind(name, ANY)

    def known_aggregate(self, scope: Scope) -> tuple[str, Type]:
        """An aggregate, maybe a new one."""
        known = [type for type in scope.values if type.parts]
        type = self.rng.choice(known) if known and self.rng.random() < 0.7 else self.aggregate()
        return self.value(scope, type), type

    def part(self, scope: Scope, whole: str, type: Type, at: int) -> str:
        """A part of an aggregate."""
        name, part = type.parts[at]
        result = self.fresh()
        if type.kind == "pair":
            scope.add(f"{result} = pair.{name} {whole} : {type.text} -> {part.text}")
        elif type.kind == "array":
            index = self.fresh()
            scope.add(f"{index} = arith.constant {at} : index")
            scope.add(f"{result} = agg.elem {whole}[{index}] : {type.text} -> {part.text}")
        else:
            scope.add(f'{result} = agg.get {whole} "{name}" : {type.text} -> {part.text}')
        return scope.bind(result, part)

    def sum_of(self, scope: Scope, whole: str, type: Type) -> str:
        """A float that depends on every number in a value."""
        if type is REAL:
            return whole
        if type is INTEGER:
            result = self.fresh()
            scope.add(f"{result} = arith.sitofp {whole} : i32 to f64")
            return result
        if type is ANY:
            return self.opened(scope, whole, self.constant(scope, REAL))
        total = self.constant(scope, REAL)
        for at, (_, inner) in enumerate(type.parts):
            number = self.sum_of(scope, self.part(scope, whole, type, at), inner)
            weight, term, result = self.constant(scope, REAL), self.fresh(), self.fresh()
            scope.add(f"{term} = arith.mulf {weight}, {number} : f64")
            scope.add(f"{result} = arith.addf {total}, {term} : f64")
            total = result
        return scope.bind(total, REAL)

    # -------------------------------------------------------------- steps

    def step(self, scope: Scope, depth: int) -> None:
        """One more operation or so."""
        kinds = [self.arithmetic, self.arithmetic, self.get, self.set, self.element, self.choose]
        kinds += [self.optional, self.fold]
        if depth < 2:
            kinds += [self.branch, self.loop, self.memory, self.dispatch, self.specialize]
        if self.helpers:
            kinds.append(self.call)
        kind: Callable[[Scope, int], None] = self.rng.choice(kinds)
        kind(scope, depth)

    def arithmetic(self, scope: Scope, depth: int) -> None:
        a, b, result = self.real(scope), self.real(scope), self.fresh()
        op = self.rng.choice(["arith.addf", "arith.subf", "arith.mulf", "math.sin", "math.tanh"])
        operands = a if op.startswith("math") else f"{a}, {b}"
        scope.add(f"{result} = {op} {operands} : f64")
        if op == "arith.mulf":  # keeps numbers small
            scope.add(f"{result}t = math.tanh {result} : f64")
            result += "t"
        scope.bind(result, REAL)

    def get(self, scope: Scope, depth: int) -> None:
        whole, type = self.known_aggregate(scope)
        self.part(scope, whole, type, self.rng.randrange(len(type.parts)))

    def set(self, scope: Scope, depth: int) -> None:
        whole, type = self.known_aggregate(scope)
        if type.kind not in ("struct", "tuple"):
            return
        name, part = self.rng.choice(type.parts)
        given = self.constant(scope, part) if name in type.constant else self.value(scope, part)
        result = self.fresh()
        types = f"{type.text}, {part.text} -> {type.text}"
        scope.add(f'{result} = agg.set {whole} "{name}", {given} : {types}')
        scope.bind(result, type)

    def element(self, scope: Scope, depth: int) -> None:
        arrays = [type for type in scope.values if type.kind == "array"]
        if not arrays:
            return
        type = self.rng.choice(arrays)
        whole, element = self.value(scope, type), type.parts[0][1]
        index, given, result = self.index(scope, len(type.parts)), None, self.fresh()
        if self.rng.random() < 0.5:
            scope.add(f"{result} = agg.elem {whole}[{index}] : {type.text} -> {element.text}")
            scope.bind(result, element)
            return
        given = self.value(scope, element)
        types = f"{type.text}, {element.text} -> {type.text}"
        scope.add(f"{result} = agg.elem_set {whole}[{index}], {given} : {types}")
        scope.bind(result, type)

    def index(self, scope: Scope, bound: int) -> str:
        """An index below ``bound`` that depends on the integer argument."""
        wide, size, rest = self.fresh(), self.fresh(), self.fresh()
        number = self.value(scope, INTEGER)
        scope.add(f"{wide} = arith.index_cast {number} : i32 to index")
        scope.add(f"{size} = arith.constant {bound} : index")
        scope.add(f"{rest} = arith.remui {wide}, {size} : index")
        return rest

    def condition(self, scope: Scope) -> str:
        result = self.fresh()
        a, b = self.real(scope), self.constant(scope, REAL)
        scope.add(f"{result} = arith.cmpf ogt, {a}, {b} : f64")
        return result

    def choose(self, scope: Scope, depth: int) -> None:
        a, type = self.known_aggregate(scope)
        b, condition, result = self.value(scope, type), self.condition(scope), self.fresh()
        scope.add(f"{result} = arith.select {condition}, {a}, {b} : {type.text}")
        scope.bind(result, type)

    def optional(self, scope: Scope, depth: int) -> None:
        type = REAL if self.rng.random() < 0.5 else self.known_aggregate(scope)[1]
        given, other = self.value(scope, type), self.value(scope, type)
        condition, optional, has, result = (self.fresh() for _ in range(4))
        condition = self.condition(scope)
        text = f"!agg.optional<{type.text}>"
        some, none = self.fresh(), self.fresh()
        scope.add(f"{some} = agg.some {given} : {type.text} -> {text}")
        scope.add(f"{none} = agg.none : {text}")
        scope.add(f"{optional} = arith.select {condition}, {some}, {none} : {text}")
        scope.add(f"{has} = agg.has_value {optional} : {text}")
        scope.add(f"{result} = scf.if {has} -> ({type.text}) {{")
        scope.add(f"  {result}i = agg.value {optional} : {text} -> {type.text}")
        scope.add(f"  scf.yield {result}i : {type.text}")
        scope.add("} else {")
        scope.add(f"  scf.yield {other} : {type.text}")
        scope.add("}")
        scope.bind(result, type)

    def fold(self, scope: Scope, depth: int) -> None:
        whole, type = self.known_aggregate(scope)
        number, result = self.sum_of(scope, whole, type), self.fresh()
        scope.add(f"{result} = math.sin {number} : f64")
        scope.bind(result, REAL)

    def inner_steps(self, scope: Scope, depth: int) -> None:
        for _ in range(self.rng.randint(1, 4)):
            self.step(scope, depth + 1)

    def branch(self, scope: Scope, depth: int) -> None:
        _, type = self.known_aggregate(scope)
        condition, result = self.condition(scope), self.fresh()
        scope.add(f"{result}, {result}x = scf.if {condition} -> ({type.text}, f64) {{")
        for last in (False, True):
            inner = scope.inner()
            self.inner_steps(inner, depth)
            given = f"{self.value(inner, type)}, {self.real(inner)}"
            inner.add(f"scf.yield {given} : {type.text}, f64")
            scope.lines += inner.lines
            scope.add("}" if last else "} else {")
        scope.bind(result, type)
        scope.bind(f"{result}x", REAL)

    def loop(self, scope: Scope, depth: int) -> None:
        start, type = self.known_aggregate(scope)
        low, high, step, result = (self.fresh() for _ in range(4))
        for name, number in ((low, 0), (high, self.rng.randint(0, 3)), (step, 1)):
            scope.add(f"{name} = arith.constant {number} : index")
        carried, real = self.fresh(), self.real(scope)
        scope.add(
            f"{result}, {result}x = scf.for {result}i = {low} to {high} step {step} "
            f"iter_args({carried} = {start}, {carried}x = {real}) -> ({type.text}, f64) {{"
        )
        inner = scope.inner()
        inner.bind(carried, type)
        inner.bind(f"{carried}x", REAL)
        self.inner_steps(inner, depth)
        given, small = self.value(inner, type), self.fresh()
        inner.add(f"{small} = math.tanh {self.real(inner)} : f64")
        inner.add(f"scf.yield {given}, {small} : {type.text}, f64")
        scope.lines += inner.lines
        scope.add("}")
        scope.bind(result, type)
        scope.bind(f"{result}x", REAL)

    def memory(self, scope: Scope, depth: int) -> None:
        given, type = self.known_aggregate(scope)
        other = self.value(scope, type)
        buffer, zero, one, result = (self.fresh() for _ in range(4))
        memref = f"memref<2x{type.text}>"
        scope.add(f"{buffer} = memref.alloc() : {memref}")
        scope.add(f"{zero} = arith.constant 0 : index")
        scope.add(f"{one} = arith.constant 1 : index")
        scope.add(f"memref.store {given}, {buffer}[{zero}] : {memref}")
        scope.add(f"memref.store {other}, {buffer}[{one}] : {memref}")
        index = self.index(scope, 2)
        scope.add(f"{result} = memref.load {buffer}[{index}] : {memref}")
        scope.add(f"memref.dealloc {buffer} : {memref}")
        scope.bind(result, type)

    def call(self, scope: Scope, depth: int) -> None:
        name, inputs, output = self.rng.choice(self.helpers)
        given = ", ".join(self.value(scope, type) for type in inputs)
        types, result = ", ".join(type.text for type in inputs), self.fresh()
        scope.add(f"{result} = func.call @{name}({given}) : ({types}) -> {output.text}")
        scope.bind(result, output)

    def dispatch(self, scope: Scope, depth: int) -> None:
        """Pack one of two structs, and call a method of whichever it is."""
        any, condition = self.fresh(), self.condition(scope)
        scope.add(f"{any} = scf.if {condition} -> ({ANY.text}) {{")
        for end in ("} else {", "}"):
            inner = scope.inner()
            inner.add(f"scf.yield {self.packed(inner)} : {ANY.text}")
            scope.lines += inner.lines
            scope.add(end)
        scope.bind(any, ANY)
        self.opened(scope, self.rng.choice(scope.values[ANY]), self.real(scope))

    def opened(self, scope: Scope, any: str, x: str) -> str:
        """Results of a method of the value in an existential."""
        result = self.fresh()
        witness, member = "!iface.witness<@IEval>", '(!iface.tparam<"T">, f64) -> f64'
        method = self.rng.choice(["eval", "twice"])
        scope.add(f'{result} = iface.open {any} as "T" : {ANY.text} -> f64 {{')
        scope.add(f'^{result[1:]}({result}w: {witness}, {result}v: !iface.tparam<"T">):')
        scope.add(f'  {result}m = iface.lookup {result}w "{method}" : {witness} -> {member}')
        scope.add(f"  {result}r = autodiff.invoke {result}m({result}v, {x}) : {member}")
        scope.add(f"  iface.yield {result}r : f64")
        scope.add("}")
        return scope.bind(result, REAL)

    def specialize(self, scope: Scope, depth: int) -> None:
        """Use a generic: on a struct and its table, or on an array and its size."""
        function, result = self.fresh(), self.fresh()
        arrays = [type for type in scope.values if type.kind == "array"]
        if arrays and self.rng.random() < 0.4:
            type = self.rng.choice(arrays)
            element, size = type.parts[0][1], len(type.parts)
            arguments = f"@last [{element.text}, {size} : i32]"
            signature, given, output = f"({type.text}) -> {element.text}", [type], element
        else:
            number = self.rng.randrange(IMPLEMENTERS)
            struct = self.structs[number]
            arguments = f"@blend [{struct.text}, @S{number}_IEval]"
            signature = f"({struct.text}, {struct.text}, f64) -> f64"
            given, output = [struct, struct, REAL], REAL
        names = ", ".join(self.value(scope, type) for type in given)
        scope.add(f"{function} = iface.specialize {arguments} : {signature}")
        scope.add(f"{result} = autodiff.invoke {function}({names}) : {signature}")
        scope.bind(result, output)

    # -------------------------------------------------------------- functions

    def function(self, name: str, inputs: list[Type], output: Type, steps: int) -> None:
        """A function of random operations; its result depends on what it has computed."""
        scope = Scope()
        names = [scope.bind(f"%a{at}", type) for at, type in enumerate(inputs)]
        if REAL not in scope.values:
            scope.bind(self.sum_of(scope, names[0], inputs[0]), REAL)
        for _ in range(steps):
            self.step(scope, 0)
        if output is REAL:
            total = self.real(scope)
            for type in [t for t in scope.values if t.parts][-3:]:
                number, result = self.sum_of(scope, scope.values[type][-1], type), self.fresh()
                scope.add(f"{result} = arith.addf {total}, {number} : f64")
                total = result
        else:
            total = self.value(scope, output)
        given = ", ".join(f"{n}: {t.text}" for n, t in zip(names, inputs, strict=True))
        self.declarations.append(f"func.func @{name}({given}) -> {output.text} {{")
        self.declarations += [*scope.lines, f"  return {total} : {output.text}", "}"]

    def generics(self) -> None:
        """``@blend`` works on what implements ``@IEval``, ``@last`` on arrays of any size."""
        t, n, witness = '!iface.tparam<"T">', '!iface.vparam<"N", i32>', "!iface.witness<@IEval>"
        array = f"!agg.array<{n}, {t}>"
        self.declarations += [
            f"iface.generic @blend [{t}, {witness}] {{",
            f"^bb0(%w: {witness}):",
            f'  %m = iface.lookup %w "eval" : {witness} -> ({t}, f64) -> f64',
            f"  iface.body ({t}, {t}, f64) -> f64 {{",
            f"  ^bb1(%a: {t}, %b: {t}, %x: f64):",
            f"    %y = autodiff.invoke %m(%a, %x) : ({t}, f64) -> f64",
            f"    %z = autodiff.invoke %m(%b, %y) : ({t}, f64) -> f64",
            "    %s = arith.addf %y, %z : f64",
            "    iface.yield %s : f64",
            "  }",
            "}",
            f"iface.generic @last [{t}, {n}] {{",
            "^bb0(%n: i32):",
            f"  iface.body ({array}) -> {t} {{",
            f"  ^bb1(%a: {array}):",
            "    %c1 = arith.constant 1 : i32",
            "    %m = arith.subi %n, %c1 : i32",
            "    %i = arith.index_cast %m : i32 to index",
            f"    %x = agg.elem %a[%i] : {array} -> {t}",
            f"    iface.yield %x : {t}",
            "  }",
            "}",
        ]

    def interface(self) -> None:
        """Some structs implement ``@IEval``; ``twice`` is a default that calls ``eval``."""
        marked = self.rng.random() < 0.5
        required = ' builtin "differentiable"' if marked else ""
        mark = ' attributes {autodiff.differentiable = "both"}' if marked else ""
        self.declarations += [
            "iface.interface @IEval extends [@IDifferentiable] {",
            f"  iface.req_func @eval : (!iface.self, f64) -> f64{required}",
            "  iface.req_func @twice : (!iface.self, f64) -> f64 default @eval_twice",
            "}",
            'iface.generic @eval_twice [!iface.tparam<"Self">, !iface.witness<@IEval>] {',
            "^bb0(%w: !iface.witness<@IEval>):",
            '  %m = iface.lookup %w "eval" : !iface.witness<@IEval> '
            '-> (!iface.tparam<"Self">, f64) -> f64',
            '  iface.body (!iface.tparam<"Self">, f64) -> f64 {',
            '  ^bb1(%s: !iface.tparam<"Self">, %x: f64):',
            '    %y = autodiff.invoke %m(%s, %x) : (!iface.tparam<"Self">, f64) -> f64',
            '    %z = autodiff.invoke %m(%s, %y) : (!iface.tparam<"Self">, f64) -> f64',
            "    iface.yield %z : f64",
            "  }",
            "}",
        ]
        for number, struct in enumerate(self.structs[:IMPLEMENTERS]):
            scope = Scope()
            total = self.sum_of(scope, "%a0", struct)
            scope.add(f"%r = arith.mulf {total}, %a1 : f64")
            scope.add("%t = math.tanh %r : f64")
            self.declarations += [
                f"func.func @S{number}_eval(%a0: {struct.text}, %a1: f64) -> f64{mark} {{",
                *scope.lines,
                "  return %t : f64",
                "}",
                f"iface.witness_table @S{number}_IEval : @IEval for {struct.text} {{",
                f'  iface.entry "eval" = @S{number}_eval',
                "}",
            ]

    def program(self) -> AggregateProgram:
        """The whole module."""
        self.declare_structs()
        self.interface()
        self.generics()
        for number in range(self.rng.randint(0, 2)):
            inputs = [self.rng.choice(self.structs), REAL]
            output = self.rng.choice([REAL, self.rng.choice(self.structs)])
            self.function(f"helper{number}", inputs, output, 3)
            self.helpers.append((f"helper{number}", inputs, output))
        types = [REAL, REAL, self.rng.choice(self.plain()), INTEGER]
        self.function("main", types, REAL, self.steps)
        return AggregateProgram("\n".join(self.declarations) + "\n", self.seed, tuple(types))


def aggregate_program(seed: int, steps: int = 8) -> AggregateProgram:
    """The program of a seed."""
    return Generator(seed, steps).program()
