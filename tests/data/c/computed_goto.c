// Addresses of labels: an interpreter that jumps through a table.
double computed_goto(const char *code, double x) {
  static const void *const table[] = {&&stop, &&twice, &&square, &&shift};
  double r = x;
  const char *p = code;
  goto *table[(int)*p];
twice:
  r *= 2.0;
  goto *table[(int)*++p];
square:
  r *= r;
  goto *table[(int)*++p];
shift:
  r += x;
  goto *table[(int)*++p];
stop:
  return r;
}
