-- At most one answer per message: a complete answer replaces a truncated one, never the other way round.
create or replace function app.keep_answer(conversation uuid, message_id uuid, answer jsonb) returns void
  language sql set search_path = ''
as $$
  insert into public.chat_messages as known (chat_session_id, sender, message, level, card, guide, answers, is_cut)
  values (
    conversation, 'assistant', answer ->> 'text', answer ->> 'level', nullif(answer -> 'card', 'null'),
    nullif(answer -> 'guide', 'null'), message_id, (answer -> 'is_cut')::boolean
  )
  on conflict on constraint chat_messages_one_answer do update set
    message = excluded.message, level = excluded.level, card = excluded.card, guide = excluded.guide,
    is_cut = excluded.is_cut
  where known.is_cut and not excluded.is_cut
$$;
