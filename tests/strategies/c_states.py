"""C functions that carry a struct along: an array of floats, and integers before or behind it.

Every function takes four doubles and gives four, as in `c_memory`, whose oracle is used: central
differences of the same source as native code.
"""

from __future__ import annotations

import itertools

HEAD = """#include <stdlib.h>
#include <string.h>
typedef unsigned long word;
#define KEPT static __attribute__((noinline))
"""

LAYOUTS: dict[str, tuple[str, str, str]] = {
    "sum_and_count": ("double m[4][4];", "m[i][j]", "mat P; double ll; int steps;"),
    "count_and_sum": ("double m[4][4];", "m[i][j]", "mat P; int steps; double ll;"),
    "sums_and_count": ("double m[4][4];", "m[i][j]", "mat P; double ll, unused; int steps;"),
    "in_front": ("double m[4][4];", "m[i][j]", "double ll; int steps; mat P;"),
    "in_the_middle": ("double m[4][4];", "m[i][j]", "int steps; mat P; double ll; long other;"),
    "nested": ("double m[4][4];", "m[i][j]", "mat P; struct { double l; int n; } e;"),
    "two_arrays": ("double m[4][4];", "m[i][j]", "mat P; double ll; int steps, past[9]; mat Q;"),
    "deep": ("double m[2][2][4];", "m[i / 2][i % 2][j]", "mat P; double ll; int steps;"),
    "flat": ("double m[16];", "m[4 * i + j]", "mat P; double ll; int steps;"),
    "floats": ("float m[4][4];", "m[i][j]", "mat P; float ll; int steps;"),
    "floats_and_double": ("float m[4][4];", "m[i][j]", "mat P; int steps, more; double ll;"),
    "bytes": ("double m[4][4];", "m[i][j]", "mat P; double ll; char steps, flag;"),
    "address": ("double m[4][4];", "m[i][j]", "mat P; double ll; double *at; int steps;"),
    "records": (
        "struct { double d[4]; int k; } m[4];",
        "m[i].d[j]",
        "mat P; double ll; int steps;",
    ),
    "records_of_floats": (
        "struct { int k; float d[4]; } m[4];",
        "m[i].d[j]",
        "mat P; double ll; long steps;",
    ),
}
"""Of each: the array, one element of it, and the fields of the struct that has the array."""

_SCALED = "for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) s->P.ELEMENT *= in[t];"
MOVES = {
    "assigned": f"mat old = s->P; {_SCALED}",
    "by_value": "mat old = s->P; s->P = KIND_twice(old, in[t]);",
    "memcpy": f"mat old; memcpy(&old, &s->P, sizeof old); {_SCALED}",
    "whole": f"state all = *s; mat old = all.P; {_SCALED} s->steps = all.steps;",
    "by_address": "mat old; KIND_scale(s, &old, in[t]);",
    "words": "mat old; for (int w = 0; w < sizeof old / 8; w++)"
    f" ((word *)&old)[w] = ((word *)&s->P)[w]; {_SCALED}",
}
"""Ways in which the array becomes ``old`` and is changed."""
PLACES = {
    "local": "state here, *s = &here;",
    "heap": "state *s = malloc(sizeof *s);",
    "zeros": "state *s = calloc(1, sizeof *s);",
}
"""Memory of the struct."""

Combination = tuple[str, str, str]
COMBINATIONS: list[Combination] = [*itertools.product(LAYOUTS, MOVES, PLACES)]
EVERY_LAYOUT: list[Combination] = [
    (layout, [*MOVES][at % len(MOVES)], [*PLACES][at % len(PLACES)])
    for at, layout in enumerate(LAYOUTS)
]
WIDE = ("-Dfloat=double",)
"""Options for the oracle: differences of floats would be noise."""

_TYPES = """
typedef struct { ARRAY } KIND_mat;
typedef struct { FIELDS } KIND_state;
static mat KIND_twice(mat a, double k)
{ for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) a.ELEMENT *= k; return a; }
KEPT void KIND_scale(state *s, mat *old, double k)
{ *old = s->P; for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) s->P.ELEMENT *= k; }
"""

_FUNCTION = """
void NAME(double *in, double *out, int n) {
  PLACE
  s->ll = 0; s->steps = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) s->P.ELEMENT = in[(i + j) % 4] * (i + 1);
  for (int t = 0; t < n; t++) {
    MOVE
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 4; j++) s->ll += s->P.ELEMENT * old.ELEMENT;
    s->steps++;
    out[t] = s->ll * s->steps;
  }
  FREED
}
"""


def name_of_function(pieces: Combination) -> str:
    """The function of a combination."""
    return "__".join(pieces)


def source_of(combinations: list[Combination]) -> str:
    """The functions of some combinations, and the types that they use."""
    text = HEAD
    for layout in dict.fromkeys(layout for layout, _, _ in combinations):
        text += _filled(_TYPES, layout)
    for pieces in combinations:
        layout, move, place = pieces
        freed = "" if place == "local" else "free(s);"
        function = _FUNCTION.replace("NAME", name_of_function(pieces)).replace("FREED", freed)
        function = function.replace("PLACE", PLACES[place]).replace("MOVE", MOVES[move])
        text += _filled(function, layout)
    return text


def _filled(text: str, layout: str) -> str:
    array, element, fields = LAYOUTS[layout]
    for name, by in (("ARRAY", array), ("FIELDS", fields), ("ELEMENT", element)):
        text = text.replace(name, by)
    if layout == "nested":
        text = text.replace("s->ll", "s->e.l").replace("s->steps", "s->e.n")
        text = text.replace("all.steps", "all.e.n")
    for name in ("mat", "state"):
        text = text.replace(f"{name} ", f"{layout}_{name} ").replace(f"KIND_{layout}", layout)
    return text.replace("KIND", layout)
