// Conjugate gradients on (JtJ + ctc) delta = -g, preconditioned.
// Returns by how much the quadratic model falls, the steps made, and a status: 0; 2 where the
// gradient is zero; 5 where a direction has no positive curvature before the first step; 9 where
// the gradient is no number. A curvature is none if it is rounding beside that of the preconditioner
// M, whose p'Mp is carried along: on a singular system the residual would grow again.
// With damping, every tenth residual is computed afresh from delta: what rounding adds to the residual
// of a recurrence does not pile up, however many steps there are.
// Row `row` of the history gets the norm of the residual before the first step and behind each.
func.func private @${problem}.pcg($parameters, %steps: index, %tolerance: f64, %q_tolerance: f64, %history: memref<?x?xf64>, %row: index) -> (f64, index, i64) {
$views
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first_column = arith.constant $columns : index
  %none = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %running = arith.constant 0 : i64
  %stationary = arith.constant 2 : i64
  %singular = arith.constant 5 : i64
  %no_number = arith.constant 9 : i64
  %infinite = arith.constant 0x7FF0000000000000 : f64
  %true = arith.constant true
  %rounding = arith.constant $rounding : f64
$begin$keep_b
  %norm0 = math.sqrt %rz0 : f64
  memref.store %norm0, %history[%row, %first_column] : memref<?x?xf64>
  %square = arith.mulf %tolerance, %tolerance : f64
  %least = arith.mulf %square, %rz0 : f64
  %result:6 = scf.while (%k = %c0, %rz = %rz0, %pMp = %rz0, %fall = %none, %status = %running, %go = %true) : (index, f64, f64, f64, i64, i1) -> (index, f64, f64, f64, i64, i1) {
    %more = arith.cmpi slt, %k, %steps : index
    %above = arith.cmpf ogt, %rz, %least : f64
    %both = arith.andi %more, %above : i1
    %on = arith.andi %both, %go : i1
    scf.condition(%on) %k, %rz, %pMp, %fall, %status, %go : index, f64, f64, f64, i64, i1
  } do {
  ^bb0(%k: index, %rz: f64, %pMp: f64, %fall: f64, %status: i64, %go: i1):
    %pAp = func.call @${problem}.apply($arguments) : ($types) -> f64
    %flattest = arith.mulf %rounding, %pMp : f64
    %curved = arith.cmpf ogt, %pAp, %flattest : f64
    %quotient = arith.divf %rz, %pAp : f64
    %alpha = arith.select %curved, %quotient, %none : f64
    %k_next = arith.addi %k, %c1 : index
    $alpha = arith.$narrow %alpha : f64 to $real$reset
$residual
    %beta = arith.divf %rz_new, %rz : f64
    %beta_n = arith.$narrow %beta : f64 to $real
    %beta_square = arith.mulf %beta, %beta : f64
    %pMp_before = arith.mulf %beta_square, %pMp : f64
    %pMp_next = arith.addf %rz_new, %pMp_before : f64
$direction
    %column = arith.addi %first_column, %k_next : index
    %norm = math.sqrt %rz_new : f64
    memref.store %norm, %history[%row, %column] : memref<?x?xf64>
    %twice = arith.mulf %alpha, %rz : f64
    %gain = arith.mulf %twice, %half : f64
    %fall_next = arith.addf %fall, %gain : f64
    %is_first = arith.cmpi eq, %k, %c0 : index
    %flat = arith.xori %curved, %true : i1
    %bad = arith.andi %is_first, %flat : i1
    %status_next = arith.select %bad, %singular, %status : i64
    %count = arith.index_cast %k_next : index to i64
    %count_f = arith.sitofp %count : i64 to f64
    %share = arith.mulf %count_f, %gain : f64
    %enough = arith.mulf %q_tolerance, %fall_next : f64
    %useful = arith.cmpf oge, %share, %enough : f64
    %go_next = arith.andi %curved, %useful : i1
    scf.yield %k_next, %rz_new, %pMp_next, %fall_next, %status_next, %go_next : index, f64, f64, f64, i64, i1
  }
  %moves = arith.cmpf une, %rz0, %none : f64
  %moved = arith.select %moves, %result#4, %stationary : i64
  %size0 = math.absf %rz0 : f64
  %is_number = arith.cmpf olt, %size0, %infinite : f64
  %code = arith.select %is_number, %moved, %no_number : i64
  func.return %result#3, %result#0, %code : f64, index, i64
}
