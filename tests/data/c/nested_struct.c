// Structs in structs in arrays, through a pointer; assigned as a whole.
struct point {
  double x, y;
};
struct segment {
  int id;
  struct point from, to;
};
struct path {
  short count;
  struct segment segments[3];
  char closed;
  double scale;
};

double nested_struct(struct path *path) {
  double area = 0.0;
  for (int i = 0; i < path->count; i++) {
    struct segment s = path->segments[i];
    if (path->closed && i + 1 == path->count)
      s.to = path->segments[0].from;
    area += s.from.x * s.to.y - s.to.x * s.from.y;
    path->segments[i].from = s.to;
  }
  return area * path->scale + path->segments[0].from.x;
}
