"""Requests of programs with narrow floats: derivatives with the types of the program.

    %dx = autodiff.bwd_diff @f(%m, %dm, %c) ... : (memref<4xbf16>, memref<4xbf16>, f32) -> ()
is a call of
    func.func private @f.narrow(%m: memref<4xbf16>, %dm: memref<4xbf16>, %c: f32) {
      %w = memref.alloc() : memref<4xf32>      ; holds what %dm holds
      func.call @f.bwd(%m, %w, %c)
      ...                                      ; %dm[...] = truncf %w[...]
    }

See `tangents/accumulation.py` for the types; everything between request and request is wide.
"""

from __future__ import annotations

from dataclasses import replace

from ad_opt.passes.autodiff.engine.narrow_shadows import WideShadows
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.reverse.functions.reverse_signature import combined_type
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Block


def requested_key(key: Key, primal: FuncOp) -> Key:
    """The derivative that a request of the program gets, in place of the one it names."""
    if key.mode != "combined" or combined_type(key, primal) == declare_narrow(None, key, primal):
        return key
    return replace(key, mode="narrow")


def declare_narrow(session: Session | None, key: Key, primal: FuncOp) -> FunctionType:
    """The type of the combined derivative in the types of the program."""
    return combined_type(key, primal, public=True)


def fill_narrow(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Call the combined derivative with wide shadows and cotangents."""
    inner = session.request(replace(key, mode="combined"))
    block = Block(arg_types=declared.function_type.inputs.data)
    declared.body.add_block(block)
    em = Emitter(block, None, declared.location)
    shadows = WideShadows(em)
    wanted = inner.function_type.inputs
    operands = [shadows.of(x, type) for x, type in zip(block.args, wanted, strict=True)]
    shadows.check()
    types = list(inner.function_type.outputs)
    results = em.emit(CallOp(inner.sym_name.data, operands, types)).results
    shadows.finish()
    outputs = declared.function_type.outputs
    em.emit(ReturnOp(*(em.fit(x, type) for x, type in zip(results, outputs, strict=True))))
