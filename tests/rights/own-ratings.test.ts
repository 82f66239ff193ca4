import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { SignedIn } from '../support/browser/rooms.ts'
import { supervisedStudent } from '../support/rows/supervised-student.ts'

// A practitioner does not learn a patient's stars: mean and number are counted at night and shown from five on.

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const rate = async ({ person }: SignedIn, stars: number) => {
  const [appointment] = await app.sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, topic, price_cents)
    select ${(await app.as('patient')).person.id}, ${person.id}, at, at + interval '45 minutes', at + interval '1 hour',
      'confirmed', at, at, 'individual', 'any', 'first_name', 'Je dors mal.', 2999
    from (select now() - interval '2 hours' * (2 + count(*)) as at from appointments) as chosen returning id`
  await app.sql`
    insert into consultation_ratings (appointment_id, patient_id, practitioner_id, stars, rated_at)
    select id, patient_id, practitioner_id, ${stars}, now() from appointments where id = ${appointment?.id ?? ''}`
}
const countAtNight = () => app.sql`select app.count_practitioner_figures(now())`
const figures = async (reader: SignedIn) =>
  (await reader.from('my_supervision').select('rating_mean, rating_count').single()).data

test('a student cannot work out one patient’s stars', async () => {
  const { student, supervisor } = await supervisedStudent(app)
  const hidden = { rating_mean: null, rating_count: 0 }
  for (const stars of [5, 5, 5, 5]) await rate(student, stars)
  await countAtNight()
  expect(await figures(student)).toEqual(hidden)
  expect(await figures(supervisor)).toEqual({ rating_mean: null, rating_count: 4 })
  await rate(student, 5)
  expect(await figures(student)).toEqual(hidden)
  expect(await figures(supervisor)).toEqual({ rating_mean: 5, rating_count: 5 })
  await countAtNight()
  const published = { rating_mean: 5, rating_count: 5 }
  expect(await figures(student)).toEqual(published)
  await rate(student, 1)
  expect(await figures(student)).toEqual(published)
  expect(await figures(supervisor)).toEqual({ rating_mean: 4.3, rating_count: 6 })
})
