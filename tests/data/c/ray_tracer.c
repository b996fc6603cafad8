// Vectors of three doubles by value everywhere; recursion for reflections.
#include <math.h>

typedef struct {
  double x, y, z;
} vec3;
typedef struct {
  vec3 centre;
  double radius, mirror, shade;
} sphere;

static vec3 add(vec3 a, vec3 b) { return (vec3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static vec3 scale(vec3 a, double s) { return (vec3){a.x * s, a.y * s, a.z * s}; }
static vec3 sub(vec3 a, vec3 b) { return add(a, scale(b, -1.0)); }
static double dot(vec3 a, vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static vec3 unit(vec3 a) { return scale(a, 1.0 / sqrt(dot(a, a))); }

static double hit(const sphere *s, vec3 from, vec3 along) {
  vec3 to = sub(from, s->centre);
  double b = dot(to, along), d = b * b - dot(to, to) + s->radius * s->radius;
  if (d < 0.0)
    return -1.0;
  double t = -b - sqrt(d);
  return t > 1e-4 ? t : -1.0;
}

static double trace(const sphere *spheres, int n, vec3 from, vec3 along, int depth) {
  int best = -1;
  double nearest = 1e9;
  for (int i = 0; i < n; i++) {
    double t = hit(&spheres[i], from, along);
    if (t > 0.0 && t < nearest) {
      nearest = t;
      best = i;
    }
  }
  if (best < 0)
    return 0.2 + 0.1 * along.y;
  const sphere *s = &spheres[best];
  vec3 at = add(from, scale(along, nearest)), normal = unit(sub(at, s->centre));
  double light = fmax(0.0, dot(normal, unit((vec3){1.0, 2.0, -1.5})));
  double colour = s->shade * (0.3 + light);
  if (depth > 0) {
    vec3 mirrored = sub(along, scale(normal, 2.0 * dot(normal, along)));
    colour += s->mirror * trace(spheres, n, at, mirrored, depth - 1);
  }
  return colour;
}

double ray_tracer(const sphere *spheres, int n, double x, double y) {
  return trace(spheres, n, (vec3){0.0, 0.0, -5.0}, unit((vec3){x, y, 1.0}), 3);
}
