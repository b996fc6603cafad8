// Made of cxx_library.c: clang-19 -O1 -fno-inline -fno-vectorize -fno-strict-aliasing, read as LLVM IR;
// attributes, calling conventions and lifetimes left out, `enzyme_type` added.
llvm.func internal @cxx_library.tree_increment(%0: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.icmp "eq" %3, %1 : !llvm.ptr
  llvm.cond_br %4, ^bb2(%0 : !llvm.ptr), ^bb1
^bb1:
  %5 = llvm.call @cxx_library.leftmost(%3) : (!llvm.ptr) -> !llvm.ptr
  llvm.br ^bb4(%5 : !llvm.ptr)
^bb2(%6: !llvm.ptr):
  %7 = llvm.getelementptr inbounds %6[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.getelementptr inbounds %8[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.icmp "eq" %6, %10 : !llvm.ptr
  llvm.cond_br %11, ^bb2(%8 : !llvm.ptr), ^bb3
^bb3:
  %12 = llvm.getelementptr inbounds %6[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %8 : !llvm.ptr
  %15 = llvm.select %14, %6, %8 : i1, !llvm.ptr
  llvm.br ^bb4(%15 : !llvm.ptr)
^bb4(%16: !llvm.ptr):
  llvm.return %16 : !llvm.ptr
}
llvm.func internal @cxx_library.leftmost(%0: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.br ^bb1(%0 : !llvm.ptr)
^bb1(%2: !llvm.ptr):
  %3 = llvm.getelementptr inbounds %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.icmp "eq" %4, %1 : !llvm.ptr
  llvm.cond_br %5, ^bb2, ^bb1(%4 : !llvm.ptr)
^bb2:
  llvm.return %2 : !llvm.ptr
}
llvm.func internal @cxx_library.tree_decrement(%0: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> i32
  %4 = llvm.icmp "eq" %3, %1 : i32
  llvm.cond_br %4, ^bb1, ^bb3
^bb1:
  %5 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.getelementptr inbounds %6[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.icmp "eq" %8, %0 : !llvm.ptr
  llvm.cond_br %9, ^bb2, ^bb3
^bb2:
  %10 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb6(%11 : !llvm.ptr)
^bb3:
  %12 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %2 : !llvm.ptr
  llvm.cond_br %14, ^bb5(%0 : !llvm.ptr), ^bb4
^bb4:
  %15 = llvm.call @cxx_library.rightmost(%13) : (!llvm.ptr) -> !llvm.ptr
  llvm.br ^bb6(%15 : !llvm.ptr)
^bb5(%16: !llvm.ptr):
  %17 = llvm.getelementptr inbounds %16[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %19 = llvm.getelementptr inbounds %18[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %21 = llvm.icmp "eq" %16, %20 : !llvm.ptr
  llvm.cond_br %21, ^bb5(%18 : !llvm.ptr), ^bb6(%18 : !llvm.ptr)
^bb6(%22: !llvm.ptr):
  llvm.return %22 : !llvm.ptr
}
llvm.func internal @cxx_library.rightmost(%0: !llvm.ptr) -> !llvm.ptr {
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.br ^bb1(%0 : !llvm.ptr)
^bb1(%2: !llvm.ptr):
  %3 = llvm.getelementptr inbounds %2[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.icmp "eq" %4, %1 : !llvm.ptr
  llvm.cond_br %5, ^bb2, ^bb1(%4 : !llvm.ptr)
^bb2:
  llvm.return %2 : !llvm.ptr
}
llvm.func internal @cxx_library.tree_insert(%0: i1, %1: !llvm.ptr, %2: !llvm.ptr, %3: !llvm.ptr) {
  %4 = llvm.mlir.constant(0 : i32) : i32
  %5 = llvm.mlir.constant(0 : i8) : i8
  %6 = llvm.mlir.constant(16 : i64) : i64
  %7 = llvm.mlir.zero : !llvm.ptr
  %8 = llvm.mlir.constant(1 : i32) : i32
  %9 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %10 = llvm.getelementptr inbounds %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %1 {alignment = 8 : i64} : i32, !llvm.ptr
  %11 = llvm.icmp "eq" %2, %3 : !llvm.ptr
  "llvm.intr.memset"(%10, %5, %6) <{isVolatile = false, arg_attrs = [{llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  llvm.cond_br %11, ^bb1, ^bb2
^bb1:
  %12 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %13 = llvm.getelementptr inbounds %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %14 = llvm.getelementptr inbounds %3[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb5(%14 : !llvm.ptr)
^bb2:
  llvm.cond_br %0, ^bb3, ^bb4
^bb3:
  %15 = llvm.getelementptr inbounds %2[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %16 = llvm.getelementptr inbounds %3[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %18 = llvm.icmp "eq" %17, %2 : !llvm.ptr
  llvm.cond_br %18, ^bb5(%16 : !llvm.ptr), ^bb6
^bb4:
  %19 = llvm.getelementptr inbounds %2[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %20 = llvm.getelementptr inbounds %3[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %22 = llvm.icmp "eq" %21, %2 : !llvm.ptr
  llvm.cond_br %22, ^bb5(%20 : !llvm.ptr), ^bb6
^bb5(%23: !llvm.ptr):
  llvm.store %1, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb6
^bb6:
  %24 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %26 = llvm.icmp "eq" %25, %1 : !llvm.ptr
  llvm.cond_br %26, ^bb22(%25 : !llvm.ptr), ^bb7
^bb7:
  %27 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
  %30 = llvm.icmp "eq" %29, %4 : i32
  llvm.cond_br %30, ^bb9(%28, %1 : !llvm.ptr, !llvm.ptr), ^bb22(%25 : !llvm.ptr)
^bb8:
  %31 = llvm.getelementptr inbounds %32[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %33 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
  %35 = llvm.icmp "eq" %34, %4 : i32
  llvm.cond_br %35, ^bb9(%33, %32 : !llvm.ptr, !llvm.ptr), ^bb22(%36 : !llvm.ptr)
^bb9(%37: !llvm.ptr, %38: !llvm.ptr):
  %39 = llvm.getelementptr inbounds %37[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %41 = llvm.getelementptr inbounds %40[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %43 = llvm.icmp "eq" %37, %42 : !llvm.ptr
  llvm.cond_br %43, ^bb10, ^bb11(%42 : !llvm.ptr)
^bb10:
  %44 = llvm.getelementptr inbounds %40[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb11(%45 : !llvm.ptr)
^bb11(%46: !llvm.ptr):
  %47 = llvm.icmp "eq" %46, %7 : !llvm.ptr
  llvm.cond_br %47, ^bb14, ^bb12
^bb12:
  %48 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
  %49 = llvm.icmp "eq" %48, %4 : i32
  llvm.cond_br %49, ^bb13, ^bb14
^bb13:
  llvm.store %8, %37 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %8, %46 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %4, %40 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.br ^bb21(%40 : !llvm.ptr)
^bb14:
  llvm.cond_br %43, ^bb15, ^bb18
^bb15:
  %50 = llvm.getelementptr inbounds %37[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %52 = llvm.icmp "eq" %38, %51 : !llvm.ptr
  llvm.cond_br %52, ^bb16, ^bb17(%38 : !llvm.ptr)
^bb16:
  llvm.call @cxx_library.rotate_left(%37, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb17(%37 : !llvm.ptr)
^bb17(%53: !llvm.ptr):
  %54 = llvm.getelementptr inbounds %53[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %8, %55 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %4, %40 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.call @cxx_library.rotate_right(%40, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb21(%53 : !llvm.ptr)
^bb18:
  %56 = llvm.getelementptr inbounds %37[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %58 = llvm.icmp "eq" %38, %57 : !llvm.ptr
  llvm.cond_br %58, ^bb19, ^bb20(%38 : !llvm.ptr)
^bb19:
  llvm.call @cxx_library.rotate_right(%37, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb20(%37 : !llvm.ptr)
^bb20(%59: !llvm.ptr):
  %60 = llvm.getelementptr inbounds %59[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %8, %61 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %4, %40 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.call @cxx_library.rotate_left(%40, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb21(%59 : !llvm.ptr)
^bb21(%32: !llvm.ptr):
  %36 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %62 = llvm.icmp "eq" %32, %36 : !llvm.ptr
  llvm.cond_br %62, ^bb22(%36 : !llvm.ptr), ^bb8
^bb22(%63: !llvm.ptr):
  llvm.store %8, %63 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.rotate_left(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.getelementptr inbounds %4[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %6, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.icmp "eq" %7, %2 : !llvm.ptr
  llvm.cond_br %8, ^bb2, ^bb1
^bb1:
  %9 = llvm.getelementptr inbounds %7[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.call @cxx_library.replace(%1, %0, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %10 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.getelementptr inbounds %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %4, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.rotate_right(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.getelementptr inbounds %4[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %6, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %7 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.icmp "eq" %7, %2 : !llvm.ptr
  llvm.cond_br %8, ^bb2, ^bb1
^bb1:
  %9 = llvm.getelementptr inbounds %7[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %0, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.call @cxx_library.replace(%1, %0, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %10 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.getelementptr inbounds %4[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %11, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %4, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.tree_erase(%0: !llvm.ptr, %1: !llvm.ptr) -> !llvm.ptr {
  %2 = llvm.mlir.zero : !llvm.ptr
  %3 = llvm.mlir.constant(0 : i32) : i32
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.mlir.constant(16 : i64) : i64
  %6 = llvm.mlir.constant(24 : i64) : i64
  %7 = llvm.mlir.constant(true) : i1
  %8 = llvm.mlir.constant(false) : i1
  %9 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.icmp "eq" %10, %2 : !llvm.ptr
  llvm.cond_br %11, ^bb3(%0 : !llvm.ptr), ^bb1
^bb1:
  %12 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %2 : !llvm.ptr
  llvm.cond_br %14, ^bb3(%0 : !llvm.ptr), ^bb2
^bb2:
  %15 = llvm.call @cxx_library.leftmost(%13) : (!llvm.ptr) -> !llvm.ptr
  llvm.br ^bb3(%15 : !llvm.ptr)
^bb3(%16: !llvm.ptr):
  %17 = llvm.getelementptr inbounds %16[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %19 = llvm.icmp "eq" %18, %2 : !llvm.ptr
  llvm.cond_br %19, ^bb4, ^bb5(%18 : !llvm.ptr)
^bb4:
  %20 = llvm.getelementptr inbounds %16[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb5(%21 : !llvm.ptr)
^bb5(%22: !llvm.ptr):
  %23 = llvm.getelementptr inbounds %16[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %25 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
  %26 = llvm.getelementptr inbounds %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %28 = llvm.icmp "eq" %27, %0 : !llvm.ptr
  llvm.cond_br %28, ^bb6, ^bb10
^bb6:
  %29 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %31 = llvm.icmp "eq" %30, %2 : !llvm.ptr
  llvm.cond_br %31, ^bb8, ^bb7
^bb7:
  %32 = llvm.call @cxx_library.leftmost(%30) : (!llvm.ptr) -> !llvm.ptr
  llvm.br ^bb9(%32 : !llvm.ptr)
^bb8:
  %33 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb9(%34 : !llvm.ptr)
^bb9(%35: !llvm.ptr):
  llvm.store %35, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb10
^bb10:
  %36 = llvm.getelementptr inbounds %1[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %38 = llvm.icmp "eq" %37, %0 : !llvm.ptr
  llvm.cond_br %38, ^bb11, ^bb15
^bb11:
  %39 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %40 = llvm.icmp "eq" %39, %2 : !llvm.ptr
  llvm.cond_br %40, ^bb13, ^bb12
^bb12:
  %41 = llvm.call @cxx_library.rightmost(%39) : (!llvm.ptr) -> !llvm.ptr
  llvm.br ^bb14(%41 : !llvm.ptr)
^bb13:
  %42 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb14(%43 : !llvm.ptr)
^bb14(%44: !llvm.ptr):
  llvm.store %44, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb15
^bb15:
  %45 = llvm.icmp "eq" %16, %0 : !llvm.ptr
  llvm.cond_br %45, ^bb16, ^bb19
^bb16:
  %46 = llvm.icmp "eq" %22, %2 : !llvm.ptr
  llvm.cond_br %46, ^bb18, ^bb17
^bb17:
  %47 = llvm.getelementptr inbounds %22[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %24, %47 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb18
^bb18:
  llvm.call @cxx_library.replace(%1, %0, %22) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb24(%24 : !llvm.ptr)
^bb19:
  %48 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %49 = llvm.getelementptr inbounds %48[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %16, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %50 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %50, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %51 = llvm.getelementptr inbounds %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %53 = llvm.icmp "eq" %16, %52 : !llvm.ptr
  llvm.cond_br %53, ^bb23(%16 : !llvm.ptr), ^bb20
^bb20:
  %54 = llvm.icmp "eq" %22, %2 : !llvm.ptr
  llvm.cond_br %54, ^bb22, ^bb21
^bb21:
  %55 = llvm.getelementptr inbounds %22[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %24, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb22
^bb22:
  %56 = llvm.getelementptr inbounds %24[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %22, %56 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %57 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %58 = llvm.getelementptr inbounds %16[24] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %57, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %59 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %60 = llvm.getelementptr inbounds %59[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %16, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb23(%24 : !llvm.ptr)
^bb23(%61: !llvm.ptr):
  llvm.call @cxx_library.replace(%1, %0, %16) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %62 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %63, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %64 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.store %64, %16 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.br ^bb24(%61 : !llvm.ptr)
^bb24(%65: !llvm.ptr):
  %66 = llvm.icmp "eq" %25, %3 : i32
  llvm.cond_br %66, ^bb53, ^bb25
^bb25:
  %67 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb26(%65, %22 : !llvm.ptr, !llvm.ptr)
^bb26(%68: !llvm.ptr, %69: !llvm.ptr):
  %70 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %71 = llvm.icmp "eq" %69, %70 : !llvm.ptr
  llvm.cond_br %71, ^bb51(%69 : !llvm.ptr), ^bb27
^bb27:
  %72 = llvm.icmp "eq" %69, %2 : !llvm.ptr
  llvm.cond_br %72, ^bb29, ^bb28
^bb28:
  %73 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i32
  %74 = llvm.icmp "eq" %73, %3 : i32
  llvm.cond_br %74, ^bb51(%69 : !llvm.ptr), ^bb29
^bb29:
  %75 = llvm.getelementptr inbounds %68[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %77 = llvm.icmp "eq" %69, %76 : !llvm.ptr
  llvm.cond_br %77, ^bb30, ^bb31(%76 : !llvm.ptr)
^bb30:
  %78 = llvm.getelementptr inbounds %68[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb31(%79 : !llvm.ptr)
^bb31(%80: !llvm.ptr):
  %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
  %82 = llvm.icmp "eq" %81, %3 : i32
  llvm.cond_br %82, ^bb32, ^bb36(%80 : !llvm.ptr)
^bb32:
  llvm.store %4, %80 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %3, %68 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.cond_br %77, ^bb33, ^bb34
^bb33:
  llvm.call @cxx_library.rotate_left(%68, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb35
^bb34:
  llvm.call @cxx_library.rotate_right(%68, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb35
^bb35:
  %83 = llvm.getelementptr inbounds %68[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %84 = llvm.select %77, %83, %75 : i1, !llvm.ptr
  %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb36(%85 : !llvm.ptr)
^bb36(%86: !llvm.ptr):
  %87 = llvm.getelementptr inbounds %86[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %88 = llvm.getelementptr inbounds %86[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %89 = llvm.select %77, %87, %88 : i1, !llvm.ptr
  %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %91 = llvm.select %77, %88, %87 : i1, !llvm.ptr
  %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %93 = llvm.icmp "eq" %90, %2 : !llvm.ptr
  llvm.cond_br %93, ^bb38, ^bb37
^bb37:
  %94 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i32
  %95 = llvm.icmp "eq" %94, %3 : i32
  llvm.cond_br %95, ^bb41, ^bb38
^bb38:
  %96 = llvm.icmp "eq" %92, %2 : !llvm.ptr
  llvm.cond_br %96, ^bb40, ^bb39
^bb39:
  %97 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i32
  %98 = llvm.icmp "eq" %97, %3 : i32
  llvm.cond_br %98, ^bb41, ^bb40
^bb40:
  llvm.store %3, %86 {alignment = 8 : i64} : i32, !llvm.ptr
  %99 = llvm.getelementptr inbounds %68[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %100 = llvm.load %99 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb50(%100, %7, %68 : !llvm.ptr, i1, !llvm.ptr)
^bb41:
  %101 = llvm.icmp "eq" %92, %2 : !llvm.ptr
  llvm.cond_br %101, ^bb43, ^bb42
^bb42:
  %102 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i32
  %103 = llvm.icmp "eq" %102, %3 : i32
  llvm.cond_br %103, ^bb47(%86, %92 : !llvm.ptr, !llvm.ptr), ^bb43
^bb43:
  llvm.store %4, %90 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %3, %86 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.cond_br %77, ^bb44, ^bb45
^bb44:
  llvm.call @cxx_library.rotate_right(%86, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb46(%6 : i64)
^bb45:
  llvm.call @cxx_library.rotate_left(%86, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb46(%5 : i64)
^bb46(%104: i64):
  %105 = llvm.getelementptr inbounds %68[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %106 = llvm.select %77, %105, %75 : i1, !llvm.ptr
  %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %108 = llvm.getelementptr inbounds %107[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %109 = llvm.load %108 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb47(%107, %109 : !llvm.ptr, !llvm.ptr)
^bb47(%110: !llvm.ptr, %111: !llvm.ptr):
  %112 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i32
  llvm.store %112, %110 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %4, %68 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %4, %111 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.cond_br %77, ^bb48, ^bb49
^bb48:
  llvm.call @cxx_library.rotate_left(%68, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb50(%68, %8, %69 : !llvm.ptr, i1, !llvm.ptr)
^bb49:
  llvm.call @cxx_library.rotate_right(%68, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb50(%68, %8, %69 : !llvm.ptr, i1, !llvm.ptr)
^bb50(%113: !llvm.ptr, %114: i1, %115: !llvm.ptr):
  llvm.cond_br %114, ^bb26(%113, %115 : !llvm.ptr, !llvm.ptr), ^bb51(%115 : !llvm.ptr)
^bb51(%116: !llvm.ptr):
  %117 = llvm.icmp "eq" %116, %2 : !llvm.ptr
  llvm.cond_br %117, ^bb53, ^bb52
^bb52:
  llvm.store %4, %116 {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.br ^bb53
^bb53:
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.replace(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr) {
  %3 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.icmp "eq" %4, %1 : !llvm.ptr
  llvm.cond_br %5, ^bb2(%3 : !llvm.ptr), ^bb1
^bb1:
  %6 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.getelementptr inbounds %7[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.icmp "eq" %9, %1 : !llvm.ptr
  %11 = llvm.getelementptr inbounds %7[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.select %10, %8, %11 : i1, !llvm.ptr
  llvm.br ^bb2(%12 : !llvm.ptr)
^bb2(%13: !llvm.ptr):
  llvm.store %2, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.list_hook(%0: !llvm.ptr, %1: !llvm.ptr) {
  llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %2 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %5 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %0, %2 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.list_unhook(%0: !llvm.ptr) {
  %1 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %5, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.list_reverse(%0: !llvm.ptr) {
  llvm.br ^bb1(%0 : !llvm.ptr)
^bb1(%1: !llvm.ptr):
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %4, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %2, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %5 = llvm.icmp "eq" %2, %0 : !llvm.ptr
  llvm.cond_br %5, ^bb2, ^bb1(%2 : !llvm.ptr)
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.list_transfer(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr) {
  %3 = llvm.icmp "eq" %0, %2 : !llvm.ptr
  llvm.cond_br %3, ^bb2, ^bb1
^bb1:
  %4 = llvm.getelementptr inbounds %2[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %2, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %10 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %10, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %7, %8 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %0, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %5, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.list_swap(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.alloca %2 x !llvm.struct<"struct.list", (!llvm.ptr, !llvm.ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %3, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %3, %3 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @cxx_library.move_all(%3, %0) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @cxx_library.move_all(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @cxx_library.move_all(%1, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @cxx_library.move_all(%0: !llvm.ptr, %1: !llvm.ptr) {
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.icmp "eq" %2, %1 : !llvm.ptr
  llvm.cond_br %3, ^bb2, ^bb1
^bb1:
  llvm.call @cxx_library.list_transfer(%0, %2, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.policy_need_rehash(%0: !llvm.ptr, %1: i64, %2: i64, %3: i64) -> !llvm.struct<(i8, i64)> {
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.alloca %4 x !llvm.struct<"struct.policy", (f32, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> f32
  llvm.store %6, %5 {alignment = 8 : i64} : f32, !llvm.ptr
  %7 = llvm.getelementptr inbounds %5[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64, enzyme_type = "{[-1]:Integer}"} : !llvm.ptr -> i64
  llvm.store %9, %7 {alignment = 8 : i64} : i64, !llvm.ptr
  %10 = llvm.call @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(%5, %1, %2, %3) : (!llvm.ptr, i64, i64, i64) -> !llvm.struct<(i8, i64)>
  %11 = llvm.load %7 {alignment = 8 : i64, enzyme_type = "{[-1]:Integer}"} : !llvm.ptr -> i64
  llvm.store %11, %8 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return %10 : !llvm.struct<(i8, i64)>
}
llvm.func internal @cxx_library.policy_next_bucket(%0: !llvm.ptr, %1: i64) -> i64 {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.alloca %2 x !llvm.struct<"struct.policy", (f32, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %4 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> f32
  llvm.store %4, %3 {alignment = 8 : i64} : f32, !llvm.ptr
  %5 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64, enzyme_type = "{[-1]:Integer}"} : !llvm.ptr -> i64
  llvm.store %7, %5 {alignment = 8 : i64} : i64, !llvm.ptr
  %8 = llvm.call @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(%3, %1) : (!llvm.ptr, i64) -> i64
  %9 = llvm.load %5 {alignment = 8 : i64, enzyme_type = "{[-1]:Integer}"} : !llvm.ptr -> i64
  llvm.store %9, %6 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return %8 : i64
}
llvm.func internal @cxx_library.string_create(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr, %2: i64) -> !llvm.ptr {
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
  %5 = llvm.icmp "ugt" %4, %2 : i64
  llvm.cond_br %5, ^bb1, ^bb3
^bb1:
  %6 = llvm.shl %2, %3 : i64
  %7 = llvm.icmp "ult" %4, %6 : i64
  llvm.cond_br %7, ^bb2, ^bb3
^bb2:
  llvm.store %6, %1 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb3
^bb3:
  %8 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.add %8, %3 : i64
  %10 = llvm.call @_Znwm(%9) : (i64) -> !llvm.ptr
  llvm.return %10 : !llvm.ptr
}
llvm.func internal @cxx_library.string_mutate(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %4: i64) {
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.mlir.poison : !llvm.ptr
  %7 = llvm.mlir.zero : !llvm.ptr
  %8 = llvm.alloca %5 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %9 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.add %2, %1 : i64
  %12 = llvm.sub %10, %11 : i64
  %13 = llvm.sub %4, %2 : i64
  %14 = llvm.add %13, %10 : i64
  llvm.store %14, %8 {alignment = 8 : i64} : i64, !llvm.ptr
  %15 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %16 = llvm.call @cxx_library.string_create(%6, %8, %15) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  %17 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @cxx_library.move(%16, %17, %1) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %18 = llvm.icmp "eq" %3, %7 : !llvm.ptr
  llvm.cond_br %18, ^bb2, ^bb1
^bb1:
  %19 = llvm.getelementptr inbounds %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%19, %3, %4) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb2
^bb2:
  %20 = llvm.getelementptr inbounds %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.getelementptr inbounds %20[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %23 = llvm.getelementptr inbounds %22[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %24 = llvm.getelementptr inbounds %23[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%21, %24, %12) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %25 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %26 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %27 = llvm.icmp "eq" %25, %26 : !llvm.ptr
  llvm.cond_br %27, ^bb4, ^bb3
^bb3:
  llvm.call @_ZdlPv(%25) : (!llvm.ptr) -> ()
  llvm.br ^bb4
^bb4:
  llvm.store %16, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %28 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %28, %26 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.room_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i64 {
  %1 = llvm.mlir.constant(15 : i64) : i64
  %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.icmp "eq" %2, %3 : !llvm.ptr
  llvm.cond_br %4, ^bb2(%1 : i64), ^bb1
^bb1:
  %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb2(%5 : i64)
^bb2(%6: i64):
  llvm.return %6 : i64
}
llvm.func internal @cxx_library.move(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.icmp "eq" %2, %3 : i64
  llvm.cond_br %4, ^bb2, ^bb1
^bb1:
  "llvm.intr.memmove"(%0, %1, %2) <{isVolatile = false, arg_attrs = [{llvm.align = 1 : i64}, {llvm.align = 1 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.string_reserve(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.poison : !llvm.ptr
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %1, %5 {alignment = 8 : i64} : i64, !llvm.ptr
  %6 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %7 = llvm.icmp "ult" %6, %1 : i64
  llvm.cond_br %7, ^bb1, ^bb4
^bb1:
  %8 = llvm.call @cxx_library.string_create(%3, %5, %6) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
  %12 = llvm.add %11, %4 : i64
  llvm.call @cxx_library.move(%8, %9, %12) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.icmp "eq" %13, %14 : !llvm.ptr
  llvm.cond_br %15, ^bb3, ^bb2
^bb2:
  llvm.call @_ZdlPv(%13) : (!llvm.ptr) -> ()
  llvm.br ^bb3
^bb3:
  llvm.store %8, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %16 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %16, %14 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb4
^bb4:
  llvm.return
}
llvm.func internal @cxx_library.string_append(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.add %5, %2 : i64
  %7 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %8 = llvm.icmp "ugt" %6, %7 : i64
  llvm.cond_br %8, ^bb2, ^bb1
^bb1:
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.getelementptr inbounds %9[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%10, %1, %2) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb3
^bb2:
  llvm.call @cxx_library.string_mutate(%0, %5, %3, %1, %2) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> ()
  llvm.br ^bb3
^bb3:
  llvm.call @cxx_library.end(%0, %6) : (!llvm.ptr, i64) -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.end(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) {
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %3 {alignment = 8 : i64} : i64, !llvm.ptr
  %4 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %2, %5 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_assign(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.poison : !llvm.ptr
  %4 = llvm.alloca %2 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %5 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.cond_br %5, ^bb6, ^bb1
^bb1:
  %6 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %9 = llvm.icmp "ugt" %7, %8 : i64
  llvm.cond_br %9, ^bb2, ^bb5
^bb2:
  llvm.store %7, %4 {alignment = 8 : i64} : i64, !llvm.ptr
  %10 = llvm.call @cxx_library.string_create(%3, %4, %8) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  %11 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.icmp "eq" %11, %12 : !llvm.ptr
  llvm.cond_br %13, ^bb4, ^bb3
^bb3:
  llvm.call @_ZdlPv(%11) : (!llvm.ptr) -> ()
  llvm.br ^bb4
^bb4:
  llvm.store %10, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %14 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %14, %12 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb5
^bb5:
  %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %16 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @cxx_library.move(%15, %16, %7) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @cxx_library.end(%0, %7) : (!llvm.ptr, i64) -> ()
  llvm.br ^bb6
^bb6:
  llvm.return
}
llvm.func internal @cxx_library.string_replace(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %4: i64) -> !llvm.ptr {
  %5 = llvm.mlir.constant(true) : i1
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.sub %4, %2 : i64
  %9 = llvm.add %8, %7 : i64
  %10 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %11 = llvm.icmp "ugt" %9, %10 : i64
  llvm.cond_br %11, ^bb3, ^bb1
^bb1:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %13 = llvm.icmp "ugt" %12, %3 : !llvm.ptr
  %14 = llvm.getelementptr inbounds %12[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.icmp "ult" %14, %3 : !llvm.ptr
  %16 = llvm.select %13, %5, %15 : i1, i1
  llvm.cond_br %16, ^bb2, ^bb3
^bb2:
  %17 = llvm.getelementptr inbounds %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %18 = llvm.getelementptr inbounds %17[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %19 = llvm.getelementptr inbounds %17[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %20 = llvm.add %2, %1 : i64
  %21 = llvm.sub %7, %20 : i64
  llvm.call @cxx_library.move(%18, %19, %21) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %22 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %23 = llvm.getelementptr inbounds %22[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%23, %3, %4) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb4
^bb3:
  llvm.call @cxx_library.string_mutate(%0, %1, %2, %3, %4) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> ()
  llvm.br ^bb4
^bb4:
  llvm.call @cxx_library.end(%0, %9) : (!llvm.ptr, i64) -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_replace_aux(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: i64, %4: i8) -> !llvm.ptr {
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.sub %3, %2 : i64
  %9 = llvm.add %8, %7 : i64
  %10 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  %11 = llvm.icmp "ugt" %9, %10 : i64
  llvm.cond_br %11, ^bb2, ^bb1
^bb1:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %13 = llvm.getelementptr inbounds %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %14 = llvm.getelementptr inbounds %13[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.getelementptr inbounds %13[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %16 = llvm.add %2, %1 : i64
  %17 = llvm.sub %7, %16 : i64
  llvm.call @cxx_library.move(%14, %15, %17) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb3
^bb2:
  llvm.call @cxx_library.string_mutate(%0, %1, %2, %5, %3) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> ()
  llvm.br ^bb3
^bb3:
  %18 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %19 = llvm.getelementptr inbounds %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memset"(%19, %4, %3) <{isVolatile = false, arg_attrs = [{llvm.align = 1 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  llvm.call @cxx_library.end(%0, %9) : (!llvm.ptr, i64) -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_erase(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64) {
  %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.add %2, %1 : i64
  %9 = llvm.sub %7, %8 : i64
  llvm.call @cxx_library.move(%4, %5, %9) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %10 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.sub %10, %2 : i64
  llvm.call @cxx_library.end(%0, %11) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_construct(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) {
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(15 : i64) : i64
  %5 = llvm.mlir.poison : !llvm.ptr
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.alloca %3 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %2, %7 {alignment = 8 : i64} : i64, !llvm.ptr
  %8 = llvm.icmp "ugt" %2, %4 : i64
  llvm.cond_br %8, ^bb1, ^bb2
^bb1:
  %9 = llvm.call @cxx_library.string_create(%5, %7, %6) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.store %9, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %10, %11 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.call @cxx_library.move(%12, %1, %2) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @cxx_library.end(%0, %2) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_construct_fill(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i8) {
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(15 : i64) : i64
  %5 = llvm.mlir.poison : !llvm.ptr
  %6 = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.alloca %3 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %1, %7 {alignment = 8 : i64} : i64, !llvm.ptr
  %8 = llvm.icmp "ugt" %1, %4 : i64
  llvm.cond_br %8, ^bb1, ^bb2
^bb1:
  %9 = llvm.call @cxx_library.string_create(%5, %7, %6) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.store %9, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %10 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %11 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %10, %11 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  "llvm.intr.memset"(%12, %2, %1) <{isVolatile = false, arg_attrs = [{llvm.align = 1 : i64}, {}, {}]}> : (!llvm.ptr, i8, i64) -> ()
  llvm.call @cxx_library.end(%0, %1) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_resize(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i8) {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.icmp "ult" %5, %1 : i64
  llvm.cond_br %6, ^bb1, ^bb2
^bb1:
  %7 = llvm.sub %1, %5 : i64
  %8 = llvm.call @cxx_library.string_replace_aux(%0, %5, %3, %7, %2) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.br ^bb3
^bb2:
  llvm.call @cxx_library.end(%0, %1) : (!llvm.ptr, i64) -> ()
  llvm.br ^bb3
^bb3:
  llvm.return
}
llvm.func internal @cxx_library.string_shrink(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %1 = llvm.mlir.constant(15 : i64) : i64
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.icmp "eq" %3, %6 : !llvm.ptr
  llvm.cond_br %7, ^bb6, ^bb1
^bb1:
  %8 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.icmp "eq" %5, %8 : i64
  llvm.cond_br %9, ^bb6, ^bb2
^bb2:
  %10 = llvm.icmp "ugt" %5, %1 : i64
  llvm.cond_br %10, ^bb3, ^bb4
^bb3:
  %11 = llvm.add %5, %2 : i64
  %12 = llvm.call @_Znwm(%11) {no_unwind, passthrough = [["allocsize", "4294967295"]]} : (i64) -> !llvm.ptr
  llvm.store %12, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.store %5, %6 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb5
^bb4:
  llvm.store %6, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.br ^bb5
^bb5:
  %13 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %14 = llvm.add %5, %2 : i64
  llvm.call @cxx_library.move(%13, %3, %14) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @_ZdlPv(%3) : (!llvm.ptr) -> ()
  llvm.br ^bb6
^bb6:
  llvm.return
}
llvm.func internal @cxx_library.string_swap(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.mlir.constant(16 : i64) : i64
  %4 = llvm.alloca %2 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %5 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.cond_br %5, ^bb2, ^bb1
^bb1:
  %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.icmp "eq" %6, %7 : !llvm.ptr
  %9 = llvm.getelementptr inbounds %1[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.select %8, %9, %6 : i1, !llvm.ptr
  "llvm.intr.memcpy"(%4, %7, %3) <{isVolatile = false, arg_attrs = [{llvm.noundef, llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64}, {llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%7, %9, %3) <{isVolatile = false, arg_attrs = [{llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %11 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %12 = llvm.icmp "eq" %11, %9 : !llvm.ptr
  %13 = llvm.select %12, %7, %11 : i1, !llvm.ptr
  llvm.store %13, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  "llvm.intr.memcpy"(%9, %4, %3) <{isVolatile = false, arg_attrs = [{llvm.noundef, llvm.nonnull, llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64}, {llvm.noundef, llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %10, %1 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %14 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
  %16 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.store %17, %14 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.store %15, %16 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.string_copy(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: i64) -> i64 {
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.icmp "ult" %5, %3 : i64
  llvm.cond_br %6, ^bb1, ^bb2
^bb1:
  llvm.intr.trap
  llvm.unreachable
^bb2:
  %7 = llvm.sub %5, %3 : i64
  %8 = llvm.intr.umin(%7, %2) : (i64, i64) -> i64
  %9 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %10 = llvm.getelementptr inbounds %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%1, %10, %8) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return %8 : i64
}
llvm.func internal @cxx_library.string_replace_cold(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %4: i64, %5: i64) {
  %6 = llvm.icmp "ugt" %4, %2 : i64
  llvm.cond_br %6, ^bb2, ^bb1
^bb1:
  llvm.call @cxx_library.move(%1, %3, %4) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb2
^bb2:
  %7 = llvm.icmp "eq" %4, %2 : i64
  llvm.cond_br %7, ^bb4, ^bb3
^bb3:
  %8 = llvm.getelementptr inbounds %1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %9 = llvm.getelementptr inbounds %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%8, %9, %5) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb4
^bb4:
  llvm.cond_br %6, ^bb5, ^bb10
^bb5:
  %10 = llvm.getelementptr inbounds %3[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %11 = llvm.getelementptr inbounds %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %12 = llvm.icmp "ugt" %10, %11 : !llvm.ptr
  llvm.cond_br %12, ^bb7, ^bb6
^bb6:
  llvm.call @cxx_library.move(%1, %3, %4) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb10
^bb7:
  %13 = llvm.icmp "ugt" %11, %3 : !llvm.ptr
  llvm.cond_br %13, ^bb9, ^bb8
^bb8:
  %14 = llvm.sub %4, %2 : i64
  %15 = llvm.getelementptr inbounds %3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @cxx_library.move(%1, %15, %4) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb10
^bb9:
  %16 = llvm.ptrtoint %11 : !llvm.ptr to i64
  %17 = llvm.ptrtoint %3 : !llvm.ptr to i64
  %18 = llvm.sub %16, %17 : i64
  llvm.call @cxx_library.move(%1, %3, %18) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %19 = llvm.getelementptr inbounds %1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %20 = llvm.getelementptr inbounds %1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.sub %4, %18 : i64
  llvm.call @cxx_library.move(%19, %20, %21) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.br ^bb10
^bb10:
  llvm.return
}
llvm.func @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(!llvm.ptr, i64, i64, i64) -> !llvm.struct<(i8, i64)>
llvm.func @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(!llvm.ptr, i64) -> i64
llvm.func @_Znwm(i64) -> !llvm.ptr
llvm.func @_ZdlPv(!llvm.ptr)
llvm.func internal @cxx_library.allocator_nothing(%0: !llvm.ptr) {
  llvm.return
}
llvm.func internal @cxx_library.allocator_same(%0: !llvm.ptr, %1: !llvm.ptr) {
  llvm.return
}
llvm.func internal @cxx_library.string_size(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i64 {
  %1 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.return %2 : i64
}
llvm.func internal @cxx_library.string_capacity(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i64 {
  %1 = llvm.call @cxx_library.room_of(%0) : (!llvm.ptr) -> i64
  llvm.return %1 : i64
}
llvm.func internal @cxx_library.string_max_size(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i64 {
  %1 = llvm.mlir.constant(4611686018427387903 : i64) : i64
  llvm.return %1 : i64
}
llvm.func internal @cxx_library.string_empty(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i1 {
  %1 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.icmp "eq" %3, %1 : i64
  llvm.return %4 : i1
}
llvm.func internal @cxx_library.string_first(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @cxx_library.string_behind(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.getelementptr inbounds %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %4 : !llvm.ptr
}
llvm.func internal @cxx_library.string_last(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.getelementptr inbounds %1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr inbounds %4[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %5 : !llvm.ptr
}
llvm.func internal @cxx_library.string_element(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) -> !llvm.ptr {
  %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %3 : !llvm.ptr
}
llvm.func internal @cxx_library.string_at(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) -> !llvm.ptr {
  %2 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.icmp "ugt" %3, %1 : i64
  llvm.cond_br %4, ^bb2, ^bb1
^bb1:
  llvm.intr.trap
  llvm.unreachable
^bb2:
  %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.getelementptr inbounds %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %6 : !llvm.ptr
}
llvm.func internal @cxx_library.string_reverse_begin(%0: !llvm.ptr, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  %5 = llvm.getelementptr inbounds %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %5, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_reverse_end(%0: !llvm.ptr, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.store %2, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_local(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %1 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @cxx_library.string_set_letters(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) {
  llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_hide_letters(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: !llvm.ptr) {
  llvm.store %1, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_set_room(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) {
  %2 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %1, %2 {alignment = 8 : i64} : i64, !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_set_length(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) {
  llvm.call @cxx_library.end(%0, %1) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_copy_range(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) {
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %4 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %5 = llvm.sub %3, %4 : i64
  llvm.call @cxx_library.move(%0, %1, %5) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_dispose(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.icmp "eq" %1, %2 : !llvm.ptr
  llvm.cond_br %3, ^bb2, ^bb1
^bb1:
  llvm.call @_ZdlPv(%1) : (!llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.string_make_empty(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %1 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @cxx_library.end(%0, %1) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_make_with(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr) {
  llvm.call @cxx_library.string_make_empty(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_make_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: !llvm.ptr) {
  %4 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %4, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.call @cxx_library.string_construct(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_make_copy(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %2 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.string_construct(%0, %3, %5) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_make_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %2: i64, %3: i64) {
  %4 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%2, %5) : (i64, i64) -> ()
  %6 = llvm.getelementptr inbounds %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %6, %0 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  %7 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %8 = llvm.getelementptr inbounds %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %9 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.sub %9, %2 : i64
  %11 = llvm.call @cxx_library.at_most(%3, %10) : (i64, i64) -> i64
  llvm.call @cxx_library.string_construct(%0, %8, %11) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.range(%0: i64, %1: i64) {
  %2 = llvm.icmp "ugt" %0, %1 : i64
  llvm.cond_br %2, ^bb1, ^bb2
^bb1:
  llvm.intr.trap
  llvm.unreachable
^bb2:
  llvm.return
}
llvm.func internal @cxx_library.at_most(%0: i64, %1: i64) -> i64 {
  %2 = llvm.intr.umin(%0, %1) : (i64, i64) -> i64
  llvm.return %2 : i64
}
llvm.func internal @cxx_library.string_make_rest(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %2: i64, %3: !llvm.ptr) {
  %4 = llvm.mlir.constant(-1 : i64) : i64
  llvm.call @cxx_library.string_make_part(%0, %1, %2, %4) : (!llvm.ptr, !llvm.ptr, i64, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_make_moved(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  llvm.call @cxx_library.string_make_empty(%0) : (!llvm.ptr) -> ()
  llvm.call @cxx_library.string_swap(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_move_assign(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %2 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @cxx_library.string_swap(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  %3 = llvm.icmp "eq" %0, %1 : !llvm.ptr
  llvm.cond_br %3, ^bb2, ^bb1
^bb1:
  llvm.call @cxx_library.end(%1, %2) : (!llvm.ptr, i64) -> ()
  llvm.br ^bb2
^bb2:
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_clear(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %1 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @cxx_library.end(%0, %1) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_pop(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) {
  %1 = llvm.mlir.constant(-1 : i64) : i64
  %2 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
  %4 = llvm.add %3, %1 : i64
  llvm.call @cxx_library.end(%0, %4) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_append_letter(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i8) -> !llvm.ptr {
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.mlir.constant(1 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_replace_aux(%0, %5, %2, %3, %1) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_push(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i8) {
  %2 = llvm.call @cxx_library.string_append_letter(%0, %1) : (!llvm.ptr, i8) -> !llvm.ptr
  llvm.return
}
llvm.func internal @cxx_library.string_append_by(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i8) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_replace_aux(%0, %5, %3, %1, %2) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_append_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %2 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %3 = llvm.call @cxx_library.string_append(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.length_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> i64 {
  %1 = llvm.mlir.constant(0 : i64) : i64
  %2 = llvm.mlir.constant(0 : i8) : i8
  %3 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^bb1(%1 : i64)
^bb1(%4: i64):
  %5 = llvm.getelementptr inbounds %0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
  %7 = llvm.icmp "eq" %6, %2 : i8
  %8 = llvm.add %4, %3 : i64
  llvm.cond_br %7, ^bb2, ^bb1(%8 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb2:
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.string_append_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %2 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  %5 = llvm.call @cxx_library.string_append(%0, %2, %4) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_append_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %2: i64, %3: i64) -> !llvm.ptr {
  %4 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%2, %5) : (i64, i64) -> ()
  %6 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.getelementptr inbounds %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %8 = llvm.sub %5, %2 : i64
  %9 = llvm.call @cxx_library.at_most(%3, %8) : (i64, i64) -> i64
  %10 = llvm.call @cxx_library.string_append(%0, %7, %9) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_assign_letters(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_replace(%0, %3, %5, %1, %2) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_assign_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %2 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %3 = llvm.call @cxx_library.string_assign_letters(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_assign_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  llvm.call @cxx_library.string_assign(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_assign_by(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i8) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_replace_aux(%0, %3, %5, %1, %2) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_assign_letter(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i8) -> !llvm.ptr {
  %2 = llvm.mlir.constant(1 : i64) : i64
  %3 = llvm.call @cxx_library.string_assign_by(%0, %2, %1) : (!llvm.ptr, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_replace_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %4: i64) -> !llvm.ptr {
  %5 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%1, %6) : (i64, i64) -> ()
  %7 = llvm.sub %6, %1 : i64
  %8 = llvm.call @cxx_library.at_most(%2, %7) : (i64, i64) -> i64
  %9 = llvm.call @cxx_library.string_replace(%0, %1, %8, %3, %4) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_replace_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %4 = llvm.call @cxx_library.length_of(%3) : (!llvm.ptr) -> i64
  %5 = llvm.call @cxx_library.string_replace_part(%0, %1, %2, %3, %4) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_replace_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %5 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  %7 = llvm.call @cxx_library.string_replace_part(%0, %1, %2, %4, %6) : (!llvm.ptr, i64, i64, !llvm.ptr, i64) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_replace_part_by(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: i64, %4: i8) -> !llvm.ptr {
  %5 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%1, %6) : (i64, i64) -> ()
  %7 = llvm.sub %6, %1 : i64
  %8 = llvm.call @cxx_library.at_most(%2, %7) : (i64, i64) -> i64
  %9 = llvm.call @cxx_library.string_replace_aux(%0, %1, %8, %3, %4) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_insert_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.call @cxx_library.string_replace_text(%0, %1, %3, %2) : (!llvm.ptr, i64, i64, !llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_insert_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.call @cxx_library.string_replace_string(%0, %1, %3, %2) : (!llvm.ptr, i64, i64, !llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_insert_by(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: i8) -> !llvm.ptr {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.call @cxx_library.string_replace_part_by(%0, %1, %4, %2, %3) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_insert_letter(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i8) -> !llvm.ptr {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %7 = llvm.ptrtoint %5 : !llvm.ptr to i64
  %8 = llvm.sub %6, %7 : i64
  %9 = llvm.call @cxx_library.string_replace_aux(%0, %8, %3, %4, %2) : (!llvm.ptr, i64, i64, i64, i8) -> !llvm.ptr
  %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.getelementptr inbounds %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %11 : !llvm.ptr
}
llvm.func internal @cxx_library.string_erase_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64) -> !llvm.ptr {
  %3 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%1, %4) : (i64, i64) -> ()
  %5 = llvm.sub %4, %1 : i64
  %6 = llvm.call @cxx_library.at_most(%2, %5) : (i64, i64) -> i64
  llvm.call @cxx_library.string_erase(%0, %1, %6) : (!llvm.ptr, i64, i64) -> ()
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @cxx_library.string_erase_range(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %3 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %5 = llvm.ptrtoint %3 : !llvm.ptr to i64
  %6 = llvm.sub %4, %5 : i64
  %7 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %8 = llvm.sub %7, %4 : i64
  llvm.call @cxx_library.string_erase(%0, %6, %8) : (!llvm.ptr, i64, i64) -> ()
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @cxx_library.string_erase_one(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> !llvm.ptr {
  %2 = llvm.getelementptr inbounds %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.call @cxx_library.string_erase_range(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.func internal @cxx_library.string_resize_zero(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64) {
  %2 = llvm.mlir.constant(0 : i8) : i8
  llvm.call @cxx_library.string_resize(%0, %1, %2) : (!llvm.ptr, i64, i8) -> ()
  llvm.return
}
llvm.func internal @cxx_library.string_compare_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> i32 {
  %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  %5 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %6 = llvm.call @cxx_library.order(%2, %4, %1, %5) : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
  llvm.return %6 : i32
}
llvm.func internal @cxx_library.order(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %1: i64, %2: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %3: i64) -> i32 {
  %4 = llvm.mlir.constant(0 : i64) : i64
  %5 = llvm.mlir.constant(1 : i64) : i64
  %6 = llvm.mlir.constant(-1 : i32) : i32
  %7 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.constant(true) : i1
  %9 = llvm.mlir.undef : i32
  %10 = llvm.intr.umin(%1, %3) : (i64, i64) -> i64
  %11 = llvm.icmp "eq" %10, %4 : i64
  llvm.cond_br %11, ^bb6(%11, %9 : i1, i32), ^bb1
^bb1:
  %12 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i8
  %13 = llvm.load %2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %14 = llvm.icmp "eq" %12, %13 : i8
  llvm.cond_br %14, ^bb2(%4 : i64), ^bb5(%11, %12, %13 : i1, i8, i8)
^bb2(%15: i64):
  %16 = llvm.add %15, %5 overflow<nuw> : i64
  %17 = llvm.icmp "eq" %16, %10 : i64
  llvm.cond_br %17, ^bb6(%8, %9 : i1, i32), ^bb3 {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb3:
  %18 = llvm.getelementptr inbounds %0[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %19 = llvm.load %18 {alignment = 1 : i64} : !llvm.ptr -> i8
  %20 = llvm.getelementptr inbounds %2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %21 = llvm.load %20 {alignment = 1 : i64} : !llvm.ptr -> i8
  %22 = llvm.icmp "eq" %19, %21 : i8
  llvm.cond_br %22, ^bb2(%16 : i64), ^bb4 {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb4:
  %23 = llvm.icmp "uge" %16, %10 : i64
  llvm.br ^bb5(%23, %19, %21 : i1, i8, i8)
^bb5(%24: i1, %25: i8, %26: i8):
  %27 = llvm.icmp "ult" %25, %26 : i8
  %28 = llvm.select %27, %6, %7 : i1, i32
  llvm.br ^bb6(%24, %28 : i1, i32)
^bb6(%29: i1, %30: i32):
  %31 = llvm.icmp "ult" %1, %3 : i64
  %32 = llvm.icmp "ugt" %1, %3 : i64
  %33 = llvm.zext %32 : i1 to i32
  %34 = llvm.select %31, %6, %33 : i1, i32
  %35 = llvm.select %29, %34, %30 : i1, i32
  llvm.return %35 : i32
}
llvm.func internal @cxx_library.string_compare(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i32 {
  %2 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %3 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
  %5 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %6 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.call @cxx_library.order(%2, %4, %5, %7) : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
  llvm.return %8 : i32
}
llvm.func internal @cxx_library.string_compare_part_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}) -> i32 {
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%1, %5) : (i64, i64) -> ()
  %6 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %7 = llvm.getelementptr inbounds %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %8 = llvm.sub %5, %1 : i64
  %9 = llvm.call @cxx_library.at_most(%2, %8) : (i64, i64) -> i64
  %10 = llvm.call @cxx_library.length_of(%3) : (!llvm.ptr) -> i64
  %11 = llvm.call @cxx_library.order(%7, %9, %3, %10) : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
  llvm.return %11 : i32
}
llvm.func internal @cxx_library.string_compare_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i64, %2: i64, %3: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}) -> i32 {
  %4 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.call @cxx_library.range(%1, %5) : (i64, i64) -> ()
  %6 = llvm.sub %5, %1 : i64
  %7 = llvm.call @cxx_library.at_most(%2, %6) : (i64, i64) -> i64
  %8 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %9 = llvm.getelementptr inbounds %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %10 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %11 = llvm.getelementptr inbounds %3[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
  %13 = llvm.call @cxx_library.order(%9, %7, %10, %12) : (!llvm.ptr, i64, !llvm.ptr, i64) -> i32
  llvm.return %13 : i32
}
llvm.func internal @cxx_library.string_find_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: i64) -> i64 {
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(-1 : i64) : i64
  %6 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
  %8 = llvm.icmp "ult" %7, %2 : i64
  %9 = llvm.sub %7, %2 : i64
  %10 = llvm.icmp "ult" %9, %3 : i64
  %11 = llvm.or %8, %10 : i1
  llvm.cond_br %11, ^bb4(%5 : i64), ^bb1
^bb1:
  %12 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb2(%2 : i64)
^bb2(%13: i64):
  %14 = llvm.getelementptr inbounds %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.call @cxx_library.stands(%14, %1, %3) : (!llvm.ptr, !llvm.ptr, i64) -> (i1)
  llvm.cond_br %15, ^bb4(%13 : i64), ^bb3
^bb3:
  %16 = llvm.add %13, %4 : i64
  %17 = llvm.icmp "ugt" %16, %7 : i64
  %18 = llvm.sub %7, %16 : i64
  %19 = llvm.icmp "ult" %18, %3 : i64
  %20 = llvm.or %17, %19 : i1
  llvm.cond_br %20, ^bb4(%5 : i64), ^bb2(%16 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb4(%21: i64):
  llvm.return %21 : i64
}
llvm.func internal @cxx_library.stands(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i1 {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.icmp "eq" %2, %3 : i64
  llvm.cond_br %5, ^bb5(%5 : i1), ^bb1
^bb1:
  %6 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i8
  %7 = llvm.load %1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %8 = llvm.icmp "eq" %6, %7 : i8
  llvm.cond_br %8, ^bb2(%3 : i64), ^bb5(%5 : i1)
^bb2(%9: i64):
  %10 = llvm.add %9, %4 overflow<nuw> : i64
  %11 = llvm.icmp "eq" %10, %2 : i64
  llvm.cond_br %11, ^bb4, ^bb3 {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb3:
  %12 = llvm.getelementptr inbounds %0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
  %14 = llvm.getelementptr inbounds %1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %15 = llvm.load %14 {alignment = 1 : i64} : !llvm.ptr -> i8
  %16 = llvm.icmp "eq" %13, %15 : i8
  llvm.cond_br %16, ^bb2(%10 : i64), ^bb4 {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb4:
  %17 = llvm.icmp "uge" %10, %2 : i64
  llvm.br ^bb5(%17 : i1)
^bb5(%18: i1):
  llvm.return %18 : i1
}
llvm.func internal @cxx_library.string_find_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %4 = llvm.call @cxx_library.string_find_part(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.string_find_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_find_part(%0, %3, %2, %5) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %6 : i64
}
llvm.func internal @cxx_library.string_find_letter(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i8, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.alloca %3 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
  llvm.store %1, %5 {alignment = 1 : i64} : i8, !llvm.ptr
  %6 = llvm.call @cxx_library.string_find_part(%0, %5, %2, %4) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %6 : i64
}
llvm.func internal @cxx_library.string_rfind_part(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: i64) -> i64 {
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(-1 : i64) : i64
  %7 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.icmp "ult" %8, %3 : i64
  llvm.cond_br %9, ^bb5(%6 : i64), ^bb1
^bb1:
  %10 = llvm.sub %8, %3 : i64
  %11 = llvm.call @cxx_library.at_most(%2, %10) : (i64, i64) -> i64
  %12 = llvm.add %11, %4 : i64
  %13 = llvm.icmp "eq" %12, %5 : i64
  llvm.cond_br %13, ^bb5(%6 : i64), ^bb2
^bb2:
  %14 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %15 = llvm.getelementptr %14[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.br ^bb3(%12 : i64)
^bb3(%16: i64):
  %17 = llvm.getelementptr %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %18 = llvm.call @cxx_library.stands(%17, %1, %3) : (!llvm.ptr, !llvm.ptr, i64) -> (i1)
  %19 = llvm.add %16, %6 : i64
  llvm.cond_br %18, ^bb5(%19 : i64), ^bb4
^bb4:
  %20 = llvm.icmp "eq" %19, %5 : i64
  llvm.cond_br %20, ^bb5(%6 : i64), ^bb3(%19 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb5(%21: i64):
  llvm.return %21 : i64
}
llvm.func internal @cxx_library.string_rfind_text(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %4 = llvm.call @cxx_library.string_rfind_part(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.string_rfind_string(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.load %1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %4 = llvm.getelementptr inbounds %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
  %6 = llvm.call @cxx_library.string_rfind_part(%0, %3, %2, %5) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %6 : i64
}
llvm.func internal @cxx_library.string_rfind_letter(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: i8, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.alloca %3 x i8 {alignment = 1 : i64} : (i32) -> !llvm.ptr
  llvm.store %1, %5 {alignment = 1 : i64} : i8, !llvm.ptr
  %6 = llvm.call @cxx_library.string_rfind_part(%0, %5, %2, %4) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i64
  llvm.return %6 : i64
}
llvm.func internal @cxx_library.string_first_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(true) : i1
  %4 = llvm.call @cxx_library.first_that(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i1) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.first_that(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: i1) -> i64 {
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(-1 : i64) : i64
  %6 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %7 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
  %9 = llvm.icmp "ugt" %8, %2 : i64
  llvm.cond_br %9, ^bb1, ^bb4(%5 : i64)
^bb1:
  %10 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  llvm.br ^bb2(%2 : i64)
^bb2(%11: i64):
  %12 = llvm.getelementptr inbounds %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %13 = llvm.load %12 {alignment = 1 : i64} : !llvm.ptr -> i8
  %14 = llvm.call @cxx_library.is_among(%13, %1, %6) : (i8, !llvm.ptr, i64) -> (i1)
  %15 = llvm.xor %14, %3 : i1
  llvm.cond_br %15, ^bb3, ^bb4(%11 : i64)
^bb3:
  %16 = llvm.add %11, %4 overflow<nuw> : i64
  %17 = llvm.icmp "eq" %16, %8 : i64
  llvm.cond_br %17, ^bb4(%5 : i64), ^bb2(%16 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb4(%18: i64):
  llvm.return %18 : i64
}
llvm.func internal @cxx_library.string_first_not_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(false) : i1
  %4 = llvm.call @cxx_library.first_that(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i1) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.string_last_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(true) : i1
  %4 = llvm.call @cxx_library.last_that(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i1) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.last_that(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64, %3: i1) -> i64 {
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.mlir.constant(0 : i64) : i64
  %6 = llvm.mlir.constant(-1 : i64) : i64
  %7 = llvm.call @cxx_library.length_of(%1) : (!llvm.ptr) -> i64
  %8 = llvm.getelementptr inbounds %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.icmp "ugt" %9, %2 : i64
  %11 = llvm.add %2, %4 : i64
  %12 = llvm.select %10, %11, %9 : i1, i64
  llvm.br ^bb1(%12 : i64)
^bb1(%13: i64):
  %14 = llvm.icmp "eq" %13, %5 : i64
  llvm.cond_br %14, ^bb3(%6 : i64), ^bb2
^bb2:
  %15 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %16 = llvm.add %13, %6 : i64
  %17 = llvm.getelementptr inbounds %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
  %19 = llvm.call @cxx_library.is_among(%18, %1, %7) : (i8, !llvm.ptr, i64) -> (i1)
  %20 = llvm.xor %19, %3 : i1
  llvm.cond_br %20, ^bb1(%16 : i64), ^bb3(%16 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb3(%21: i64):
  llvm.return %21 : i64
}
llvm.func internal @cxx_library.string_last_not_of(%0: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,0]:Pointer, [-1,0,-1]:Integer, [-1,8]:Integer, [-1,9]:Integer, [-1,10]:Integer, [-1,11]:Integer, [-1,12]:Integer, [-1,13]:Integer, [-1,14]:Integer, [-1,15]:Integer, [-1,16]:Integer, [-1,17]:Integer, [-1,18]:Integer, [-1,19]:Integer, [-1,20]:Integer, [-1,21]:Integer, [-1,22]:Integer, [-1,23]:Integer, [-1,24]:Integer, [-1,25]:Integer, [-1,26]:Integer, [-1,27]:Integer, [-1,28]:Integer, [-1,29]:Integer, [-1,30]:Integer, [-1,31]:Integer}"}, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i64 {
  %3 = llvm.mlir.constant(false) : i1
  %4 = llvm.call @cxx_library.last_that(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i1) -> i64
  llvm.return %4 : i64
}
llvm.func internal @cxx_library.is_among(%0: i8, %1: !llvm.ptr {llvm.enzyme_type = "{[-1]:Pointer, [-1,-1]:Integer}"}, %2: i64) -> i1 {
  %3 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(1 : i64) : i64
  %5 = llvm.icmp "ne" %2, %3 : i64
  llvm.cond_br %5, ^bb1, ^bb5(%5 : i1)
^bb1:
  %6 = llvm.load %1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %7 = llvm.icmp "eq" %6, %0 : i8
  llvm.cond_br %7, ^bb5(%5 : i1), ^bb2(%3 : i64)
^bb2(%8: i64):
  %9 = llvm.add %8, %4 overflow<nuw> : i64
  %10 = llvm.icmp "eq" %9, %2 : i64
  llvm.cond_br %10, ^bb4, ^bb3 {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb3:
  %11 = llvm.getelementptr inbounds %1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %12 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
  %13 = llvm.icmp "eq" %12, %0 : i8
  llvm.cond_br %13, ^bb4, ^bb2(%9 : i64) {loop_annotation = #llvm.loop_annotation<unroll = #llvm.loop_unroll<disable = true>, mustProgress = true>}
^bb4:
  %14 = llvm.icmp "ult" %9, %2 : i64
  llvm.br ^bb5(%14 : i1)
^bb5(%15: i1):
  llvm.return %15 : i1
}
