-- concurrently
-- The list of /admin/rendez-vous: without it each page of fifty joins and sorts every booked appointment of the period.
create index concurrently if not exists appointments_booked_by_start_idx on public.appointments (starts_at, id)
  where booked_at is not null;
