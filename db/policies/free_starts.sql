-- Booking needs an account, and so does seeing who is free.
grant select on public.free_starts to authenticated;
