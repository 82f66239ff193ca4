-- Conversations that people name, keep with their consent, take along to their account and erase.
alter table public.chat_sessions
  -- Null: called by its date.
  add column title text constraint chat_sessions_title_length check (char_length(title) between 1 and 80),
  -- Of the text that was agreed to before the first words were kept, without an account; an account has its consents.
  add column consent_version integer constraint chat_sessions_consent_version_positive check (consent_version > 0),
  add column consented_at timestamptz,
  add constraint chat_sessions_consent_is_dated check ((consent_version is null) = (consented_at is null));

alter table public.chat_messages
  -- The message that this one answers, once: an answer that was cut short is completed in its place.
  add column answers uuid constraint chat_messages_answers_fkey references public.chat_messages on delete cascade,
  add constraint chat_messages_one_answer unique (answers),
  -- The answer stops here because the person stopped it or left.
  add column is_cut boolean not null default false,
  -- Help lines shown with the answer, so that a reload shows them again.
  add column card jsonb;

-- What language models have cost each day, for all processes.
create table app.model_spending (
  day date constraint model_spending_pkey primary key,
  micro_euros bigint not null constraint model_spending_positive check (micro_euros >= 0)
);
alter table app.model_spending enable row level security;
