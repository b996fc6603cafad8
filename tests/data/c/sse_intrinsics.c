// Intrinsics for SSE2, as numerical code uses them.
#include <emmintrin.h>

double sse_intrinsics(const double *x, const double *y, int n) {
  __m128d sum = _mm_setzero_pd();
  for (int i = 0; i + 2 <= n; i += 2) {
    __m128d a = _mm_loadu_pd(x + i), b = _mm_loadu_pd(y + i);
    sum = _mm_add_pd(sum, _mm_mul_pd(_mm_sqrt_pd(_mm_mul_pd(a, a)), _mm_unpackhi_pd(b, a)));
  }
  double parts[2];
  _mm_storeu_pd(parts, sum);
  return parts[0] * parts[1];
}
