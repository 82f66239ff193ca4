-- The view itself shows a subscriber's own messages, and nobody else's.
grant select on public.my_messages to authenticated;
