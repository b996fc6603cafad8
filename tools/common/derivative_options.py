"""The options of both tools that ask for derivatives; nothing heavy is imported here."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Sequence

from typing_extensions import override

_DEBUG = "derivatives check themselves: NaN, shadows, tape"
KINDS = ("grad", "jvp", "vjp", "hvp", "jacobian", "check")


class Listed(argparse.Action):
    """A list with commas between, which goes on where the option is given again."""

    @override
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        before: str | None = getattr(namespace, self.dest, None)
        setattr(namespace, self.dest, values if before is None else f"{before},{values}")


def add_run_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `ad-run`, of which one may be given."""
    group = parser.add_argument_group("derivatives").add_mutually_exclusive_group()
    add = group.add_argument
    add("--grad", action="store_true", help="value and gradient, by all arguments or --wrt")
    add("--jvp", metavar="TANGENTS", help="value and tangent: '1.0, none, ones(3)'")
    add("--vjp", metavar="COTANGENTS", help="gradients for these: '1.0, out=ones(3)'")
    add("--hvp", metavar="TANGENTS", help="the Hessian times these tangents")
    add("--jacobian", action="store_true", help="every output by every input; see --of")
    add("--check", action="store_true", help="check all derivatives against each other")
    parser.add_argument("--wrt", metavar="NAMES", help="differentiate by these arguments only")
    parser.add_argument("--of", metavar="NAMES", help="buffers that are outputs of --jacobian")
    parser.add_argument("--debug-derivatives", action="store_true", help=_DEBUG)


def requested(options: argparse.Namespace) -> str | None:
    """Return the derivative that is asked for, or ``None``."""
    return next((kind for kind in KINDS if getattr(options, kind) not in (None, False)), None)


def unused_option(options: argparse.Namespace) -> str | None:
    """Describe the fault of an option that belongs to a derivative nobody asks for, or ``None``."""
    kind = requested(options)
    if options.wrt is not None and kind is None:
        return "option --wrt: no derivative is asked for"
    if options.wrt is not None and kind == "check":
        return "option --wrt: --check is about all arguments"
    if options.of is not None and kind != "jacobian":
        return "option --of: it belongs to --jacobian"
    return None


PIPELINE_KINDS = {
    "grad": "add @F_grad, the gradient of a function with one result",
    "value-and-grad": "add @F_value_and_grad",
    "jvp": "add @F_jvp, forward mode",
    "vjp": "add @F_vjp, reverse mode",
    "hvp": "add @F_hvp, forward over reverse",
    "jacobian": "add @F_jacobian, by all arguments at once",
}


def add_pipeline_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `ad-opt`: each stands for a pipeline, in the order given among ``-p``."""
    add = parser.add_argument_group("derivatives (named pipelines)").add_argument
    for kind, text in PIPELINE_KINDS.items():
        add(
            f"--{kind}",
            dest="pipeline",
            action="append",
            type=_pipeline(kind.replace("-", "_")),
            default=argparse.SUPPRESS,
            metavar="F",
            help=text,
        )
    add(
        "--constant",
        metavar="NAMES",
        action=Listed,
        help="arguments without a derivative: names or numbers",
    )
    add(
        "--with-primal",
        action="store_true",
        help="LLVM IR: the object holds the whole program, and is linked in place of its own",
    )
    add("--debug-derivatives", action="store_true", help=_DEBUG)


class Requested(str):
    """A derivative that was asked for among the parts of the pipeline."""

    __slots__ = ("function", "kind")

    def __new__(cls, function: str, kind: str) -> Requested:
        """``function`` without its ``@``."""
        new = super().__new__(cls, f"{kind} of {function}")
        new.function, new.kind = function, kind
        return new


def _pipeline(kind: str) -> Callable[[str], str]:
    return lambda function: Requested(function.removeprefix("@"), kind)


def expand_requests(options: argparse.Namespace, taken: Collection[str] = ()) -> dict[str, str]:
    """Put pipelines in the place of derivatives; ``options.made`` are the functions they add,
    and ``options.derived`` says of which functions and how.

    ``options.roots`` are those of which derivatives are all that is wanted. Names that are
    ``taken`` by the program are not used again; those that are in the way are given back, each
    with what is used instead.
    """
    if not hasattr(options, "parts"):
        options.parts = tuple(options.pipeline)
    options.pipeline, options.made, options.roots = list(options.parts), (), ()
    options.derived = ()
    renamed: dict[str, str] = {}
    if any(isinstance(part, Requested) for part in options.pipeline):
        renamed = _expand(options, taken)
    options.pipeline = [_with_named(part) for part in options.pipeline]
    if options.debug_derivatives:
        from ad_opt.passes.pipelines import debugged

        given = ",".join(part for part in options.pipeline if part.strip())
        options.pipeline = [debugged(given)]
    return renamed


def _with_named(part: str) -> str:
    """A part of a pipeline, with passes in the place of named pipelines."""
    if not part.strip():
        return part
    from ad_opt.passes.pipelines import with_named

    return with_named(part)


def _expand(options: argparse.Namespace, taken: Collection[str]) -> dict[str, str]:
    from ad_opt.passes.pipelines import DerivativeOptions, derivative, derived_by, made_by

    words = [word.strip().lstrip("%") for word in (options.constant or "").split(",")]
    positions = [int(word) for word in words if word.isdigit()]
    names = [word for word in words if word and not word.isdigit()]
    extents = [text.strip() for text in (options.extents or "").split(",") if text.strip()]
    asked = {part.function: None for part in options.pipeline if isinstance(part, Requested)}
    given = DerivativeOptions(
        positions,
        named=names,
        others=tuple(asked) if len(asked) > 1 else (),
        apart=options.noalias,
        memory=options.memory,
        extents=extents,
        fresh=options.shadows == "fresh",
        versions=not options.noalias or bool(extents),
        primal=options.with_primal,
    )
    made: list[str] = []
    renamed: dict[str, str] = {}
    if not options.with_primal and all(isinstance(p, Requested) for p in options.pipeline):
        options.roots = tuple({p.function: None for p in options.pipeline})
    for at, part in enumerate(options.pipeline):
        if isinstance(part, Requested):
            beside = _beside(options.pipeline[at:], made)
            options.pipeline[at + 1 : at + 1 + len(beside)] = [""] * len(beside)
            options.pipeline[at] = derivative(
                part.function,
                part.kind,
                given,
                alone=False,
                fast=options.fp == "fast",
                present=made,
                taken=taken,
                beside=[(one.function, one.kind) for one in beside],
            )
            for one in (part, *beside):
                options.derived += derived_by(one.function, one.kind, taken)
                usual = made_by(one.function, one.kind)
                new = made_by(one.function, one.kind, taken)
                renamed |= {old: name for old, name in zip(usual, new, strict=True) if old != name}
                made += [name for name in new if name not in made]
    options.made = tuple(made)
    return renamed


def _beside(parts: Sequence[str], present: Collection[str]) -> list[Requested]:
    """Derivatives that are asked for behind the first one, and can be made with it: they are those
    of functions as they are written, and not ``present``.
    """
    from ad_opt.passes.pipelines import is_one_step, made_by

    found: list[Requested] = []
    made = set(present)
    for part in parts:
        if not isinstance(part, Requested) or not is_one_step(part.kind):
            break
        new = made_by(part.function, part.kind)
        if part.function in made or not made.isdisjoint(new):
            break
        made.update(new)
        found.append(part)
    return found[1:]
