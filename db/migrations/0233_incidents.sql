-- The log of incidents. A breach of personal data has the fields of GDPR article 33, and 72 hours from when it was noticed.
create table app.incidents (
  id uuid constraint incidents_pkey primary key default gen_random_uuid(),
  -- In the order of the register, without gaps.
  number integer not null constraint incidents_number_unique unique,
  kind text not null constraint incidents_kind_known check (kind in ('incident', 'breach')),
  title text not null constraint incidents_title_length check (char_length(title) between 1 and 200),
  noticed_at timestamptz not null,
  description text not null constraint incidents_description_length check (char_length(description) between 1 and 5000),
  measures text constraint incidents_measures_length check (char_length(measures) between 1 and 5000),
  people_concerned text constraint incidents_people_length check (char_length(people_concerned) between 1 and 1000),
  people_count integer constraint incidents_people_count check (people_count >= 0),
  records_concerned text constraint incidents_records_length check (char_length(records_concerned) between 1 and 1000),
  records_count integer constraint incidents_records_count check (records_count >= 0),
  consequences text constraint incidents_consequences_length check (char_length(consequences) between 1 and 5000),
  contact text constraint incidents_contact_length check (char_length(contact) between 1 and 300),
  authority_told_at timestamptz,
  people_told_at timestamptz,
  -- Why the authority was told late or not at all (article 33, 1 and 5).
  why_not_told text constraint incidents_why_not_length check (char_length(why_not_told) between 1 and 2000),
  closed_at timestamptz,
  recorded_at timestamptz not null,
  recorded_by uuid constraint incidents_recorded_by_fkey references auth.users on delete set null,
  updated_at timestamptz not null,
  constraint incidents_breach_is_decided check (
    closed_at is null or kind = 'incident' or authority_told_at is not null or why_not_told is not null)
);
create index incidents_noticed_at_idx on app.incidents (noticed_at);
create index incidents_recorded_by_idx on app.incidents (recorded_by);
alter table app.incidents enable row level security;
