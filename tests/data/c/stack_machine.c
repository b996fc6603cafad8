// An interpreter: a program of byte codes works on a stack of doubles.
#include <math.h>

double stack_machine(const char *code, const double *constants, double x) {
  double stack[16];
  int top = 0;
  for (const char *op = code; *op; op++)
    switch (*op) {
    case 'x':
      stack[top++] = x;
      break;
    case '+':
      top--;
      stack[top - 1] += stack[top];
      break;
    case '*':
      top--;
      stack[top - 1] *= stack[top];
      break;
    case 's':
      stack[top - 1] = sin(stack[top - 1]);
      break;
    case 'd':
      stack[top] = stack[top - 1];
      top++;
      break;
    default:
      stack[top++] = constants[*op - '0'];
    }
  return stack[0];
}
