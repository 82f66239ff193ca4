-- The view shows only the reader's own appointments.
grant select on public.my_appointments to authenticated;
