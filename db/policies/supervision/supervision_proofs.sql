-- Public: read before choosing a practitioner.
grant select on public.supervision_proofs to anon, authenticated;
