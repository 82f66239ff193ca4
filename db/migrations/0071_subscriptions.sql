-- Chat premium, month after month. One subscription at a time; one that has ended stays as a record.
create table public.subscriptions (
  id uuid constraint subscriptions_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint subscriptions_user_fkey references auth.users on delete cascade,
  status text not null
    constraint subscriptions_status_known check (status in ('pending', 'active', 'past_due', 'ended')),
  price_cents integer not null constraint subscriptions_price_positive check (price_cents > 0),
  -- Whether another month is charged when the paid one is over.
  renews boolean not null default true,
  started_at timestamptz,
  periods_paid integer not null default 0 constraint subscriptions_periods_counted check (periods_paid >= 0),
  paid_until timestamptz,
  -- The one column that says whether premium is open (db/functions/has-premium.sql).
  access_until timestamptz,
  created_at timestamptz not null default now(),
  constraint subscriptions_started_are_dated
    check (status not in ('active', 'past_due') or (started_at is not null and paid_until is not null and access_until is not null))
);
create unique index subscriptions_one_live on public.subscriptions (user_id) where status <> 'ended';
create index subscriptions_user_id_idx on public.subscriptions (user_id, created_at desc);
create index subscriptions_due_idx on public.subscriptions (paid_until) where status in ('active', 'past_due');

alter table public.subscriptions enable row level security;

alter table public.payments
  add column subscription_id uuid constraint payments_subscription_fkey references public.subscriptions on delete set null;
create index payments_subscription_id_idx on public.payments (subscription_id) where subscription_id is not null;
