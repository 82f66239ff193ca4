-- Normalisation for searches: case and accents removed. web/features/premium/fold-words.ts does the same.
create or replace function app.folded(words text) returns text language sql immutable parallel safe
  set search_path = ''
  return translate(lower(words), 'àâäáãçéèêëíìîïñóòôöõúùûüÿœ’', 'aaaaaceeeeiiiinooooouuuuyo''');

grant execute on function app.folded(text) to authenticated;

-- All messages of a subscriber's conversations, with the answers. Security invoker: the policies of the tables still apply.
-- reads: authenticated
create or replace view public.my_messages with (security_invoker = true) as
select m.id, s.session_id, m.sender, m.message, app.folded(m.message) as folded, m.created_at
from public.chat_messages m
join public.chat_sessions s on s.id = m.chat_session_id
where s.user_id = (select auth.uid()) and app.has_premium((select auth.uid()));

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_messages is 'nullable:
sender: chat_messages.sender';
