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
