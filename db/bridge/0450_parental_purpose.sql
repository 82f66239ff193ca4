-- A parent agrees to consultations or to the subscription: each is asked for and withdrawn on its own.
alter table public.parental_authorisations
  add column purpose text not null default 'consultations'
    constraint parental_authorisations_purpose_known check (purpose in ('consultations', 'premium'));
