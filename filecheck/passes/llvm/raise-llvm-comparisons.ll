; RUN: ad-opt %s -p raise-llvm | filecheck %s

; Two numbers of the same sign have one order: the signed one, which analyses of loops know.
; CHECK-LABEL: func.func @same_sign
; CHECK:         arith.cmpi slt, %a, %b
; CHECK:         arith.cmpi sge, %a, %b
; CHECK:         arith.cmpi ult, %a, %b
; CHECK:         arith.cmpi sgt, %a, %b
define i1 @same_sign(i32 %a, i32 %b) {
  %lt = icmp samesign ult i32 %a, %b
  %ge = icmp samesign uge i32 %a, %b
  %any = icmp ult i32 %a, %b
  %gt = icmp samesign sgt i32 %a, %b
  %x = and i1 %lt, %ge
  %y = and i1 %any, %gt
  %z = or i1 %x, %y
  ret i1 %z
}
