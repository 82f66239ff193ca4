/**
 * SQL fragment of inactive accounts: `account (id, email, last_active_at)`. An account with a session, an upcoming
 * appointment or a paid subscription is active; administrators are removed by other administrators. `$1` is now.
 */
export const INACTIVE_ACCOUNTS = `
  select u.id, u.email, greatest(u.last_sign_in_at, u.created_at) as last_active_at
  from auth.users u join public.profiles p on p.id = u.id
  where p.user_type <> 'admin'
    and not exists (select from auth.sessions s where s.user_id = u.id and s.not_after > $1::timestamptz)
    and not exists (select from public.subscriptions s where s.user_id = u.id and s.access_until > $1::timestamptz)
    and not exists (
      select from public.appointments a where u.id in (a.patient_id, a.practitioner_id)
        and a.status = 'confirmed' and a.ends_at > $1::timestamptz)`
