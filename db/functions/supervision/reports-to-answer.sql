-- Reports for those who may read them, before one is opened: without text and patient.
-- reads: authenticated
create or replace view public.reports_to_answer with (security_barrier = true) as
select r.id, r.practitioner_name, r.category, r.severity, r.state, r.referent_name,
  r.referent_id is not distinct from (select auth.uid()) as is_mine, r.reported_at, r.answer_due_at, r.answered_at,
  r.suspension_requested_at, app.may_open_report(r, (select auth.uid()), now()) as may_open
from public.reports r
where app.is_referent((select auth.uid())) and app.may_read_report(r, (select auth.uid()));

comment on view public.reports_to_answer is 'nullable: referent_name, answered_at, suspension_requested_at
category: reports.category
severity: reports.severity
state: reports.state';
