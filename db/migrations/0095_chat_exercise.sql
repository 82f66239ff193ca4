-- The step of an exercise that an answer is, so that a reload shows its guide again.
alter table public.chat_messages add column exercise jsonb;
