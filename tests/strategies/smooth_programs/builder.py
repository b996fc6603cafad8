"""Writing one function of a smooth program: the builder of random programs, with tame values."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override

from mlir_programs.builder import FunctionBuilder

from .tensors import LINE, TENSORS, new_tensor, tame_tensor

VECTOR, COMPLEX = "vector<4xf64>", "complex<f64>"
REALS = ("f64", "f32")
VALUES = ("f64", "f64", "f64", "f64", "f32", VECTOR, COMPLEX, "index", "i64", "i1")
"""Types of values that statements make, as often as they shall come."""
CONSTANTS = ("0.0", "1.0", "-1.0", "0.5", "2.0", "-0.75", "1.25", "0.1")

VIEW = "memref<?xf64, strided<[?], offset: ?>>"
BUFFERS: dict[str, tuple[tuple[int | None, ...], str]] = {
    "memref<4xf64>": ((4,), "f64"),
    "memref<2x3xf64>": ((2, 3), "f64"),
    "memref<?xf64>": ((None,), "f64"),
    "memref<f64>": ((), "f64"),
    "memref<3xf32>": ((3,), "f32"),
    f"memref<3x{COMPLEX}>": ((3,), COMPLEX),
    "memref<4xindex>": ((4,), "index"),
    VIEW: ((None,), "f64"),
}
"""Extents (``None`` is only known when the program runs, and is at least 1) and elements."""
TABLE = "memref<2xmemref<4xf64>>"
STACK = "stack "
"""Before the type of a buffer that is gone when the region or function around it ends."""
PARAMETERS = (*[t for t in BUFFERS if t != VIEW], "memref<4xf64>", "memref<4xf64>")


@dataclass
class SmoothBuilder(FunctionBuilder):
    """Text of one function; all floats stay small, whatever is repeated however often."""

    narrow: bool = False
    """True if there may be ``f32``, which oracles know with fewer digits."""
    weights: tuple[int, int, int] = (40, 65, 75)
    """Of a hundred statements, those on numbers; those before it, on elements; on buffers."""
    fuel: int = 0
    """Fuel that calls may be given; none in functions that may be called with fuel."""
    tensors: bool = False
    """True if there may be tensors."""
    keeps_buffers: bool = True
    """True if a buffer may be kept in a buffer of buffers; not if it is freed soon."""

    @override
    def constant(self, type: str) -> str:
        if type in REALS:
            return self.define(type, f"arith.constant {self.choose.of(CONSTANTS)} : {type}")
        if type == VECTOR:
            parts = ", ".join(self.choose.of(CONSTANTS) for _ in range(4))
            return self.define(type, f"arith.constant dense<[{parts}]> : {type}")
        if type == COMPLEX:
            parts = ", ".join(self.choose.of(CONSTANTS) for _ in range(2))
            return self.define(type, f"complex.constant [{parts}] : {type}")
        if type in BUFFERS:
            return self.new_buffer(type)
        if type == TABLE:
            return self.new_table()
        if type in TENSORS:
            return new_tensor(self, type)
        return super().constant(type)

    def some_type(self) -> str:
        """The type of a value to be made."""
        t = self.choose.of(VALUES)
        return "f64" if t == "f32" and not self.narrow else t

    def tame(self, type: str) -> str:
        """A value that stays small when this is repeated."""
        x = self.value(type)
        if type in (*REALS, VECTOR) and not self.choose.chance(3):
            return self.raw(f"math.{self.choose.of(('sin', 'tanh', 'cos', 'atan'))} {x} : {type}")
        if type in (*REALS, VECTOR):
            return self.raw(f"arith.mulf {x}, {self.half(type)} : {type}")
        if type in TENSORS:
            return tame_tensor(self, type)
        if type == COMPLEX:
            half = self.raw(f"complex.constant [0.5, 0.25] : {COMPLEX}")
            return self.raw(f"complex.mul {x}, {half} : {COMPLEX}")
        return x

    def half(self, type: str) -> str:
        text = "dense<0.5>" if type == VECTOR else "0.5"
        return self.raw(f"arith.constant {text} : {type}")

    @override
    def value(self, type: str) -> str:
        # Whoever asks for a value may keep it for longer than a stack slot lives.
        if type in BUFFERS:
            return self.lasting_buffer(type)
        known = self.scope.get(type, [])
        if known and not self.choose.chance(15):
            # Recent values are preferred: it makes longer chains of dependence.
            return known[-1 - self.choose.integer(0, len(known) - 1) // 2]
        return self.made_of_floats(type) if self.choose.chance(2) else self.constant(type)

    def made_of_floats(self, type: str) -> str:
        """A number that is no constant, if it is one of floats."""
        if type == VECTOR:
            return self.define(type, f"vector.broadcast {self.value('f64')} : f64 to {type}")
        if type == COMPLEX:
            parts = f"{self.value('f64')}, {self.value('f64')}"
            return self.define(type, f"complex.create {parts} : {type}")
        if type == "f32":
            return self.define(type, f"arith.truncf {self.value('f64')} : f64 to f32")
        if type == LINE:
            parts = ", ".join([self.value("f64") for _ in range(4)])
            return self.define(type, f"tensor.from_elements {parts} : {type}")
        return self.constant(type)

    def readout(self) -> None:
        """A number that depends on much of what is in scope."""
        for type, (_, element) in BUFFERS.items():
            if element == "f64" and self.scope.get(type):
                name = self.buffer(type)
                self.define("f64", f"memref.load {name}[{self.place(name, type)}] : {type}")
        for name in self.scope.get(LINE, [])[-3:]:
            self.define("f64", f"tensor.extract {name}[{self.bounded_index(4)}] : {LINE}")
        total = self.value("f64")
        for k, name in enumerate(self.scope.get("f64", [])[-8:]):
            factor = self.raw(f"arith.constant {0.3 + 0.2 * k:.1f} : f64")
            total = self.raw(f"math.fma {name}, {factor}, {total} : f64")
        self.add("f64", total)

    def any_value(self, type: str) -> str:
        """A value; a buffer may be a stack slot."""
        return self.buffer(type) if type in BUFFERS else self.value(type)

    def lasting_buffer(self, type: str) -> str:
        """A buffer that lives on wherever it is passed."""
        if self.scope.get(type) and not self.choose.chance(8):
            return self.choose.of(self.scope[type])
        return self.new_buffer(type)

    def buffer(self, type: str) -> str:
        """A buffer of a type, mostly one in scope."""
        known = [*self.scope.get(type, []), *self.scope.get(STACK + type, [])]
        if known and not self.choose.chance(8):
            return self.choose.of(known)
        return self.new_buffer(type, self.choose.chance(2))

    def new_buffer(self, type: str, stack: bool = False) -> str:
        """Allocate a buffer, and fill it before anybody sees it."""
        if type == VIEW:
            whole = self.lasting_buffer("memref<?xf64>")
            return self.define(type, f"memref.cast {whole} : memref<?xf64> to {VIEW}")
        extents, element = BUFFERS[type]
        sizes = ", ".join(self.literal("index", 4) for e in extents if e is None)
        name = self.raw(f"memref.{'alloca' if stack else 'alloc'}({sizes}) : {type}")
        self.fill(name, type, element)
        self.add(STACK + type if stack else type, name)
        return name

    def define_view(self, type: str, text: str, *sources: str) -> str:
        """Another name of one of the sources, which lives as long as they do."""
        stacked = {name for t, names in self.scope.items() if t.startswith(STACK) for name in names}
        return self.define(STACK + type if stacked & {*sources} else type, text)

    def new_table(self) -> str:
        """Allocate a buffer of buffers."""
        parts = [self.lasting_buffer("memref<4xf64>") for _ in range(2)]
        name = self.define(TABLE, f"memref.alloc() : {TABLE}")
        for k, part in enumerate(parts):
            self.line(f"memref.store {part}, {name}[{self.literal('index', k)}] : {TABLE}")
        return name

    def fill(self, name: str, type: str, element: str) -> None:
        """Set all elements of a buffer."""
        value = self.value(element)
        if element != COMPLEX:
            self.line(f"linalg.fill ins({value} : {element}) outs({name} : {type})")
            return
        for k in range(3):
            self.line(f"memref.store {value}, {name}[{self.literal('index', k)}] : {type}")

    def some_buffer(self, types: tuple[str, ...] = tuple(BUFFERS)) -> tuple[str, str, str]:
        """Name, type and element type of a buffer in scope, or of a new one."""
        known = [t for t in types if self.scope.get(t) or self.scope.get(STACK + t)]
        t = self.choose.of(known) if known else types[0]
        if t == "memref<3xf32>" and not self.narrow:
            t = "memref<4xf64>"
        return self.buffer(t), t, BUFFERS[t][1]

    def place(self, name: str, type: str) -> str:
        """Indices of some element."""
        return ", ".join(
            self.bounded_index(extent) if extent is not None else self.dynamic_index(name, type)
            for extent in BUFFERS[type][0]
        )

    def dynamic_index(self, name: str, type: str) -> str:
        zero = self.literal("index", 0)
        size = self.raw(f"memref.dim {name}, {zero} : {type}")
        return self.raw(f"arith.remui {self.value('index')}, {size} : index")

    def condition(self) -> str:
        """A truth value: of integers, or of floats (then there is a kink or a jump)."""
        if self.choose.chance(2):
            return self.value("i1")
        predicate = self.choose.of(("olt", "ogt", "ole", "oge", "ult", "une"))
        return self.define(
            "i1", f"arith.cmpf {predicate}, {self.value('f64')}, {self.value('f64')} : f64"
        )
