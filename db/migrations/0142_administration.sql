-- What administrators did, as a chain of hashes. It belongs to a role of its own: the service reads it, and adds to it by
-- app.note_act() alone.
grant usage, create on schema app to mivoix_auditor;
set local role mivoix_auditor;

create table app.audit_log (
  n bigint constraint audit_log_pkey primary key,
  occurred_at timestamptz not null,
  -- No foreign key: the chain outlives accounts.
  actor_id uuid,
  act text not null,
  subject text,
  detail_hash bytea not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_act_idx on app.audit_log (act, n);
create index audit_log_actor_id_idx on app.audit_log (actor_id, n);

-- The words of an entry. They alone may be erased; the chain holds without them.
create table app.audit_details (
  n bigint constraint audit_details_pkey primary key,
  salt bytea not null,
  detail jsonb not null
);

-- One row, which is also the mutex: entries are numbered without gaps.
create table app.audit_head (
  only_one boolean constraint audit_head_pkey primary key default true constraint audit_head_single check (only_one),
  n bigint not null,
  hash bytea not null
);
insert into app.audit_head (n, hash) values (0, decode(repeat('00', 32), 'hex'));

-- How far the chain was verified, and what its head was then: mailed, so that a rewritten chain no longer matches.
create table app.audit_seals (
  n bigint constraint audit_seals_pkey primary key,
  hash bytea not null,
  sealed_at timestamptz not null
);

alter table app.audit_log enable row level security;
alter table app.audit_details enable row level security;
alter table app.audit_head enable row level security;
alter table app.audit_seals enable row level security;
grant select on app.audit_log, app.audit_details, app.audit_head, app.audit_seals to service_role, mivoix_owner;
create policy "the service reads" on app.audit_log for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_details for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_head for select to service_role, mivoix_owner using (true);
create policy "the service reads" on app.audit_seals for select to service_role, mivoix_owner using (true);

set local role mivoix_owner;
revoke create on schema app from mivoix_auditor;

-- Grave acts need two people: one asks, another decides, and what was asked runs unchanged.
create table app.act_requests (
  id uuid constraint act_requests_pkey primary key default gen_random_uuid(),
  act text not null,
  input jsonb not null,
  -- What it does, in French, as it was when it was asked.
  sentence text not null,
  reason text not null constraint act_requests_reason_length check (char_length(reason) between 3 and 1000),
  requested_by uuid constraint act_requests_requested_by_fkey references auth.users on delete set null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid constraint act_requests_decided_by_fkey references auth.users on delete set null,
  decided_at timestamptz,
  -- `waited`: there was no second administrator, and a day has passed.
  decision text constraint act_requests_decision_known check (decision in ('approved', 'refused', 'expired', 'waited')),
  constraint act_requests_two_people check (decided_by <> requested_by),
  constraint act_requests_decided_somehow check ((decision is null) = (decided_at is null))
);
create index act_requests_open_idx on app.act_requests (expires_at) where decision is null;
create index act_requests_requested_by_idx on app.act_requests (requested_by);
create index act_requests_decided_by_idx on app.act_requests (decided_by);
alter table app.act_requests enable row level security;
