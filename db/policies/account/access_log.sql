-- Read by the person it is about; written by triggers and the server (db/functions/account/access-log.sql).
grant select on public.access_log to authenticated;

create policy "a person reads what happened around their account" on public.access_log
  for select to authenticated using (user_id = (select auth.uid()));
