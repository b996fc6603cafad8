"""Statements of random C functions: memory of all kinds, and ways to move what lies in it."""

from __future__ import annotations

from collections.abc import Callable

from .builder import CBuilder
from .library import LIBRARY
from .unusual import UNUSUAL

Statement = Callable[[CBuilder, int], None]

ARRAYS = (
    "double {0}[4];",
    "double {0}[n];",
    "double {0}r[2][2]; double *{0} = &{0}r[0][0];",
    "_Alignas(8) char {0}r[32]; double *{0} = (double *){0}r;",
    "long {0}r[4]; double *{0} = (double *){0}r;",
    "union {{ long l[4]; double d[4]; }} {0}r; double *{0} = {0}r.d;",
    "struct {{ int k; double d[4]; }} {0}r; {0}r.k = n; double *{0} = {0}r.d;",
    "double *{0} = __builtin_alloca(8 * n);",
    "double *{0} = take(n);",
    "double *{0} = malloc(32);",
    "double *{0} = calloc(n, 8);",
    "double *{0} = realloc(malloc(16), 8 * n);",
)
"""Four doubles somewhere. What is from the heap stays until the process ends."""
MOVES = (
    "memcpy({0}, {1}, 32);",
    "memmove({0}, {1}, 8 * n);",
    "memmove({0} + 1, {0}, 24);",
    "memcpy({0} + 2, {1}, 16);",
    "memset({0}, 0, 16);",
    "memset({0}, 0, 8 * n);",
    "for (int j = 0; j < n; j++) ((word *){0})[j] = ((word *){1})[j];",
    "for (int j = 0; j < 8 * n; j++) ((char *){0})[j] = ((char *){1})[j];",
    "for (int j = 0; j < n; j++) {{ word w; memcpy(&w, {1} + j, 8); memcpy({0} + j, &w, 8); }}",
    "for (double *p = {0}, *q = {1}; p < {0} + 4;) *p++ = *q++;",
    "for (int j = 0; j < n / 2; j++) {{ double t = {0}[j]; {0}[j] = {0}[3 - j]; {0}[3 - j] = t; }}",
    "for (int j = 0; j < n; j++) for (int k = j; k > 0 && {0}[k - 1] > {0}[k]; k--)"
    " {{ double t = {0}[k]; {0}[k] = {0}[k - 1]; {0}[k - 1] = t; }}",
    "for (int j = 0; j < n; j++) {{ word t = ((word *){0})[j];"
    " ((word *){0})[j] = ((word *){1})[j]; ((word *){1})[j] = t; }}",
)


def declare(b: CBuilder, depth: int) -> None:
    name = b.fresh("a")
    b.line(b.of(ARRAYS).format(name))
    b.fill(name)
    b.arrays.append(name)


def move(b: CBuilder, depth: int) -> None:
    one, other = b.array(), b.array()
    text = b.of(MOVES)
    if one == other and "{1}" in text:  # memcpy must not overlap
        return
    if "memcpy" in text:
        text = text.replace("memcpy", "memmove")  # names of one array may differ
    b.line(text.format(f"({one})", f"({other})"))


def local(b: CBuilder, depth: int) -> None:
    b.new_double(b.tame() if b.chance(2) else b.value())


def assign(b: CBuilder, depth: int) -> None:
    b.line(f"{b.target()} = {b.tame()};")


def update(b: CBuilder, depth: int) -> None:
    """Of one element, by one of the operators."""
    target = b.target()
    b.line(f"{target} {b.of(('+=', '-=', '*='))} {b.tame()};")
    b.line(f"{target} = sin({target});")


def pointer(b: CBuilder, depth: int) -> None:
    """Another name for an array: chosen, kept in a table, or in a struct."""
    name, one, other = b.fresh("p"), b.array(), b.array()
    kind = b.rng.randrange(5)
    if kind == 0:
        b.line(f"double *{name} = {b.condition()} ? {one} : {other};")
    elif kind == 1:
        b.line(f"double *{name}t[2] = {{{one}, {other}}};")
        b.line(f"double *{name} = {name}t[({b.index()}) & 1];")
    elif kind == 2:
        b.line(f"struct view {name}v = {{{one}, 2}}, {name}w = {name}v;")
        b.line(f"if ({b.condition()}) {name}w.data = {other};")
        b.line(f"double *{name} = {name}w.data;")
    elif kind == 3:
        b.line(f"double *{name} = {one}, **{name}q = &{name};")
        b.line(f"if ({b.condition()}) *{name}q = {other};")
    else:
        b.line(f"double **{name}q = malloc(16); {name}q[0] = {one}; {name}q[1] = {other};")
        b.line(f"double *{name} = {name}q[{b.rng.randrange(2)}];")
    b.arrays.append(name)


def node(b: CBuilder, depth: int) -> None:
    """A struct, or a change of one: copied, passed by value, by address, given back."""
    if not b.structs or b.chance(2):
        name, i = b.fresh("s"), b.fresh("i")
        b.line(f"struct node {name} = {{.x = {b.tame()}, .kind = n}};")
        b.line(f"for (int {i} = 0; {i} < 4; {i}++) {name}.d[{i}] = {b.tame()};")
        if b.structs and b.chance(2):
            b.line(f"{name} = {b.of(b.structs)};")
        b.structs.append(name)
        b.doubles.append(f"{name}.x")
        b.arrays.append(f"{name}.d")
        return
    one, other = b.of(b.structs), b.of(b.structs)
    b.line(
        b.of((
            "{0} = {1};",
            "{0} = turned({1}, {2});",
            "stretch(&{0}, {2});",
            "{{ struct node t = {0}; {0} = {1}; {1} = t; }}",
            "{0} = *later(&{1}, &{0}, {2} > 0.2);",
            "memmove(&{0}, &{1}, sizeof {0});",
        )).format(one, other, b.value(1))
    )  # fmt: skip


def linked(b: CBuilder, depth: int) -> None:
    """A list that is built and walked; its nodes are freed while that is done."""
    head, total = b.fresh("l"), b.fresh()
    b.line(f"struct link *{head} = 0; double {total} = {b.of(('0', '0.5'))};")
    with b.block("for (int j = 0; j < n + 1; j++)"):
        b.ints.append("j")
        b.line(f"struct link *l = malloc(sizeof *l); l->x = {b.tame()};")
        b.line(f"l->next = {head}; {head} = l;")
    with b.block(f"while ({head})"):
        b.fixed += [f"{head}->x", total]
        b.line(f"{total} = {b.tame()} + {head}->x * {b.of(('0.5', total))};")
        b.line(f"struct link *l = {head}; {head} = l->next; free(l);")
    b.line(f"{total} = sin({total});")
    b.doubles.append(total)


def state(b: CBuilder, depth: int) -> None:
    """Statements on variables of the file."""
    at, before = f"kept[({b.index()}) & 3]", b.fresh()
    b.line(f"{at} = {b.tame()}; calls++;")
    b.line(f"double {before} = kept[calls & 3];")
    b.doubles.append(before)


def call(b: CBuilder, depth: int) -> None:
    """A function of the program, directly or by its address."""
    if not b.helpers:
        return local(b, depth)
    name = b.of(b.helpers)
    if b.chance(3):
        name = f"table[({b.index()}) % {len(b.helpers)}]"
    b.new_double(f"{name}({b.value(1)}, {b.array()}, {b.rng.randrange(1, 4)})")


def vector(b: CBuilder, depth: int) -> None:
    """Arithmetic on four at once."""
    one, other, name = b.array(), b.array(), b.fresh("q")
    b.line(f"four {name}; memcpy(&{name}, {one}, 32); four {name}o;")
    b.line(f"memcpy(&{name}o, {other}, 32); {name} = {name} * 0.5 - {name}o * {name} * 0.25;")
    b.line(f"memcpy({b.array()}, &{name}, 32);")


def tagged(b: CBuilder, depth: int) -> None:
    """Unions that are moved: some are numbers, others are integers."""
    u, i = b.fresh("u"), b.fresh("i")
    b.line(f"struct tagged {u}[4], {u}c[4];")
    with b.block(f"for (int {i} = 0; {i} < n; {i}++)"):
        b.ints.append(i)
        b.line(f"if ({b.condition()}) {{ {u}[{i}].tag = 1; {u}[{i}].u.d = {b.tame()}; }}")
        b.line(f"else {{ {u}[{i}].tag = 0; {u}[{i}].u.i = {i} + 2; }}")
    b.line(f"for (int j = 0; j < n; j++) {u}c[j] = {u}[(j + {b.rng.randrange(4)}) & 3];")
    total = b.new_double("0.1")
    b.line(
        f"for (int j = 0; j < n; j++) {total} +="
        f" {u}c[j].tag ? {u}c[j].u.d * 0.5 : (double){u}c[j].u.i * 0.1;"
    )
    b.line(f"{total} = sin({total});")


def branch(b: CBuilder, depth: int) -> None:
    with b.block(f"if ({b.condition()})"):
        body(b, depth)
    if b.rng.randrange(3):
        with b.block("else"):
            body(b, 0)


def choice(b: CBuilder, depth: int) -> None:
    with b.block(f"switch (({b.index()}) & 3)"):
        for case in ("case 0", "case 2", "default"):
            with b.block(f"{case}:", "}" if b.chance(2) else "} break;"):
                body(b, 0)


def loop(b: CBuilder, depth: int) -> None:
    """Over the elements, upwards or downwards; it may be left early."""
    i = b.fresh("i")
    head = b.of((
        "for (int {0} = 0; {0} < n; {0}++)",
        "for (int {0} = n - 1; {0} >= 0; {0}--)",
        "for (long {0} = 1; {0} < n; {0} += 2)",
        "for (unsigned {0} = 0; {0} < 3; {0}++)",
    )).format(i)  # fmt: skip
    with b.block(head):
        b.ints.append(i)
        body(b, depth)
        if b.chance(3):
            b.line(f"if ({b.condition()}) {b.of(('break', 'continue'))};")
            body(b, 0)
        b.line(f"{b.array()}[{i} & 3] = {b.tame()};")


def until(b: CBuilder, depth: int) -> None:
    """As often as numbers want, but not for ever."""
    k, x = b.fresh("k"), b.fresh()
    b.line(f"int {k} = 0; double {x} = {b.tame()};")
    before = b.chance(2)
    stop = f"{x} > {b.of(CONSTANTS_OF_STOPS)} && {k} < 6"
    with b.block(f"while ({stop})" if before else "do", "}" if before else f"}} while ({stop});"):
        b.line(f"{k}++;")
        b.ints.append(k)
        b.fixed.append(x)
        body(b, depth)
        b.line(f"{x} = 0.6 * {x} + 0.2 * sin({b.value(1)});")
    b.doubles.append(x)
    b.ints.append(k)


CONSTANTS_OF_STOPS = ("0.05", "-0.3", "0.2")


def early(b: CBuilder, depth: int) -> None:
    with b.block(f"if ({b.condition()} && {b.value(0)} > 0.3)"):
        b.line(f"out[{b.rng.randrange(4)}] = {b.tame()};")
        b.line("return;")


SIMPLE: tuple[Statement, ...] = (
    declare, declare, move, move, move, local, local, assign, assign, update, update,
    pointer, pointer, node, node, node, linked, state, call, call, vector, tagged,
)  # fmt: skip
NESTED: tuple[Statement, ...] = (branch, branch, choice, loop, loop, loop, until)


def statement(b: CBuilder, depth: int) -> None:
    """One statement; ``depth`` says how deeply others may nest in it."""
    b.budget -= 1
    if depth > 0 and b.budget > 0 and b.libraries and b.chance(3):
        b.rng.choice(b.rng.choice((LIBRARY, UNUSUAL)))(b, depth)
    elif depth > 0 and b.budget > 0 and b.chance(3):
        b.rng.choice(NESTED)(b, depth - 1)
    elif b.budget > 0:
        b.rng.choice(SIMPLE)(b, depth)
    else:
        assign(b, depth)


def body(b: CBuilder, depth: int) -> None:
    for _ in range(b.rng.randrange(1, 3)):
        statement(b, depth)
