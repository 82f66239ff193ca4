-- Looking for themes in conversations is a purpose of its own.
alter table public.consents
  drop constraint consents_purpose_known,
  add constraint consents_purpose_known check (purpose in ('mood', 'chat', 'booking_topic', 'chat_themes'));
