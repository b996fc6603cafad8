// Multigrid on a stencil of one unknown's channel. A level has nine planes in the work buffer: five
// entries of the stencil (at the point, right, below, below right, below left; the others are those
// of the neighbours, as it is symmetric), the inverse of the sum of a row's sizes, or zero where
// nothing moves, the right side, and two iterates. Rows have one zero in front and three behind.
// Each next level has every second point, behind it in the buffer.

// The count of numbers of all levels.
func.func private @${problem}.levels(%w: index, %h: index) -> index {
$level
  %plane9 = arith.muli %plane, %m.count : index
  %all = scf.if %m.last -> (index) {
    scf.yield %plane9 : index
  } else {
    %rest = func.call @${problem}.levels(%width2, %height2) : (index, index) -> index
    %sum = arith.addi %plane9, %rest : index
    scf.yield %sum : index
  }
  func.return %all : index
}

// The inverse of the sum of a row's sizes: steps of that length never overshoot.
func.func private @${problem}.invert($planes, %row: index, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : $real
  %one = arith.constant 1.0 : $real
  scf.parallel (%i) = (%lo) to (%hi) step (%c1) {
$sizes
    %moves = arith.cmpf ogt, %e0, %zero : $real
    %quotient = arith.divf %one, %sum : $real
    %inverse = arith.select %moves, %quotient, %zero : $real
    memref.store %inverse, %m.inverse[%i] : $vec
    scf.reduce
  }
  func.return
}

// The stencils of all levels behind one: of the linear interpolation's own, Pt A P.
func.func private @${problem}.coarsen(%work: memref<?x$real>, %at: index, %w: index, %h: index) {
$level
$level_views
  func.call @${problem}.invert($plane_names, %row, %lo, %hi) : ($plane_types, index, index, index) -> ()
  scf.if %m.last {
  } else {
    func.call @${problem}.galerkin(%work, %at, %next, %w, %h) : (memref<?x$real>, index, index, index, index) -> ()
    func.call @${problem}.coarsen(%work, %next, %width2, %height2) : (memref<?x$real>, index, index, index) -> ()
  }
  func.return
}

// to = omega inverse b
func.func private @${problem}.first_step(%omega: $real, %inverse: $vec, %b: $vec, %to: $vec, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%lo) to (%hi) step (%c1) {
    %bi = memref.load %b[%i] : $vec
    %m = memref.load %inverse[%i] : $vec
    %step = arith.mulf %m, %bi : $real
    %new = arith.mulf %omega, %step : $real
    memref.store %new, %to[%i] : $vec
    scf.reduce
  }
  func.return
}

// to = x + omega inverse (b - A x)
func.func private @${problem}.relax(%omega: $real, $planes, %b: $vec, %x: $vec, %to: $vec, %row: index, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%lo) to (%hi) step (%c1) {
$product
    %bi = memref.load %b[%i] : $vec
    %left = arith.subf %bi, %sum fastmath<contract> : $real
    %m = memref.load %m.inverse[%i] : $vec
    %scaled = arith.mulf %m, %left : $real
    %step = arith.mulf %omega, %scaled fastmath<contract> : $real
    %new = arith.addf %x0, %step fastmath<contract> : $real
    memref.store %new, %to[%i] : $vec
    scf.reduce
  }
  func.return
}

// to = b - A x where something moves
func.func private @${problem}.left($planes, %b: $vec, %x: $vec, %to: $vec, %row: index, %lo: index, %hi: index) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : $real
  scf.parallel (%i) = (%lo) to (%hi) step (%c1) {
$product
    %bi = memref.load %b[%i] : $vec
    %left = arith.subf %bi, %sum fastmath<contract> : $real
    %m = memref.load %m.inverse[%i] : $vec
    %moves = arith.cmpf ogt, %m, %zero : $real
    %new = arith.select %moves, %left, %zero : $real
    memref.store %new, %to[%i] : $vec
    scf.reduce
  }
  func.return
}

// The right side of the next level: Pt r
func.func private @${problem}.restrict(%r: $vec, %to: $vec, %width2: index, %height2: index, %row: index, %row2: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : $real
  %quarter = arith.constant 0.25 : $real
  scf.parallel (%y, %x) = (%c0, %c0) to (%height2, %width2) step (%c1, %c1) {
    %y2 = arith.muli %y, %c2 : index
    %x2 = arith.muli %x, %c2 : index
    %y3 = arith.addi %y2, %c1 : index
    %x3 = arith.addi %x2, %c1 : index
    %yr = arith.muli %y3, %row : index
    %i = arith.addi %yr, %x3 : index
$around
    %r0 = memref.load %r[%i] : $vec
    %r1 = memref.load %r[%i_w] : $vec
    %r2 = memref.load %r[%i_e] : $vec
    %r3 = memref.load %r[%i_n] : $vec
    %r4 = memref.load %r[%i_s] : $vec
    %r5 = memref.load %r[%i_nw] : $vec
    %r6 = memref.load %r[%i_ne] : $vec
    %r7 = memref.load %r[%i_sw] : $vec
    %r8 = memref.load %r[%i_se] : $vec
    %s1 = arith.addf %r1, %r2 : $real
    %s2 = arith.addf %r3, %r4 : $real
    %s3 = arith.addf %s1, %s2 : $real
    %s4 = arith.addf %r5, %r6 : $real
    %s5 = arith.addf %r7, %r8 : $real
    %s6 = arith.addf %s4, %s5 : $real
    %near = arith.mulf %half, %s3 : $real
    %far = arith.mulf %quarter, %s6 : $real
    %s7 = arith.addf %r0, %near : $real
    %s8 = arith.addf %s7, %far : $real
    %y1 = arith.addi %y, %c1 : index
    %x1 = arith.addi %x, %c1 : index
    %yt = arith.muli %y1, %row2 : index
    %j = arith.addi %yt, %x1 : index
    memref.store %s8, %to[%j] : $vec
    scf.reduce
  }
  func.return
}

// x += P e where something moves: four points for each of the next level's
func.func private @${problem}.prolong(%e: $vec, %inverse: $vec, %to: $vec, %w: index, %h: index, %row: index, %row2: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %half = arith.constant 0.5 : $real
  %zero = arith.constant 0.0 : $real
  %w1 = arith.addi %w, %c1 : index
  %h1 = arith.addi %h, %c1 : index
  %wn = arith.divui %w1, %c2 : index
  %hn = arith.divui %h1, %c2 : index
  scf.parallel (%y, %x) = (%c0, %c0) to (%hn, %wn) step (%c1, %c1) {
    %y1 = arith.addi %y, %c1 : index
    %x1 = arith.addi %x, %c1 : index
    %yt = arith.muli %y1, %row2 : index
    %j = arith.addi %yt, %x1 : index
    %j_e = arith.addi %j, %c1 : index
    %j_s = arith.addi %j, %row2 : index
    %j_se = arith.addi %j_s, %c1 : index
    %a = memref.load %e[%j] : $vec
    %b = memref.load %e[%j_e] : $vec
    %c = memref.load %e[%j_s] : $vec
    %d = memref.load %e[%j_se] : $vec
    %ab = arith.addf %a, %b : $real
    %ac = arith.addf %a, %c : $real
    %cd = arith.addf %c, %d : $real
    %v1 = arith.mulf %half, %ab : $real
    %v2 = arith.mulf %half, %ac : $real
    %cd2 = arith.mulf %half, %cd : $real
    %vs = arith.addf %v1, %cd2 : $real
    %v3 = arith.mulf %half, %vs : $real
    %y2 = arith.muli %y, %c2 : index
    %x2 = arith.muli %x, %c2 : index
    %y3 = arith.addi %y2, %c1 : index
    %x3 = arith.addi %x2, %c1 : index
    %yr = arith.muli %y3, %row : index
    %i0 = arith.addi %yr, %x3 : index
    %i1 = arith.addi %i0, %c1 : index
    %i2 = arith.addi %i0, %row : index
    %i3 = arith.addi %i2, %c1 : index
$adds
    scf.reduce
  }
  func.return
}

// One cycle: %m.y becomes nearly the solution of A y = %m.b. The same two steps before and after
// keep it symmetric.
func.func private @${problem}.cycle(%work: memref<?x$real>, %at: index, %w: index, %h: index) {
  %step1 = arith.constant 1.123387 : $real
  %step2 = arith.constant 2.779051 : $real
$level
$level_views
  func.call @${problem}.first_step(%step1, %m.inverse, %m.b, %m.x, %lo, %hi) : ($real, $vec, $vec, $vec, index, index) -> ()
  func.call @${problem}.relax(%step2, $plane_names, %m.b, %m.x, %m.y, %row, %lo, %hi) : $relaxes
  scf.if %m.last {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %k = %c0 to %c8 step %c1 {
      func.call @${problem}.relax(%step1, $plane_names, %m.b, %m.y, %m.x, %row, %lo, %hi) : $relaxes
      func.call @${problem}.relax(%step2, $plane_names, %m.b, %m.x, %m.y, %row, %lo, %hi) : $relaxes
    }
  } else {
    func.call @${problem}.left($plane_names, %m.b, %m.y, %m.x, %row, %lo, %hi) : $lefts
$next_views
    func.call @${problem}.restrict(%m.x, %n.b, %width2, %height2, %row, %row2) : ($vec, $vec, index, index, index, index) -> ()
    func.call @${problem}.cycle(%work, %next, %width2, %height2) : (memref<?x$real>, index, index, index) -> ()
    func.call @${problem}.prolong(%n.y, %m.inverse, %m.y, %w, %h, %row, %row2) : ($vec, $vec, $vec, index, index, index, index) -> ()
    func.call @${problem}.relax(%step2, $plane_names, %m.b, %m.y, %m.x, %row, %lo, %hi) : $relaxes
    func.call @${problem}.relax(%step1, $plane_names, %m.b, %m.x, %m.y, %row, %lo, %hi) : $relaxes
  }
  func.return
}

// One channel of a vector by a cycle: z = B r
func.func private @${problem}.cycle_of(%r: $vec, %z: $vec, %first: index, %work: memref<?x$real>, %at: index, %w: index, %h: index) {
$level
$level_views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%y, %x) = (%c0, %c0) to (%h, %w) step (%c1, %c1) {
$places
    %ri = memref.load %r[%from] : $vec
    memref.store %ri, %m.b[%i] : $vec
    scf.reduce
  }
  func.call @${problem}.cycle(%work, %at, %w, %h) : (memref<?x$real>, index, index, index) -> ()
  scf.parallel (%y, %x) = (%c0, %c0) to (%h, %w) step (%c1, %c1) {
$places
    %yi = memref.load %m.y[%i] : $vec
    memref.store %yi, %z[%from] : $vec
    scf.reduce
  }
  func.return
}
