! Memory that is allocated like something else, and handed on.
real(8) function handed_on(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  real(8), allocatable :: a(:), t(:)
  integer :: i
  allocate(a(1))
  a = x
  do i = 2, n
    allocate(t(i))
    t(:i-1) = a * 1.5d0
    t(i) = x * i
    call move_alloc(t, a)
  end do
  handed_on = sum(a**2)
  if (allocated(t)) handed_on = 0
end function

real(8) function like_another(x, n) bind(c)
  real(8), value :: x
  integer(4), value :: n
  real(8), allocatable :: a(:), b(:, :), c(:), d(:)
  real(8), pointer :: p(:), q(:)
  integer :: i
  allocate(d(3:n + 2))
  d = x * [(i, i = 1, n)]
  allocate(a, source=d)
  allocate(b(2, 2), source=x * x)
  allocate(c, mold=d)
  c(lbound(c, 1)) = x
  c(4:) = d(4:) * x
  allocate(p(2), source=d(3:4))
  allocate(q, mold=c)
  q = c * p(1)
  b(2, :) = b(2, :) * p
  like_another = sum(a**2) + sum(b**3) + sum(q) + lbound(c, 1) * c(ubound(c, 1))
  deallocate(p, q)
end function
