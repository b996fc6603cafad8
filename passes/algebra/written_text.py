"""Terms as they are written, by the notation of derivative tables: ``1 / (1 + x0 · x0)``."""

from __future__ import annotations

from .terms import Apply, Const, Term, Variable

_INFIX = {
    **{"less": ("<", 1), "greater": (">", 1), "eq": ("==", 1), "ugt": ("≰", 1), "ult": ("≱", 1)},
    **{"lesseq": ("<=", 1), "greatereq": (">=", 1), "ne": ("!=", 1)},
    **{"add": ("+", 2), "sub": ("-", 2), "mul": ("·", 3), "div": ("/", 3)},
}

_WORDS = {"is_zero": "{} == 0", "minus_one": "{} - 1", "to_float": "float({})"}


def written_text(term: Term, context: int = 0) -> str:
    """The term as people write it, in parentheses where ``context`` binds tighter."""
    if not isinstance(term, Apply):
        return _leaf(term)
    args = term.args
    if term.op in _INFIX and len(args) == 2:
        sign, level = _INFIX[term.op]
        left, right = written_text(args[0], level), written_text(args[1], level + 1)
        text = f"{left} {sign} {right}"
        return f"({text})" if level < context else text
    if term.op == "neg":
        text = f"-{written_text(args[0], 4)}"
        return f"({text})" if context > 1 else text
    if term.op in _WORDS:
        return _WORDS[term.op].format(written_text(args[0], 4))
    if term.op == "select":
        asked, then, other = map(written_text, args)
        return f"({asked} ? {then} : {other})"
    name = term.op if term.data is None else f"{term.op}[{term.data}]"
    return f"{name}({', '.join(map(written_text, args))})"


def _leaf(term: Term) -> str:
    match term:
        case Const():
            return term.text or f"{term.value:g}"
        case Variable(key=(str() as kind, int() as number)):
            return f"{kind}{number}"
        case Variable():
            return str(term.key)
        case _:
            raise TypeError(f"{type(term)} is no term")
