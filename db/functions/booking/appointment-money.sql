-- Money of each booked appointment: what is left of its payment, and what it brings its practitioner. A practitioner who
-- attended long enough is paid although the patient was refunded; what a bank took is lost. Only the first payment counts:
-- another one of the same hold is refunded.
create or replace view app.appointment_money as
select a.id as appointment_id, a.practitioner_id, a.starts_at, a.ends_at,
  paid.id as payment_id, paid.amount, paid.refunded_amount, paid.is_test,
  -- Ordered, and not sent yet.
  refunds.waiting as waiting_cents,
  greatest(0, paid.amount - paid.refunded_amount - refunds.waiting - disputes.lost)::int as left_cents,
  greatest(0, paid.amount - disputes.lost
    - case when outcome.paid_despite_refund then 0 else paid.refunded_amount + refunds.waiting end)::int as practitioner_cents,
  case when disputes.is_open then 'contested'
    when outcome.needs_review then 'in_review'
    when a.status = 'confirmed' and outcome.verdict is null then 'coming'
    else 'earned' end as earning_state,
  coalesce(outcome.paid_despite_refund, false) as is_paid_despite_refund
from public.appointments a
cross join lateral (
  select p.id, p.amount, p.refunded_amount, p.is_test from public.payments p
  where p.appointment_id = a.id and p.completed_at is not null order by p.completed_at limit 1
) as paid
cross join lateral (
  select coalesce(sum(r.amount), 0)::int as waiting from app.refunds r where r.payment_id = paid.id and r.sent_at is null
) as refunds
cross join lateral (
  select coalesce(sum(d.amount) filter (where d.state = 'lost'), 0)::int as lost, coalesce(bool_or(d.closed_at is null), false) as is_open
  from app.disputes d where d.payment_id = paid.id
) as disputes
left join public.consultation_outcomes outcome on outcome.appointment_id = a.id
where a.booked_at is not null;
