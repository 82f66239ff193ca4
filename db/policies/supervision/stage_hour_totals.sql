-- The view shows only the reader's own internship, or those of their students.
grant select on public.stage_hour_totals to authenticated;
