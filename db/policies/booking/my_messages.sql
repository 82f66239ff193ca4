-- The view shows only the reader's own messages, to subscribers.
grant select on public.my_messages to authenticated;
