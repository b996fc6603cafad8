// A simulation whose state is a struct behind a pointer, with an event.
#include <math.h>

struct pendulum {
  double angle, speed;
  struct {
    double length, damping;
  } const *model;
  int swings;
};

static void step(struct pendulum *p, double dt) {
  double before = p->angle;
  p->speed -= dt * (9.81 / p->model->length * sin(p->angle) + p->model->damping * p->speed);
  p->angle += dt * p->speed;
  if (before * p->angle < 0.0) {
    p->swings++;
    p->speed *= 0.9;
  }
}

double pendulum(double angle, double length, double damping, int steps) {
  struct {
    double length, damping;
  } model = {length, damping};
  struct pendulum p = {angle, 0.0, (void *)&model, 0};
  for (int i = 0; i < steps; i++)
    step(&p, 0.05);
  return p.angle * p.angle + 0.1 * p.speed * p.speed + p.swings;
}
