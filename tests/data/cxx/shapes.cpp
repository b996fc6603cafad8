// Virtual functions, vectors of pointers, smart pointers, arrays of objects.
#include <cmath>
#include <memory>
#include <vector>

struct Shape {
  virtual double area(double scale) const = 0;
  virtual ~Shape() = default;
};
struct Circle : Shape {
  double r;
  explicit Circle(double r) : r(r) {}
  double area(double scale) const override { return M_PI * r * r * scale; }
};
struct Box : Shape {
  double a, b;
  Box(double a, double b) : a(a), b(b) {}
  double area(double scale) const override { return a * b + scale; }
};
static Shape *make(int i, double r, double a) {
  return i % 2 ? static_cast<Shape *>(new Circle(r * i)) : new Box(a, r + i);
}

extern "C" double vector_of_pointers(double r, double a, int n) {
  std::vector<Shape *> shapes;
  for (int i = 0; i < n; ++i)
    shapes.push_back(make(i, r, a));
  double sum = 0;
  for (auto shape : shapes)
    sum += shape->area(r);
  for (auto shape : shapes)
    delete shape;
  return sum;
}

extern "C" double array_of_pointers(double r, double a, int n) {
  auto shapes = new Shape *[n];
  for (int i = 0; i < n; ++i)
    shapes[i] = make(i, r, a);
  double sum = 0;
  for (int i = 0; i < n; ++i)
    sum += shapes[i]->area(r);
  for (int i = 0; i < n; ++i)
    delete shapes[i];
  delete[] shapes;
  return sum;
}

extern "C" double vector_of_smart_pointers(double r, double a, int n) {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int i = 0; i < n; ++i)
    shapes.push_back(std::unique_ptr<Shape>(make(i, r, a)));
  double sum = 0;
  for (auto &shape : shapes)
    sum += shape->area(r);
  return sum;
}

extern "C" double moved_pointer(double r, double a, int) {
  auto circle = std::make_unique<Circle>(r);
  std::unique_ptr<Shape> shape = std::move(circle);
  return shape->area(a);
}
