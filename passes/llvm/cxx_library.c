/* What programs call of the C++ library's containers: it only moves addresses and letters.
 *
 * Written anew for the layout that libstdc++ gives to nodes, strings and policies; see
 * `define-library-functions`.
 */
typedef unsigned long size_t;

void *malloc(size_t) __asm__("_Znwm");
void free(void *) __asm__("_ZdlPv");

/* ---- nodes of std::map and std::set; the header's parent is the root ---- */

struct tree {
  int black;
  struct tree *parent, *left, *right;
};

static struct tree *leftmost(struct tree *node) {
  while (node->left)
    node = node->left;
  return node;
}

static struct tree *rightmost(struct tree *node) {
  while (node->right)
    node = node->right;
  return node;
}

struct tree *increment(struct tree *node) __asm__("tree_increment");
struct tree *increment(struct tree *node) {
  if (node->right)
    return leftmost(node->right);
  struct tree *above = node->parent;
  while (node == above->right) {
    node = above;
    above = above->parent;
  }
  return node->right == above ? node : above;
}

struct tree *decrement(struct tree *node) __asm__("tree_decrement");
struct tree *decrement(struct tree *node) {
  if (!node->black && node->parent->parent == node)
    return node->right; /* the header, which is red */
  if (node->left)
    return rightmost(node->left);
  struct tree *above = node->parent;
  while (node == above->left) {
    node = above;
    above = above->parent;
  }
  return above;
}

static void replace(struct tree *header, struct tree *old, struct tree *new) {
  struct tree *above = old->parent;
  if (header->parent == old)
    header->parent = new;
  else if (above->left == old)
    above->left = new;
  else
    above->right = new;
}

static void rotate_left(struct tree *x, struct tree *header) {
  struct tree *y = x->right;
  x->right = y->left;
  if (y->left)
    y->left->parent = x;
  replace(header, x, y);
  y->parent = x->parent;
  y->left = x;
  x->parent = y;
}

static void rotate_right(struct tree *x, struct tree *header) {
  struct tree *y = x->left;
  x->left = y->right;
  if (y->right)
    y->right->parent = x;
  replace(header, x, y);
  y->parent = x->parent;
  y->right = x;
  x->parent = y;
}

void insert(_Bool left, struct tree *x, struct tree *above, struct tree *header)
    __asm__("tree_insert");
void insert(_Bool left, struct tree *x, struct tree *above, struct tree *header) {
  x->parent = above;
  x->left = 0;
  x->right = 0;
  x->black = 0;
  if (above == header) {
    header->parent = x;
    header->left = x;
    header->right = x;
  } else if (left) {
    above->left = x;
    if (above == header->left)
      header->left = x;
  } else {
    above->right = x;
    if (above == header->right)
      header->right = x;
  }
  while (x != header->parent && !x->parent->black) {
    struct tree *parent = x->parent, *grand = parent->parent;
    int is_left = parent == grand->left;
    struct tree *uncle = is_left ? grand->right : grand->left;
    if (uncle && !uncle->black) {
      parent->black = 1;
      uncle->black = 1;
      grand->black = 0;
      x = grand;
      continue;
    }
    if (is_left) {
      if (x == parent->right) {
        x = parent;
        rotate_left(x, header);
      }
      x->parent->black = 1;
      grand->black = 0;
      rotate_right(grand, header);
    } else {
      if (x == parent->left) {
        x = parent;
        rotate_right(x, header);
      }
      x->parent->black = 1;
      grand->black = 0;
      rotate_left(grand, header);
    }
  }
  header->parent->black = 1;
}

struct tree *erase(struct tree *z, struct tree *header) __asm__("tree_erase");
struct tree *erase(struct tree *z, struct tree *header) {
  struct tree *y = z->left && z->right ? leftmost(z->right) : z;
  struct tree *x = y->left ? y->left : y->right;
  struct tree *above = y->parent;
  int was_black = y->black;
  if (z == header->left)
    header->left = z->right ? leftmost(z->right) : z->parent;
  if (z == header->right)
    header->right = z->left ? rightmost(z->left) : z->parent;
  if (y == z) {
    if (x)
      x->parent = above;
    replace(header, z, x);
  } else {
    z->left->parent = y;
    y->left = z->left;
    if (y != z->right) {
      if (x)
        x->parent = above;
      above->left = x;
      y->right = z->right;
      z->right->parent = y;
    } else
      above = y;
    replace(header, z, y);
    y->parent = z->parent;
    y->black = z->black;
  }
  if (!was_black)
    return z;
  while (x != header->parent && (!x || x->black)) {
    int is_left = x == above->left;
    struct tree *other = is_left ? above->right : above->left;
    if (!other->black) {
      other->black = 1;
      above->black = 0;
      if (is_left)
        rotate_left(above, header);
      else
        rotate_right(above, header);
      other = is_left ? above->right : above->left;
    }
    struct tree *near = is_left ? other->left : other->right;
    struct tree *far = is_left ? other->right : other->left;
    if ((!near || near->black) && (!far || far->black)) {
      other->black = 0;
      x = above;
      above = above->parent;
      continue;
    }
    if (!far || far->black) {
      near->black = 1;
      other->black = 0;
      if (is_left)
        rotate_right(other, header);
      else
        rotate_left(other, header);
      other = is_left ? above->right : above->left;
      far = is_left ? other->right : other->left;
    }
    other->black = above->black;
    above->black = 1;
    far->black = 1;
    if (is_left)
      rotate_left(above, header);
    else
      rotate_right(above, header);
    break;
  }
  if (x)
    x->black = 1;
  return z;
}

/* ---- nodes of std::list ---- */

struct list {
  struct list *next, *previous;
};

void hook(struct list *node, struct list *where) __asm__("list_hook");
void hook(struct list *node, struct list *where) {
  node->next = where;
  node->previous = where->previous;
  where->previous->next = node;
  where->previous = node;
}

void unhook(struct list *node) __asm__("list_unhook");
void unhook(struct list *node) {
  node->next->previous = node->previous;
  node->previous->next = node->next;
}

void reverse(struct list *head) __asm__("list_reverse");
void reverse(struct list *head) {
  struct list *node = head;
  do {
    struct list *next = node->next;
    node->next = node->previous;
    node->previous = next;
    node = next;
  } while (node != head);
}

void transfer(struct list *where, struct list *first, struct list *last) __asm__("list_transfer");
void transfer(struct list *where, struct list *first, struct list *last) {
  if (where == last)
    return;
  struct list *end = last->previous, *before = where->previous;
  first->previous->next = last;
  last->previous = first->previous;
  before->next = first;
  first->previous = before;
  end->next = where;
  where->previous = end;
}

static void move_all(struct list *to, struct list *from) {
  if (from->next != from)
    transfer(to, from->next, from);
}

void swap_lists(struct list *a, struct list *b) __asm__("list_swap");
void swap_lists(struct list *a, struct list *b) {
  struct list kept;
  kept.next = kept.previous = &kept;
  move_all(&kept, a);
  move_all(a, b);
  move_all(b, &kept);
}

/* ---- how many buckets std::unordered_map has: the library says, of a copy of its policy ---- */

struct policy {
  float load;
  size_t next;
};
struct rehash {
  _Bool wanted;
  size_t buckets;
};
struct rehash library_need_rehash(const struct policy *, size_t, size_t, size_t) __asm__(
    "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm");
size_t library_next_bucket(const struct policy *, size_t) __asm__(
    "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm");

struct rehash need_rehash(struct policy *policy, size_t buckets, size_t elements, size_t more)
    __asm__("policy_need_rehash");
struct rehash need_rehash(struct policy *policy, size_t buckets, size_t elements, size_t more) {
  struct policy copy = {policy->load, policy->next};
  struct rehash found = library_need_rehash(&copy, buckets, elements, more);
  policy->next = copy.next;
  return found;
}

size_t next_bucket(struct policy *policy, size_t least) __asm__("policy_next_bucket");
size_t next_bucket(struct policy *policy, size_t least) {
  struct policy copy = {policy->load, policy->next};
  size_t found = library_next_bucket(&copy, least);
  policy->next = copy.next;
  return found;
}

/* ---- std::string ---- */

struct string {
  char *letters;
  size_t length;
  union {
    char here[16];
    size_t room;
  };
};

static size_t room_of(struct string *s) {
  return s->letters == s->here ? 15 : s->room;
}

char *create(struct string *s, size_t *room, size_t old) __asm__("string_create");
char *create(struct string *s, size_t *room, size_t old) {
  if (*room > old && *room < 2 * old)
    *room = 2 * old;
  return malloc(*room + 1);
}

static void end(struct string *s, size_t length) {
  s->length = length;
  s->letters[length] = 0;
}

static void move(char *to, const char *from, size_t count) {
  if (count)
    __builtin_memmove(to, from, count);
}

/* From `at` on, `old` letters become `count` others, in new memory; nothing is written if there
   are none. */
void mutate(struct string *s, size_t at, size_t old, const char *letters, size_t count)
    __asm__("string_mutate");
void mutate(struct string *s, size_t at, size_t old, const char *letters, size_t count) {
  size_t rest = s->length - at - old, room = s->length + count - old;
  char *made = create(s, &room, room_of(s));
  move(made, s->letters, at);
  if (letters)
    move(made + at, letters, count);
  move(made + at + count, s->letters + at + old, rest);
  if (s->letters != s->here)
    free(s->letters);
  s->letters = made;
  s->room = room;
}

void reserve(struct string *s, size_t room) __asm__("string_reserve");
void reserve(struct string *s, size_t room) {
  size_t old = room_of(s);
  if (room <= old)
    return;
  char *made = create(s, &room, old);
  move(made, s->letters, s->length + 1);
  if (s->letters != s->here)
    free(s->letters);
  s->letters = made;
  s->room = room;
}

struct string *append(struct string *s, const char *letters, size_t count) __asm__("string_append");
struct string *append(struct string *s, const char *letters, size_t count) {
  size_t length = s->length + count;
  if (length <= room_of(s))
    move(s->letters + s->length, letters, count);
  else
    mutate(s, s->length, 0, letters, count);
  end(s, length);
  return s;
}

void assign(struct string *s, const struct string *other) __asm__("string_assign");
void assign(struct string *s, const struct string *other) {
  if (s == other)
    return;
  size_t length = other->length, room = room_of(s);
  if (length > room) {
    size_t wanted = length;
    char *made = create(s, &wanted, room);
    if (s->letters != s->here)
      free(s->letters);
    s->letters = made;
    s->room = wanted;
  }
  move(s->letters, other->letters, length);
  end(s, length);
}

/* `letters` are no part of the string. */
struct string *replace_letters(struct string *s, size_t at, size_t old, const char *letters,
                               size_t count) __asm__("string_replace");
struct string *replace_letters(struct string *s, size_t at, size_t old, const char *letters,
                               size_t count) {
  size_t length = s->length + count - old;
  if (length <= room_of(s) && !(letters >= s->letters && letters <= s->letters + s->length)) {
    move(s->letters + at + count, s->letters + at + old, s->length - at - old);
    move(s->letters + at, letters, count);
  } else
    mutate(s, at, old, letters, count);
  end(s, length);
  return s;
}

struct string *replace_by(struct string *s, size_t at, size_t old, size_t count, char letter)
    __asm__("string_replace_aux");
struct string *replace_by(struct string *s, size_t at, size_t old, size_t count, char letter) {
  size_t length = s->length + count - old;
  if (length <= room_of(s))
    move(s->letters + at + count, s->letters + at + old, s->length - at - old);
  else
    mutate(s, at, old, 0, count);
  __builtin_memset(s->letters + at, letter, count);
  end(s, length);
  return s;
}

void erase_letters(struct string *s, size_t at, size_t count) __asm__("string_erase");
void erase_letters(struct string *s, size_t at, size_t count) {
  move(s->letters + at, s->letters + at + count, s->length - at - count);
  end(s, s->length - count);
}

/* A string that is made has its letters inside. */
void construct_letters(struct string *s, const char *letters, size_t count)
    __asm__("string_construct");
void construct_letters(struct string *s, const char *letters, size_t count) {
  size_t room = count;
  if (count > 15) {
    s->letters = create(s, &room, 0);
    s->room = room;
  }
  move(s->letters, letters, count);
  end(s, count);
}

void construct_by(struct string *s, size_t count, char letter) __asm__("string_construct_fill");
void construct_by(struct string *s, size_t count, char letter) {
  size_t room = count;
  if (count > 15) {
    s->letters = create(s, &room, 0);
    s->room = room;
  }
  __builtin_memset(s->letters, letter, count);
  end(s, count);
}

void resize(struct string *s, size_t length, char letter) __asm__("string_resize");
void resize(struct string *s, size_t length, char letter) {
  if (length > s->length)
    replace_by(s, s->length, 0, length - s->length, letter);
  else
    end(s, length);
}

void shrink(struct string *s) __asm__("string_shrink");
void shrink(struct string *s) {
  char *old = s->letters;
  size_t length = s->length;
  if (old == s->here || length == s->room)
    return;
  if (length > 15) {
    s->letters = malloc(length + 1);
    s->room = length;
  } else
    s->letters = s->here;
  move(s->letters, old, length + 1);
  free(old);
}

void swap(struct string *a, struct string *b) __asm__("string_swap");
void swap(struct string *a, struct string *b) {
  if (a == b)
    return;
  char kept[16], *letters = a->letters == a->here ? b->here : a->letters;
  __builtin_memcpy(kept, a->here, 16);
  __builtin_memcpy(a->here, b->here, 16);
  a->letters = b->letters == b->here ? a->here : b->letters;
  __builtin_memcpy(b->here, kept, 16);
  b->letters = letters;
  size_t length = a->length;
  a->length = b->length;
  b->length = length;
}

size_t copy_letters(const struct string *s, char *to, size_t count, size_t at)
    __asm__("string_copy");
size_t copy_letters(const struct string *s, char *to, size_t count, size_t at) {
  if (at > s->length)
    __builtin_trap();
  if (count > s->length - at)
    count = s->length - at;
  move(to, s->letters + at, count);
  return count;
}

/* `old` letters at `to` become `count`, which may be among them or the `rest` behind. */
void replace_cold(struct string *s, char *to, size_t old, const char *letters, size_t count,
                  size_t rest) __asm__("string_replace_cold");
void replace_cold(struct string *s, char *to, size_t old, const char *letters, size_t count,
                  size_t rest) {
  if (count <= old)
    move(to, letters, count);
  if (count != old)
    move(to + count, to + old, rest);
  if (count <= old)
    return;
  if (letters + count <= to + old)
    move(to, letters, count);
  else if (letters >= to + old)
    move(to, letters + (count - old), count);
  else {
    size_t before = to + old - letters;
    move(to, letters, before);
    move(to + before, to + count, count - before);
  }
}
