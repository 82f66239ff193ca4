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
