-- Sent by a function that checks the right to write; the author can delete a message, which erases it. Supervisors and
-- administrators cannot read any.
grant select (id, thread_id, sender, body, sent_at), delete on public.thread_messages to authenticated;

create policy "the two parties of a thread read it" on public.thread_messages
  for select to authenticated using (thread_id in (select mine.thread_id from app.my_threads() as mine));

create policy "whoever wrote a message erases it" on public.thread_messages
  for delete to authenticated
  using ((thread_id, sender) in (select mine.thread_id, mine.side from app.my_threads() as mine));
