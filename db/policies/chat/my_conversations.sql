-- The view itself shows nobody's threads but the reader's.
grant select on public.my_conversations to authenticated;
