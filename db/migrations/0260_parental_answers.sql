-- Who the parent is, and every answer they may give by their link: yes, no, and no longer. Requests made before have no name.
alter table public.parental_authorisations
  add column parent_name text
    constraint parental_authorisations_parent_name_length check (char_length(parent_name) between 2 and 80),
  add column consent_version integer,
  add column refused_at timestamptz,
  add column withdrawn_at timestamptz,
  add constraint parental_authorisations_one_answer check (granted_at is null or refused_at is null),
  add constraint parental_authorisations_withdrawn_once_granted check (withdrawn_at is null or granted_at is not null);

-- Until now everybody was shown the first text.
update public.parental_authorisations set consent_version = 1 where granted_at is not null;
alter table public.parental_authorisations add constraint parental_authorisations_text_of_consent
  check ((granted_at is null) = (consent_version is null));

-- A parent who withdraws their consent cancels what is to come.
alter table public.appointments drop constraint appointments_canceled_by_known;
alter table public.appointments add constraint appointments_canceled_by_known
  check (canceled_by in ('patient', 'practitioner', 'service', 'parent'));

alter table app.refunds drop constraint refunds_reason_known;
alter table app.refunds add constraint refunds_reason_known check (reason in (
  'canceled_by_patient', 'canceled_by_practitioner', 'withdrawal', 'came_too_late', 'paid_twice', 'test',
  'practitioner_absent', 'too_short', 'connection_failed', 'offered', 'practitioner_withdrawn',
  'canceled_by_service', 'decided_by_team', 'parental_consent_withdrawn'));
