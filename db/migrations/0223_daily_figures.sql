-- What a day was, in numbers: written at night by count-figures and read by charts, which never count rows themselves.
create table app.daily_figures (
  day date constraint daily_figures_pkey primary key,
  sign_ups integer not null,
  bookings integer not null,
  -- Minutes of consultations on that day: those that were offered, and those of them that were booked.
  offered_minutes integer not null,
  booked_minutes integer not null,
  canceled_by_patient integer not null,
  canceled_by_practitioner integer not null,
  canceled_by_service integer not null,
  patient_absences integer not null,
  practitioner_absences integer not null,
  refunds integer not null,
  refund_cents integer not null,
  -- Consultations, without tests. Premium stands apart.
  revenue_cents integer not null,
  premium_cents integer not null,
  -- Subscriptions open at the end of the day.
  premium_people integer not null,
  chat_messages integer not null,
  chat_vigilance integer not null,
  chat_danger integer not null,
  chat_crisis integer not null,
  model_micro_euros bigint not null,
  -- Sums, so that a mean can be made of any number of days.
  notes_reviewed integer not null,
  review_minutes bigint not null,
  ratings integer not null,
  stars integer not null,
  counted_at timestamptz not null
);
alter table app.daily_figures enable row level security;

create index users_created_at_idx on auth.users (created_at);
create index appointments_booked_at_idx on public.appointments (booked_at) where booked_at is not null;
create index appointments_canceled_at_idx on public.appointments (canceled_at) where canceled_at is not null;
-- Written in order: a BRIN index costs a chat turn next to nothing.
create index chat_messages_created_at_idx on public.chat_messages using brin (created_at);
create index refunds_created_at_idx on app.refunds (created_at);
create index slots_starts_at_idx on public.slots (starts_at);
create index consultation_notes_signed_at_idx on public.consultation_notes (signed_at) where signed_at is not null;
