-- Words of a person about themselves. Made with the account by db/functions/account/create-profile.sql.
create table public.profiles (
  id uuid constraint profiles_pkey primary key constraint profiles_user_fkey references auth.users on delete cascade,
  user_type text not null
    constraint profiles_user_type_known check (user_type in ('patient', 'student', 'therapist', 'admin')),
  first_name text not null default '' constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text not null default '' constraint profiles_last_name_length check (char_length(last_name) <= 100),
  birthdate date
    constraint profiles_birthdate_plausible check (birthdate between date '1900-01-01' and date '2100-01-01'),
  gender text
    constraint profiles_gender_known check (gender in ('male', 'female', 'non-binary', 'prefer-not-to-say')),
  university text constraint profiles_university_length check (char_length(university) <= 200),
  study_year text constraint profiles_study_year_known check (study_year in ('3', '4', '5', '6+')),
  specialization text constraint profiles_specialization_known check (specialization in (
    'clinical', 'cognitive', 'social', 'development', 'health', 'neuropsychology', 'organizational', 'other')),
  bio text constraint profiles_bio_length check (char_length(bio) <= 2000),
  specialties text[] not null default '{}' constraint profiles_specialties_known check (specialties <@ array[
    'Anxiété', 'Dépression', 'Traumatisme', 'Addictions', 'Relations', 'Estime de soi', 'Stress', 'Deuil']),
  avatar_path text,
  -- When an administrator accepted a student's proof document; patients see no slot of theirs before.
  validated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The psychologist who follows a student's work; given by an administrator.
  supervisor_id uuid constraint profiles_supervisor_fkey references auth.users on delete set null,
  -- From when a birthdate has been relied on (a first hold, or a refusal for age): its person cannot change it any more.
  birthdate_locked_at timestamptz,
  -- From here to the registration number: what makes somebody fit to see patients, written by the service alone.
  -- The last day on which the accepted proof of a student counts.
  status_valid_until date,
  -- Suspended people see no patients; lifted by two administrators.
  suspended_at timestamptz,
  -- A psychologist who answers for alerts, reports and archives.
  is_referent boolean not null default false,
  -- When a psychologist's title was checked against their number.
  verified_at timestamptz,
  practising_since date,
  -- ADELI (9 signs, Corsica has a letter) or RPPS (11 digits).
  registration_number text
    constraint profiles_registration_number_shape check (registration_number ~ '^([0-9]{11}|([0-9]{2}|2[AB])[0-9]{7})$')
    constraint profiles_registration_number_unique unique,
  -- The last part of /praticiens/<slug>. Given once, when somebody is first let to see patients: links outlive a mended name.
  slug text constraint profiles_slug_unique unique
    constraint profiles_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  -- ISO 639 codes. Nobody who said nothing speaks anything but French.
  languages text[] not null default '{}' constraint profiles_languages_known check (languages <@ array[
    'fr', 'en', 'de', 'es', 'it', 'pt', 'ar', 'tr', 'wo', 'fsl']),
  -- Number at which a practitioner is reached about a session: by their supervisor, or as a supervisor. International digits.
  telephone text constraint profiles_telephone_shape check (telephone ~ '^[1-9][0-9]{6,14}$')
);
create index profiles_supervisor_id_idx on public.profiles (supervisor_id);
create index profiles_status_valid_until_idx on public.profiles (status_valid_until) where user_type = 'student';
-- Counted by the overview of /admin at every opening.
create index profiles_without_supervisor_idx on public.profiles (id)
  where user_type = 'student' and validated_at is not null and supervisor_id is null and suspended_at is null;
alter table public.profiles enable row level security;

-- Every slug ever given, also of accounts that are gone: an address never comes to mean somebody else.
create table app.slugs (
  slug text constraint slugs_pkey primary key
);
alter table app.slugs enable row level security;

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

-- Documents that a person accepted at sign-up, with their version. Kept as long as the account: they are the proof.
create table public.agreements (
  user_id uuid not null constraint agreements_user_fkey references auth.users on delete cascade,
  document text not null constraint agreements_document_known check (document in ('terms', 'student-status')),
  version integer not null constraint agreements_version_positive check (version > 0),
  accepted_at timestamptz not null default now(),
  constraint agreements_pkey primary key (user_id, document, version)
);
alter table public.agreements enable row level security;

-- Consents of a person, given and withdrawn. Never deleted while the account lives: they are the proof.
create table public.consents (
  id uuid constraint consents_pkey primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint consents_user_fkey references auth.users on delete cascade,
  purpose text not null
    constraint consents_purpose_known check (purpose in ('mood', 'chat', 'booking_topic', 'chat_themes', 'messages')),
  -- Of the text that was shown.
  version integer not null constraint consents_version_positive check (version > 0),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index consents_one_live on public.consents (user_id, purpose) where withdrawn_at is null;
-- Settings, export and erasure read all consents of one person; the unique index has only those in force.
create index consents_user_id_idx on public.consents (user_id);
alter table public.consents enable row level security;

-- Mails that a person may do without. A kind without a row is wanted.
create table public.notification_choices (
  user_id uuid not null default auth.uid() constraint notification_choices_user_fkey references auth.users on delete cascade,
  kind text not null
    constraint notification_choices_kind_known check (kind in ('appointment-reminder', 'new-message')),
  is_wanted boolean not null,
  constraint notification_choices_pkey primary key (user_id, kind)
);
alter table public.notification_choices enable row level security;

-- How many rows of a table one person may insert in a day, where a browser may insert at all. db/functions/row-quotas.sql
-- holds the numbers and counts.
create table app.row_quotas (
  table_name text constraint row_quotas_pkey primary key,
  -- The column that says whose a row is.
  person_column text not null,
  rows_per_day integer not null constraint row_quotas_rows_per_day_positive check (rows_per_day > 0),
  -- Whether rows count that the server inserts: a signed upload is a browser's, written by the server.
  counts_server boolean not null default false
);
alter table app.row_quotas enable row level security;

-- One row a person and table, for the latest day alone. Rows that are deleted stay counted.
create table app.row_counts (
  user_id uuid not null constraint row_counts_user_fkey references auth.users on delete cascade,
  table_name text not null constraint row_counts_table_fkey references app.row_quotas on delete cascade,
  day date not null,
  rows integer not null,
  constraint row_counts_pkey primary key (user_id, table_name)
);
alter table app.row_counts enable row level security;

create table storage.buckets (
  id text constraint buckets_pkey primary key
    constraint buckets_id_is_plain check (id ~ '^[a-z][a-z0-9-]{1,62}$'),
  public boolean not null default false,
  file_size_limit bigint not null constraint buckets_file_size_limit_positive check (file_size_limit > 0),
  allowed_mime_types text[] not null,
  -- The longest side, in pixels, that a picture is brought down to.
  image_max_side integer not null constraint buckets_image_max_side_positive check (image_max_side > 0),
  -- How many files one person may keep.
  files_per_owner integer not null constraint buckets_files_per_owner_positive check (files_per_owner > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether a file that somebody other than its person opens is noted for that person.
  notes_reads boolean not null default false
);
alter table storage.buckets enable row level security;

insert into storage.buckets (id, file_size_limit, allowed_mime_types, image_max_side, files_per_owner, notes_reads) values
  ('avatars', 5 * 1024 * 1024, '{image/jpeg,image/png,image/gif,image/webp}', 512, 3, false),
  -- A page stays legible at this size, and drawing it anew takes half a second at most instead of four.
  ('proofs', 5 * 1024 * 1024, '{application/pdf,image/jpeg,image/png}', 2048, 5, true);

create table storage.objects (
  id uuid constraint objects_pkey primary key default gen_random_uuid(),
  bucket_id text not null constraint objects_bucket_fkey references storage.buckets,
  name text not null constraint objects_name_length check (char_length(name) between 1 and 1024),
  -- Nobody yet, for a document that comes before its account.
  owner uuid default auth.uid() constraint objects_owner_fkey references auth.users on delete cascade,
  -- Under which the bytes are kept; a new one whenever they change.
  version uuid not null constraint objects_version_unique unique,
  size bigint not null,
  mimetype text not null,
  etag text not null,
  cache_control text not null,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint objects_bucket_name_unique unique (bucket_id, name)
);
create index objects_owner_idx on storage.objects (owner, bucket_id);
-- Counted by the overview of /admin at every opening.
create index objects_proofs_idx on storage.objects (owner, created_at) where bucket_id = 'proofs';
alter table storage.objects enable row level security;

-- Bytes that no row stands for any more, or not yet: each upload begins here, and leaves when its row is committed.
create table storage.discarded_files (
  version uuid constraint discarded_files_pkey primary key,
  discard_after timestamptz not null
);
create index discarded_files_discard_after_idx on storage.discarded_files (discard_after);
alter table storage.discarded_files enable row level security;
