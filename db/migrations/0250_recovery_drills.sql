-- When a restore was last practised (deploy/postgresql/recovery-drill), for the diagnostic to show.
create table app.recovery_drills (
  drilled_at timestamptz constraint recovery_drills_pkey primary key default now(),
  -- The instant that the copy was brought to.
  recovered_to timestamptz not null,
  -- From the base backup to a database that answers.
  seconds integer not null constraint recovery_drills_seconds_positive check (seconds >= 0),
  accounts bigint not null constraint recovery_drills_accounts_positive check (accounts >= 0)
);
alter table app.recovery_drills enable row level security;
