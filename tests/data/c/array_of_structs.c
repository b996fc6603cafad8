// Particles with fields of all kinds: doubles next to integers, floats, bytes.
#include <stdbool.h>
#include <stdint.h>

struct particle {
  uint8_t kind;
  bool alive;
  int16_t charge;
  float radius;
  double position, speed;
  int64_t id;
};

double array_of_structs(struct particle *p, int n, double dt) {
  double sum = 0.0;
  for (int i = 0; i < n; i++) {
    if (!p[i].alive)
      continue;
    p[i].position += dt * p[i].speed * p[i].charge;
    p[i].speed *= 1.0 - 0.1 * dt;
    sum += p[i].position * p[i].position * p[i].radius + (p[i].kind == 2 ? p[i].speed : 0.0);
  }
  return sum;
}
