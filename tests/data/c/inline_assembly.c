// Inline assembly that computes.
double inline_assembly(double x, double y) {
  double r = x;
  __asm__("mulsd %1, %0" : "+x"(r) : "x"(y));
  return r + x;
}
