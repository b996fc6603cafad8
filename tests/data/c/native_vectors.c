// Vectors written by hand: a vector type, element-wise maxima, shuffles, single elements.
typedef double vec4 __attribute__((vector_size(32)));

double native_vectors(const double *x, const double *y, int n) {
  vec4 sum = {0.0, 0.0, 0.0, 0.0};
  for (int i = 0; i + 4 <= n; i += 4) {
    vec4 a, b;
    __builtin_memcpy(&a, x + i, sizeof a);
    __builtin_memcpy(&b, y + i, sizeof b);
    vec4 larger = __builtin_elementwise_max(a * a, b);
    sum += larger * __builtin_shufflevector(b, a, 3, 2, 5, 0) + a;
    sum[i / 4] *= x[i];
  }
  return sum[0] + 2.0 * sum[1] + 3.0 * sum[2] * sum[3];
}
