-- Written by the function that answers; renamed and deleted by the holder of the conversation. The
-- rows API turns the capability header into the claim `chat_session`, so that an anonymous
-- conversation can be opened by its id and never listed.
grant select, delete on public.chat_sessions to anon, authenticated;
grant update (title) on public.chat_sessions to anon, authenticated;

create policy "whoever holds its id reads an anonymous conversation" on public.chat_sessions
  for select to anon, authenticated
  using (user_id is null and session_id::text = (select auth.jwt() ->> 'chat_session'));

create policy "whoever holds its id names an anonymous conversation" on public.chat_sessions
  for update to anon, authenticated
  using (user_id is null and session_id::text = (select auth.jwt() ->> 'chat_session'));

create policy "whoever holds its id erases an anonymous conversation" on public.chat_sessions
  for delete to anon, authenticated
  using (user_id is null and session_id::text = (select auth.jwt() ->> 'chat_session'));

create policy "a person reads their own conversations" on public.chat_sessions
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person names their own conversations" on public.chat_sessions
  for update to authenticated using (user_id = (select auth.uid()));

create policy "a person erases their own conversations" on public.chat_sessions
  for delete to authenticated using (user_id = (select auth.uid()));
