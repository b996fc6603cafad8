// RUN: ad-opt %s -p "request-derivative{function=f kind=vjp},differentiate" | filecheck %s

// A frame has a shadow frame, whose cotangents start at zero. All of it is on the new tape, which is
// not rewound: what the program puts on a tape of its own lives until the way back is done.

func.func @f(%x: f64, %n: index) -> f64 {
  %tape = autodiff.tape_begin : !autodiff.tape
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %frame = autodiff.frame %tape, %1 : !autodiff.frame<index, f64>
  autodiff.save %x, %frame[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
  %y = autodiff.restore %frame[%0] of %1 {slot = 1 : i64} : f64, !autodiff.frame<index, f64>
  %z = math.sin %y : f64
  autodiff.tape_end %tape : !autodiff.tape
  return %z : f64
}

// CHECK-LABEL: func.func private @f.bwd(%x: f64, %n: index, %0: f64) -> (f64, f64) {
// CHECK:         [[TAPE:%.*]] = autodiff.tape_begin
// CHECK-NOT:     autodiff.tape_begin
// CHECK:         [[FRAME:%.*]] = autodiff.frame [[TAPE]], {{.*}} : !autodiff.frame<index, f64>
// CHECK:         [[SHADOW:%.*]] = autodiff.frame [[TAPE]], {{.*}} : !autodiff.frame<f64>
// CHECK:         autodiff.save [[ZERO:%.*]], [[SHADOW]][{{.*}} {slot = 0 : i64}
// CHECK:         autodiff.save %x, [[FRAME]][{{.*}} {slot = 1 : i64}
// CHECK:         [[Y:%.*]] = autodiff.restore [[FRAME]][{{.*}} {slot = 1 : i64}
// CHECK:         math.sin [[Y]]
// Back: the use of the restored value adds to its slot, the save takes it and leaves zero.
// CHECK:         [[COS:%.*]] = math.cos [[Y]]
// CHECK:         [[PART:%.*]] = arith.mulf {{.*}}, [[COS]]
// CHECK:         [[OLD:%.*]] = autodiff.restore [[SHADOW]][
// CHECK:         [[SUM:%.*]] = arith.addf [[OLD]], [[PART]]
// CHECK:         autodiff.save [[SUM]], [[SHADOW]][
// CHECK:         [[DX:%.*]] = autodiff.restore [[SHADOW]][
// CHECK:         autodiff.save {{.*}}, [[SHADOW]][
// CHECK:         autodiff.tape_end [[TAPE]]
// CHECK:         func.return {{.*}}, [[DX]]
