-- The view shows only the reader's own threads.
grant select on public.my_conversations to authenticated;
