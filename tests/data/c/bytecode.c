// An interpreter of a stack machine: code is translated to addresses of labels, then runs by them.
#include <math.h>
#include <stdlib.h>

enum { HALT, PUSH, ADD, MUL, SIN, DUP, LOOP };

double bytecode(const signed char *code, int length, const double *x) {
  static const int distance[] = {&&halt - &&halt, &&push - &&halt, &&add - &&halt, &&mul - &&halt,
                                 &&sine - &&halt, &&dup - &&halt,  &&loop - &&halt};
  struct step {
    const void *label;
    int operand;
  } *program = malloc((length / 2) * sizeof *program), *at = program;
  for (int i = 0; i < length / 2; i++)
    program[i] = (struct step){&&halt + distance[code[2 * i]], code[2 * i + 1]};
  double stack[16], *top = stack;
  int rounds = 0;
#define NEXT goto *(at++)->label
  NEXT;
push:
  *top++ = x[at[-1].operand];
  NEXT;
add:
  top--;
  top[-1] += top[0];
  NEXT;
mul:
  top--;
  top[-1] *= top[0];
  NEXT;
sine:
  top[-1] = sin(top[-1]);
  NEXT;
dup:
  *top = top[-1];
  top++;
  NEXT;
loop:
  if (++rounds < 4)
    at += at[-1].operand;
  NEXT;
halt:
  free(program);
  return top[-1];
}
