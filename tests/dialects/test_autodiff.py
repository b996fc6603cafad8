"""The autodiff dialect from Python: constructors, effects, frames that are completed later."""

from __future__ import annotations

import pytest
from ad_opt.dialects import NEW_DIALECTS, make_context
from ad_opt.dialects.autodiff.autodiff import (
    ArenaAllocOp,
    Autodiff,
    BwdDiffOp,
    DeferDeallocOp,
    FrameGrowOp,
    FrameOp,
    FrameType,
    FwdDiffOp,
    LogMemoryOp,
    PopOp,
    PropagateOp,
    PushOp,
    RestoreMemoryOp,
    RestoreOp,
    RootOp,
    SaveOp,
    SetRootOp,
    StopGradientOp,
    TapeBeginOp,
    TapeEndOp,
    ZeroOp,
)
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    FunctionType,
    IndexType,
    MemRefType,
    ModuleOp,
    f64,
    i64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Block, Region

INDEX = IndexType()


def function(*inputs: object) -> tuple[ModuleOp, Block]:
    block = Block(arg_types=list(inputs))
    type = FunctionType.from_lists(list(inputs), [])
    module = ModuleOp([func.FuncOp("f", type, Region(block))])
    return module, block


def test_it_is_offered_to_plain_xdsl_opt() -> None:
    assert NEW_DIALECTS["autodiff"]() is Autodiff


def test_constructors_and_round_trip() -> None:
    module, block = function(f64, INDEX, MemRefType(f64, [DYNAMIC_INDEX]), LLVMPointerType(), i64)
    x, n, m, p, bytes_ = block.args
    frame_type = FrameType([f64, INDEX])
    begin = TapeBeginOp()
    tape = begin.tape
    frame = FrameOp(tape, n, [f64, INDEX])
    grow = FrameGrowOp(tape, frame, n, n)
    block.add_ops(
        [
            begin,
            frame,
            grow,
            SaveOp(x, grow.grown, n, grow.new_capacity, 0),
            RestoreOp(grow.grown, n, grow.new_capacity, 1),
            ArenaAllocOp(tape, [n], MemRefType(f64, [DYNAMIC_INDEX, 3])),
            DeferDeallocOp(tape, m),
            LogMemoryOp(tape, p, bytes_),
            RestoreMemoryOp(tape),
            SetRootOp(tape, grow.grown),
            RootOp(tape, frame_type),
            PushOp(tape, [x, n]),
            PopOp(tape, [f64, INDEX]),
            ZeroOp(f64),
            StopGradientOp(x),
            FwdDiffOp("g", [x, x], [f64, f64], ["dup"]),
            BwdDiffOp("g", [x, x], [f64], ["active"]),
            PropagateOp("g", [tape, x], [f64], ["active"], ["active"]),
            TapeEndOp(tape),
            func.ReturnOp(),
        ]
    )
    module.verify()
    again = parse_module(make_context(), str(module), "printed")
    assert str(again) == str(module)
    assert again.is_structurally_equivalent(module)


def test_simplification_keeps_what_acts() -> None:
    text = """
      func.func @f(%x: f64, %n: index) {
        %t = autodiff.tape_begin : !autodiff.tape
        %f = autodiff.frame %t, %n : !autodiff.frame<f64>
        %g = autodiff.frame %t, %n : !autodiff.frame<f64>
        autodiff.save %x, %f[%n] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        autodiff.push %t, %x : f64
        %p = autodiff.pop %t : f64
        %q = autodiff.pop %t : f64
        %dead = autodiff.restore %f[%n] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        %zero = autodiff.zero : f64
        %stop = autodiff.stop_gradient %x : f64
        %a = autodiff.arena_alloc %t() : memref<f64>
        autodiff.tape_end %t : !autodiff.tape
        return
      }
    """
    ctx = make_context()
    module = parse_module(ctx, text, "effects")
    PassManager.parse(ctx, "cse,dce,canonicalize").run(module)
    names = [op.name.removeprefix("autodiff.") for op in module.walk() if "autodiff" in op.name]
    assert names == [
        *("tape_begin", "frame", "frame", "save", "push", "pop", "pop", "arena_alloc", "tape_end"),
    ]


def test_a_restore_is_not_shared_across_a_save() -> None:
    text = """
      func.func @f(%x: f64, %n: index, %f: !autodiff.frame<f64>) -> (f64, f64) {
        %a = autodiff.restore %f[%n] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        autodiff.save %x, %f[%n] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        %b = autodiff.restore %f[%n] of %n {slot = 0 : i64} : f64, !autodiff.frame<f64>
        return %a, %b : f64, f64
      }
    """
    ctx = make_context()
    module = parse_module(ctx, text, "effects")
    PassManager.parse(ctx, "cse,canonicalize").run(module)
    assert sum(op.name == "autodiff.restore" for op in module.walk()) == 2


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ('autodiff.fwd_diff @f(%x) {activity = [dup, const]} : (f64) -> f64', "activity names 2"),
        ("autodiff.propagate @f(%x) {activity = [active]} : (f64) -> f64", "first operand is"),
        ("autodiff.apply @f(%x) {activity = [const]} : (f64) -> f64", "last result is"),
        ("autodiff.fwd_diff @f(%x) {activity = [const]} : (f64) -> f32", "first results are"),
    ],
)  # fmt: skip
def test_requests_that_do_not_fit(request_: str, message: str) -> None:
    text = f"""
      func.func private @f(f64) -> f64
      func.func @g(%x: f64) {{
        %y = {request_}
        return
      }}
    """
    module = parse_module(make_context(), text, "request")
    with pytest.raises(DiagnosticError) as caught:
        require_valid(module)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0704"
    assert message in found.message
    assert found.location is not None
    assert found.notes
