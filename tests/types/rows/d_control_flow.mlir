// ROW D2 nested ifs: slopes 2, 3, 4
// VJP @f(1; 1) = 2
// VJP @f(.4; 1) = 3
// VJP @f(.2; 1) = 4
// VJP @outer(1; 1) = 2
// VJP @outer(.2; 1) = 1
func.func @f(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %third = arith.constant 0.3 : f64
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %four = arith.constant 4.0 : f64
  %a = arith.cmpf ogt, %x, %half : f64
  %r = scf.if %a -> f64 {
    %y = arith.mulf %two, %x : f64
    scf.yield %y : f64
  } else {
    %b = arith.cmpf ogt, %x, %third : f64
    %s = scf.if %b -> f64 {
      %y = arith.mulf %three, %x : f64
      scf.yield %y : f64
    } else {
      %y = arith.mulf %four, %x : f64
      scf.yield %y : f64
    }
    scf.yield %s : f64
  }
  return %r : f64
}
func.func @outer(%x: f64) -> f64 {
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %a = arith.cmpf ogt, %x, %half : f64
  %r = scf.if %a -> f64 {
    %y = arith.mulf %two, %x : f64
    scf.yield %y : f64
  } else {
    scf.yield %x : f64
  }
  return %r : f64
}

// -----

// ROW D3 several returns: y > .6 ? (y > .8 ? 10y : 4y) : 6y
// VJP @f(1; 1) = 10
// VJP @f(.4; 1) = 6
// VJP @f(.7; 1) = 4
func.func @f(%y: f64) -> f64 {
  %c6 = arith.constant 0.6 : f64
  %c8 = arith.constant 0.8 : f64
  %a = arith.cmpf ogt, %y, %c6 : f64
  cf.cond_br %a, ^large, ^small
^large:
  %b = arith.cmpf ogt, %y, %c8 : f64
  cf.cond_br %b, ^larger, ^middle
^larger:
  %ten = arith.constant 10.0 : f64
  %r = arith.mulf %ten, %y : f64
  return %r : f64
^middle:
  %four = arith.constant 4.0 : f64
  %s = arith.mulf %four, %y : f64
  return %s : f64
^small:
  %six = arith.constant 6.0 : f64
  %t = arith.mulf %six, %y : f64
  return %t : f64
}

// -----

// ROW D5 a switch with a fallthrough: 0 and 1 give 2y, 2 gives 3y, all else y
// VJP @f(1, 0; 1) = 2
// VJP @f(1, 1; 1) = 2
// VJP @f(1, 2; 1) = 3
// VJP @f(1, 7; 1) = 1
// CALL @only(3, 7) = 3
// VJP @only(3, 7; 2) = 2
func.func @only(%y: f64, %i: i32) -> f64 {
  cf.switch %i : i32, [
    default: ^end(%y : f64)
  ]
^end(%r: f64):
  return %r : f64
}
func.func @f(%y: f64, %i: i32) -> f64 {
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  cf.switch %i : i32, [
    default: ^end(%y : f64),
    0: ^zero,
    1: ^one,
    2: ^two
  ]
^zero:
  cf.br ^one
^one:
  %a = arith.mulf %two, %y : f64
  cf.br ^end(%a : f64)
^two:
  %b = arith.mulf %three, %y : f64
  cf.br ^end(%b : f64)
^end(%r: f64):
  return %r : f64
}

// -----

// ROW D7 nested ifs choose a factor of y (1, 1, 1)
// VJP @f(.1, .5; [1, 1, 1]) = 0, 3
// VJP @f(.3, .5; [1, 1, 1]) = 0, 6
// VJP @f(.6, .5; [1, 1, 1]) = 0, 9
// VJP @f(.9, .5; [1, 1, 1]) = 0, 12
func.func @f(%x: f64, %y: f64) -> vector<3xf64> {
  %half = arith.constant 0.5 : f64
  %quarter = arith.constant 0.25 : f64
  %most = arith.constant 0.75 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %four = arith.constant 4.0 : f64
  %a = arith.cmpf olt, %x, %half : f64
  %c = scf.if %a -> f64 {
    %b = arith.cmpf olt, %x, %quarter : f64
    %d = scf.if %b -> f64 {
      scf.yield %one : f64
    } else {
      scf.yield %two : f64
    }
    scf.yield %d : f64
  } else {
    %b = arith.cmpf olt, %x, %most : f64
    %d = scf.if %b -> f64 {
      scf.yield %three : f64
    } else {
      scf.yield %four : f64
    }
    scf.yield %d : f64
  }
  %p = arith.mulf %c, %y : f64
  %v = vector.broadcast %p : f64 to vector<3xf64>
  return %v : vector<3xf64>
}

// -----

// ROW D8 loops that only a break ends: x added 3 times; doubled twice
// VJP @forever(.5; 1) = 3
// VJP @twice(.5; 1) = 4
func.func @forever(%x: f64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i3 = arith.constant 3 : i32
  cf.br ^loop(%zero, %i0 : f64, i32)
^loop(%t: f64, %i: i32):
  %done = arith.cmpi eq, %i, %i3 : i32
  cf.cond_br %done, ^end, ^next
^next:
  %u = arith.addf %t, %x : f64
  %j = arith.addi %i, %i1 : i32
  cf.br ^loop(%u, %j : f64, i32)
^end:
  return %t : f64
}
func.func @twice(%x: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %large = arith.constant 10.0 : f64
  %a = arith.mulf %two, %x : f64
  %over = arith.cmpf ogt, %a, %large : f64
  cf.cond_br %over, ^end(%a : f64), ^second
^second:
  %b = arith.mulf %two, %a : f64
  cf.br ^end(%b : f64)
^end(%r: f64):
  return %r : f64
}

// -----

// ROW D10 a while loop whose condition is a call; the flag is set after the first square
// VJP @f(1; 1) = 2
func.func private @again(%flag: i1) -> i1 {
  %true = arith.constant true
  %b = arith.xori %flag, %true : i1
  return %b : i1
}
func.func @f(%y: f64) -> f64 {
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.while (%s = %y, %flag = %false) : (f64, i1) -> (f64, i1) {
    %b = func.call @again(%flag) : (i1) -> i1
    scf.condition(%b) %s, %flag : f64, i1
  } do {
  ^bb0(%s: f64, %flag: i1):
    %t = arith.mulf %s, %s : f64
    scf.yield %t, %true : f64, i1
  }
  return %r#0 : f64
}

// -----

// ROW D12 t times the product of i + j + 1 over 2 x 2
// VJP @f(1; 1) = 12
// VJP @f(1; .4) = 4.8
func.func @f(%t: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t) -> (f64) {
    %s = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a) -> (f64) {
      %k = arith.addi %i, %j : index
      %l = arith.addi %k, %c1 : index
      %m = arith.index_cast %l : index to i64
      %n = arith.sitofp %m : i64 to f64
      %c = arith.mulf %b, %n : f64
      scf.yield %c : f64
    }
    scf.yield %s : f64
  }
  return %r : f64
}

// -----

// ROW D13 squared three times, unless it is above 4 already
// VJP @f(2; 1) = 32
// VJP @f(.4; 1) = .0131072
// UNCHECKED at 2 a kink is hit
func.func @f(%y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %four = arith.constant 4.0 : f64
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %y) -> (f64) {
    %b = arith.cmpf ogt, %t, %four : f64
    %s = scf.if %b -> f64 {
      scf.yield %t : f64
    } else {
      %q = arith.mulf %t, %t : f64
      scf.yield %q : f64
    }
    scf.yield %s : f64
  }
  return %r : f64
}

// -----

// ROW D15 what a called function gives multiplies up; its derivative is its own; a break at depth 2
// VJP @f(.5; 1) = .75
func.func private @b(%p: f64) -> f64 attributes {autodiff.backward = @b_bwd} {
  return %p : f64
}
func.func private @b_bwd(%p: f64, %dy: f64) -> f64 {
  return %dy : f64
}
func.func @f(%p: f64) -> f64 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %last = arith.constant 2 : i32
  %one = arith.constant 1.0 : f64
  cf.br ^loop(%one, %c0 : f64, i32)
^loop(%t: f64, %depth: i32):
  %s = func.call @b(%p) : (f64) -> f64
  %u = arith.mulf %t, %s : f64
  %end = arith.cmpi eq, %depth, %last : i32
  %next = arith.addi %depth, %c1 : i32
  cf.cond_br %end, ^done, ^loop(%u, %next : f64, i32)
^done:
  return %u : f64
}
// UNCHECKED in forward mode @b has no derivative

// -----

// ROW D17 loops that start where the program says: sum of i + r + 1 from -r to r, of i from r down to 0
// VJP @up(1, 2; 1) = 15
// VJP @down(1, 2; 1) = 3
func.func @up(%x: f64, %r: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %low = arith.subi %c0, %r : i64
  %s:2 = scf.while (%i = %low, %a = %zero) : (i64, f64) -> (i64, f64) {
    %b = arith.cmpi sle, %i, %r : i64
    scf.condition(%b) %i, %a : i64, f64
  } do {
  ^bb0(%i: i64, %a: f64):
    %k = arith.addi %i, %r : i64
    %l = arith.addi %k, %c1 : i64
    %n = arith.sitofp %l : i64 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    %j = arith.addi %i, %c1 : i64
    scf.yield %j, %q : i64, f64
  }
  return %s#1 : f64
}
func.func @down(%x: f64, %r: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %s:2 = scf.while (%i = %r, %a = %zero) : (i64, f64) -> (i64, f64) {
    %b = arith.cmpi sge, %i, %c0 : i64
    scf.condition(%b) %i, %a : i64, f64
  } do {
  ^bb0(%i: i64, %a: f64):
    %n = arith.sitofp %i : i64 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    %j = arith.subi %i, %c1 : i64
    scf.yield %j, %q : i64, f64
  }
  return %s#1 : f64
}

// -----

// ROW D18 steps of two: sum of i + r + 1 from -r to r, of i from 2r + 1 down to r
// VJP @up(1, 3; 1) = 16
// VJP @down(1, 3; 1) = 15
func.func @up(%x: f64, %r: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %low = arith.subi %c0, %r : index
  %high = arith.addi %r, %c1 : index
  %s = scf.for %i = %low to %high step %c2 iter_args(%a = %zero) -> (f64) {
    %k = arith.addi %i, %r : index
    %l = arith.addi %k, %c1 : index
    %m = arith.index_cast %l : index to i64
    %n = arith.sitofp %m : i64 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    scf.yield %q : f64
  }
  return %s : f64
}
func.func @down(%x: f64, %r: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %rr = arith.muli %r, %c2 : i64
  %high = arith.addi %rr, %c1 : i64
  %s:2 = scf.while (%i = %high, %a = %zero) : (i64, f64) -> (i64, f64) {
    %b = arith.cmpi sge, %i, %r : i64
    scf.condition(%b) %i, %a : i64, f64
  } do {
  ^bb0(%i: i64, %a: f64):
    %n = arith.sitofp %i : i64 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    %j = arith.subi %i, %c2 : i64
    scf.yield %j, %q : i64, f64
  }
  return %s#1 : f64
}

// -----

// ROW D20 counters of several widths: sum of (i - s + 1) x over four
// VJP @short(1, 5; 1) = 10
// VJP @long(1, 5; 1) = 10
// VJP @unsigned(1, -32770; 1) = 10
func.func @short(%x: f64, %s: i16) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : i16
  %c4 = arith.constant 4 : i16
  %end = arith.addi %s, %c4 : i16
  %r = scf.for %i = %s to %end step %c1 iter_args(%a = %zero) -> (f64) : i16 {
    %k = arith.subi %i, %s : i16
    %l = arith.addi %k, %c1 : i16
    %n = arith.sitofp %l : i16 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    scf.yield %q : f64
  }
  return %r : f64
}
func.func @long(%x: f64, %s: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  %end = arith.addi %s, %c4 : i64
  %r = scf.for %i = %s to %end step %c1 iter_args(%a = %zero) -> (f64) : i64 {
    %k = arith.subi %i, %s : i64
    %l = arith.addi %k, %c1 : i64
    %n = arith.sitofp %l : i64 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    scf.yield %q : f64
  }
  return %r : f64
}
// As a signed number the counter starts at -32770 mod 2^16 and passes the largest signed one.
func.func @unsigned(%x: f64, %s64: i64) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : i16
  %c4 = arith.constant 4 : i16
  %s = arith.trunci %s64 : i64 to i16
  %end = arith.addi %s, %c4 : i16
  %r:2 = scf.while (%i = %s, %a = %zero) : (i16, f64) -> (i16, f64) {
    %b = arith.cmpi ult, %i, %end : i16
    scf.condition(%b) %i, %a : i16, f64
  } do {
  ^bb0(%i: i16, %a: f64):
    %k = arith.subi %i, %s : i16
    %l = arith.addi %k, %c1 : i16
    %n = arith.uitofp %l : i16 to f64
    %p = arith.mulf %n, %x : f64
    %q = arith.addf %a, %p : f64
    %j = arith.addi %i, %c1 : i16
    scf.yield %j, %q : i16, f64
  }
  return %r#1 : f64
}

// -----

// ROW D22 a loop of which only the derivative is wanted: y + w - detach(w), w = the sum of i y, i < 8
// CALL @f(1) = 1
// VJP @f(1; 1) = 29
// VJP @f(.4; .5) = 14.5
// UNCHECKED differences do not see what is detached
func.func @f(%y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %w = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f64) {
    %m = arith.index_cast %i : index to i64
    %n = arith.sitofp %m : i64 to f64
    %p = arith.mulf %n, %y : f64
    %q = arith.addf %a, %p : f64
    scf.yield %q : f64
  }
  %v = autodiff.detach %w : f64
  %u = arith.subf %w, %v : f64
  %r = arith.addf %y, %u : f64
  return %r : f64
}

// -----

// ROW D23 the same with (2y)^2 in the sum; as a for loop, and tested at the end
// CALL @for(1) = 1
// VJP @for(1; 1) = 93
// VJP @for(.4; .5) = 27.3
// VJP @do(1; 1) = 93
// VJP @do(.4; .5) = 27.3
// UNCHECKED differences do not see what is detached
func.func private @term(%n: f64, %y: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %p = arith.mulf %n, %y : f64
  %d = arith.mulf %two, %y : f64
  %s = arith.mulf %d, %d : f64
  %r = arith.addf %p, %s : f64
  return %r : f64
}
func.func @for(%y: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f64
  %w = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f64) {
    %m = arith.index_cast %i : index to i64
    %n = arith.sitofp %m : i64 to f64
    %t = func.call @term(%n, %y) : (f64, f64) -> f64
    %q = arith.addf %a, %t : f64
    scf.yield %q : f64
  }
  %v = autodiff.detach %w : f64
  %u = arith.subf %w, %v : f64
  %r = arith.addf %y, %u : f64
  return %r : f64
}
func.func @do(%y: f64) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c8 = arith.constant 8 : i64
  %zero = arith.constant 0.0 : f64
  %w:2 = scf.while (%i = %c0, %a = %zero) : (i64, f64) -> (i64, f64) {
    %n = arith.sitofp %i : i64 to f64
    %t = func.call @term(%n, %y) : (f64, f64) -> f64
    %q = arith.addf %a, %t : f64
    %j = arith.addi %i, %c1 : i64
    %b = arith.cmpi slt, %j, %c8 : i64
    scf.condition(%b) %j, %q : i64, f64
  } do {
  ^bb0(%i: i64, %a: f64):
    scf.yield %i, %a : i64, f64
  }
  %v = autodiff.detach %w#1 : f64
  %u = arith.subf %w#1, %v : f64
  %r = arith.addf %y, %u : f64
  return %r : f64
}

// -----

// ROW D25 a weighted mean, numerator and denominator in one loop: of equal values it has slope 1
// VJP @f(3, 4; 1) = 1
// VJP @f(-2, 1; 1) = 1
// VJP @f(.5, 9; 1) = 1
func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%top = %zero, %bottom = %zero) -> (f64, f64) {
    %m = arith.index_cast %i : index to i64
    %k = arith.sitofp %m : i64 to f64
    %e = arith.negf %k : f64
    %w = math.exp %e : f64
    %p = arith.mulf %w, %x : f64
    %t = arith.addf %top, %p : f64
    %b = arith.addf %bottom, %w : f64
    scf.yield %t, %b : f64, f64
  }
  %q = arith.divf %r#0, %r#1 : f64
  return %q : f64
}

// -----

// ROW D28 writing at an offset that runs along
// VJP @f([4, 5, 6], [0, 0, 0]; out=[1, .5, .1]) = 1, .5, .1, 0, 0, 0
func.func private @write(%x: f64, %out: memref<3xf64>, %offset: memref<index>) {
  %c1 = arith.constant 1 : index
  %at = memref.load %offset[] : memref<index>
  memref.store %x, %out[%at] : memref<3xf64>
  %next = arith.addi %at, %c1 : index
  memref.store %next, %offset[] : memref<index>
  return
}
func.func @f(%data: memref<3xf64>, %out: memref<3xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %offset = memref.alloca() : memref<index>
  memref.store %c0, %offset[] : memref<index>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %data[%i] : memref<3xf64>
    func.call @write(%x, %out, %offset) : (f64, memref<3xf64>, memref<index>) -> ()
  }
  return
}

// -----

// ROW D30 nested loops: p.x + p.y into 3 x 4; the sum of m[i][j] (4i + j + 1)
// VJP @fill(2, 3, [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]; out=[[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]]) = 60, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
// VJP @weigh([[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]; 1) = 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
func.func @fill(%x: f64, %y: f64, %out: memref<3x4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %s = arith.addf %x, %y : f64
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      memref.store %s, %out[%i, %j] : memref<3x4xf64>
    }
  }
  return
}
func.func @weigh(%m: memref<4x4xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %zero) -> (f64) {
    %s = scf.for %j = %c0 to %c4 step %c1 iter_args(%b = %a) -> (f64) {
      %k = arith.muli %i, %c4 : index
      %l = arith.addi %k, %j : index
      %n = arith.addi %l, %c1 : index
      %o = arith.index_cast %n : index to i64
      %w = arith.sitofp %o : i64 to f64
      %e = memref.load %m[%i, %j] : memref<4x4xf64>
      %p = arith.mulf %w, %e : f64
      %q = arith.addf %b, %p : f64
      scf.yield %q : f64
    }
    scf.yield %s : f64
  }
  return %r : f64
}
