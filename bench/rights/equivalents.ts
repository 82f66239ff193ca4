const ownerNotGranted = 'the column of the owner cannot be written, and “using” asks the same of the row'
const behindTheDoor =
  'app.enter has refused the session before, and functions are tried in tests/api/operations/administration.test.ts'
const nobodyFollowsThemselves = 'assign-supervisor takes a student and a psychologist, and nobody is both'
const twoBuckets = 'in the other of the two buckets the policies of pictures allow the same'
const sameInTheTableBelow = 'the policy of the table that is asked says the same'

const uid = '( SELECT auth.uid() AS uid)'
const withdraws = 'consents, « a person withdraws a consent of theirs, once »'
const handsIn = 'storage.objects, « a student hands in proofs until one is accepted, and again for  »'
const takesBack = 'storage.objects, « a student takes a proof back until one is accepted »'

/** Equivalent mutants, which change no observable behaviour, by name, with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  [`${withdraws}: check (true)`]: `${ownerNotGranted}; to withdraw nothing changes nothing`,
  [`${withdraws}: check without (user_id = ${uid})`]: ownerNotGranted,
  [`${withdraws}: check without (withdrawn_at IS NOT NULL)`]:
    'only a consent that stands is reached: it would stay as it is',
  [`mood_entries, « a person corrects a mood of theirs while they consent to it »: check without (user_id = ${uid})`]:
    ownerNotGranted,
  [`mood_entries, « a person corrects a mood of theirs while they consent to it »: check without (consents.user_id = ${uid})`]:
    sameInTheTableBelow,
  [`mood_entries, « a person records a mood while they consent to it »: check without (consents.user_id = ${uid})`]:
    sameInTheTableBelow,
  'notification_choices, « a person changes a choice of theirs »: check (true)': ownerNotGranted,
  'profiles, « a person corrects their own profile »: check (true)': ownerNotGranted,
  [`rating_replies, « a patient reads the reply that was passed on to them »: using without (r.patient_id = ${uid})`]:
    sameInTheTableBelow,
  [`${handsIn}: check without (bucket_id = 'proofs'::text)`]: twoBuckets,
  [`${takesBack}: using without (bucket_id = 'proofs'::text)`]: twoBuckets,
  [`${takesBack}: using without (p.id = ${uid})`]: sameInTheTableBelow,
  'free_times: without t.starts_at > now()': 'app.free_offers has the same condition',
  'my_alerts: without (s.id <> me.id)': nobodyFollowsThemselves,
  'my_notes_to_review: without (s.id <> me.id)': nobodyFollowsThemselves,
  'my_students_consultations: without (student.id <> me.id)': nobodyFollowsThemselves,
  'practitioner_times: without (p.slug IS NOT NULL)': 'whoever sees patients has a slug, by a trigger',
  'practitioners: without (p.slug IS NOT NULL)': 'whoever sees patients has a slug, by a trigger',
  [`reports_to_answer: without app.is_referent(${uid})`]: 'app.may_read_report has the same condition',
  'app.operates(uuid,uuid): without u.id = person': 'the session is that person’s, or app.enter refuses it',
  'app.operates(uuid,uuid): without s.not_after > now()': behindTheDoor,
  'app.operates(uuid,uuid): without not s.second_step_due': behindTheDoor,
  'app.operates(uuid,uuid): without coalesce(u.banned_until <= now(), true)': behindTheDoor,
}
