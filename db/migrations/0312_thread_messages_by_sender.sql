-- concurrently
-- Counting the unread messages of a thread reads the index alone: with every message on another page, a practitioner with
-- a hundred threads read thousands of them.
create unique index concurrently if not exists thread_messages_thread_sent_at_idx
  on public.thread_messages (thread_id, sent_at) include (sender);
