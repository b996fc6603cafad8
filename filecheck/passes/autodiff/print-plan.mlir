// RUN: ad-opt %s -p "differentiate" --print-plan -o /dev/null 2>&1 | filecheck %s

// The square needs the number that is squared, in each of three trips.
// CHECK:      reversal of @squares at {{[0-9]+}}:1, both sweeps in one function
// CHECK-NEXT:   scf.for at {{[0-9]+}}:3: counted down
// CHECK-NEXT:   saved: %t of scf.for at {{.*}}, f32, 4 bytes x 3 = 12 bytes
// CHECK-NEXT:   tape: 12 bytes
func.func @squares(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> (f32) {
    %s = arith.mulf %t, %t : f32
    scf.yield %s : f32
  }
  return %r : f32
}

// Each iteration overwrites an element of its own, which is put back.
// CHECK:      reversal of @in_place
// CHECK-NEXT:   scf.for at {{.*}}: counted up, since any order is right
// CHECK-NEXT:   stores undone to argument %a: its caller wants it back as it was
// CHECK-NEXT:   computed from the number of the iteration: %i of scf.for
// CHECK-NEXT:   saved: what memref.store at {{.*}} overwrites, f64, 8 bytes x 4 = 32 bytes
// CHECK-NEXT:   saved: %e = math.exp at {{.*}}, f64, 8 bytes x 4 = 32 bytes
// CHECK-NEXT:   tape: 64 bytes
func.func @in_place(%a: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %a[%i] : memref<4xf64>
    %e = math.exp %v : f64
    memref.store %e, %a[%i] : memref<4xf64>
  }
  return
}

func.func @main(%x: f32, %dr: f32, %a: memref<4xf64>, %da: memref<4xf64>) -> f32 {
  %dx = autodiff.bwd_diff @squares(%x, %dr) {activity = [active], primal = false} : (f32, f32) -> f32
  autodiff.bwd_diff @in_place(%a, %da) {activity = [dup], primal = false} : (memref<4xf64>, memref<4xf64>) -> ()
  return %dx : f32
}
