-- A message is readable if its conversation is: the policies of chat_sessions decide.
grant select on public.chat_messages to anon, authenticated;

create policy "messages are read with their conversation" on public.chat_messages
  for select to anon, authenticated
  using (exists (select from public.chat_sessions s where s.id = chat_session_id));
