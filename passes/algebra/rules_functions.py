"""Rows of conditions, of `select`, and of functions of even and odd symmetry."""

from __future__ import annotations

from .build import Application, Rule, Step, apply, call, condition, finite, mul, negated, truth
from .functions import FUNCTIONS
from .terms import CONDITIONS, FALSE, TRUE, Apply, Const, Term, constant


def _conditions(*places: int) -> Step:
    """Operands that are to be conditions and are numbers: whether they are not zero."""

    def step(made: Application) -> Application | None:
        if all(made.args[place].is_bool for place in places):
            return None
        args = [condition(arg) if n in places else arg for n, arg in enumerate(made.args)]
        return made.with_args(args)

    return step


def _ordered(made: Application) -> Application:
    return made.with_args(sorted(made.args, key=lambda arg: arg.order))


def _is(term: Term, value: float) -> bool:
    return isinstance(term, Const) and term.value == value


def _decided(made: Application) -> Term | None:
    asked, then, other = made.args
    if isinstance(asked, Const):
        return then if asked.value else other
    return then if then is other else None


def _zero_branch(made: Application) -> Term | None:
    """A branch that is zero makes the condition a guard of the other."""
    asked, then, other = made.args
    if _is(other, 0.0):
        return mul(asked, then)
    return mul(negated(asked), other) if _is(then, 0.0) else None


def _not_branch(made: Application) -> Term | None:
    asked, then, other = made.args
    if isinstance(asked, Apply) and asked.op == "not":
        return call("select", asked.args[0], other, then)
    return None


SELECT: tuple[Rule, ...] = (
    Rule(_conditions(0), ("select(x, y, z) = select(ne(0, x), y, z)",)),
    Rule(
        _decided,
        ("select(true, x, y) = x", "select(false, x, y) = y", "select(p, x, x) = x"),
    ),
    Rule(
        _zero_branch,
        ("select(p, x, 0) = prod(1, p, x)", "select(p, 0, x) = prod(1, no(p), x)"),
        "nnan nsz",  # a guard comes out of products and sums
    ),
    Rule(_not_branch, ("select(no(p), x, y) = select(p, y, x)",)),
)


def _or_same(made: Application) -> Term | None:
    left, right = made.args
    if left is right or right is FALSE or left is TRUE:
        return left
    return right if left is FALSE or right is TRUE else None


def _or_part(made: Application) -> Term | None:
    """A condition that holds only where the other does adds nothing."""
    for one, other in (made.args, made.args[::-1]):
        if isinstance(other, Apply) and other.op == "prod" and one in other.args:
            return one
    return None


OR: tuple[Rule, ...] = (
    Rule(_conditions(0, 1), ("either(x, p) = either(p, ne(0, x))",)),
    Rule(
        _or_same,
        (
            *("either(p, p) = p", "either(p, false) = p", "either(false, p) = p"),
            *("either(p, true) = true", "either(true, p) = true"),
        ),
    ),
    Rule(_or_part, ("either(p, prod(1, p, q)) = p",)),
    Rule(_ordered, ("either(q, p) = either(p, q)",)),
)


def _and(made: Application) -> Term:
    return mul(*map(condition, made.args))


def _not(made: Application) -> Term | None:
    (arg,) = made.args
    if isinstance(arg, Const):
        return truth(not arg.value)
    return arg.args[0] if isinstance(arg, Apply) and arg.op == "not" else None


NOT = (
    Rule(_conditions(0), ("no(x) = no(ne(0, x))",)),
    Rule(_not, ("no(true) = false", "no(no(p)) = p")),
)
AND = (Rule(_and, ("both(p, q) = prod(1, p, q)", "both(p, x) = prod(1, p, ne(0, x))")),)


def _swapped(op: str) -> Step:
    return lambda made: apply(op, *made.args[::-1])


def _less_itself(made: Application) -> Term | None:
    return FALSE if made.args[0] is made.args[1] else None


def _even(made: Application) -> Application | None:
    """A function that does not see a sign is not given one."""
    (arg,) = made.args
    if not isinstance(arg, Apply) or arg.op != "prod" or arg.number >= 0:
        return None
    return made.with_args((mul(*arg.args, number=-arg.number),))


def _odd(made: Application) -> Term | None:
    """The sign of the operand becomes that of the value, where it was a factor of its own."""
    (arg,) = made.args
    if isinstance(arg, Apply) and arg.op == "prod" and arg.number == -1.0:
        return mul(call(made.op, mul(*arg.args)), number=-1.0)
    return None


def _abs(made: Application) -> Term | None:
    (arg,) = made.args
    return arg if arg.is_bool or (isinstance(arg, Apply) and arg.op == "abs") else None


def _abs_of_power(made: Application) -> Term | None:
    (arg,) = made.args
    positive = isinstance(arg, Apply) and arg.op == "powc" and arg.number % 2 != 1
    return arg if positive else None


def fold(made: Application) -> Term | None:
    """The value of a function of numbers, where it is finite."""
    if not all(isinstance(arg, Const) for arg in made.args):
        return None
    value = finite(
        FUNCTIONS[made.op].value, *(arg.value for arg in made.args if isinstance(arg, Const))
    )
    if value is None:
        return None
    return truth(value != 0) if made.op in CONDITIONS else constant(value)


EVEN = ("cos", "cosh", "abs")
ODD = ("sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh")


def symmetry(name: str) -> tuple[Rule, ...]:
    """Rows of functions that are even or odd."""
    if name in EVEN:
        needs = "" if name == "abs" else "afn"  # no library promises it
        return (Rule(_even, (f"{name}(prod(-2, x)) = {name}(prod(2, x))",), needs),)
    if name in ODD:
        return (Rule(_odd, (f"{name}(neg(x)) = prod(-1, {name}(x))",), "afn"),)
    return ()


OTHERS: dict[str, tuple[Rule, ...]] = {
    "less": (Rule(_less_itself, ("less(x, x) = false",)),),
    "greater": (Rule(_swapped("less"), ("greater(x, y) = less(y, x)",)),),
    "greatereq": (Rule(_swapped("lesseq"), ("greatereq(x, y) = lesseq(y, x)",)),),
    "eq": (Rule(_ordered, ("eq(y, x) = eq(x, y)",)),),
    "ne": (Rule(_ordered, ("ne(y, x) = ne(x, y)",)),),
    "abs": (
        Rule(_abs, ("abs(abs(x)) = abs(x)", "abs(p) = p")),
        Rule(_abs_of_power, ("abs(powc(2, x)) = powc(2, x)",), "nsz"),
    ),
}
