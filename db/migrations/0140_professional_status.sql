-- What makes somebody fit to see patients, besides an accepted proof: how long a student's status holds, whether they are
-- suspended, and what was checked of a psychologist. Written by the service alone.
alter table public.profiles
  -- The last day on which the accepted proof of a student counts.
  add column status_valid_until date,
  -- Suspended people see no patients; lifted by two administrators.
  add column suspended_at timestamptz,
  -- A psychologist who answers for alerts, reports and archives.
  add column is_referent boolean not null default false,
  -- When a psychologist's title was checked against their number.
  add column verified_at timestamptz,
  add column practising_since date,
  -- ADELI (9 signs, Corsica has a letter) or RPPS (11 digits).
  add column registration_number text
    constraint profiles_registration_number_shape check (registration_number ~ '^([0-9]{11}|([0-9]{2}|2[AB])[0-9]{7})$')
    constraint profiles_registration_number_unique unique;

-- Proofs accepted so far hold like those to come: to 31 October, of the next year from July on.
update public.profiles p set status_valid_until =
  make_date(extract(year from d.day)::int + (extract(month from d.day) >= 7)::int, 10, 31)
from (select id, (validated_at at time zone 'Europe/Paris')::date as day from public.profiles) d
where d.id = p.id and p.user_type = 'student' and p.validated_at is not null;

-- Psychologists so far were made by an operator who had checked them.
update public.profiles set verified_at = created_at where user_type = 'therapist';
