"""Code of functions in LLVM IR that compute products of matrices, for calls of these themselves.

LLVM compiles such functions as they are written: it knows neither that arrays are apart nor what a
product is, so a gradient, whose products run in blocks, took a tenth of its function's time. What
looks like one is compiled as derivatives are: see `version-aliasing`, `raise-products`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.process import disk_cache
from ad_opt.dialects.support.process.installation import installation
from ad_opt.lowering.codegen.machine.target import host_cpu
from ad_opt.lowering.llvm_import import canonical_text
from ad_opt.lowering.llvm_symbols import symbol_table

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.ir import Block, SSAValue

    from ad_opt.lowering.codegen.machine.options import CompileOptions

_LEAST_LOOPS = 3
"""Least loops of a product of matrices: rows, columns, and terms of their sums."""
_PRODUCT = re.compile(r" = (?:fmul |(?:tail )?call [^@\n]*@llvm\.fmuladd\.)")
_MOST_TEXT = 60_000
"""Most letters of a function, and of all that it calls, that is looked at. A guess: a page of C is
a tenth of that, and looking takes longer than LLVM does.
"""
_DEEP = 4
"""Most operations between a load and the product. A guess: a factor is scaled, or widened."""


def text_with_products(
    name: str,
    source: str,
    options: CompileOptions,
    module: Callable[[], ModuleOp],
    lowering: Callable[[CompileOptions], str],
) -> str:
    """LLVM IR of a function, with products in blocks; empty where it has none, or does more than
    to compute with the arrays that it is given.

    ``source`` is the text of its program, ``module`` the part of it that the function needs, over
    core dialects, and ``lowering`` gives the passes from there. The cache keeps what was found.
    """
    if options.opt_level < 2 or not _computes_with_arguments(name, source):
        return ""
    if not options.cache:
        return _text(name, options, module, lowering)
    facts = installation(), source, name, options, *host_cpu()
    key = disk_cache.key_of("products", *facts)
    if (known := disk_cache.load(key)) is not None:
        return known.decode()
    text = _text(name, options, module, lowering)
    disk_cache.store(key, text.encode())
    return text


def _computes_with_arguments(name: str, source: str) -> bool:
    """True if the text of a function has products, and it and all that it calls are short and name
    no variable; what runs before the first call belongs to all of the program.
    """
    if "@llvm.global_ctors" in source or "__enzyme_" in source:
        return False
    table = symbol_table(canonical_text(source, name))
    parts = [table.symbols[one] for one in table.reached([name])]
    if not all(one.is_function for one in parts):
        return False
    texts = [table.text(one) for one in parts if one.kind == "define"]
    return sum(map(len, texts)) <= _MOST_TEXT and any(map(_PRODUCT.search, texts))


def _text(
    name: str,
    options: CompileOptions,
    module: Callable[[], ModuleOp],
    lowering: Callable[[CompileOptions], str],
) -> str:
    with suppress(DiagnosticError):
        found = module()
        if _may_have_products(found):
            return _lowered(name, found, options.fp == "fast", lowering(_uninterrupted(options)))
    return ""


def _uninterrupted(options: CompileOptions) -> CompileOptions:
    """The options of code that runs to its end, as the program's own does."""
    return replace(options, interruptible=False)


def _lowered(name: str, module: ModuleOp, fast: bool, lowering: str) -> str:
    from ad_opt.dialects import make_context
    from ad_opt.dialects.support.ir.copying import copy_module
    from ad_opt.dialects.support.ir.queries import walk
    from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
    from ad_opt.passes.infrastructure.manager import PassManager
    from ad_opt.passes.pipelines import versioned

    module, context = copy_module(module), make_context()
    PassManager.parse(context, versioned(name, fast=fast), trusted=True).run(module)
    if not any(_is_product(op.name) for op in walk(module)):
        return ""
    PassManager.parse(context, lowering, trusted=True).run(module)
    return emit_llvm_ir(module, fast_math=fast)


def _is_product(name: str) -> bool:
    """True for the name of what sums of products become."""
    return name.startswith("linalg.")


def _may_have_products(module: ModuleOp) -> bool:
    """True if there are enough loops in a program, and sums of products of what is in memory."""
    from ad_opt.dialects.support.ir.queries import walk

    loops = summed = 0
    reached: set[Block | None] = set()
    for op in walk(module):
        reached.add(op.parent)
        if op.successors:
            loops += any(block in reached for block in op.successors)
        elif op.name in ("arith.addf", "arith.subf"):
            summed += any(_is_product_of_loads(one) for one in op.operands)
    return loops >= _LEAST_LOOPS and summed > 0


def _is_product_of_loads(value: SSAValue) -> bool:
    from xdsl.dialects import arith

    return isinstance(value.owner, arith.MulfOp) and all(
        _is_loaded(one, _DEEP) for one in value.owner.operands
    )


def _is_loaded(value: SSAValue, depth: int) -> bool:
    """True for a number from memory, and what is made of one and of constants."""
    from xdsl.ir import Operation

    from ad_opt.passes.ops.catalogue import is_constant, is_linear, is_load

    op = value.owner
    if not isinstance(op, Operation) or not depth:
        return False
    if is_load(op):
        return True
    others = [
        one
        for one in op.operands
        if not isinstance(one.owner, Operation) or not is_constant(one.owner)
    ]
    return (
        (is_linear(op) or op.name == "arith.mulf")
        and len(others) == 1
        and _is_loaded(others[0], depth - 1)
    )
