-- Everybody who has supervised a student since an instant, the current supervisor included.
create or replace function app.supervisors_since(student uuid, since timestamptz) returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(distinct s.supervisor_id), '{}') from app.supervisions s
  where s.student_id = student and s.supervisor_id is not null and (s.ended_at is null or s.ended_at >= since)
$$;
revoke execute on function app.supervisors_since(uuid, timestamptz) from public;
