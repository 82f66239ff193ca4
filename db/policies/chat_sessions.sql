-- Read only: messages are written by the function that answers them. `chat_session` is the claim that the rows door
-- makes of the capability header, so that an anonymous conversation is opened by its id and never listed.
grant select on public.chat_sessions to anon, authenticated;

create policy "whoever holds its id reads an anonymous conversation" on public.chat_sessions
  for select to anon, authenticated
  using (user_id is null and session_id::text = (select auth.jwt() ->> 'chat_session'));

create policy "a person reads their own conversations" on public.chat_sessions
  for select to authenticated using (user_id = (select auth.uid()));
