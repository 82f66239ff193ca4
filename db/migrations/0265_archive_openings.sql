-- A patient's archived file, opened for a while by two administrators, who do not read it, to the one referent who takes it.
create table app.archive_openings (
  id uuid constraint archive_openings_pkey primary key default gen_random_uuid(),
  -- No foreign key: the archive outlives an account that ended by inactivity.
  patient_id uuid not null,
  reason text not null,
  opened_at timestamptz not null,
  open_until timestamptz not null,
  referent_id uuid constraint archive_openings_referent_fkey references auth.users on delete set null,
  referent_name text,
  read_at timestamptz,
  constraint archive_openings_in_order check (opened_at < open_until)
);
create index archive_openings_patient_id_idx on app.archive_openings (patient_id);
create index archive_openings_referent_id_idx on app.archive_openings (referent_id);
create index archive_openings_open_until_idx on app.archive_openings (open_until);
alter table app.archive_openings enable row level security;

-- Whatever acts the access log knows by now, and these.
do $$
declare
  known text;
  part regclass;
begin
  select string_agg(quote_literal(act[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') as act
  where c.conname = 'access_log_act_known';
  alter table public.access_log drop constraint access_log_act_known;
  -- A partition that was a table before has a check of its own.
  for part in select conrelid::regclass from pg_constraint where conname = 'access_log_act_known' loop
    execute format('alter table %s drop constraint access_log_act_known', part);
  end loop;
  execute format('alter table public.access_log add constraint access_log_act_known check (act in (%s, %L, %L))', known,
    'archive-opened', 'archive-read');
end
$$;
