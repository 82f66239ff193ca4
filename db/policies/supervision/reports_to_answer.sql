-- The view is empty for anybody but referents.
grant select on public.reports_to_answer to authenticated;
