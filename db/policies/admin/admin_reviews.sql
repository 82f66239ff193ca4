grant select on public.admin_reviews to authenticated;
