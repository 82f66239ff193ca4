-- True if this person is known to be a minor who may not pay: under 16, or without a parent's consent in force. The rule is
-- domain/booking/age.ts; an unknown birthdate is asked for before a payment.
create or replace function app.consent_is_missing(person uuid, wanted text, at timestamptz default now()) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select from public.profiles p,
      lateral (select extract(year from age((at at time zone 'Europe/Paris')::date, p.birthdate)) as years) as reached
    where p.id = person and reached.years < 18 and (reached.years < 16 or not exists (
      select from public.parental_authorisations c
      where c.patient_id = person and c.purpose = wanted and c.granted_at is not null and c.withdrawn_at is null))
  )
$$;
