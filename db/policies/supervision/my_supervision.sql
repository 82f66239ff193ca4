-- The view shows only the reader's own supervision.
grant select on public.my_supervision to authenticated;
