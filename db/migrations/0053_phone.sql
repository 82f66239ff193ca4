-- A telephone number, in international form without its plus sign, proved by a code sent to it.
alter table auth.users
  add column phone text
    constraint users_phone_unique unique
    constraint users_phone_is_international check (phone ~ '^[1-9][0-9]{6,14}$'),
  add column phone_confirmed_at timestamptz,
  -- The number a person has asked to move to, until they prove that it is theirs.
  add column new_phone text constraint users_new_phone_is_international check (new_phone ~ '^[1-9][0-9]{6,14}$'),
  drop constraint users_reachable_or_anonymous,
  add constraint users_reachable_or_anonymous check (is_anonymous or email is not null or phone is not null);
create index users_new_phone_idx on auth.users (new_phone);

alter table auth.code_requests
  add column phone text,
  -- Of the account to open, should nobody have the address.
  add column password_hash text,
  alter column email drop not null,
  add constraint code_requests_one_recipient check (num_nonnulls(email, phone) = 1),
  drop constraint code_requests_purpose_known,
  add constraint code_requests_purpose_known check (purpose in
    ('signup', 'magiclink', 'recovery', 'email_change', 'reauthentication', 'sms', 'phone_change', 'phone_factor'));

alter table auth.one_time_codes
  drop constraint one_time_codes_purpose_known,
  add constraint one_time_codes_purpose_known check (purpose in
    ('signup', 'magiclink', 'recovery', 'email_change', 'reauthentication', 'sms', 'phone_change', 'phone_factor'));

-- A telephone as second proof: its codes go to the number the factor was enrolled with.
alter table auth.factors
  add column phone text,
  drop constraint factors_type_known,
  add constraint factors_type_known check (factor_type in ('totp', 'phone', 'recovery_code')),
  add constraint factors_phone_has_number check (factor_type <> 'phone' or phone is not null);

-- Text messages that are still to leave; a row goes with the message.
create table app.outgoing_sms (
  id uuid constraint outgoing_sms_pkey primary key default gen_random_uuid(),
  recipient text not null,
  body text not null,
  useless_after timestamptz not null,
  -- The process that is handing the message over holds it until then.
  held_until timestamptz,
  created_at timestamptz not null default now()
);
create index outgoing_sms_useless_after_idx on app.outgoing_sms (useless_after);
alter table app.outgoing_sms enable row level security;
