// RUN: ad-opt %s -p buffers-on-tapes | filecheck %s
// RUN: ad-opt %s -p "buffers-on-tapes,lower" --emit=llvm-ir | filecheck %s --check-prefix=LLVM

// Large buffers that die before the tape are its memory, and not cleared.

// CHECK-LABEL: func.func @large
// CHECK:         %a = autodiff.arena_alloc %t() {autodiff.uninitialized} : memref<512x512xf64>
// CHECK-NOT:     dealloc
// CHECK:         autodiff.tape_end
// LLVM-LABEL:  define void @large
// LLVM-NOT:      aligned_alloc
// LLVM:          call {{.*}}@autodiff.arena.alloc
// LLVM-NOT:      memset
// LLVM:        }
func.func @large(%x: f64, %i: index) {
  %t = autodiff.tape_begin : !autodiff.tape
  %a = memref.alloc() : memref<512x512xf64>
  memref.store %x, %a[%i, %i] : memref<512x512xf64>
  memref.dealloc %a : memref<512x512xf64>
  autodiff.tape_end %t : !autodiff.tape
  return
}

// Small ones, ones of unknown size, ones that outlive the tape or the block, and ones aligned as the
// program says stay.

// CHECK-LABEL: func.func @others
// CHECK-NOT:     arena_alloc
func.func @others(%n: index, %q: i1) -> memref<512x512xf64> {
  %before = memref.alloc() : memref<512x512xf64>
  %t = autodiff.tape_begin : !autodiff.tape
  %small = memref.alloc() : memref<256x256xf64>
  %unknown = memref.alloc(%n) : memref<?x512xf64>
  %longer = memref.alloc() : memref<512x512xf64>
  %kept = memref.alloc() : memref<512x512xf64>
  %aligned = memref.alloc() {alignment = 4096 : i64} : memref<512x512xf64>
  %sometimes = memref.alloc() : memref<512x512xf64>
  scf.if %q {
    memref.dealloc %sometimes : memref<512x512xf64>
  }
  memref.dealloc %aligned : memref<512x512xf64>
  memref.dealloc %unknown : memref<?x512xf64>
  memref.dealloc %small : memref<256x256xf64>
  memref.dealloc %before : memref<512x512xf64>
  autodiff.tape_end %t : !autodiff.tape
  memref.dealloc %longer : memref<512x512xf64>
  return %kept : memref<512x512xf64>
}

// A tape that gives memory back in between would give it out again.

// CHECK-LABEL: func.func @reset
// CHECK-NOT:     arena_alloc
func.func @reset() {
  %t = autodiff.tape_begin : !autodiff.tape
  %mark = autodiff.tape_mark %t : !autodiff.frame<>
  %a = memref.alloc() : memref<512x512xf64>
  autodiff.tape_reset %t, %mark : !autodiff.frame<>
  memref.dealloc %a : memref<512x512xf64>
  autodiff.tape_end %t : !autodiff.tape
  return
}
