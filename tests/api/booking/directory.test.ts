import { beforeAll, describe, expect, test } from 'vitest'
import { slotOf } from '#domain/availability/slot.ts'
import { DIRECTORY_DAYS } from '#domain/constants.ts'
import { languages } from '#domain/profile/choices.ts'
import { addDays, dayOf, startOfDay, weekdayOf } from '#domain/time.ts'
import { insertSlot } from '#server/booking/insert-slot.ts'
import { refreshOpenings } from '#server/jobs/refresh-openings.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { book, hold, patientOf } from '../../support/rows/booking.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const refresh = () => refreshOpenings.handle({ deps: app.deps, data: {}, signal: new AbortController().signal })
const instants = (texts: readonly string[] | undefined) => texts?.map((text) => new Date(text))
const slugOf = async ({ id }: Person): Promise<string> =>
  (await app.sql<{ slug: string }[]>`select slug from profiles where id = ${id}`)[0]?.slug ?? ''

async function timesShownOf(person: Person, moment = 'any'): Promise<Date[] | undefined> {
  const { data } = await app
    .visitor()
    .from('practitioner_openings')
    .select('times')
    .match({ slug: await slugOf(person), moment })
    .maybeSingle()
  return instants(data?.times)
}

/** The next Monday at least two days away, so that none of it has passed. */
function nextMonday(): string {
  let day = dayAhead(2)
  while (weekdayOf(day) !== 'monday') day = addDays(day, 1)
  return day
}

describe('an address of their own', () => {
  test.each([
    ['Élodie', 'Œuvrard', 'elodie-o'],
    ['N’Golo', 'Kanté', 'ngolo-k'],
    ['Jean-Baptiste', 'Éluard', 'jean-baptiste-e'],
    ['Anne  Marie', 'd’Ornano', 'anne-marie-d'],
    ['Łukasz', 'Østergård', 'lukasz-o'],
    ['ŒDIPE', '', 'oedipe'],
    ['محمد', 'الفاسي', 'profil'],
    ['فاطمة', 'Haddad', 'profil-h'],
    ['', '', 'profil'],
    ['---', "'", 'profil'],
  ])('%s %s is /praticiens/%s', async (firstName, lastName, slug) => {
    const [row] = await app.sql`select app.slug_of(${firstName}, ${lastName}) as slug`
    expect(row?.slug).toBe(slug)
  })

  test('namesakes get a number, and no address is given twice, even once its account is gone', async () => {
    const [first, second] = [await createPractitioner(app.sql), await createPractitioner(app.sql)]
    const [one, two] = [await slugOf(first), await slugOf(second)]
    expect(one).toMatch(/^ines-m(-\d+)?$/)
    expect(two).not.toBe(one)
    await app.sql`delete from auth.users where id = ${second.id}`
    expect(await slugOf(await createPractitioner(app.sql))).not.toBe(two)
  })

  test('people who are validated at the same instant do not get the same one', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, () => createPractitioner(app.sql, { isValidated: false })),
    )
    await Promise.all(people.map(({ id }) => app.sql`update profiles set validated_at = now() where id = ${id}`))
    expect(new Set(await Promise.all(people.map(slugOf))).size).toBe(8)
  })

  test('it stays when the name is corrected, and is given only on validation', async () => {
    const person = await createPractitioner(app.sql)
    const slug = await slugOf(person)
    await app.sql`update profiles set first_name = 'Agnès', last_name = 'Leroy' where id = ${person.id}`
    expect(await slugOf(person)).toBe(slug)
    const waiting = await createPractitioner(app.sql, { isValidated: false })
    expect(await app.sql`select slug from profiles where id = ${waiting.id}`).toMatchObject([{ slug: null }])
  })

  test('its person cannot change it', async () => {
    const student = await app.as('student')
    const { error } = await student.from('profiles').update({ slug: 'le-meilleur' }).eq('id', student.person.id)
    expect(error?.code).toBe('42501')
  })
})

describe('the public profile of a practitioner', () => {
  test('is what they say of themselves and who supervises them', async () => {
    const person = await createPractitioner(app.sql)
    await app.sql`update profiles set bio = 'J’écoute.', languages = '{fr,ar}', specialties = '{Deuil}' where id = ${person.id}`
    const slug = await slugOf(person)
    const { data } = await app.visitor().from('practitioners').select('*').eq('slug', slug).single()
    expect(data).toMatchObject({
      name: 'Inès M.',
      first_name: 'Inès',
      bio: 'J’écoute.',
      languages: ['fr', 'ar'],
      specialties: ['Deuil'],
      supervisor_name: expect.stringContaining('Girard'),
      sessions_held: null,
    })
    expect(JSON.stringify(data)).not.toContain('Martin')
  })

  test('figures come from five consultations on', async () => {
    const person = await createPractitioner(app.sql)
    const figures = { practitioner_id: person.id, sessions_held: 4, notes_reviewed: 9, median_review_minutes: 60 }
    const common = { rating_count: 0, counted_at: new Date(), notes_handed_in: 4, notes_signed: 4 }
    await app.sql`insert into app.practitioner_figures ${app.sql({ ...figures, ...common })}`
    const read = async () =>
      (
        await app
          .visitor()
          .from('practitioners')
          .select('sessions_held, notes_handed_in, notes_signed, median_review_minutes')
          .eq('practitioner_id', person.id)
          .single()
      ).data
    const nothing = { sessions_held: null, notes_handed_in: null, notes_signed: null, median_review_minutes: null }
    expect(await read()).toEqual(nothing)
    await app.sql`update app.practitioner_figures set sessions_held = 5 where practitioner_id = ${person.id}`
    expect(await read()).toEqual({ sessions_held: 5, notes_handed_in: 4, notes_signed: 4, median_review_minutes: 60 })
  })

  test.each([
    'suspended_at = now()',
    'validated_at = null',
    'supervisor_id = null',
    "status_valid_until = '2020-01-01'",
  ])('is nothing any more once their row says %s; the address is still known', async (change) => {
    const person = await createPractitioner(app.sql)
    await createSlot(app.sql, person, dayAhead(3))
    const slug = await slugOf(person)
    await app.sql.unsafe(`update profiles set ${change} where id = '${person.id}'`)
    const visitor = app.visitor()
    for (const view of ['practitioners', 'practitioner_openings', 'practitioner_times'] as const)
      expect((await visitor.from(view).select('slug').eq('slug', slug)).data, view).toEqual([])
    expect((await visitor.from('practitioner_slugs').select('slug').eq('slug', slug)).data).toEqual([{ slug }])
  })

  test('their picture is public, pictures of other people are not', async () => {
    const picture = new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' })
    const student = await app.as('student')
    const patient = await app.as('patient')
    for (const { storage, person } of [student, patient])
      expect((await storage.from('avatars').upload(`${person.id}/photo`, picture)).error).toBeNull()
    await app.sql`update profiles set validated_at = now(), status_valid_until = '2099-10-31', supervisor_id = ${
      (await createPerson(app.sql, 'therapist')).id
    } where id = ${student.person.id}`
    const { storage } = app.visitor()
    const addressOf = (person: Person) => storage.from('avatars').createSignedUrl(`${person.id}/photo`, 60)
    expect((await addressOf(student.person)).data?.signedUrl).toContain('/photo')
    expect((await addressOf(patient.person)).error).not.toBeNull()
  })
})

describe('the search for free times', () => {
  test('four days of three times are shown, and each part of the day has its own', async () => {
    const person = await createPractitioner(app.sql)
    const monday = nextMonday()
    const days = [0, 1, 2, 3, 4].map((offset) => addDays(monday, offset))
    const mornings = await Promise.all(days.map((day) => createSlot(app.sql, person, day, '09:00', '11:30')))
    const evening = await createSlot(app.sql, person, addDays(monday, 2), '18:00', '19:00')
    const saturday = await createSlot(app.sql, person, addDays(monday, 5), '14:00', '15:00')
    const firstThree = mornings.slice(0, 4).flatMap((starts) => starts.slice(0, 3))
    expect(await timesShownOf(person)).toEqual(firstThree)
    expect(await timesShownOf(person, 'morning')).toEqual(firstThree)
    expect(await timesShownOf(person, 'evening')).toEqual(evening.slice(0, 3))
    expect(await timesShownOf(person, 'weekend')).toEqual(saturday.slice(0, 3))
    expect(await timesShownOf(person, 'afternoon')).toEqual(saturday.slice(0, 3))
    const wednesday = [...(mornings[2] ?? []), ...evening]
    expect(await timesShownOf(person, addDays(monday, 2))).toEqual(wednesday.slice(0, 12))
  })

  test('a hold and a booking take a time away, a hold that runs out gives it back, and so does a slot taken back', async () => {
    const person = await createPractitioner(app.sql)
    const [first = new Date()] = await createSlot(app.sql, person, dayAhead(3), '09:00', '10:00')
    const [second = new Date()] = await createSlot(app.sql, person, dayAhead(4), '09:00', '10:00')
    const patient = await patientOf(app)
    expect((await hold(patient, first, { practitionerId: person.id })).error).toBeNull()
    expect(await timesShownOf(person)).toEqual([second])
    await app.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`update appointments set held_until = now() - interval '1 second' where practitioner_id = ${person.id}`
      await sql`update app.calendars set openings_due_at = now() where practitioner_id = ${person.id}`
    })
    await refresh()
    expect(await timesShownOf(person)).toEqual([first, second])
    await book(await patientOf(app), first, { practitionerId: person.id })
    expect(await timesShownOf(person)).toEqual([second])
    await app.sql`delete from slots where practitioner_id = ${person.id} and starts_at = ${second}`
    expect(await timesShownOf(person)).toBeUndefined()
  })

  test('a calendar is looked at again when a hold runs out, a start comes or a day begins', async () => {
    const person = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, person, dayAhead(3), '09:00', '10:00')
    const due = async () =>
      (
        await app.sql<{ at: Date }[]>`
        select openings_due_at as at from app.calendars where practitioner_id = ${person.id}`
      )[0]?.at
    const midnight = await due()
    expect(midnight && dayOf(midnight)).toBe(dayAhead(1))
    const { data: held } = await hold(await patientOf(app), start, { practitionerId: person.id })
    const [appointment] = await app.sql`select held_until from appointments where id = ${held?.appointmentId ?? ''}`
    // shortly before midnight the new day comes first
    expect(await due()).toEqual(appointment?.held_until < startOfDay(dayAhead(1)) ? appointment?.held_until : midnight)
  })

  test('an account is deleted with all that it offers', async () => {
    const person = await createPractitioner(app.sql)
    await createSlot(app.sql, person, dayAhead(3))
    await app.sql`delete from auth.users where id = ${person.id}`
    expect(await app.sql`select from openings where practitioner_id = ${person.id}`).toHaveLength(0)
  })

  test('people are found by area, language, gender and time, soonest first, page by page', async () => {
    const day = dayAhead(DIRECTORY_DAYS - 1)
    const people = []
    for (const startTime of ['12:00', '12:30', '13:00'])
      people.push(await offering({ day, startTime, endTime: '20:00', specialties: ['Addictions'], languages: ['wo'] }))
    await offering({ day, startTime: '08:00', endTime: '09:00', specialties: ['Addictions'], languages: ['en'] })
    const expected = await Promise.all(people.map(slugOf))
    const search = () =>
      app
        .visitor()
        .from('practitioner_openings')
        .select('slug, next_at', { count: 'exact' })
        .eq('moment', day)
        .eq('gender', 'male')
        .contains('specialties', ['Addictions'])
        .contains('languages', ['wo'])
        .order('next_at')
        .order('slug')
        .limit(2)
    const first = await search()
    expect([first.count, first.data?.map(({ slug }) => slug)]).toEqual([3, expected.slice(0, 2)])
    const last = first.data?.at(-1)
    const after = `next_at.gt."${last?.next_at}",and(next_at.eq."${last?.next_at}",slug.gt."${last?.slug}")`
    const second = await search().or(after)
    expect(second.data?.map(({ slug }) => slug)).toEqual(expected.slice(2))
  })
})

test('the database knows the languages that the forms offer, and as many days', async () => {
  const [check] = await app.sql`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'profiles_languages_known'`
  expect([...String(check?.text).matchAll(/'(\w+)'/g)].map(([, code]) => code)).toEqual(
    languages.map(({ value }) => value),
  )
  const [body] = await app.sql`select prosrc from pg_proc where proname = 'refresh_openings'`
  expect(body?.prosrc).toContain(`days constant integer := ${DIRECTORY_DAYS};`)
})

interface Offer {
  day: string
  startTime: string
  endTime: string
  specialties: string[]
  languages: string[]
}

async function offering({ day, startTime, endTime, specialties, languages: spoken }: Offer): Promise<Person> {
  const person = await createPractitioner(app.sql, { gender: 'male' })
  await app.sql`update profiles set specialties = ${specialties}, languages = ${spoken} where id = ${person.id}`
  const slot = slotOf({ day, startTime, endTime }, new Date())
  if (typeof slot === 'string') throw new Error(slot)
  await insertSlot(app.sql, person.id, slot)
  return person
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
