-- Notes as they were issued: a name that changes later does not change a note. Numbered without gaps by year.
create table app.receipts (
  payment_id uuid constraint receipts_pkey primary key
    constraint receipts_payment_fkey references public.payments on delete cascade,
  number text not null constraint receipts_number_unique unique,
  content jsonb not null,
  issued_at timestamptz not null
);

-- Locked by whoever issues the next note; a sequence would leave a gap after a rollback.
create table app.receipt_counters (
  series text constraint receipt_counters_pkey primary key,
  last_number integer not null
);

alter table app.receipts enable row level security;
alter table app.receipt_counters enable row level security;
