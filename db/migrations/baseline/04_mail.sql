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
alter table app.outgoing_mails enable row level security;

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

-- The local mailbox: where mail goes when no SMTP server is set. Shown at /dev/mailbox in demo mode.
create table app.mailbox (
  id bigint generated always as identity constraint mailbox_pkey primary key,
  channel text not null constraint mailbox_channel_known check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  created_at timestamptz not null default now(),
  reply_to text,
  -- Each mail is taken once, however often it is handed over.
  message_id text constraint mailbox_message_id_unique unique,
  attachments jsonb not null default '[]'
);
alter table app.mailbox enable row level security;

-- The mails a subscriber asked for, at an hour of their own.
create table public.mail_habits (
  user_id uuid constraint mail_habits_pkey primary key default auth.uid()
    constraint mail_habits_user_fkey references auth.users on delete cascade,
  daily_tip boolean not null default false,
  mood_reminder boolean not null default false,
  -- In Paris.
  hour smallint not null default 9 constraint mail_habits_hour_known check (hour between 7 and 21),
  last_sent_on date
);
create index mail_habits_hour_idx on public.mail_habits (hour) where daily_tip or mood_reminder;
alter table public.mail_habits enable row level security;

-- Addresses that asked for the newsletter. Nothing is sent to one before its owner confirmed from their own mailbox;
-- leaving deletes the row.
create table public.newsletter_subscriptions (
  id uuid constraint newsletter_subscriptions_pkey primary key default gen_random_uuid(),
  email text not null
    constraint newsletter_subscriptions_email_unique unique
    constraint newsletter_subscriptions_email_is_lower_case check (email = lower(email)),
  -- SHA-256 of the token in the latest confirmation mail.
  confirmation_token_hash bytea not null
    constraint newsletter_subscriptions_confirmation_token_unique unique,
  confirmation_expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create index newsletter_subscriptions_unconfirmed_idx
  on public.newsletter_subscriptions (confirmation_expires_at) where confirmed_at is null;
alter table public.newsletter_subscriptions enable row level security;

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
