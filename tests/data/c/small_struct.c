// A struct of two doubles, passed and returned in registers.
struct vec {
  double x, y;
};

struct vec rotate_scale(struct vec v, struct vec by) {
  struct vec r = {v.x * by.x - v.y * by.y, v.x * by.y + v.y * by.x};
  return r;
}
