// RUN: ad-opt %s -p apply-register-tiles | filecheck %s

// The last tile goes back to where it fits, if no iteration reads what is written.
// CHECK-LABEL: func.func @overlapping
// CHECK:         affine.for %i = 1 to 9 step 3 {
// CHECK-NEXT:      %i_1 = affine.apply affine_map<(d0) -> ((d0 + (((d0 + -1) floordiv 6) * -1)))>(%i)
// CHECK:           affine.store %{{.*}}, %c[%i_1 + 2] : memref<9xf32>
// CHECK:         affine.for %i_2 = 1 to 9 {
// CHECK-NOT:     affine.apply
// CHECK:         return
func.func @overlapping(%a: memref<9x100xf32> {llvm.noalias}, %c: memref<9xf32> {llvm.noalias},
    %d: memref<9xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 1 to 9 {
    %sum = affine.for %k = 0 to 100 iter_args(%old = %zero) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<9x100xf32>
      %new = arith.addf %old, %x fastmath<contract> : f32
      affine.yield %new : f32
    }
    affine.store %sum, %c[%i] : memref<9xf32>
  } {schedule.tile = array<i64: 3, 1, 1>}
  affine.for %i = 1 to 9 {
    %last = affine.load %d[%i] : memref<9xf32>
    %sum = affine.for %k = 0 to 100 iter_args(%old = %last) -> (f32) {
      %x = affine.load %a[%i, %k] : memref<9x100xf32>
      %new = arith.addf %old, %x fastmath<contract> : f32
      affine.yield %new : f32
    }
    affine.store %sum, %d[%i] : memref<9xf32>
  } {schedule.tile = array<i64: 3, 1, 1>}
  return
}
