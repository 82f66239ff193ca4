-- The view shows only calls that involve the reader.
grant select on public.my_supervision_calls to authenticated;
