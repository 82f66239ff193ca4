-- Number at which a practitioner is reached about a session: by their supervisor, or as a supervisor. International digits.
alter table public.profiles add column telephone text;
alter table public.profiles add constraint profiles_telephone_shape check (telephone ~ '^[1-9][0-9]{6,14}$') not valid;
