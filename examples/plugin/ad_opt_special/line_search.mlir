// Gauss-Newton with a line search: delta solves JtJ delta = -JtF by conjugate gradients, and the step along
// it is halved until the cost falls by a part of what the slope promises. The slope is twice the fall of
// the quadratic model, since delta is its minimum over the directions so far.
func.func @${problem}.solve($declared, %iterations: index, %steps: index, %settings: memref<?xf64>, %state: memref<?xf64>, %history: memref<?x?xf64>) attributes {nlls.solver = "line-search"} {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %most = arith.constant 40 : index
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %part = arith.constant 2.0e-4 : f64
  %infinite = arith.constant 0x7FF0000000000000 : f64
  %running = arith.constant 0 : i64
  %converged = arith.constant 1 : i64
  %no_number = arith.constant 4 : i64
  %no_step = arith.constant 6 : i64
  %true = arith.constant true
  %pcg_tolerance = memref.load %settings[%c0] : memref<?xf64>
  %cost_tolerance = memref.load %settings[%c1] : memref<?xf64>
  %q_tolerance = memref.load %settings[%c2] : memref<?xf64>
  %done_f = memref.load %state[%c5] : memref<?xf64>
  %done_i = arith.fptosi %done_f : f64 to i64
  %done = arith.index_cast %done_i : i64 to index
  %fresh = arith.cmpi eq, %done, %c0 : index
  %start:2 = scf.if %fresh -> (f64, i64) {
    func.call @${problem}.precompute($arguments) : ($types) -> ()
    %cost = func.call @${problem}.cost($arguments) : ($types) -> f64
    memref.store %cost, %history[%c0, %c0] : memref<?x?xf64>
    %size = math.absf %cost : f64
    %is_number = arith.cmpf olt, %size, %infinite : f64
    %status = arith.select %is_number, %running, %no_number : i64
    scf.yield %cost, %status : f64, i64
  } else {
    %cost = memref.load %state[%c0] : memref<?xf64>
    %status_f = memref.load %state[%c4] : memref<?xf64>
    %status = arith.fptosi %status_f : f64 to i64
    scf.yield %cost, %status : f64, i64
  }
  %last = arith.addi %done, %iterations : index
  %result:3 = scf.while (%row = %done, %cost = %start#0, %status = %start#1) : (index, f64, i64) -> (index, f64, i64) {
    %more = arith.cmpi slt, %row, %last : index
    %fine = arith.cmpi eq, %status, %running : i64
    %on = arith.andi %more, %fine : i1
    scf.condition(%on) %row, %cost, %status : index, f64, i64
  } do {
  ^bb0(%row: index, %cost: f64, %status: i64):
    %next = arith.addi %row, %c1 : index
    func.call @${problem}.linearize($arguments) : ($types) -> ()
    %fall, %count, %found = func.call @${problem}.pcg($arguments, %steps, %pcg_tolerance, %q_tolerance, %history, %next) : ($types, index, f64, f64, memref<?x?xf64>, index) -> (f64, index, i64)
    %stays = arith.cmpi ne, %found, %running : i64
    %new:2 = scf.if %stays -> (f64, i64) {
      scf.yield %cost, %found : f64, i64
    } else {
      func.call @${problem}.keep(%v.x, %v.kept, %n) : ($vec, $vec, index) -> ()
      %search:3 = scf.while (%t = %one, %halvings = %c0) : (f64, index) -> (f64, f64, index) {
        %t_n = arith.$narrow %t : f64 to $real
        func.call @${problem}.step(%t_n, %v.kept, %v.delta, %v.x, %n) : ($real, $vec, $vec, $vec, index) -> ()
        func.call @${problem}.precompute($arguments) : ($types) -> ()
        %now = func.call @${problem}.cost($arguments) : ($types) -> f64
        %change = arith.subf %cost, %now : f64
        %promised = arith.mulf %t, %fall : f64
        %wanted = arith.mulf %part, %promised : f64
        %falls = arith.cmpf oge, %change, %wanted : f64
        %fails = arith.xori %falls, %true : i1
        %few = arith.cmpi slt, %halvings, %most : index
        %again = arith.andi %fails, %few : i1
        scf.condition(%again) %t, %now, %halvings : f64, f64, index
      } do {
      ^bb0(%t: f64, %now: f64, %halvings: index):
        %shorter = arith.mulf %t, %half : f64
        %more_halvings = arith.addi %halvings, %c1 : index
        scf.yield %shorter, %more_halvings : f64, index
      }
      %lower = arith.cmpf olt, %search#1, %cost : f64
      %better:2 = scf.if %lower -> (f64, i64) {
        %change = arith.subf %cost, %search#1 : f64
        %small = arith.mulf %cost_tolerance, %cost : f64
        %settled = arith.cmpf ole, %change, %small : f64
        %code = arith.select %settled, %converged, %running : i64
        scf.yield %search#1, %code : f64, i64
      } else {
        func.call @${problem}.keep(%v.kept, %v.x, %n) : ($vec, $vec, index) -> ()
        func.call @${problem}.precompute($arguments) : ($types) -> ()
        %same = arith.cmpf oeq, %search#1, %cost : f64
        %code = arith.select %same, %converged, %no_step : i64
        scf.yield %cost, %code : f64, i64
      }
      scf.yield %better#0, %better#1 : f64, i64
    }
    memref.store %new#0, %history[%next, %c0] : memref<?x?xf64>
    memref.store %fall, %history[%next, %c1] : memref<?x?xf64>
    %count_i = arith.index_cast %count : index to i64
    %count_f = arith.sitofp %count_i : i64 to f64
    memref.store %count_f, %history[%next, %c3] : memref<?x?xf64>
    scf.yield %next, %new#0, %new#1 : index, f64, i64
  }
  memref.store %result#1, %state[%c0] : memref<?xf64>
  memref.store %result#1, %state[%c1] : memref<?xf64>
  %status_f = arith.sitofp %result#2 : i64 to f64
  memref.store %status_f, %state[%c4] : memref<?xf64>
  %row_i = arith.index_cast %result#0 : index to i64
  %row_f = arith.sitofp %row_i : i64 to f64
  memref.store %row_f, %state[%c5] : memref<?xf64>
  func.return
}

// to = from + t delta
func.func private @${problem}.step(%t: $real, %from: $vec, %delta: $vec, %to: $vec, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %from[%i] : $vec
    %d = memref.load %delta[%i] : $vec
    %td = arith.mulf %t, %d : $real
    %new = arith.addf %x, %td : $real
    memref.store %new, %to[%i] : $vec
    scf.reduce
  }
  func.return
}
