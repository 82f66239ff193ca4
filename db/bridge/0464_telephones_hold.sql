-- concurrently
alter table public.profiles validate constraint profiles_telephone_shape;
