// Pointers that walk: *p++, end pointers, distances between pointers, negative indices.
double pointer_walk(const double *begin, int n) {
  const double *end = begin + n, *p = begin;
  double sum = 0.0;
  while (p != end)
    sum += *p * *p++;
  for (p = end; p-- > begin;)
    sum += *p * (double)(p - begin);
  p = begin + n / 2;
  return sum * p[-1] + p[-2] * end[-1];
}
