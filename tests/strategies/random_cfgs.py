"""Random functions of blocks and branches: reducible or not, but always ending.

`random_cfg(seed)` gives a `RandomCfg`: the text of a module with one function of floats, an index
and a memref, and a sampler of its arguments. Graphs come from nested statements (conditionals,
switches, counted and other loops with breaks and continues, early returns), to which random jumps
are added for some seeds, which makes loops with several entries. All arithmetic is smooth and stays
bounded, so the functions can be differentiated wherever a branch does not change its mind.

Every cycle has a block that counts: a counted loop, or a block that takes fuel from memory or from
a block argument and leaves when there is none.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

SIZE = 4
"""Elements of the memref argument."""


@dataclass(frozen=True)
class RandomCfg:
    """A module with ``@name(f64, f64, index, memref<?xf64>)``."""

    text: str
    name: str
    seed: int

    def arguments(self, draw: int = 0) -> list[Any]:
        """Fresh arguments, the same for equal draws."""
        rng = random.Random(self.seed * 1000 + draw)
        memory = np.array([rng.uniform(-1.5, 1.5) for _ in range(SIZE)])
        return [rng.uniform(-1.5, 1.5), rng.uniform(-1.5, 1.5), rng.randrange(6), memory]


def random_cfg(seed: int, size: int = 8, *, irreducible: bool | None = None) -> RandomCfg:
    """The function of a seed; ``size`` bounds its statements."""
    rng = random.Random(seed)
    graph = Graph(rng)
    graph.statements(graph.entry, None, rng.randint(1, size), 0, ())
    if rng.random() < 0.4 if irreducible is None else irreducible:
        graph.add_jumps(rng.randint(1, 3))
    graph.add_fuel()
    if rng.random() < 0.3:
        graph.add_unreachable()
    return RandomCfg(Text(graph, rng).write(), "f", seed)


@dataclass(eq=False)
class Node:
    """A block: where it goes, and what is special about it."""

    targets: list[Node] = field(default_factory=list)
    kind: str = "plain"
    """Or ``count`` (the test of a counted loop), or ``fuel`` (leaves when there is none)."""
    name: str = ""
    arguments: list[tuple[str, str]] = field(default_factory=list)
    bound: int | None = 0
    step: int = 1


class Graph:
    """Blocks without content."""

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.nodes: list[Node] = []
        self.entry = self.node()

    def node(self, kind: str = "plain") -> Node:
        made = Node(kind=kind)
        self.nodes.append(made)
        return made

    def statements(
        self, at: Node, after: Node | None, count: int, depth: int, loops: tuple[Any, ...]
    ) -> None:
        """Write statements from block ``at``, then go to ``after`` (or return)."""
        rng = self.rng
        for _ in range(count):
            if at.targets:
                return
            kind = rng.choice(("if", "if", "switch", "count", "while", "do", "leave"))
            if kind == "leave" and depth:
                self.leave(at, loops)
            elif depth < 3 and kind != "leave":
                following = self.node()
                getattr(self, f"{kind}_")(at, following, depth + 1, loops)
                at = following
        if not at.targets and after is not None:
            at.targets = [after]

    def inner(self, at: Node, after: Node, depth: int, loops: tuple[Any, ...]) -> None:
        self.statements(at, after, self.rng.randint(0, 2), depth, loops)

    def leave(self, at: Node, loops: tuple[Any, ...]) -> None:
        """Break, continue or return, on a condition or always."""
        rng = self.rng
        target = self.node() if not loops or rng.random() < 0.2 else rng.choice(rng.choice(loops))
        stay = self.node()
        at.targets = [target, stay] if rng.random() < 0.7 else [target]
        if len(at.targets) == 2:
            rng.shuffle(at.targets)
            stay.targets = [rng.choice(loops)[0]] if loops else []

    def if_(self, at: Node, following: Node, depth: int, loops: tuple[Any, ...]) -> None:
        arms = [self.node() for _ in range(self.rng.randint(0, 2))]
        at.targets = [*arms, *[following] * (2 - len(arms))]
        self.rng.shuffle(at.targets)
        for arm in arms:
            self.inner(arm, following, depth, loops)

    def switch_(self, at: Node, following: Node, depth: int, loops: tuple[Any, ...]) -> None:
        arms = [self.node() for _ in range(self.rng.randint(1, 3))]
        extra = [self.rng.choice([*arms, following]) for _ in range(self.rng.randint(0, 2))]
        at.targets = [following, *arms, *extra]
        self.rng.shuffle(at.targets)
        for number, arm in enumerate(arms):
            fall = arms[number + 1] if number + 1 < len(arms) else following
            goes = fall if self.rng.random() < 0.3 else following
            self.inner(arm, goes, depth, loops)

    def count_(self, at: Node, following: Node, depth: int, loops: tuple[Any, ...]) -> None:
        head, body = self.node("count"), self.node()
        head.bound = self.rng.choice((None, 0, 1, 3, 5))
        head.step = self.rng.choice((1, 1, 2))
        at.targets, head.targets = [head], [body, following]
        self.inner(body, head, depth, (*loops, (head, following)))

    def while_(self, at: Node, following: Node, depth: int, loops: tuple[Any, ...]) -> None:
        head, body = self.node(), self.node()
        at.targets, head.targets = [head], [body, following]
        self.rng.shuffle(head.targets)
        self.inner(body, head, depth, (*loops, (head, following)))

    def do_(self, at: Node, following: Node, depth: int, loops: tuple[Any, ...]) -> None:
        head, test = self.node(), self.node()
        at.targets, test.targets = [head], [head, following]
        self.rng.shuffle(test.targets)
        self.inner(head, test, depth, (*loops, (head, test, following)))

    def add_jumps(self, count: int) -> None:
        """Edges from anywhere to anywhere but the entry."""
        for _ in range(count):
            source, target = self.rng.choice(self.nodes), self.rng.choice(self.nodes)
            if target is not self.entry and source.kind == "plain":
                source.targets.append(target)

    def add_unreachable(self) -> None:
        """A block that nothing goes to, and that goes somewhere."""
        targets = [node for node in self.nodes if node is not self.entry]
        if targets:
            dead = self.node()
            dead.targets = [self.rng.choice(targets) for _ in range(self.rng.randint(1, 2))]

    def add_fuel(self) -> None:
        """Let a block on every cycle leave after some rounds."""
        looping = self.retreating()
        dominators = dominators_of(self.entry)
        for target, sources in looping.items():
            if target.kind == "count":
                ended = set(reachable(target.targets[1], avoid=target))
                if all(target in dominators[s] and s not in ended for s in sources):
                    continue
            rest, out = self.node(target.kind), self.node()
            rest.targets, rest.bound, rest.step = target.targets, target.bound, target.step
            target.kind, target.targets = "fuel", [rest, out]

    def retreating(self) -> dict[Node, list[Node]]:
        """Targets of edges to a block that a depth-first walk is still in, with the sources."""
        found: dict[Node, list[Node]] = {}
        seen, active = {self.entry}, {self.entry}
        stack = [(self.entry, iter(self.entry.targets))]
        while stack:
            node, targets = stack[-1]
            target = next(targets, None)
            if target is None:
                active.discard(node)
                stack.pop()
            elif target in active:
                found.setdefault(target, []).append(node)
            elif target not in seen:
                seen.add(target)
                active.add(target)
                stack.append((target, iter(target.targets)))
        return found


def reachable(entry: Node, avoid: Node | None = None) -> list[Node]:
    """Blocks in reverse post-order."""
    order: list[Node] = []
    seen = {entry} if avoid is None else {entry, avoid}
    stack = [(entry, iter(entry.targets))]
    while stack:
        node, targets = stack[-1]
        for target in targets:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(target.targets)))
                break
        else:
            order.append(node)
            stack.pop()
    return order[::-1]


def dominators_of(entry: Node) -> dict[Node, set[Node]]:
    """All dominators of every block, by the textbook's iteration over sets."""
    order = reachable(entry)
    sources: dict[Node, list[Node]] = {node: [] for node in order}
    for node in order:
        for target in node.targets:
            sources[target].append(node)
    found = {node: set(order) for node in order}
    found[entry] = {entry}
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            new = set.intersection(*(found[source] for source in sources[node])) | {node}
            changed = changed or new != found[node]
            found[node] = new
    return found


class Text:
    """Fill the blocks of a graph, and write them."""

    def __init__(self, graph: Graph, rng: random.Random):
        self.graph = graph
        self.rng = rng
        self.count = 0
        self.lines: list[str] = []
        self.scopes: dict[Node, list[tuple[str, str]]] = {}
        self.results = rng.choice((["f64"], ["f64"], ["f64", "f64"]))
        self.memory_fuel = rng.random() < 0.5

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def define(self, type: str, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        self.scope.append((name, type))
        return name

    def write(self) -> str:
        graph, rng = self.graph, self.rng
        order = reachable(graph.entry)
        dominators = dominators_of(graph.entry)
        for number, node in enumerate(graph.nodes):
            node.name = f"^b{number}"
            if node is graph.entry:
                continue
            types = ["index"] if node.kind == "count" else []
            types += [rng.choice(("f64", "f64", "f64", "index")) for _ in range(rng.randint(0, 2))]
            if not self.memory_fuel:
                types.append("index")
            node.arguments = [(self.fresh(), t) for t in types]
        blocks: dict[Node, str] = {}
        dead = [node for node in graph.nodes if node not in dominators]
        for node in [*order, *dead]:
            above = [n for n in order if n in dominators.get(node, {graph.entry, node})]
            self.scope = [v for n in above if n is not node for v in self.scopes[n]]
            blocks[node] = self.block(node)
        rest = [node for node in graph.nodes if node is not graph.entry]
        if rng.random() < 0.3:
            rng.shuffle(rest)
        head = "%x: f64, %y: f64, %n: index, %m: memref<?xf64>"
        lines = [f"func.func @f({head}) -> ({', '.join(self.results)}) {{", blocks[graph.entry]]
        return "\n".join([*lines, *(blocks[node] for node in rest), "}\n"])

    def block(self, node: Node) -> str:
        self.lines = []
        inherited = len(self.scope)
        if node is self.graph.entry:
            self.start()
        else:
            listed = ", ".join(f"{name}: {type}" for name, type in node.arguments)
            self.lines.append(f"{node.name}({listed}):" if listed else f"{node.name}:")
            self.scope.extend(node.arguments)
        self.fuel = node.arguments[-1][0] if node.arguments and not self.memory_fuel else "%fuel"
        if node.kind == "plain":
            for _ in range(self.rng.randint(0, 3)):
                self.rng.choice(OPERATIONS)(self)
        self.terminator(node)
        self.scopes[node] = self.scope[inherited:]
        return "\n".join(self.lines)

    def start(self) -> None:
        self.scope.extend((("%x", "f64"), ("%y", "f64"), ("%n", "index")))
        for number in range(SIZE + 2):
            self.lines.append(f"  %c{number} = arith.constant {number} : index")
        self.lines.append(f"  %fuel = arith.constant {self.rng.randint(2, 9)} : index")
        self.lines.append("  %half = arith.constant 0.5 : f64")
        if self.memory_fuel:
            self.lines.append("  %tank = memref.alloca() : memref<1xindex>")
            self.lines.append("  memref.store %fuel, %tank[%c0] : memref<1xindex>")

    def pick(self, type: str) -> str:
        known = [name for name, t in self.scope if t == type]
        if self.rng.random() < 0.6:
            known = known[-3:]
        return self.rng.choice(known)

    def raw(self, text: str) -> str:
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        return name

    def condition(self) -> str:
        if self.rng.random() < 0.6:
            predicate = self.rng.choice(("olt", "ogt", "ole", "oge"))
            return self.raw(f"arith.cmpf {predicate}, {self.pick('f64')}, {self.pick('f64')} : f64")
        predicate = self.rng.choice(("slt", "sgt", "eq", "ne", "ult"))
        other = self.rng.choice((self.pick("index"), f"%c{self.rng.randrange(SIZE)}"))
        return self.raw(f"arith.cmpi {predicate}, {self.pick('index')}, {other} : index")

    def terminator(self, node: Node) -> None:
        targets = node.targets
        if not targets:
            values = ", ".join(self.pick(type) for type in self.results)
            self.lines.append(f"  return {values} : {', '.join(self.results)}")
        elif node.kind == "count":
            bound = "%n" if node.bound is None else f"%c{node.bound}"
            more = self.raw(f"arith.cmpi slt, {node.arguments[0][0]}, {bound} : index")
            self.branch(node, more)
        elif node.kind == "fuel":
            self.branch(node, self.burn())
        elif len(targets) == 1:
            self.lines.append(f"  cf.br {self.way(node, targets[0])}")
        elif len(targets) == 2:
            self.branch(node, self.condition())
        else:
            self.switch(node)

    def burn(self) -> str:
        """Take fuel; whether there was some."""
        held = self.raw("memref.load %tank[%c0] : memref<1xindex>") if self.memory_fuel else None
        held = held or self.fuel
        self.fuel = self.raw(f"arith.subi {held}, %c1 : index")
        if self.memory_fuel:
            self.lines.append(f"  memref.store {self.fuel}, %tank[%c0] : memref<1xindex>")
        return self.raw(f"arith.cmpi sgt, {held}, %c0 : index")

    def branch(self, node: Node, condition: str) -> None:
        first, second = (self.way(node, target) for target in node.targets)
        self.lines.append(f"  cf.cond_br {condition}, {first}, {second}")

    def switch(self, node: Node) -> None:
        on = self.raw(f"arith.andi {self.pick('index')}, %c3 : index")
        flag = self.raw(f"arith.index_cast {on} : index to i32")
        ways = [self.way(node, target) for target in node.targets]
        cases = [f"{number}: {way}" for number, way in enumerate(ways[1:])]
        listed = ",\n    ".join([f"default: {ways[0]}", *cases])
        self.lines.append(f"  cf.switch {flag} : i32, [\n    {listed}\n  ]")

    def way(self, node: Node, target: Node) -> str:
        """``^target(values)``; what it needs is computed here."""
        values = [self.pick(type) for _, type in target.arguments]
        counts = target.kind == "count"
        if counts:
            inside = any(name == target.arguments[0][0] for name, _ in self.scope)
            values[0] = "%c0"
            if inside:
                text = f"arith.addi {target.arguments[0][0]}, %c{target.step} : index"
                values[0] = self.raw(text)
        if not self.memory_fuel:
            values[-1] = self.fuel
        if not values:
            return target.name
        types = ", ".join(type for _, type in target.arguments)
        return f"{target.name}({', '.join(values)} : {types})"

    # Operations: smooth, and bounded however often they are repeated.

    def unary(self) -> None:
        name = self.rng.choice(("math.sin", "math.cos", "math.tanh", "arith.negf"))
        self.define("f64", f"{name} {self.pick('f64')} : f64")

    def average(self) -> None:
        total = self.raw(f"arith.addf {self.pick('f64')}, {self.pick('f64')} : f64")
        self.define("f64", f"arith.mulf {total}, %half : f64")

    def product(self) -> None:
        bounded = self.raw(f"math.sin {self.pick('f64')} : f64")
        self.define("f64", f"arith.mulf {bounded}, {self.pick('f64')} : f64")

    def element(self) -> str:
        if self.rng.random() < 0.5:
            return f"%c{self.rng.randrange(SIZE)}"
        return self.raw(f"arith.andi {self.pick('index')}, %c{SIZE - 1} : index")

    def load(self) -> None:
        at = self.element()
        self.define("f64", f"memref.load %m[{at}] : memref<?xf64>")

    def store(self) -> None:
        at = self.element()
        self.lines.append(f"  memref.store {self.pick('f64')}, %m[{at}] : memref<?xf64>")

    def count_on(self) -> None:
        self.define("index", f"arith.addi {self.pick('index')}, %c1 : index")

    def checked(self) -> None:
        fine = self.raw("arith.cmpi sge, %n, %c0 : index")
        self.lines.append(f'  cf.assert {fine}, "n is not negative"')

    def nested(self) -> None:
        """An operation with regions, which uses values of other blocks."""
        condition, one, other = self.condition(), self.pick("f64"), self.pick("f64")
        self.define(
            "f64",
            f"scf.if {condition} -> (f64) {{\n    scf.yield {one} : f64\n  }} else {{\n"
            f"    scf.yield {other} : f64\n  }}",
        )


OPERATIONS = (
    Text.unary, Text.unary, Text.average, Text.average, Text.product, Text.load, Text.load,
    Text.store, Text.store, Text.count_on, Text.checked, Text.nested,
)  # fmt: skip
