-- Where revenue goes is noted for its person, as what protects the account is.
alter table public.access_log
  drop constraint access_log_act_known,
  add constraint access_log_act_known check (act in (
    'sign-in', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-added', 'second-factor-removed',
    'data-exported', 'document-read-by-team', 'payout-account-changed'));
