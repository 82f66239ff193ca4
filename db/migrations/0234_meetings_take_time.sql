-- Starts offered at a time of which a meeting was booked before meetings counted: rebuilt once (db/functions/booking/free-slots.sql).
delete from app.offered_starts o
where exists (
  select from public.meeting_bookings b
  where b.student_id = o.practitioner_id and b.canceled_at is null
    and b.starts_at < o.starts_at + interval '60 minutes' and b.ends_at > o.starts_at
) or exists (
  select from public.supervision_meetings m
  where m.supervisor_id = o.practitioner_id and m.canceled_at is null
    and m.starts_at < o.starts_at + interval '60 minutes' and m.ends_at > o.starts_at
);
