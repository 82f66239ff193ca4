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
  -- Refunded so far: all or part of the amount.
  refunded_amount integer not null default 0
    constraint payments_refund_within_amount check (refunded_amount between 0 and amount),
  metadata jsonb not null default '{}',
  provider text not null constraint payments_provider_known check (provider in ('sandbox', 'stripe')),
  provider_reference text not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  subscription_id uuid constraint payments_subscription_fkey references public.subscriptions on delete set null,
  -- Money of a test card, or of a provider's test mode: it was never charged, so it is never paid out. Whoever writes a payment
  -- says that it is real; otherwise it is not.
  is_test boolean not null default true,
  constraint payments_provider_reference_unique unique (provider, provider_reference),
  constraint payments_only_paid_money_goes_back check (refunded_amount = 0 or completed_at is not null),
  constraint payments_completed_have_a_date
    check (payment_status not in ('completed', 'refunded') or completed_at is not null),
  constraint payments_sandbox_is_test check (provider <> 'sandbox' or is_test)
);
create index payments_user_id_idx on public.payments (user_id, created_at desc);
create index payments_appointment_id_idx on public.payments (appointment_id);
create index payments_subscription_id_idx on public.payments (subscription_id) where subscription_id is not null;
-- The team's list of payments, newest first.
create index payments_completed_idx on public.payments (completed_at desc, id desc) where completed_at is not null;
-- By which retention finds the end of ten years, as of appointments.
create index payments_booked_on_idx
  on public.payments using brin (coalesce(completed_at, created_at)) with (autosummarize = on);
alter table public.payments enable row level security;

-- Money that we decided to give back, written with the decision and sent by a job. Its id is the key under which the
-- provider acts once.
create table app.refunds (
  id uuid constraint refunds_pkey primary key default gen_random_uuid(),
  payment_id uuid not null constraint refunds_payment_fkey references public.payments on delete cascade,
  amount integer not null constraint refunds_amount_positive check (amount > 0),
  reason text not null constraint refunds_reason_known check (reason in (
    'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test',
    'practitioner_absent', 'too_short', 'connection_failed', 'offered', 'practitioner_withdrawn',
    'canceled_by_service', 'decided_by_team', 'parental_consent_withdrawn')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- A bank may return a refund days after it was sent, for instance from a closed account: the team then pays in another way.
  returned_at timestamptz,
  paid_otherwise_at timestamptz
);
create index refunds_payment_id_idx on app.refunds (payment_id);
create index refunds_unsent_idx on app.refunds (created_at) where sent_at is null;
create index refunds_created_at_idx on app.refunds (created_at);
create index refunds_returned_idx on app.refunds (returned_at)
  where returned_at is not null and paid_otherwise_at is null;
alter table app.refunds enable row level security;

-- Refunds that were decided and that a lost dispute made up for: ordered again if the bank gives the money back.
create table app.withheld_refunds (
  id uuid constraint withheld_refunds_pkey primary key default gen_random_uuid(),
  payment_id uuid not null constraint withheld_refunds_payment_fkey references public.payments on delete cascade,
  amount integer not null constraint withheld_refunds_amount_positive check (amount > 0),
  -- One of a refund.
  reason text not null,
  created_at timestamptz not null default now()
);
create index withheld_refunds_payment_id_idx on app.withheld_refunds (payment_id);
alter table app.withheld_refunds enable row level security;

-- A payment that its payer contests at their bank. The provider reports it; the bank decides.
create table app.disputes (
  id uuid constraint disputes_pkey primary key default gen_random_uuid(),
  -- Empty once the payment's own page of the books has ended.
  payment_id uuid constraint disputes_payment_fkey references public.payments on delete set null,
  provider text not null constraint disputes_provider_known check (provider in ('sandbox', 'stripe')),
  provider_reference text not null,
  amount integer not null constraint disputes_amount_positive check (amount > 0),
  -- The bank's word for it, as the provider passes it on.
  reason text not null constraint disputes_reason_length check (char_length(reason) between 1 and 100),
  state text not null constraint disputes_state_known check (state in ('needs_response', 'under_review', 'won', 'lost')),
  respond_by timestamptz,
  opened_at timestamptz not null,
  -- When the report was written that this row follows: an older one changes nothing.
  reported_at timestamptz not null,
  closed_at timestamptz,
  constraint disputes_provider_reference_unique unique (provider, provider_reference),
  constraint disputes_closed_have_a_date check ((state in ('won', 'lost')) = (closed_at is not null))
);
create index disputes_payment_id_idx on app.disputes (payment_id);
create index disputes_open_idx on app.disputes (respond_by) where closed_at is null;
alter table app.disputes enable row level security;

-- Notes as they were issued: a name that changes later does not change a note. Numbered without gaps by year.
create table app.receipts (
  payment_id uuid constraint receipts_pkey primary key
    constraint receipts_payment_fkey references public.payments on delete cascade,
  number text not null constraint receipts_number_unique unique,
  content jsonb not null,
  issued_at timestamptz not null
);
alter table app.receipts enable row level security;

-- Locked by whoever issues the next note; a sequence would leave a gap after a rollback.
create table app.receipt_counters (
  series text constraint receipt_counters_pkey primary key,
  last_number integer not null
);
alter table app.receipt_counters enable row level security;

-- Saved cards of subscriptions that are over: a job takes them away at Stripe, and deletes the row.
create table app.cards_to_forget (
  -- No foreign key: it would lock the payment, which a report of Stripe locks before the subscription.
  payment_id uuid constraint cards_to_forget_pkey primary key
);
alter table app.cards_to_forget enable row level security;

-- Where a practitioner's revenue goes.
create table public.payout_accounts (
  user_id uuid constraint payout_accounts_pkey primary key
    constraint payout_accounts_user_fkey references auth.users on delete cascade,
  holder_name text not null constraint payout_accounts_holder_name_length check (char_length(holder_name) between 2 and 100),
  -- Read by the server alone: screens show its end.
  iban text not null constraint payout_accounts_iban_shape check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  iban_end text not null generated always as (right(iban, 4)) stored,
  updated_at timestamptz not null default now()
);
alter table public.payout_accounts enable row level security;

-- Transfers to practitioners, each for one month of consultations.
create table public.payouts (
  id uuid constraint payouts_pkey primary key default gen_random_uuid(),
  -- Empty once the account is gone; books are kept for ten years.
  practitioner_id uuid constraint payouts_practitioner_fkey references auth.users on delete set null,
  month date not null constraint payouts_month_is_a_first check (extract(day from month) = 1),
  amount_cents integer not null constraint payouts_amount_positive check (amount_cents > 0),
  paid_at timestamptz not null default now()
);
create index payouts_practitioner_id_idx on public.payouts (practitioner_id, month);
alter table public.payouts enable row level security;

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
