-- The view shows only the hours of the reader's own students.
grant select on public.supervised_hours to authenticated;
