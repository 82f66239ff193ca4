-- Written by triggers, so that no sign-in and no change is missing from the log.
create or replace function app.log_sign_in() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.access_log (user_id, act, device, occurred_at) values (new.user_id, 'sign-in', new.device, new.created_at);
  return null;
end
$$;
create or replace trigger log_sign_in after insert on auth.sessions
  for each row execute function app.log_sign_in();

create or replace function app.log_account_change() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.access_log (user_id, act)
  select new.id, act
  from (values
    ('password-changed', old.encrypted_password is not null and old.encrypted_password is distinct from new.encrypted_password),
    ('email-changed', old.email is distinct from new.email),
    ('phone-changed', old.phone is distinct from new.phone)
  ) as changes (act, is_made)
  where is_made;
  return null;
end
$$;
create or replace trigger log_account_change after update of encrypted_password, email, phone on auth.users
  for each row execute function app.log_account_change();

create or replace function app.log_second_factor() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.access_log (user_id, act)
  select f.user_id, f.act
  from (select coalesce(new.user_id, old.user_id) as user_id,
    case tg_op when 'DELETE' then 'second-factor-removed' else 'second-factor-added' end as act) as f
  -- The account is being deleted: nobody is left to read the log.
  where exists (select from auth.users u where u.id = f.user_id);
  return null;
end
$$;
create or replace trigger log_second_factor_added after update of status on auth.factors
  for each row when (old.status = 'unverified' and new.status = 'verified') execute function app.log_second_factor();
create or replace trigger log_second_factor_removed after delete on auth.factors
  for each row when (old.status = 'verified' and old.factor_type <> 'recovery_code') execute function app.log_second_factor();

create or replace function app.log_payout_account() returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.access_log (user_id, act)
  select u.id, 'payout-account-changed' from auth.users u where u.id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;
create or replace trigger log_payout_account after insert or update or delete on public.payout_accounts
  for each row execute function app.log_payout_account();
