"""LLVM IR into the llvm dialect."""

from __future__ import annotations

from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.passes.verify_strict import verify

LOOP = """
define double @sum(ptr noundef %x, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done

done:
  %r = phi double [ 0.0, %entry ], [ %next, %loop ]
  ret double %r

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %next, %loop ]
  %k = sext i32 %i to i64
  %p = getelementptr inbounds double, ptr %x, i64 %k
  %v = load double, ptr %p, align 8
  %next = fadd fast double %s, %v
  %j = add nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
}
"""


def test_loop() -> None:
    module = import_llvm(LOOP, "f.ll")
    assert verify(module) == []
    function = module.body.block.first_op
    assert function is not None
    names = [op.name for op in function.walk()]
    assert names.count("llvm.cond_br") == 2
    text = emit_llvm_ir(module)
    assert emit_llvm_ir(import_llvm(text, "f.ll")) == text
