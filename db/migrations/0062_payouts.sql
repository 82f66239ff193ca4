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

-- What was transferred to a practitioner for one month of consultations.
create table public.payouts (
  id uuid constraint payouts_pkey primary key default gen_random_uuid(),
  -- Empty once the account is gone; books are kept for ten years.
  practitioner_id uuid constraint payouts_practitioner_fkey references auth.users on delete set null,
  month date not null constraint payouts_month_is_a_first check (extract(day from month) = 1),
  amount_cents integer not null constraint payouts_amount_positive check (amount_cents > 0),
  paid_at timestamptz not null default now()
);
create index payouts_practitioner_id_idx on public.payouts (practitioner_id, month);

alter table public.payout_accounts enable row level security;
alter table public.payouts enable row level security;
