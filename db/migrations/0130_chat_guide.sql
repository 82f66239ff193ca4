-- The chips, the track and the summary under an answer, so that a reload shows them again. They take the place of the exercise.
alter table public.chat_messages add column guide jsonb;
alter table public.chat_messages drop column exercise;
