// Small programs of Eigen: fixed and dynamic sizes, factorisations, complex numbers.
#include <complex>
#include <Eigen/Dense>
using namespace Eigen;
extern "C" {
double product(const double *a, const double *b) {
  Matrix3d A = Map<const Matrix3d>(a), B = Map<const Matrix3d>(b);
  Matrix3d C = A * B * A;
  return C.sum() + C.squaredNorm();
}
double dot(const double *a, const double *b, int n) {
  VectorXd A = Map<const VectorXd>(a, n), B = Map<const VectorXd>(b, n);
  return A.dot(B) * A.norm();
}
double solve(const double *a, const double *b) {
  Matrix3d A = Map<const Matrix3d>(a);
  Vector3d v = Map<const Vector3d>(b);
  Matrix3d S = A * A.transpose() + Matrix3d::Identity();
  Vector3d x = S.llt().solve(v);
  return x.squaredNorm() + x(0);
}
double inverse4(const double *a) {
  Matrix4d A = Map<const Matrix4d>(a), B = A.inverse();
  return B.squaredNorm();
}
double complexes(const double *x) {
  VectorXcd a(2);
  for (int i = 0; i < 2; i++) a(i) = std::complex<double>(x[i], x[i + 2]);
  MatrixXcd m = a * a.adjoint();
  return (m * a).norm();
}
double arrays(const double *x, int n) {
  ArrayXd a = Map<const ArrayXd>(x, n), b = a.square() + 1;
  ArrayXd c = (a > 0).select(a.sin() * b.sqrt(), a.exp().max(b));
  Map<const VectorXd, 0, InnerStride<2>> every(x, n / 2);
  return c.sum() + every.dot(every);
}
double determinant3(const double *a) {
  Matrix3d A = Map<const Matrix3d>(a);
  return A.determinant() + A.topLeftCorner<2, 2>().determinant();
}
double solve_any(const double *a, const double *b, int n) {
  MatrixXd A = Map<const MatrixXd>(a, n, n);
  VectorXd x = A.partialPivLu().solve(Map<const VectorXd>(b, n));
  return x.squaredNorm() + x(0);
}
}
