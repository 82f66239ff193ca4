-- A function creates and renews the secret, which cannot be read back.
grant select (user_id, created_at), delete on public.calendar_feeds to authenticated;

create policy "a person sees whether their feed is open" on public.calendar_feeds
  for select to authenticated using (user_id = (select auth.uid()));

create policy "a person closes their own feed" on public.calendar_feeds
  for delete to authenticated using (user_id = (select auth.uid()));
