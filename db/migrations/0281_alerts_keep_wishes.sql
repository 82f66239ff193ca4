-- Whoever finds nobody in the directory asks to be told of what they looked for: a part of the day, an area, a language.
alter table public.slot_alerts
  add column moment text
    constraint slot_alerts_moment_known check (moment in ('morning', 'afternoon', 'evening', 'weekend')),
  add column area text constraint slot_alerts_area_known check (area in (
    'Anxiété', 'Dépression', 'Traumatisme', 'Addictions', 'Relations', 'Estime de soi', 'Stress', 'Deuil')),
  add column language text constraint slot_alerts_language_known check (language in (
    'fr', 'en', 'de', 'es', 'it', 'pt', 'ar', 'tr', 'wo', 'fsl')),
  drop constraint slot_alerts_once,
  drop constraint slot_alerts_day_or_hour,
  add constraint slot_alerts_once unique nulls not distinct (
    user_id, gender_preference, practitioner_id, day, starts_at, moment, area, language),
  add constraint slot_alerts_one_time check (num_nonnulls(day, starts_at, moment) <= 1);
