-- Account view served by /auth/v1, readable by the service role only. Append new columns: `create or replace view`
-- accepts them only at the end.
create or replace view auth.accounts as
select u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.new_email, u.last_sign_in_at, u.banned_until,
  u.is_anonymous, u.raw_app_meta_data, u.raw_user_meta_data, u.created_at, u.updated_at,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
  coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type, 'phone', f.phone, 'status', f.status, 'created_at', f.created_at,
      'updated_at', f.updated_at)) order by f.created_at)
    from auth.factors f where f.user_id = u.id), '[]') as factors,
  u.phone, u.phone_confirmed_at, u.new_phone, u.second_step_always, u.invited_at
from auth.users u;

-- True for a student whose proof was accepted once, or a psychologist whose title was checked, who is not suspended.
-- Anybody else, even with patients from before, keeps their own notes and their earnings, but cannot read what patients
-- wrote to them, nor show their calendar to others.
create or replace function app.practises(person uuid) returns boolean language sql stable parallel safe
  security definer set search_path = ''
as $$
  select exists (
    select from public.profiles p
    where p.id = person and p.suspended_at is null
      and case p.user_type when 'student' then p.validated_at when 'therapist' then p.verified_at end is not null)
$$;
grant execute on function app.practises(uuid) to authenticated;
