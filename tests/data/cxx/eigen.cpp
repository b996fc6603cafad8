// Small programs of Eigen: fixed and dynamic sizes, a factorisation.
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
}
