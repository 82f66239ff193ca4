-- locks: exclusive for milliseconds: the constraint takes an index that exists, no row is read.
alter table public.thread_messages
  drop constraint thread_messages_one_at_a_time,
  add constraint thread_messages_one_at_a_time unique using index thread_messages_thread_sent_at_idx;
