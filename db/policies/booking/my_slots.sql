-- The view shows only the reader's own slots.
grant select on public.my_slots to authenticated;
