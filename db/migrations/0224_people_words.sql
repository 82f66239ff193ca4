-- The words by which an administrator finds somebody: of the name, and of the address before its « @ ». One row a word, so that
-- the first letters of one are found by an index among a million people.
create table app.people_words (
  word text collate "C" not null,
  person_id uuid not null constraint people_words_person_fkey references auth.users on delete cascade,
  constraint people_words_pkey primary key (word, person_id)
);
create index people_words_person_id_idx on app.people_words (person_id);
alter table app.people_words enable row level security;

-- Letters as everybody types them: without capitals and accents.
create function app.plain_letters(written text) returns text language sql immutable parallel safe set search_path = ''
  return regexp_replace(lower(normalize(written, NFD)), '[\u0300-\u036f]', '', 'g');

create function app.words_of_person(first_name text, last_name text, email text) returns setof text
  language sql immutable parallel safe set search_path = ''
as $$
  select distinct left(word, 100) from (
    select regexp_split_to_table(app.plain_letters(concat_ws(' ', first_name, last_name, split_part(email, '@', 1))), '[^[:alnum:]]+') as word
    union all select lower(email)
  ) as all_words
  where word <> ''
$$;

insert into app.people_words (word, person_id)
select word, p.id from public.profiles p join auth.users u on u.id = p.id, app.words_of_person(p.first_name, p.last_name, u.email) as word;

do $$
declare
  known text;
begin
  select string_agg(quote_literal(act[1]), ', ') into known
  from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''::text', 'g') as act
  where c.conname = 'access_log_act_known';
  alter table public.access_log drop constraint access_log_act_known;
  execute format('alter table public.access_log add constraint access_log_act_known check (act in (%s, %L, %L))', known,
    'file-opened-by-team', 'sessions-ended-by-team');
end
$$;
