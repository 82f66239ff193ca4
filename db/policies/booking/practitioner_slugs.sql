-- Public: visitors choose a practitioner before they have an account.
grant select on public.practitioner_slugs to anon, authenticated;
