-- Threads as the list shows them: the other party, the last message, the number of unread ones. The practitioner sees
-- the patient under the chosen name and without photo.
-- reads: authenticated
create or replace view public.my_conversations with (security_barrier = true) as
select t.id,
  side.mine as my_side,
  case side.mine when 'patient' then app.public_name(practitioner.first_name, practitioner.last_name)
    else coalesce(t.pseudonym, patient.first_name) end as "with",
  case side.mine when 'patient' then practitioner.avatar_path end as with_avatar,
  last.body as last_message,
  last.sender as last_sender,
  last.sent_at as "timestamp",
  news.count as unread,
  app.can_write(t.id) as is_open,
  t.pseudonym,
  practitioner.user_type as practitioner_type, practitioner.gender as practitioner_gender,
  practitioner.study_year as practitioner_study_year, practitioner.specialization as practitioner_specialization
from public.threads t
cross join lateral (
  select case when t.patient_id = (select auth.uid()) then 'patient' else 'practitioner' end as mine
) as side
join public.profiles patient on patient.id = t.patient_id
join public.profiles practitioner on practitioner.id = t.practitioner_id
left join lateral (
  select m.body, m.sender, m.sent_at from public.thread_messages m
  where m.thread_id = t.id order by m.sent_at desc limit 1
) as last on true
cross join lateral (
  select count(*)::int as count from public.thread_messages m
  where m.thread_id = t.id and m.sender <> side.mine
    and m.sent_at > coalesce(case side.mine when 'patient' then t.patient_read_at else t.practitioner_read_at end, '-infinity')
) as news
where t.patient_id = (select auth.uid())
  or (t.practitioner_id = (select auth.uid()) and (select app.practises(auth.uid())));

-- Column metadata read by `npm run db:types`, because PostgreSQL cannot tell which columns of a view are nullable.
comment on view public.my_conversations is 'nullable: with_avatar, last_message, last_sender, timestamp, pseudonym, practitioner_gender, practitioner_study_year, practitioner_specialization
my_side: patient | practitioner
last_sender: thread_messages.sender
practitioner_type: profiles.user_type
practitioner_gender: profiles.gender
practitioner_study_year: profiles.study_year
practitioner_specialization: profiles.specialization';
