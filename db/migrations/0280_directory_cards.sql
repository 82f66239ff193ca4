-- The list of the directory, read by browsers through a view that runs as its reader: behind one that hides its tables the
-- planner knew nothing of the page's limit, and joined and sorted everybody for twelve people. What is searched, sorted and
-- counted by is in `openings`, all of it in one index; what else a card shows is in `directory_cards`, one row a person.
alter table app.openings set schema public;

-- Until the definitions are applied, a moment after the migrations: what changes meanwhile is looked at by the job.
create or replace function app.refresh_openings(practitioner uuid) returns void
  language sql security definer set search_path = ''
as $$ update app.calendars c set openings_due_at = now() where c.practitioner_id = practitioner $$;

create table public.directory_cards (
  practitioner_id uuid constraint directory_cards_pkey primary key
    constraint directory_cards_practitioner_fkey references auth.users on delete cascade,
  -- The last day on which they may see patients: midnight ends a student's status and changes no row.
  shown_until date not null,
  name text not null,
  user_type text not null,
  university text,
  study_year text,
  specialization text,
  -- Its beginning: a card shows one sentence.
  bio text,
  avatar_path text,
  supervisor_name text
);
alter table public.directory_cards enable row level security;

insert into public.directory_cards
select p.id, case p.user_type when 'student' then p.status_valid_until else 'infinity' end,
  btrim(p.first_name || case when p.last_name = '' then '' else ' ' || upper(left(p.last_name, 1)) || '.' end),
  p.user_type, p.university, p.study_year, p.specialization, left(btrim(p.bio, E' \n\r\t'), 240), p.avatar_path,
  btrim(s.first_name || ' ' || s.last_name)
from public.profiles p left join public.profiles s on s.id = p.supervisor_id
where p.id in (select practitioner_id from public.openings) and (p.user_type = 'therapist' or p.status_valid_until is not null);
delete from public.openings o where not exists (
  select from public.directory_cards c where c.practitioner_id = o.practitioner_id);

alter table public.openings
  add column shown_until date,
  add column gender text,
  add column specialties text[],
  add column languages text[];
update public.openings o set shown_until = c.shown_until, gender = p.gender, specialties = p.specialties,
  languages = case when p.languages = '{}' then '{fr}' else p.languages end
from public.directory_cards c join public.profiles p on p.id = c.practitioner_id
where c.practitioner_id = o.practitioner_id;
alter table public.openings
  alter column shown_until set not null,
  alter column specialties set not null,
  alter column languages set not null;

-- In the order of the list. A search that suits few walks along it and reads no row of those whom it does not suit.
drop index public.openings_moment_next_at_slug_idx;
create index openings_order_idx on public.openings (moment, next_at, slug)
  include (practitioner_id, times, shown_until, gender, specialties, languages);
-- An index answers alone only for pages that were vacuumed since they changed.
alter table public.openings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
