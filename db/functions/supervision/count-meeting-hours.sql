-- Counts the time that student and supervisor spent together in the room of a closed meeting, at most the planned time.
-- In a group meeting the first student has the room role `patient`, the second `guest`.
create or replace function app.count_meeting_hours(at timestamptz) returns void
  language sql security definer set search_path = ''
as $$
  select app.count_hours(talk.student_id, 'meeting', talk.starts_at, least(talk.minutes, talk.planned), talk.meeting_id)
  from (
    select booking.student_id, m.id as meeting_id, m.starts_at,
      (extract(epoch from m.ends_at - m.starts_at) / 60)::int as planned,
      (
        select coalesce(round(sum(extract(epoch from upper(span) - lower(span))) / 60), 0)::int
        from unnest(
          (select range_agg(tstzrange(s.entered_at, coalesce(s.left_at, s.seen_until))) from app.meeting_stays s
            where s.meeting_id = m.id and s.party = 'practitioner')
          * (select range_agg(tstzrange(s.entered_at, coalesce(s.left_at, s.seen_until))) from app.meeting_stays s
            where s.meeting_id = m.id and s.party = booking.party)) as span
      ) as minutes
    from public.supervision_meetings m
    cross join lateral (
      select b.student_id,
        case row_number() over (order by b.booked_at, b.student_id) when 1 then 'patient' else 'guest' end as party
      from public.meeting_bookings b where b.meeting_id = m.id and b.canceled_at is null
    ) as booking
    where m.canceled_at is null and m.ends_at <= at - interval '15 minutes' and m.ends_at > at - interval '7 days'
  ) as talk
  where talk.minutes >= 10
$$;
