-- Money that a person paid or tried to. No card data: that is the provider's.
create table public.payments (
  id uuid constraint payments_pkey primary key default gen_random_uuid(),
  -- Empty once the account is gone; books are kept for ten years.
  user_id uuid constraint payments_user_fkey references auth.users on delete set null,
  appointment_id uuid constraint payments_appointment_fkey references public.appointments on delete set null,
  amount integer not null constraint payments_amount_positive check (amount > 0),
  currency text not null constraint payments_currency_known check (currency = 'eur'),
  payment_type text not null
    constraint payments_type_known check (payment_type in ('consultation', 'subscription', 'test')),
  payment_status text not null constraint payments_status_known check (payment_status in (
    'created', 'requires_action', 'failed', 'canceled', 'completed', 'refunded')),
  -- What has gone back, all or part of the amount.
  refunded_amount integer not null default 0
    constraint payments_refund_within_amount check (refunded_amount between 0 and amount),
  metadata jsonb not null default '{}',
  provider text not null constraint payments_provider_known check (provider in ('sandbox', 'stripe')),
  provider_reference text not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  constraint payments_provider_reference_unique unique (provider, provider_reference),
  constraint payments_only_paid_money_goes_back check (refunded_amount = 0 or completed_at is not null),
  constraint payments_completed_have_a_date
    check (payment_status not in ('completed', 'refunded') or completed_at is not null)
);
create index payments_user_id_idx on public.payments (user_id, created_at desc);
create index payments_appointment_id_idx on public.payments (appointment_id);

-- Money that we decided to give back, written with the decision and sent by a job. Its id is the key under which the
-- provider acts once.
create table app.refunds (
  id uuid constraint refunds_pkey primary key default gen_random_uuid(),
  payment_id uuid not null constraint refunds_payment_fkey references public.payments on delete cascade,
  amount integer not null constraint refunds_amount_positive check (amount > 0),
  reason text not null constraint refunds_reason_known check (reason in (
    'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index refunds_payment_id_idx on app.refunds (payment_id);
create index refunds_unsent_idx on app.refunds (created_at) where sent_at is null;

alter table public.payments enable row level security;
alter table app.refunds enable row level security;
