-- Both lines were lost for long: the two are asked whether the call went on, before anything is decided.
alter table public.consultation_outcomes add column connection_asked_at timestamptz;

-- A student in the room who never let the waiting patient in.
alter table public.supervision_alerts drop constraint supervision_alerts_kind_known;
alter table public.supervision_alerts add constraint supervision_alerts_kind_known check (kind in (
  'crisis', 'report', 'absence', 'not_admitted', 'low_rating', 'low_mean', 'late_twice', 'note_overdue')) not valid;

comment on column public.consultation_outcomes.lost_on_patients_line is
  'Too short because the patient left first, on purpose or not: the third in a year is looked at by an administrator.';
