drop function if exists auth.session_is_live(uuid);

-- Whether a session still opens anything to that person: it is theirs, it has not ended, and the second step is not due.
create or replace function auth.session_is_live(session_id uuid, person uuid) returns boolean language sql stable
  security definer set search_path = ''
  return exists (
    select from auth.sessions s
    where s.id = session_id and s.user_id = person and s.not_after > now() and not s.second_step_due
  );
grant execute on function auth.session_is_live(uuid, uuid) to anon;
