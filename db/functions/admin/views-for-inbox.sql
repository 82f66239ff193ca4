-- Messages from the contact form. `words` is the text that the search matches.
-- reads: authenticated
create or replace view public.admin_contact_messages with (security_barrier = true) as
select m.id, m.name, m.email, m.subject, m.message, m.created_at, m.state, m.is_danger, m.assigned_to,
  btrim(a.first_name || ' ' || a.last_name) as assigned_to_name, m.answer, m.answered_at,
  btrim(r.first_name || ' ' || r.last_name) as answered_by_name, m.name || ' ' || m.email || ' ' || m.subject as words
from public.contact_messages m
left join public.profiles a on a.id = m.assigned_to
left join public.profiles r on r.id = m.answered_by
where (select app.operates());

comment on view public.admin_contact_messages is 'nullable: assigned_to, assigned_to_name, answer, answered_at, answered_by_name
state: new | in_progress | answered';
