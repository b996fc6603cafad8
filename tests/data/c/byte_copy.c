// A copy of doubles byte by byte, as careful code for unaligned data does it.
static void copy(void *to, const void *from, int bytes) {
  char *t = to;
  const char *f = from;
  while (bytes-- > 0)
    *t++ = *f++;
}

double byte_copy(const double *x, int n) {
  double kept[8], sum = 0.0;
  copy(kept, x, n * (int)sizeof(double));
  for (int i = 0; i < n; i++)
    sum += kept[i] * x[n - 1 - i];
  return sum;
}
