-- Whether a session still opens anything: it has not ended, and the second step is not due.
create or replace function auth.session_is_live(session_id uuid) returns boolean language sql stable
  security definer set search_path = ''
  return exists (
    select from auth.sessions s where s.id = session_id and s.not_after > now() and not s.second_step_due
  );
