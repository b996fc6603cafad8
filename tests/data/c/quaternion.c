// Quaternions: a struct of four doubles, too big for registers, by value and as result.
#include <math.h>

struct quaternion {
  double w, x, y, z;
};

static struct quaternion mul(struct quaternion a, struct quaternion b) {
  struct quaternion r;
  r.w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
  r.x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
  r.y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
  r.z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
  return r;
}

static struct quaternion normalized(struct quaternion q) {
  double s = 1.0 / sqrt(q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z);
  return (struct quaternion){q.w * s, q.x * s, q.y * s, q.z * s};
}

struct quaternion rotate(struct quaternion q, struct quaternion v) {
  q = normalized(q);
  struct quaternion back = {q.w, -q.x, -q.y, -q.z};
  return mul(mul(q, v), back);
}
