-- From when a birthdate has been relied on (a first hold, or a refusal for age): its person cannot change it any more.
alter table public.profiles add column birthdate_locked_at timestamptz;
update public.profiles p set birthdate_locked_at = now()
where p.birthdate is not null and exists (select from public.appointments a where a.patient_id = p.id);
