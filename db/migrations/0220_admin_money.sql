-- What whoever runs the service needs to see of appointments and money, newest first.
create index appointments_booked_idx on public.appointments (starts_at desc, id desc) where booked_at is not null;
create index payments_completed_idx on public.payments (completed_at desc, id desc) where completed_at is not null;

-- Two more reasons: an appointment that the team cancelled, a refund that it decided.
alter table app.refunds drop constraint refunds_reason_known;
alter table app.refunds add constraint refunds_reason_known check (reason in (
  'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test',
  'practitioner_absent', 'too_short', 'connection_failed', 'offered', 'practitioner_withdrawn',
  'canceled_by_service', 'decided_by_team'));

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
