// A slice: a struct of a pointer and a length in registers, as argument and as result.
struct slice {
  double *data;
  long length;
};

__attribute__((noinline)) static struct slice rest(struct slice s, long skip) {
  return (struct slice){s.data + skip, s.length - skip};
}

__attribute__((noinline)) static double first_product(struct slice s) {
  return s.length > 1 ? s.data[0] * s.data[1] : s.data[0];
}

double pointer_and_count(struct slice s) {
  double sum = 0.0;
  while (s.length > 0) {
    sum += first_product(s);
    s.data[0] *= 2.0;
    s = rest(s, 1 + (s.length % 3 == 0));
  }
  return sum;
}
