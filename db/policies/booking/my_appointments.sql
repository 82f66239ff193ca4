-- The view itself shows nobody's appointments but the reader's.
grant select on public.my_appointments to authenticated;
