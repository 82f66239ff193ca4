-- Money of a test card, or of a provider's test mode: it was never charged, so it is never paid out. Whoever writes a payment
-- says that it is real; otherwise it is not.
alter table public.payments add column is_test boolean not null default true;
update public.payments set is_test = false where provider = 'stripe';
alter table public.payments
  add constraint payments_sandbox_is_test check (provider <> 'sandbox' or is_test);
