import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

/** A practitioner who may not see patients is shown nowhere: checked after every change that the rule depends on. */
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const today = dayOf(new Date())

/** Values that matter to `app.sees_patients`, by column. */
const values: Record<string, (string | null)[]> = {
  user_type: ['patient', 'student', 'therapist', 'admin'],
  suspended_at: [null, 'now()'],
  verified_at: [null, 'now()'],
  validated_at: [null, 'now()'],
  status_valid_until: [null, `'${addDays(today, -1)}'`, `'${today}'`, `'${addDays(today, 1)}'`],
  supervisor_id: [null, 'other', 'supervisor'],
}

interface Cast {
  person: Person
  supervisor: Person
  other: Person
}

interface Change {
  whose: 'person' | 'supervisor'
  column: string
  value: string | null
}

async function columnsOfTheRule(): Promise<{ whose: Change['whose']; column: string }[]> {
  const [rule] = await app.sql<{ text: string }[]>`select prosrc as text from pg_proc where proname = 'sees_patients'`
  const read = new Set(
    [...(rule?.text ?? '').matchAll(/\b([ps])\.(\w+)/g)].map(([, table, column]) => `${table}.${column}`),
  )
  return [...read]
    .filter((name) => !name.endsWith('.id'))
    .map((name) => ({ whose: name.startsWith('p.') ? 'person' : 'supervisor', column: name.slice(2) }))
}

async function changes(): Promise<Change[]> {
  return (await columnsOfTheRule()).flatMap(({ whose, column }) =>
    (values[column] ?? []).map((value) => ({ whose, column, value })),
  )
}

async function cast(userType: 'student' | 'therapist'): Promise<Cast> {
  const [supervisor, other] = [await createPerson(app.sql, 'therapist'), await createPerson(app.sql, 'therapist')]
  const person = userType === 'student' ? await createPractitioner(app.sql) : await createPerson(app.sql, 'therapist')
  if (userType === 'student')
    await app.sql`update profiles set supervisor_id = ${supervisor.id} where id = ${person.id}`
  await createSlot(app.sql, person, dayAhead(3))
  return { person, supervisor, other }
}

async function apply(people: Cast, { whose, column, value }: Change): Promise<void> {
  const sql =
    column === 'user_type'
      ? `'${value}'`
      : value === 'other' || value === 'supervisor'
        ? `'${people[value].id}'`
        : (value ?? 'null')
  await app.sql.unsafe(`update profiles set ${column} = ${sql} where id = '${people[whose].id}'`)
}

const publicTables = ['openings', 'directory_cards'] as const
const publicViews = ['practitioners', 'free_starts'] as const
const viewsBySlug = ['practitioner_openings', 'practitioner_times'] as const
const everywhere = [...publicTables, ...publicViews, ...viewsBySlug]

/** Public places where a visitor finds them. */
async function placesOf(person: Person): Promise<string[]> {
  const visitor = app.visitor()
  const found = await Promise.all([
    ...publicTables.map((name) => visitor.from(name).select().eq('practitioner_id', person.id)),
    ...publicViews.map((name) => visitor.from(name).select().eq('practitioner_id', person.id)),
    ...viewsBySlug.map(async (name) =>
      visitor
        .from(name)
        .select()
        .match(await slugOf(person)),
    ),
  ])
  return everywhere.filter((_, place) => (found[place]?.data ?? []).length > 0)
}

async function expectShownAsTheRuleSays({ person }: Cast, after: unknown): Promise<boolean> {
  const [rule] = await app.sql<{ sees: boolean }[]>`select app.sees_patients(${person.id}) as sees`
  expect(await placesOf(person), JSON.stringify(after)).toEqual(rule?.sees ? everywhere : [])
  return rule?.sees ?? false
}

test('every column that the rule reads has its values here', async () => {
  const columns = await columnsOfTheRule()
  expect(columns.length).toBeGreaterThanOrEqual(9)
  expect(columns.map(({ column }) => column).filter((column) => values[column] === undefined)).toEqual([])
})

describe.each(['student', 'therapist'] as const)('a %s', (userType) => {
  test('is shown while each value of each column allows it, and again once it does', async () => {
    const people = await cast(userType)
    expect(await expectShownAsTheRuleSays(people, 'the beginning')).toBe(true)
    let hidden = 0
    for (const change of await changes()) {
      const [before] = await app.sql<Record<string, unknown>[]>`
        select * from profiles where id = ${people[change.whose].id}`
      await apply(people, change)
      if (!(await expectShownAsTheRuleSays(people, change))) hidden++
      await app.sql`update profiles set ${app.sql({ [change.column]: before?.[change.column] ?? null })}
        where id = ${people[change.whose].id}`
      expect(await expectShownAsTheRuleSays(people, { undone: change })).toBe(true)
    }
    expect(hidden).toBeGreaterThanOrEqual(userType === 'student' ? 10 : 3)
  })
})

test('a walk through many changes, one after the other', async () => {
  const people = await cast('student')
  const all = await changes()
  let seed = 20_261_118
  const seen = new Set<boolean>()
  for (let step = 0; step < 150; step++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const change = all[seed % all.length]
    if (!change) throw new Error('no change')
    await apply(people, change)
    seen.add(await expectShownAsTheRuleSays(people, { step, change }))
  }
  expect(seen.size).toBe(2)
})

test('their account, or that of the psychologist who answers for them, is deleted', async () => {
  const [first, second] = [await cast('student'), await cast('student')]
  await app.sql`delete from auth.users where id = ${first.supervisor.id}`
  expect(await placesOf(first.person)).toEqual([])
  await app.sql`delete from auth.users where id = ${second.person.id}`
  expect(await placesOf(second.person)).toEqual([])
})

test('midnight ends a status before any job has come by', async () => {
  const people = await cast('student')
  await app.sql.begin(async (sql) => {
    // Simulates a day passing without any write: triggers are off.
    await sql`set local session_replication_role = replica`
    const yesterday = addDays(today, -1)
    await sql`update profiles set status_valid_until = ${yesterday} where id = ${people.person.id}`
    await sql`update openings set shown_until = ${yesterday} where practitioner_id = ${people.person.id}`
    await sql`update directory_cards set shown_until = ${yesterday} where practitioner_id = ${people.person.id}`
  })
  expect(await placesOf(people.person)).toEqual([])
})

describe('a student is given to a psychologist in the instant in which that one is suspended', () => {
  test.each(['suspension', 'assignment'])('the %s comes first', async (first) => {
    const people = await cast('student')
    await app.sql`update profiles set supervisor_id = null where id = ${people.person.id}`
    const statements = {
      suspension: `update profiles set suspended_at = now() where id = '${people.supervisor.id}'`,
      assignment: `update profiles set supervisor_id = '${people.supervisor.id}' where id = '${people.person.id}'`,
    }
    const second = first === 'suspension' ? statements.assignment : statements.suspension
    let isDone = false
    let later: Promise<unknown> | undefined
    await app.sql.begin(async (sql) => {
      await sql.unsafe(first === 'suspension' ? statements.suspension : statements.assignment)
      later = app.sql.unsafe(second).then(() => (isDone = true))
      await expect
        .poll(async () => isDone || (await sql`select from pg_locks where not granted`).length > 0, { timeout: 20_000 })
        .toBe(true)
    })
    await later
    expect(await expectShownAsTheRuleSays(people, first)).toBe(false)
  })
})

test('a directory card follows changes of the profile and of the supervisor', async () => {
  const { person, supervisor } = await cast('student')
  const card = async () =>
    (
      await app
        .visitor()
        .from('practitioner_openings')
        .select('*')
        .eq('moment', 'any')
        .match(await slugOf(person))
        .single()
    ).data
  await app.sql`update profiles set first_name = 'Agnès', last_name = 'Leroy', bio = ${`  J’écoute. ${'Longtemps. '.repeat(100)}`},
    languages = '{fr,ar}', specialties = '{Deuil}', university = 'Université de Lille', study_year = '5',
    specialization = 'clinical', avatar_path = 'x/photo', gender = 'male' where id = ${person.id}`
  await app.sql`update profiles set first_name = 'Hélène', last_name = 'Girard-Neuf' where id = ${supervisor.id}`
  expect(await card()).toMatchObject({
    name: 'Agnès L.',
    languages: ['fr', 'ar'],
    specialties: ['Deuil'],
    university: 'Université de Lille',
    study_year: '5',
    specialization: 'clinical',
    avatar_path: 'x/photo',
    gender: 'male',
    supervisor_name: 'Hélène Girard-Neuf',
    bio: expect.stringMatching(/^J’écoute\. Longtemps\./),
  })
})

async function slugOf({ id }: Person): Promise<{ slug: string }> {
  const [row] = await app.sql<{ slug: string }[]>`select slug from profiles where id = ${id}`
  return { slug: row?.slug ?? '' }
}
