-- Stores one turn of a conversation atomically: the person's message, the new state of the conversation and the answer,
-- each when given. Returns the conversation's id. Optimistic lock: when the conversation has changed since the caller read
-- it, nothing is stored and its present state is returned, from which the caller answers again. The row lock on the
-- conversation serialises messages sent at the same time.
-- Takes the role of the service by itself: see docs/decisions/0043-a-turn-of-the-chat-is-two-statements.md.
create or replace function app.keep_turn(turn jsonb, out conversation uuid, out moved_on jsonb) language plpgsql
  set search_path = ''
as $$
declare
  at constant timestamptz := turn ->> 'at';
  account constant uuid := turn ->> 'account';
  holder uuid;
  refusal record;
begin
  perform app.enter('{"role": "service_role"}');
  insert into public.chat_sessions as known (session_id, user_id, title, last_message_at, consent_version, consented_at)
  values (
    (turn ->> 'session_id')::uuid, account, turn ->> 'title', at,
    case when account is null then (turn ->> 'agreed_to')::integer end,
    case when account is null and turn ->> 'agreed_to' is not null then at end
  )
  on conflict on constraint chat_sessions_session_id_unique do update set
    last_message_at = excluded.last_message_at,
    -- A conversation whose first messages were not stored takes its title from the first stored one.
    title = coalesce(known.title, excluded.title),
    consent_version = coalesce(known.consent_version, excluded.consent_version),
    consented_at = coalesce(known.consented_at, excluded.consented_at)
  returning id, user_id into conversation, holder;
  if holder <> account or (holder is not null and account is null) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;

  select state into moved_on from app.chat_states where chat_session_id = conversation;
  if moved_on -> 'turn' <> turn -> 'before' -> 'turn' or moved_on -> 'seed' <> turn -> 'before' -> 'seed' then
    return;
  end if;
  moved_on := null;

  select l.value ->> 'code' as code, t.retry_after_seconds into refusal
  from jsonb_array_elements(turn -> 'limits') with ordinality as l (value, place)
  join app.take_from_limits(turn -> 'limits', at) t on t.key = l.value ->> 'key' and not t.is_allowed
  order by place limit 1;
  if found then
    raise exception '%', refusal.code using errcode = 'PT429', detail = refusal.retry_after_seconds;
  end if;

  if account is not null and turn ->> 'agreed_to' is not null then
    insert into public.consents (user_id, purpose, version) values (account, 'chat', (turn ->> 'agreed_to')::integer)
    on conflict (user_id, purpose) where withdrawn_at is null do nothing;
  end if;
  if turn ? 'message' then
    insert into public.chat_messages (id, chat_session_id, sender, message, level)
    values ((turn ->> 'message_id')::uuid, conversation, 'user', turn ->> 'message', turn ->> 'level')
    on conflict on constraint chat_messages_pkey do nothing;
    if not found then
      raise exception 'conflict' using errcode = 'PT409';
    end if;
  end if;
  insert into app.chat_states (chat_session_id, state) values (conversation, turn -> 'after')
  on conflict on constraint chat_states_pkey do update set state = excluded.state;
  if turn ? 'answer' then
    perform app.keep_answer(conversation, (turn ->> 'message_id')::uuid, turn -> 'answer');
  end if;
end
$$;
grant execute on function app.keep_turn(jsonb) to anon;
