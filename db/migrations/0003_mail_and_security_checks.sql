-- Mails that are still to leave. A row is written in the transaction that causes the mail and deleted once it is sent,
-- so that nothing personal stays behind; a mail that was refused for good stays a while, with the reason.
create table app.outgoing_mails (
  id uuid constraint outgoing_mails_pkey primary key default gen_random_uuid(),
  recipient text not null,
  reply_to text,
  template text not null,
  data jsonb not null,
  useless_after timestamptz,
  -- The process that is handing the mail over holds it until then.
  held_until timestamptz,
  refused_at timestamptz,
  refusal text,
  created_at timestamptz not null default now()
);
create index outgoing_mails_refused_at_idx on app.outgoing_mails (refused_at) where refused_at is not null;

-- The local mailbox takes each mail once, however often it is handed over.
alter table app.mailbox
  add column reply_to text,
  add column message_id text constraint mailbox_message_id_unique unique;

-- Keys of the server's own signatures, made by the first process that needs them, shared by all.
create table app.secrets (
  name text constraint secrets_pkey primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- A solved security check serves once.
create table app.used_security_checks (
  signature text constraint used_security_checks_pkey primary key,
  expires_at timestamptz not null
);
create index used_security_checks_expires_at_idx on app.used_security_checks (expires_at);

alter table app.outgoing_mails enable row level security;
alter table app.secrets enable row level security;
alter table app.used_security_checks enable row level security;

-- Where the job queue keeps its tables; it makes and migrates them itself (server/jobs).
create schema jobs;
