-- Everything needed to answer a message of a conversation, which may not exist yet. `limits` are the rate limits of an
-- ordinary message in the format of app.take_from_limits, each with its error code. Takes the service role by itself:
-- see docs/decisions/0043-a-turn-of-the-chat-is-two-statements.md.
create or replace function app.look_up_conversation(
  of_session uuid, account uuid, of_message uuid, most_messages integer, limits jsonb, at timestamptz,
  out is_foreign boolean, out has_consent boolean, out state jsonb, out said_before json, out has_premium boolean,
  out is_used_up boolean, out repeated json
) language plpgsql
  set search_path = ''
as $$
declare
  known record;
begin
  perform app.enter('{"role": "service_role"}');
  -- Most conversations are anonymous: skip the queries that only an account needs.
  has_premium := false;
  if account is not null then
    has_premium := app.has_premium(account, at);
    -- Only the account's consent counts, even in a conversation started anonymously, so that it can be withdrawn.
    has_consent := exists (
      select from public.consents where user_id = account and purpose = 'chat' and withdrawn_at is null
    );
  end if;
  is_used_up := exists (
    select from jsonb_to_recordset(limits) as l (key text, times integer, per_seconds integer, code text)
    cross join lateral (
      -- One index lookup per key: written as a join, the planner scans the whole table of counts.
      select from app.rate_limits r
      where r.key = l.key and r.hits >= l.times and r.window_start > at - make_interval(secs => l.per_seconds) limit 1
    ) reached
    where not (l.code = 'chat_day_used_up' and has_premium)
  );

  select s.id, s.user_id, s.consented_at, t.state into known
  from public.chat_sessions s left join app.chat_states t on t.chat_session_id = s.id
  where s.session_id = of_session;
  is_foreign := known.user_id is not null and known.user_id is distinct from account;
  has_consent := coalesce(has_consent, known.consented_at is not null);
  -- Returns early for a new conversation, the most common case, and reveals nothing of somebody else's.
  if known.id is null or is_foreign then
    return;
  end if;

  state := known.state;
  said_before := (
    select json_agg(json_build_object('sender', m.sender, 'message', m.message) order by m.created_at)
    from (
      select * from public.chat_messages where chat_session_id = known.id and id is distinct from of_message
      order by created_at desc limit most_messages
    ) m
  );
  repeated := (
    select json_build_object('id', m.id, 'message', m.message, 'answer', (
      select json_build_object(
        'message', a.message, 'level', a.level, 'card', a.card, 'guide', a.guide, 'is_cut', a.is_cut
      )
      from public.chat_messages a where a.answers = m.id
    ))
    from public.chat_messages m where m.id = of_message and m.chat_session_id = known.id and m.sender = 'user'
  );
end
$$;
grant execute on function app.look_up_conversation(uuid, uuid, uuid, integer, jsonb, timestamptz) to anon;
