-- concurrently
-- Rows whose retention has ended, looked for each night and every five minutes: without these, each look reads the whole table.
-- Old rows lie together: a BRIN index is enough, and costs a booking next to nothing.
create index concurrently if not exists appointments_ends_at_idx on public.appointments using brin (ends_at) with (autosummarize = on);
create index concurrently if not exists payments_booked_on_idx
  on public.payments using brin (coalesce(completed_at, created_at)) with (autosummarize = on);
