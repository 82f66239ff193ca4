-- A crisis that was looked at is not handled yet: it goes on to others until somebody takes it in charge.
-- locks: fast, the table holds a year of alerts and only open crises are written
alter table public.supervision_alerts
  add column handled_at timestamptz,
  add column handled_by uuid,
  add column handled_by_name text;
alter table public.supervision_alerts add constraint supervision_alerts_handled_by_fkey
  foreign key (handled_by) references auth.users on delete set null not valid;
-- Until now seen meant handled.
update public.supervision_alerts set handled_at = seen_at, handled_by = seen_by, handled_by_name = seen_by_name
where kind = 'crisis' and seen_at is not null and closed_at is null;

-- Words of a student and their psychologists about a crisis, the first of which may come with the alert.
create table public.alert_messages (
  id uuid constraint alert_messages_pkey primary key default gen_random_uuid(),
  alert_id uuid not null constraint alert_messages_alert_fkey references public.supervision_alerts on delete cascade,
  author_id uuid not null constraint alert_messages_author_fkey references auth.users on delete cascade,
  body text not null constraint alert_messages_body_length check (char_length(body) between 1 and 2000),
  sent_at timestamptz not null
);
create index alert_messages_alert_id_idx on public.alert_messages (alert_id, sent_at);
create index alert_messages_author_id_idx on public.alert_messages (author_id);
alter table public.alert_messages enable row level security;
