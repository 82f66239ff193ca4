-- Files of transfers that were written for the bank. The hash is what a file is recognised by when its transfers are
-- recorded: one that was changed by hand is unknown.
create table app.payout_files (
  digest text constraint payout_files_pkey primary key constraint payout_files_digest_shape check (digest ~ '^[0-9a-f]{64}$'),
  month date not null constraint payout_files_month_is_a_first check (extract(day from month) = 1),
  -- Of each transfer: its id, the practitioner, the amount. Account numbers are in the file alone.
  orders jsonb not null,
  written_by uuid constraint payout_files_written_by_fkey references auth.users on delete set null,
  written_at timestamptz not null,
  recorded_at timestamptz,
  -- Another file was written in its place: it must not go to the bank any more.
  replaced_at timestamptz,
  constraint payout_files_one_end check (recorded_at is null or replaced_at is null)
);
-- One file of a month is with the bank at a time: nobody is paid twice.
create unique index payout_files_one_open on app.payout_files (month) where recorded_at is null and replaced_at is null;
create index payout_files_written_by_idx on app.payout_files (written_by);
alter table app.payout_files enable row level security;
