-- An account as /auth/v1 speaks of it, for the service alone.
create or replace view auth.accounts as
select u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.new_email, u.last_sign_in_at, u.banned_until,
  u.is_anonymous, u.raw_app_meta_data, u.raw_user_meta_data, u.created_at, u.updated_at,
  coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities
from auth.users u;
