// Who owns memory: vectors that grow, RAII, lists, aligned blocks, buffers that are replaced.
// The gradient of the sum of squares, by each of them.
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
#define STATIC __attribute__((noinline)) static

STATIC double sized(double *x, int n) {
  std::vector<double> b(n);
  for (int i = 0; i < n; i++) b[i] = x[i] * x[i];
  double s = 0;
  for (double v : b) s += v;
  return s;
}
STATIC double pushed(double *x, int n) {
  std::vector<double> b;
  for (int i = 0; i < n; i++) b.push_back(x[i] * x[i]);
  double s = 0;
  for (double v : b) s += v;
  return s;
}
static void *aligned(size_t n) {
  void *o = malloc(n + 64);
  if (!o) return nullptr;
  void *a = (void *)(((size_t)o & ~(size_t)63) + 64);
  ((void **)a)[-1] = o;
  return a;
}
static void freed(void *p) {
  if (p) free(((void **)p)[-1]);
}
STATIC double aligned_blocks(double *x, int n) {
  double *b = (double *)aligned(8 * n), s = 0;
  for (int i = 0; i < n; i++) b[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += b[i];
  freed(b);
  return s;
}
STATIC double posix_blocks(double *x, int n) {
  void *p = nullptr;
  if (posix_memalign(&p, 64, 8 * n)) return 0;
  double *b = (double *)p, s = 0;
  for (int i = 0; i < n; i++) b[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += b[i];
  free(b);
  return s;
}
struct Matrix {
  double *p;
  int n;
  explicit Matrix(int n) : p((double *)malloc(8 * n)), n(n) {}
  ~Matrix() { free(p); }
};
static void fill(double *x, Matrix &m) {
  for (int i = 0; i < m.n; i++) m.p[i] = x[i] * x[i];
}
STATIC double raii(double *x, int n) {
  auto m = std::make_unique<Matrix>(n);
  fill(x, *m);
  double s = 0;
  for (int i = 0; i < n; i++) s += m->p[i];
  return s;
}
STATIC double shared(double *x, int n) {
  std::vector<std::shared_ptr<double>> b;
  for (int i = 0; i < n; i++) b.push_back(std::make_shared<double>(x[i]));
  auto first = b.front();
  double s = 0;
  for (auto &p : b) s += *p * *p;
  return s + *first - *b[0];
}
static void replaced(double *x, double *&old, int n) {
  free(old);
  old = (double *)malloc(8 * n);
  for (int i = 0; i < n; i++) old[i] = x[i];
}
STATIC double buffers(double *x, int n) {
  double *p = (double *)malloc(8), s = 0;
  replaced(x, p, n);
  for (int i = 0; i < n; i++) s += p[i] * p[i];
  free(p);
  return s;
}
STATIC double lost(double *x, int n) {  // never freed
  double *p = new double[n], s = 0;
  for (int i = 0; i < n; i++) p[i] = x[i];
  for (int i = 0; i < n; i++) s += p[i] * p[i];
  return s;
}

#define TRY(f)                                            \
  {                                                       \
    double x[3] = {1, 2, 3}, d[3] = {0, 0, 0};            \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, 3);    \
    printf("%s %g %g %g %g\n", #f, d[0], d[1], d[2], x[1]); \
  }
int main() {
  TRY(sized) TRY(pushed) TRY(aligned_blocks) TRY(posix_blocks)
  TRY(raii) TRY(shared) TRY(buffers) TRY(lost)
}
