-- Reports for administrators: without the text, the answer or the reporter.
-- reads: authenticated
create or replace view public.admin_reports with (security_barrier = true) as
select r.id, r.practitioner_id, r.practitioner_name, r.category, r.severity, r.state, r.referent_name, r.reported_at,
  r.answer_due_at, r.answered_at, r.suspension_requested_at, p.suspended_at is not null as is_suspended,
  payment.id as payment_id, payment.amount as paid_cents, payment.refunded_amount as refunded_cents,
  r.practitioner_name as words
from public.reports r
left join public.profiles p on p.id = r.practitioner_id
left join lateral (
  select m.id, m.amount, m.refunded_amount from public.payments m
  where m.appointment_id = r.appointment_id and m.completed_at is not null order by m.created_at desc limit 1
) as payment on true
where (select app.operates());

comment on view public.admin_reports is 'nullable: practitioner_id, referent_name, answered_at, suspension_requested_at, payment_id, paid_cents, refunded_cents
category: reports.category
severity: reports.severity
state: reports.state';
