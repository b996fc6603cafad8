// Templates, overloads, and a class of small matrices passed by value.
#include <cmath>
#include <cstdio>

template <typename T, int N, int M> struct Matrix {
  T at[N][M];
  template <int K> Matrix<T, N, K> operator*(const Matrix<T, M, K> &other) const {
    Matrix<T, N, K> made{};
    for (int i = 0; i < N; i++)
      for (int j = 0; j < K; j++)
        for (int k = 0; k < M; k++) made.at[i][j] += at[i][k] * other.at[k][j];
    return made;
  }
  T trace() const {
    T sum{};
    for (int i = 0; i < (N < M ? N : M); i++) sum += at[i][i];
    return sum;
  }
};

template <int N> constexpr long factorial = N * factorial<N - 1>;
template <> constexpr long factorial<0> = 1;

template <typename... Args> double sum(Args... args) { return (0.0 + ... + args); }

template <typename T> T largest(T a, T b) { return a < b ? b : a; }

double start = 0;  // not known at compile time

extern "C" long run(char *out, long size) {
  Matrix<double, 2, 3> a;
  Matrix<double, 3, 2> b;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) {
      a.at[i][j] = std::sin(start + i + j);
      b.at[j][i] = i * 2.0 - j;
    }
  Matrix<float, 1, 1> c{{{1.5f}}};
  return snprintf(out, size, "%.17g %.17g %g %ld %g %d %g", (a * b).trace(), (b * a).trace(),
                  (c * c).trace(), factorial<10>, sum(1, 2.5f, 'a', 4l), largest(3, int(start) - 4),
                  largest(0.5, 0.25));
}
