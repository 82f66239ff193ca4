grant select on public.admin_newsletter_audience to authenticated;
