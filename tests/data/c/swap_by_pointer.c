// Values swapped through pointers, and pointers swapped.
static void swap(double *a, double *b) {
  double t = *a;
  *a = *b;
  *b = t;
}

static void swap_pointers(double **a, double **b) {
  double *t = *a;
  *a = *b;
  *b = t;
}

double swap_by_pointer(double x, double y, int flips) {
  double a = x * x, b = 3.0 * y, *p = &a, *q = &b;
  for (int i = 0; i < flips; i++) {
    swap(p, q);
    *p += 1.0;
    if (i % 2)
      swap_pointers(&p, &q);
  }
  return a * x + b * b + *p;
}
