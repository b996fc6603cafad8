"""LLVM IR that a compiler made for any processor, for the one that runs it.

Compilers note in each function which processor they made it for, and in each loop that it stays
rolled where they optimise little (``clang -O1``). Both would hold where LLVM optimises it here: no
wide vectors, no fused additions, no loop written out. Needs text as LLVM prints it.
"""

from __future__ import annotations

import re

from .options import FLAGS, with_fast

_GROUP = re.compile(r'^(?:attributes #|define |declare )[^\n]* "target-cpu"=[^\n]*$', re.M)
_PROCESSOR = re.compile(r' "(target-cpu|target-features|tune-cpu)"="([^"]*)"')
_EMPTY = re.compile(r"= \{ \}$")
"""A group with nothing in it, which LLVM refuses; attributes that it does not know it ignores."""
_WIDE = re.compile(r'"min-legal-vector-width"="(?!0")')
_ANY_X86 = frozenset(f"+{one}" for one in "64bit cmov cx8 fxsr mmx sse sse2 x87".split())
"""No fact: what every processor of the family has, as compilers say of code for any of them."""

_LOOP = re.compile(r"!llvm\.loop (!\d+)")
_ROLLED = re.compile(r'^(!\d+) = !\{!"llvm\.loop\.unroll\.disable"\}$', re.M)
_NODE = re.compile(r"^(!\d+) = distinct !\{([^\n}]*)\}$", re.M)

_RESULT = r"^(\s+%(?:\"[^\"\n]*\"|[^\s\"]+) = "
_OWN = rf"((?: (?:{'|'.join(('fast', *FLAGS))}))*)"
_ARITHMETIC = re.compile(rf"{_RESULT}f(?:add|sub|mul|div|rem|neg)){_OWN}(?= )", re.M)
_CALLS = re.compile(
    rf"{_RESULT}(?:tail )?call){_OWN}(?= [^\n@]*@llvm\.(?:fma|fmuladd|sqrt)\.)", re.M
)


def for_machine(text: str, *, fast: bool) -> str:
    """The text without what keeps code from being that of the processor; ``fast``: with the flags
    of fast arithmetic.
    """
    text = _GROUP.sub(_of_any_processor, text)
    text = _with_loops(text)
    return _CALLS.sub(_with_flags, _ARITHMETIC.sub(_with_flags, text)) if fast else text


def _of_any_processor(found: re.Match[str]) -> str:
    """Attributes of functions, without a processor that stands for every one of x86.

    A function that needs more has it for a reason: it may be called after a test only, and takes
    vectors in wide registers.
    """
    group = found[0]
    said = dict(_PROCESSOR.findall(group))
    features = said.get("target-features", "")
    others = [one for one in features.split(",") if one and one not in _ANY_X86]
    if said.get("target-cpu") != "x86-64" or others or _WIDE.search(group):
        return group
    return _EMPTY.sub('= { "ad.function" }', _PROCESSOR.sub("", group))


def _with_loops(text: str) -> str:
    """The text, whose loops may be written out if all say that they are not: then their programmer
    has not chosen some.
    """
    rolled = set(_ROLLED.findall(text))
    if not rolled:
        return text
    nodes = {name: rolled.intersection(of.split(", ")) for name, of in _NODE.findall(text)}
    if not all(nodes.get(name) for name in _LOOP.findall(text)):
        return text
    return _ROLLED.sub(r'\1 = !{!"ad.loop"}', text)  # which LLVM does not know


def _with_flags(found: re.Match[str]) -> str:
    """An operation on floats, with the flags of fast arithmetic beside its own."""
    start, own = found[1], found[2].split()
    if "fast" in own:
        return found[0]
    flags = with_fast(own)
    return f"{start} {' '.join(one for one in FLAGS if one in flags)}"
