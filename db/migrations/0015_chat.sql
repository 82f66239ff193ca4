-- Conversations with the assistant. Without an account, whoever knows `session_id` (random, made by the browser) holds
-- the conversation; with one, it belongs to that person alone.
create table public.chat_sessions (
  id uuid constraint chat_sessions_pkey primary key default gen_random_uuid(),
  session_id uuid not null constraint chat_sessions_session_id_unique unique,
  user_id uuid constraint chat_sessions_user_fkey references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now()
);
create index chat_sessions_user_id_idx on public.chat_sessions (user_id, last_message_at desc);
create index chat_sessions_anonymous_idx on public.chat_sessions (last_message_at) where user_id is null;

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
  created_at timestamptz not null default clock_timestamp()
);
create index chat_messages_session_idx on public.chat_messages (chat_session_id, created_at);

-- What the assistant remembers of a conversation, its risk above all. No browser reads or writes it.
create table app.chat_states (
  chat_session_id uuid constraint chat_states_pkey primary key
    constraint chat_states_session_fkey references public.chat_sessions on delete cascade,
  state jsonb not null
);

alter table public.chat_sessions enable row level security;
alter table public.chat_messages enable row level security;
alter table app.chat_states enable row level security;
