-- The inbox of the team: what becomes of a message, and whose words show danger.
alter table public.contact_messages
  add column state text not null default 'new'
    constraint contact_messages_state_known check (state in ('new', 'in_progress', 'answered')),
  add column assigned_to uuid constraint contact_messages_assigned_to_fkey references auth.users on delete set null,
  add column is_danger boolean not null default false,
  add column answer text constraint contact_messages_answer_length check (char_length(answer) between 1 and 5000),
  add column answered_at timestamptz,
  add column answered_by uuid constraint contact_messages_answered_by_fkey references auth.users on delete set null,
  add constraint contact_messages_answered_somehow
    check ((state = 'answered') = (answer is not null and answered_at is not null));
create index contact_messages_assigned_to_idx on public.contact_messages (assigned_to);
create index contact_messages_answered_by_idx on public.contact_messages (answered_by);
create index contact_messages_state_idx on public.contact_messages (state, created_at, id);
create index contact_messages_danger_idx on public.contact_messages (created_at) where is_danger and state <> 'answered';
