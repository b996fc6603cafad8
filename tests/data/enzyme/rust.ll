; What rustc emits: markers as metadata, a slice as an address and a length, type trees on parameters.

@fmt = private unnamed_addr constant [14 x i8] c"%.12g %.12g \0A\00"
@fmt2 = private unnamed_addr constant [21 x i8] c"%.12g %.12g %.12g \0A\00\00"

define internal double @norm(ptr noalias noundef nonnull align 8 "enzyme_type"="{[-1]:Pointer, [-1,-1]:Float@double}" %x, i64 noundef "enzyme_type"="{[-1]:Integer}" %n) {
start:
  br label %head

head:
  %i = phi i64 [ 0, %start ], [ %next, %body ]
  %sum = phi double [ 0.000000e+00, %start ], [ %new, %body ]
  %done = icmp eq i64 %i, %n
  br i1 %done, label %exit, label %body

body:
  %p = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %p, align 8
  %s = fmul double %v, %v
  %new = fadd double %sum, %s
  %next = add nuw i64 %i, 1
  br label %head

exit:
  ret double %sum
}

define internal "enzyme_type"="{[-1]:Float@double}" double @cube(double noundef %x) {
  %a = fmul double %x, %x
  %b = fmul double %a, %x
  ret double %b
}

declare double @__enzyme_autodiff_norm(...)
declare { double, double } @__enzyme_fwddiff_cube(...)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %x = alloca [2 x double], align 8
  %dx = alloca [2 x double], align 8
  store [2 x double] [double 3.000000e+00, double 4.000000e+00], ptr %x, align 8
  store [2 x double] zeroinitializer, ptr %dx, align 8
  %v = call double (...) @__enzyme_autodiff_norm(ptr @norm, metadata !"enzyme_primal_return", metadata !"enzyme_dup", ptr %x, ptr %dx, metadata !"enzyme_const", i64 2)
  %d0 = load double, ptr %dx, align 8
  %p1 = getelementptr inbounds i8, ptr %dx, i64 8
  %d1 = load double, ptr %p1, align 8
  %u = call i32 (ptr, ...) @printf(ptr @fmt2, double %v, double %d0, double %d1)
  %f = call { double, double } (...) @__enzyme_fwddiff_cube(ptr @cube, metadata !"enzyme_primal_return", metadata !"enzyme_dup", double 2.000000e+00, double 5.000000e-01)
  %f0 = extractvalue { double, double } %f, 0
  %f1 = extractvalue { double, double } %f, 1
  %w = call i32 (ptr, ...) @printf(ptr @fmt, double %f0, double %f1)
  ret i32 0
}
