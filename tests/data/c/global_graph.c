// Global structs that point at each other, and at global numbers that change.
struct part {
  const char *name;
  double *weight;
  struct part *children[2];
};

static double light = 0.5, heavy = 4.0;
static struct part wheel = {"wheel", &light, {0, 0}};
static struct part frame = {"frame", &heavy, {&wheel, &wheel}};
static struct part bicycle = {"bicycle", &light, {&frame, &wheel}};

static double weigh(const struct part *p, double scale) {
  double sum = *p->weight * scale;
  for (int i = 0; i < 2; i++)
    if (p->children[i])
      sum += weigh(p->children[i], scale * 0.9) * *p->weight;
  return sum;
}

double global_graph(double a, double b) {
  light = a * a;
  heavy = b;
  return weigh(&bicycle, b);
}
