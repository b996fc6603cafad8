// A big struct by value: memory that the callee may change without the caller's noticing.
struct state {
  int kind;
  double position[3];
  float weight;
  double velocity[3];
};

__attribute__((noinline)) static double energy(struct state s) {
  for (int i = 0; i < 3; i++)
    s.position[i] *= s.weight;
  double e = 0.0;
  for (int i = 0; i < 3; i++)
    e += s.position[i] * s.position[i] + s.kind * s.velocity[i] * s.velocity[i];
  return e;
}

double big_struct(struct state s) { return energy(s) * s.position[0] + s.position[1]; }
