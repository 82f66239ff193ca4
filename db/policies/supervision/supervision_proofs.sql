-- For everybody, before they choose somebody.
grant select on public.supervision_proofs to anon, authenticated;
