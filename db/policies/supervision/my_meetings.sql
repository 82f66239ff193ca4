-- The view shows only meetings that concern the reader.
grant select on public.my_meetings to authenticated;
