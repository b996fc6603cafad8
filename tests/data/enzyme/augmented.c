// Registered gradients are run once each way: counters, wrong values on purpose, stacks of their own.
#include <stdio.h>
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;

// As in Enzyme's tests: what the augmented function computes counts, not what the function does.
__attribute__((noinline)) void square_to(const double *x, double *y) { *y = *x * *x; }
int augmented, reversed;
void *square_augmented(const double *x, const double *dx, double *y, double *dy) {
  augmented++;
  *y = 7;
  *dy = 11;
  return NULL;
}
double seen;
void square_reverse(double *x, double *dx, const double *y, const double *dy, void *tape) {
  reversed++;
  seen = *y + *dy;
  *dx = 13;
}
void *__enzyme_register_gradient_square[] = {(void *)square_to, (void *)square_augmented,
                                             (void *)square_reverse};
double square(double x) {
  double y;
  square_to(&x, &y);
  return y;
}

// A tape of the program's own: an array and a list.
static double stack[100];
static int top, deepest;
static void push(double x) {
  stack[top++] = x;
  deepest = top > deepest ? top : deepest;
}
__attribute__((noinline)) double cube(double x) { return x * x * x; }
double cube_augmented(double x) {
  push(x);
  return x * x * x;
}
double cube_reverse(double x, double cotangent) {
  double old = stack[--top];
  return 3 * old * old * cotangent;
}
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented,
                                           (void *)cube_reverse};
double cubes(double x) {
  for (int i = 0; i < 3; i++) x = cube(x) * 0.9;
  return x;
}

struct node {
  double value;
  struct node *next;
};
static struct node *head;
__attribute__((noinline)) void square_in_place(double *x) { *x = *x * *x; }
static void keep(double x) {
  struct node *node = malloc(sizeof *node);
  node->value = x;
  node->next = head;
  head = node;
}
void in_place_augmented(double *x, double *dx) {
  keep(*x);
  *x = *x * *x;
}
void in_place_reverse(double *x, double *dx) {
  struct node *node = head;
  *dx *= 2 * node->value;
  head = node->next;
  free(node);
}
void *__enzyme_register_gradient_in_place[] = {(void *)square_in_place, (void *)in_place_augmented,
                                               (void *)in_place_reverse};
double squares(double x) {
  for (int i = 0; i < 3; i++) {
    square_in_place(&x);
    x *= 0.9;
  }
  return x;
}

// The caller sees what the function leaves.
double in_memory(double *x, double *y) {
  square_to(x, y);
  return 3 * *x;
}

int main(void) {
  printf("%.12g\n", __enzyme_autodiff((void *)square, 3.0));
  printf("%d %d %.12g\n", augmented, reversed, seen);
  printf("%.12g\n", __enzyme_autodiff((void *)cubes, 1.1));
  printf("%d %d\n", top, deepest);
  printf("%.12g\n", __enzyme_autodiff((void *)squares, 1.1));
  printf("%d\n", head == NULL);
  double x = 2, dx = 0, y = 0, dy = 1;
  __enzyme_autodiff((void *)in_memory, &x, &dx, &y, &dy);
  printf("%.12g %d %d\n", dx, augmented, reversed);
  return 0;
}
