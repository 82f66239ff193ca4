-- The view itself shows nobody's slots but the reader's.
grant select on public.my_slots to authenticated;
