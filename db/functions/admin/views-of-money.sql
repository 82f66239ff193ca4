-- Appointments for administrators: time, practitioner and price, never the patient.
-- reads: authenticated
create or replace view public.admin_appointments with (security_barrier = true) as
select a.id, a.practitioner_id, btrim(p.first_name || ' ' || p.last_name) as practitioner_name, a.starts_at, a.ends_at,
  a.booked_at, a.canceled_at, a.canceled_by, a.price_cents, coalesce(paid.is_test, false) as is_test,
  coalesce(paid.refunded_cents, 0) as refunded_cents,
  case when a.status = 'canceled' then 'canceled'
    when o.needs_review then 'to_review'
    when o.verdict in ('held', 'ended_by_patient') then 'held'
    when o.verdict is not null then 'missed'
    when a.starts_at > now() then 'upcoming' else 'running' end as state
from public.appointments a
left join public.profiles p on p.id = a.practitioner_id
left join public.consultation_outcomes o on o.appointment_id = a.id
left join lateral (
  select pay.is_test, pay.refunded_amount as refunded_cents from public.payments pay
  where pay.appointment_id = a.id and pay.completed_at is not null order by pay.completed_at limit 1
) as paid on true
where a.booked_at is not null and (select app.operates())
-- A security barrier keeps the planner from pushing the caller's order down to the index, so the view orders by itself.
order by a.starts_at desc, a.id desc;

comment on view public.admin_appointments is 'nullable: practitioner_id, practitioner_name, canceled_at, canceled_by
canceled_by: appointments.canceled_by
state: upcoming | running | held | missed | to_review | canceled';

-- Practitioners to filter the list of appointments by.
-- reads: authenticated
create or replace view public.admin_practitioners with (security_barrier = true) as
select p.id as practitioner_id, btrim(p.first_name || ' ' || p.last_name) as name
from public.profiles p where p.user_type in ('student', 'therapist') and (select app.operates());

comment on view public.admin_practitioners is 'nullable:';

-- Received payments, identified by receipt or appointment number, never by the payer.
-- reads: authenticated
create or replace view public.admin_payments with (security_barrier = true) as
select p.id, p.appointment_id, p.payment_type, p.amount, p.refunded_amount, p.is_test, p.provider, p.completed_at,
  receipt.number as receipt_number, a.starts_at, a.status as appointment_status,
  coalesce(refunds.waiting, 0) as waiting_cents, dispute.state as dispute_state,
  -- Same computation as app.refundable_cents, which a browser may not call.
  p.amount - least(p.amount, greatest(p.refunded_amount, coalesce(refunds.sent, 0)) + coalesce(refunds.waiting, 0)
    + greatest(coalesce(dispute.lost, 0), coalesce(withheld.cents, 0))) as refundable_cents
from public.payments p
-- Lateral, to keep the index order: a hash join would read every appointment for a page of fifty.
left join lateral (select r.number from app.receipts r where r.payment_id = p.id limit 1) as receipt on true
left join lateral (select b.starts_at, b.status from public.appointments b where b.id = p.appointment_id limit 1) as a on true
left join lateral (
  select sum(r.amount) filter (where r.sent_at is null)::int as waiting, sum(r.amount) filter (where r.sent_at is not null)::int as sent
  from app.refunds r where r.payment_id = p.id
) as refunds on true
left join lateral (
  select (array_agg(d.state order by d.opened_at desc))[1] as state, sum(d.amount) filter (where d.state = 'lost')::int as lost
  from app.disputes d where d.payment_id = p.id
) as dispute on true
left join lateral (select sum(w.amount)::int as cents from app.withheld_refunds w where w.payment_id = p.id) as withheld on true
where p.completed_at is not null and p.payment_type <> 'test' and (select app.operates())
order by p.completed_at desc, p.id desc;

comment on view public.admin_payments is 'nullable: appointment_id, receipt_number, starts_at, appointment_status, dispute_state
payment_type: payments.payment_type
provider: payments.provider
appointment_status: appointments.status
dispute_state: needs_response | under_review | won | lost';

-- Refunds that were decided and have not reached the person: not sent yet, or returned by the bank.
-- reads: authenticated
create or replace view public.admin_unsent_refunds with (security_barrier = true) as
select r.id, r.payment_id, p.appointment_id, r.amount, r.reason, r.created_at, p.is_test,
  exists (select from app.disputes d where d.payment_id = p.id and d.closed_at is null) as is_disputed, r.returned_at
from app.refunds r join public.payments p on p.id = r.payment_id
where (r.sent_at is null or r.returned_at is not null) and r.paid_otherwise_at is null and r.reason <> 'test'
  and (select app.operates());

comment on view public.admin_unsent_refunds is 'nullable: appointment_id, returned_at';

-- reads: authenticated
create or replace view public.admin_disputes with (security_barrier = true) as
select d.id, d.payment_id, p.appointment_id, d.provider, d.provider_reference, d.amount, d.reason, d.state, d.respond_by,
  d.opened_at, d.closed_at, a.starts_at, o.verdict, coalesce(p.is_test, false) as is_test,
  exists (select from app.legal_holds h where h.dispute_id = d.id) as is_identity_held
from app.disputes d
left join public.payments p on p.id = d.payment_id
left join public.appointments a on a.id = p.appointment_id
left join public.consultation_outcomes o on o.appointment_id = a.id
where (select app.operates());

comment on view public.admin_disputes is 'nullable: payment_id, appointment_id, respond_by, closed_at, starts_at, verdict
provider: payments.provider
state: needs_response | under_review | won | lost
verdict: consultation_outcomes.verdict';

-- Consultations waiting for an administrator's refund decision: durations only, no content.
-- reads: authenticated
create or replace view public.admin_reviews with (security_barrier = true) as
select o.appointment_id, btrim(p.first_name || ' ' || p.last_name) as practitioner_name, a.starts_at, a.price_cents,
  o.verdict, o.joint_seconds, o.practitioner_seconds, o.lost_on_patients_line, o.settled_at
from public.consultation_outcomes o
join public.appointments a on a.id = o.appointment_id
left join public.profiles p on p.id = a.practitioner_id
where o.needs_review and o.connection_asked_at is null and (select app.operates());

comment on view public.admin_reviews is 'nullable: practitioner_name
verdict: consultation_outcomes.verdict';

-- Payout files, without the account numbers.
-- reads: authenticated
create or replace view public.admin_payout_files with (security_barrier = true) as
select f.digest, f.month, jsonb_array_length(f.orders) as transfers,
  (select coalesce(sum((o ->> 'cents')::int), 0)::int from jsonb_array_elements(f.orders) o) as total_cents,
  f.written_at, btrim(w.first_name || ' ' || w.last_name) as written_by_name, f.recorded_at, f.replaced_at
from app.payout_files f left join public.profiles w on w.id = f.written_by
where (select app.operates());

comment on view public.admin_payout_files is 'nullable: written_by_name, recorded_at, replaced_at';

-- Pending money work for the navigation and the overview: one row for an administrator, none for anybody else.
-- reads: authenticated
create or replace view public.admin_money with (security_barrier = true) as
select disputes.to_answer, disputes.nearest_answer, disputes.first_cents, disputes.first_appointment_id,
  reviews.to_review, refunds.stuck_refunds
from (values (1)) as always
cross join lateral (
  select count(*)::int as to_answer, min(d.respond_by) as nearest_answer,
    (array_agg(d.amount order by d.respond_by))[1] as first_cents,
    (array_agg(p.appointment_id order by d.respond_by))[1] as first_appointment_id
  from app.disputes d left join public.payments p on p.id = d.payment_id where d.state = 'needs_response'
) as disputes
cross join lateral (
  select count(*)::int as to_review from public.consultation_outcomes o
  where o.needs_review and o.connection_asked_at is null
) as reviews
cross join lateral (
  -- Refunds are sent within seconds: one still unsent after an hour needs a person, as does one that the bank returned.
  select count(*)::int as stuck_refunds from app.refunds r
  where r.reason <> 'test' and ((r.sent_at is null and r.created_at < now() - interval '1 hour')
    or (r.returned_at is not null and r.paid_otherwise_at is null))
) as refunds
where (select app.operates());

comment on view public.admin_money is 'nullable: nearest_answer, first_cents, first_appointment_id';
