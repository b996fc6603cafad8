// RUN: ad-opt %s | ad-opt - | filecheck %s
// RUN: ad-opt %s --print-op-generic | ad-opt - | filecheck %s

// CHECK-LABEL: schedule.apply @f {
// CHECK-NEXT:    %i = schedule.loop "i"
// CHECK-NEXT:    %j = schedule.loop_at [0, 1]
// CHECK-NEXT:    %c = schedule.buffer "c"
// CHECK-NEXT:    %a = schedule.argument 0
// CHECK-NEXT:    %io, %ii = schedule.split %i by 4 : !schedule.loop, !schedule.loop
// CHECK-NEXT:    %jo, %ji, %rest = schedule.split %j by 8 peel : !schedule.loop, !schedule.loop, !schedule.loop
// CHECK-NEXT:    %ja, %ia = schedule.interchange %jo, %ii : !schedule.loop, !schedule.loop
// CHECK-NEXT:    %t0, %t1, %t2, %t3 = schedule.tile %ja, %ia by [2, 2] : !schedule.loop, !schedule.loop, !schedule.loop, !schedule.loop
// CHECK-NEXT:    %f = schedule.fuse %t0, %t1
// CHECK-NEXT:    %p, %q = schedule.partition %f at 5
// CHECK-NEXT:    schedule.unroll %p
// CHECK-NEXT:    %u, %v = schedule.unroll %q by 4 : !schedule.loop, !schedule.loop
// CHECK-NEXT:    %w = schedule.unroll_jam %u by 2
// CHECK-NEXT:    %x, %y = schedule.vectorize %w by 16
// CHECK-NEXT:    %k = schedule.privatize %x of %c
// CHECK-NEXT:    %l = schedule.privatize %k
// CHECK-NEXT:    %m = schedule.stage %a in %l
// CHECK-NEXT:    %n = schedule.stage %a in %m order [1, 0]
// CHECK-NEXT:    %r, %s = schedule.register_tile %v, %y by [4, 2] lanes [1, 16] : !schedule.loop, !schedule.loop
// CHECK-NEXT:    %t = schedule.register_tile %r by [2] : !schedule.loop
// CHECK-NEXT:    schedule.parallelize %n
schedule.apply @f {
  %i = schedule.loop "i"
  %j = schedule.loop_at [0, 1]
  %c = schedule.buffer "c"
  %a = schedule.argument 0
  %io, %ii = schedule.split %i by 4 : !schedule.loop, !schedule.loop
  %jo, %ji, %rest = schedule.split %j by 8 peel : !schedule.loop, !schedule.loop, !schedule.loop
  %ja, %ia = schedule.interchange %jo, %ii : !schedule.loop, !schedule.loop
  %t0, %t1, %t2, %t3 = schedule.tile %ja, %ia by [2, 2] : !schedule.loop, !schedule.loop, !schedule.loop, !schedule.loop
  %f = schedule.fuse %t0, %t1
  %p, %q = schedule.partition %f at 5
  schedule.unroll %p
  %u, %v = schedule.unroll %q by 4 : !schedule.loop, !schedule.loop
  %w = schedule.unroll_jam %u by 2
  %x, %y = schedule.vectorize %w by 16
  %k = schedule.privatize %x of %c
  %l = schedule.privatize %k
  %m = schedule.stage %a in %l
  %n = schedule.stage %a in %m order [1, 0]
  %r, %s = schedule.register_tile %v, %y by [4, 2] lanes [1, 16] : !schedule.loop, !schedule.loop
  %t = schedule.register_tile %r by [2] : !schedule.loop
  schedule.parallelize %n
}
