-- Who somebody was, kept past an erasure for as long as a bank or a referent needs it: an open dispute of what they paid, an
-- open report about them. Deleted when that closes.
create table app.legal_holds (
  id uuid constraint legal_holds_pkey primary key default gen_random_uuid(),
  dispute_id uuid constraint legal_holds_dispute_fkey references app.disputes on delete cascade,
  report_id uuid constraint legal_holds_report_fkey references public.reports on delete cascade,
  name text not null,
  email text,
  registration_number text,
  held_at timestamptz not null default now(),
  constraint legal_holds_one_reason check (num_nonnulls(dispute_id, report_id) = 1)
);
create index legal_holds_dispute_id_idx on app.legal_holds (dispute_id);
create index legal_holds_report_id_idx on app.legal_holds (report_id);
alter table app.legal_holds enable row level security;
