-- Conversations with the assistant. Without an account, whoever knows `session_id` (random, made by the browser) holds
-- the conversation; with one, it belongs to that person alone.
create table public.chat_sessions (
  id uuid constraint chat_sessions_pkey primary key default gen_random_uuid(),
  session_id uuid not null constraint chat_sessions_session_id_unique unique,
  user_id uuid constraint chat_sessions_user_fkey references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- Null: called by its date.
  title text constraint chat_sessions_title_length check (char_length(title) between 1 and 80),
  -- Of the text that was agreed to before the first words were kept, without an account; an account has its consents.
  consent_version integer constraint chat_sessions_consent_version_positive check (consent_version > 0),
  consented_at timestamptz,
  constraint chat_sessions_consent_is_dated check ((consent_version is null) = (consented_at is null))
);
create index chat_sessions_user_id_idx on public.chat_sessions (user_id, last_message_at desc);
create index chat_sessions_anonymous_idx on public.chat_sessions (last_message_at) where user_id is null;
alter table public.chat_sessions enable row level security;

create table public.chat_messages (
  id uuid constraint chat_messages_pkey primary key default gen_random_uuid(),
  chat_session_id uuid not null
    constraint chat_messages_session_fkey references public.chat_sessions on delete cascade,
  sender text not null constraint chat_messages_sender_known check (sender in ('user', 'assistant')),
  message text not null constraint chat_messages_message_length check (char_length(message) between 1 and 20000),
  -- Of the conversation when this was written: the screen shows the help card again after a reload.
  level text not null default 'none'
    constraint chat_messages_level_known check (level in ('none', 'vigilance', 'danger', 'crise')),
  -- Not now(): a message and its answer are written in one transaction and must keep their order.
  created_at timestamptz not null default clock_timestamp(),
  -- The message that this one answers, once: an answer that was cut short is completed in its place.
  answers uuid constraint chat_messages_one_answer unique
    constraint chat_messages_answers_fkey references public.chat_messages on delete cascade,
  -- The answer stops here because the person stopped it or left.
  is_cut boolean not null default false,
  -- Help lines shown with the answer, so that a reload shows them again.
  card jsonb,
  -- The chips, the track and the summary under an answer, so that a reload shows them again.
  guide jsonb
);
create index chat_messages_session_idx on public.chat_messages (chat_session_id, created_at);
-- Written in order: a BRIN index costs a chat turn next to nothing.
create index chat_messages_created_at_idx on public.chat_messages using brin (created_at);
alter table public.chat_messages enable row level security;

-- Memory of the assistant about a conversation, its risk above all. No browser reads or writes it.
create table app.chat_states (
  chat_session_id uuid constraint chat_states_pkey primary key
    constraint chat_states_session_fkey references public.chat_sessions on delete cascade,
  state jsonb not null
);
alter table app.chat_states enable row level security;

-- Costs of language models each day, for all processes.
create table app.model_spending (
  day date constraint model_spending_pkey primary key,
  micro_euros bigint not null constraint model_spending_positive check (micro_euros >= 0)
);
alter table app.model_spending enable row level security;

-- How a person said they felt: health data, theirs alone.
create table public.mood_entries (
  id uuid constraint mood_entries_pkey primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint mood_entries_user_fkey references auth.users on delete cascade,
  level smallint not null constraint mood_entries_level_known check (level between 1 and 4),
  details text constraint mood_entries_details_length check (char_length(details) <= 1000),
  recorded_at timestamptz not null default now()
);
create index mood_entries_user_id_recorded_at_idx on public.mood_entries (user_id, recorded_at desc);
alter table public.mood_entries enable row level security;
