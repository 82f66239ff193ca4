-- The view itself shows the hours of the reader's own students alone.
grant select on public.supervised_hours to authenticated;
