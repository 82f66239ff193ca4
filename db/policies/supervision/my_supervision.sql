-- The view itself shows the reader's own supervision alone.
grant select on public.my_supervision to authenticated;
