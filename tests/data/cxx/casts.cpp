// Parts of objects that dynamic_cast finds: downwards, sideways, and none.
struct Area {
  double a;
  virtual double area() { return a; }
  virtual ~Area() {}
};
struct Weight {
  double w;
  virtual double weight() { return w * w; }
  virtual ~Weight() {}
};
struct Plate : Area, Weight {
  double c;
  double area() override { return a * c; }
};

// x[0] x[1] + (2 x[2])^2 x[3] for a plate, x[0] alone else.
extern "C" double measured(const double *x, int plate) {
  Plate p;
  p.a = x[0];
  p.w = 2 * x[2];
  p.c = x[1];
  Area b;
  b.a = x[0];
  Area *given = plate ? &p : &b;
  double s = given->area();
  if (Weight *w = dynamic_cast<Weight *>(given)) {
    s += w->weight() * x[3];
    dynamic_cast<Plate *>(w)->c *= 2;
    s += p.area(); // another 2 x[0] x[1]
  }
  return s;
}
