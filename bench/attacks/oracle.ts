import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Relation, readRelations } from '#server/db/catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'
import { type FilterQuestion, filterQuestions } from '../../tests/support/filter-questions.ts'
import type { TableRights } from '../../tests/support/rights.ts'
import { createPerson, type Person as Victim } from '../../tests/support/rows/people.ts'
import { connectToBenchDatabase } from '../booking/bench-database.ts'
import { type Attack, atLeast, atMost, type Target } from './attack.ts'
import { newAddress, type Person, signUp } from './person.ts'

const PARALLEL = 8
const QUESTIONS_MIN = 2000
const ASK_AGAIN_MS = 200
/** Kinds of account that can own rows of a view, the most common first. */
const ownerKinds = ['patient', 'student', 'therapist'] as const

/** Free hours are public and change with time: their rows may differ, their status may not. */
const isPublic = ({ relation }: FilterQuestion) => relation.startsWith('free_')

/**
 * Side-channel attack: a fresh account filters every column of every view, with another user's rows present and then
 * deleted. A different answer leaks their content.
 */
export const oracle: Attack = async (target) => {
  const { superuser } = await connectToBenchDatabase(target.dataFolder)
  try {
    const caller = await signUp(target.address)
    const views = [...(await readRelations((text) => superuser.unsafe(text))).values()].filter(
      ({ kind }) => kind === 'view',
    )
    const victims: Victim[] = []
    const administrator = await createPerson(superuser, 'admin')
    const referent = await createPerson(superuser, 'therapist')
    await superuser`update profiles set is_referent = true where id = ${referent.id}`
    const questions: FilterQuestion[] = []
    let unasked = 0
    for (const view of views) {
      const columns = await readableColumns(superuser, view)
      if (columns.length === 0) continue
      const { default: rights }: { default: TableRights } = await import(await rightsFile(view.name))
      const victim = await createPerson(
        superuser,
        ownerKinds.find((kind) => rights.expected[kind].select === 'own') ?? 'patient',
      )
      victims.push(victim)
      const hidden = await plantedValues(superuser, rights, columns, [victim, administrator, referent])
      if (hidden.size === 0) {
        unasked += 1
        console.log(`        no row in ${view.name}`)
      }
      questions.push(...filterQuestions(view, hidden))
    }
    const withThem = await answersTo(target, caller, questions)
    await superuser`truncate appointments cascade`
    await superuser`delete from auth.users where id = any (${victims.map(({ id }) => id)}::uuid[])`
    const without = await answersTo(target, caller, questions)
    const telling = questions.filter((asked, place) => withThem[place] !== without[place])
    for (const asked of telling.slice(0, 5)) console.log(`        tells: ${JSON.stringify(asked)}`)
    return [
      atLeast(QUESTIONS_MIN, 'filter oracle: questions asked', questions.length, 'questions'),
      atMost(0, 'filter oracle: views in which nobody had a row', unasked, 'views'),
      atMost(0, "filter oracle: answers that differ by another person's rows", telling.length, 'answers'),
    ]
  } finally {
    await superuser.end()
  }
}

async function readableColumns(superuser: Sql, { name, columns }: Relation): Promise<string[]> {
  const rows = await superuser<{ column: string }[]>`
    select column_name as column from unnest(${[...columns.keys()]}::text[]) as column_name
    where has_column_privilege('authenticated', format('public.%I', ${name}::text), column_name, 'select')`
  return rows.map(({ column }) => column)
}

/** Inserts a row of the victim into the view, and returns its values as read by the first reader who sees a row. */
async function plantedValues(
  superuser: Sql,
  rights: TableRights,
  columns: readonly string[],
  [victim, ...others]: [Victim, ...Victim[]],
): Promise<Map<string, string>> {
  await superuser.begin((sql) => rights.rowOf(sql, victim))
  for (const reader of [victim, ...others]) {
    const row = await superuser.begin(async (sql) => {
      await sql`select app.enter(${JSON.stringify(reader.claims)}::text::jsonb)`
      const texts = columns.map((column, i) => sql`${i === 0 ? sql`` : sql`, `}${sql(column)}::text as ${sql(column)}`)
      return (await sql<Record<string, string | null>[]>`select ${texts} from ${sql(rights.table)} limit 1`)[0]
    })
    // A null column is filtered by a text that no row contains.
    if (row) return new Map(columns.map((column) => [column, row[column] ?? 'Camille S.']))
  }
  return new Map()
}

async function answersTo(target: Target, caller: Person, questions: readonly FilterQuestion[]): Promise<string[]> {
  const answers: string[] = []
  let next = 0
  const ask = async () => {
    for (let place = next++; place < questions.length; place = next++) {
      const asked = questions[place]
      if (asked) answers[place] = await answerTo(target, caller, asked)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, ask))
  return answers
}

async function answerTo({ address, publishableKey }: Target, caller: Person, asked: FilterQuestion): Promise<string> {
  const url = new URL(`/rest/v1/${asked.relation}`, address)
  url.searchParams.set('select', asked.select ?? '*')
  for (const [column, operator, value] of asked.filters) url.searchParams.append(column, `${operator}.${value}`)
  const column = asked.filters[0]?.[0] ?? asked.select?.split('::')[0] ?? ''
  url.searchParams.set('order', column)
  for (;;) {
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${caller.accessToken}`,
      'x-forwarded-for': newAddress(),
    }
    const answer = await fetch(url, { headers })
    const body = await answer.text()
    // A busy server (503, 429) leaks nothing.
    if (answer.status !== 503 && answer.status !== 429)
      return isPublic(asked) ? String(answer.status) : `${answer.status} ${body}`
    await pause(ASK_AGAIN_MS)
  }
}

/** The rights file of a relation is in the folder of its feature. */
async function rightsFile(name: string): Promise<string> {
  const folder = new URL('../../tests/rights/', import.meta.url)
  const files = await readdir(folder, { recursive: true })
  const file = files.find((path) => basename(path) === `${name.replaceAll('_', '-')}.rights.ts`)
  if (!file) throw new Error(`${name} has no rights written down`)
  return new URL(file, folder).href
}
