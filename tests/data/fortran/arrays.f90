module kinds
  implicit none
  type :: point
    real(8) :: x, y
    integer :: tag
  end type
  type :: mesh
    integer :: n
    type(point), allocatable :: p(:)
  end type
contains
  pure function square(v) result(s)
    real(8), intent(in) :: v(:)
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, size(v)
      s = s + v(i) * v(i)
    end do
  end function
  subroutine scale(v, a)
    real(8), intent(inout) :: v(:)
    real(8), intent(in) :: a
    v = v * a
  end subroutine
end module

! Products of matrices, rows and columns.
real(8) function products(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  real(8), allocatable :: a(:, :), b(:, :), c(:, :), v(:)
  integer :: i, j
  allocate(a(n, n), b(n, n), c(n, n))
  do j = 1, n
    do i = 1, n
      a(i, j) = x * i + j
      b(i, j) = sin(x * i * j)
    end do
  end do
  c = matmul(a, transpose(b))
  v = matmul(c, a(:, 2))
  products = dot_product(v, b(:, 1)) + sum(c) + maxval(v) + dot_product(matmul(v, c), v)
end function

! Sections, strides, masks and shapes.
real(8) function sections(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  real(8) :: a(n), b(n, n)
  integer :: i
  do i = 1, n
    a(i) = x * i
  end do
  a(2:n) = a(1:n-1) * 2
  b = spread(a, 2, n)
  b(2, :) = a * a
  a(1:n:2) = a(n:1:-2)
  where (a > 3)
    a = a * x
  elsewhere
    a = a - x
  end where
  a = cshift(a, 2)
  sections = sum(b(2, :) * a) + sum(reshape(b, [n * n])) + sum(pack(a, a > 2)) + count(a > 2)
end function

! Arrays that grow, and reductions.
real(8) function grown(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  real(8), allocatable :: a(:)
  integer :: i
  allocate(a(0))
  do i = 1, n
    a = [a, x * i]
  end do
  a = a * a
  grown = sum(a) + norm2(a) + product(a(1:3)) + minval(a) + sum(a, mask = a > 10) + modulo(-x, 2d0)
end function

! Arguments with descriptors.
real(8) function passed(x, n) bind(c)
  use kinds
  real(8), value :: x
  integer(4), value :: n
  real(8) :: a(n, n)
  integer :: i
  do i = 1, n
    a(:, i) = x * i
    a(i, i) = x * x
  end do
  call scale(a(2, :), x)
  call scale(a(:, 3), 2d0)
  passed = square(a(2, :)) + square(a(1:n:2, 3))
end function

! Elements that are structs.
real(8) function points(x, n) bind(c)
  use kinds
  real(8), value :: x
  integer(4), value :: n
  type(point), allocatable :: p(:), q(:)
  integer :: i
  allocate(p(n))
  do i = 1, n
    p(i)%x = x * i; p(i)%y = x * x; p(i)%tag = i
  end do
  q = p
  q(2)%x = 0
  points = 0
  do i = 1, n
    points = points + p(i)%x * q(i)%x * q(i)%y
  end do
end function

! A copy of a struct is a copy of the array behind it.
real(8) function meshes(x, n) bind(c)
  use kinds
  real(8), value :: x
  integer(4), value :: n
  type(mesh) :: m, k
  m%n = n
  allocate(m%p(n))
  m%p(1)%x = x
  k = m
  k%p(1)%x = 3
  meshes = m%p(1)%x * k%p(1)%x
end function
