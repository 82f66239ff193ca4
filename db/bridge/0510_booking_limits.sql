-- locks: calendars has one small row a practitioner, and each is rewritten once.
-- Conditions of a practitioner: the shortest notice of a booking, and the most consultations a day (in Paris).
alter table app.calendars
  add column notice_minutes smallint not null default 120
    constraint calendars_notice_known check (notice_minutes in (0, 60, 120, 240, 720, 1440, 2880)),
  add column sessions_a_day smallint constraint calendars_sessions_a_day_bounds check (sessions_a_day between 1 and 12);

-- Copied to each start, as the gender is: a search rejects a start that is too close by the index alone.
alter table app.offered_starts
  add column notice_minutes smallint not null default 120,
  add column sessions_a_day smallint;

-- The directory was computed without any notice: the job looks at each calendar again.
update app.calendars set openings_due_at = now();
