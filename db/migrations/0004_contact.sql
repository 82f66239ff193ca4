-- What visitors wrote through the contact form. Sending one is an act with rules (a function), so no browser role may
-- touch the table.
create table public.contact_messages (
  id uuid constraint contact_messages_pkey primary key default gen_random_uuid(),
  name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 120),
  email text not null constraint contact_messages_email_length check (char_length(email) between 3 and 254),
  subject text not null constraint contact_messages_subject_length check (char_length(subject) between 1 and 200),
  message text not null constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
