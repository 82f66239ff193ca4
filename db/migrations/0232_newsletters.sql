-- Letters to everybody who confirmed an address. One that has been sent never changes, and is never sent again.
create table app.newsletters (
  id uuid constraint newsletters_pkey primary key default gen_random_uuid(),
  subject text not null constraint newsletters_subject_length check (char_length(subject) between 1 and 120),
  body text not null constraint newsletters_body_length check (char_length(body) between 1 and 20000),
  written_by uuid constraint newsletters_written_by_fkey references auth.users on delete set null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  -- How far the sending has come, by subscription id: a batch and its mails are one transaction.
  sent_through uuid,
  recipients integer not null default 0,
  finished_at timestamptz,
  constraint newsletters_finished_once_sent check (finished_at is null or sent_at is not null),
  constraint newsletters_nobody_before_sent check (sent_at is not null or (recipients = 0 and sent_through is null))
);
create index newsletters_updated_at_idx on app.newsletters (updated_at);
create index newsletters_written_by_idx on app.newsletters (written_by);
alter table app.newsletters enable row level security;
