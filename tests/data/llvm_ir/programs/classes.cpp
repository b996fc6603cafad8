// Virtual functions, multiple inheritance, destructors, and a hierarchy on the heap.
#include <cstdio>
#include <cstdlib>
#include <new>

void *operator new(std::size_t n) { return malloc(n); }
void operator delete(void *p) noexcept { free(p); }
void operator delete(void *p, std::size_t) noexcept { free(p); }

static int alive;

struct Shape {
  Shape() { alive++; }
  virtual ~Shape() { alive--; }
  virtual double area() const = 0;
  virtual double scale(double by) { return by * area(); }
};

struct Named {
  const char *name;
  explicit Named(const char *n) : name(n) {}
  virtual const char *title() const { return name; }
};

struct Circle : Shape {
  double r;
  explicit Circle(double radius) : r(radius) {}
  double area() const override { return 3.140625 * r * r; }
};

struct Box : Named, Shape {
  double w, h;
  Box(double a, double b) : Named("box"), w(a), h(b) {}
  double area() const override { return w * h; }
  double scale(double by) override { return Shape::scale(by) + 1; }
  const char *title() const override { return "Box"; }
};

extern "C" void __cxa_pure_virtual() { abort(); }

extern "C" long run(char *out, long size) {
  Shape *shapes[4];
  for (int i = 0; i < 4; i++) {
    if (i % 2) shapes[i] = new Circle(i);
    else shapes[i] = new Box(i + 1, i + 2);
  }
  int made = alive;
  double total = 0, scaled = 0;
  for (Shape *s : shapes) {
    total += s->area();
    scaled += s->scale(0.5);
  }
  Box box(2, 3);
  Named &named = box;
  for (Shape *s : shapes) delete s;
  return snprintf(out, size, "%d %g %g %s %s %d", made, total, scaled, named.title(), named.name, alive);
}
