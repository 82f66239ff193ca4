import { setTimeout as pause } from 'node:timers/promises'
import { readRelations } from '#server/db/catalogue.ts'
import { type FilterQuestion, filterQuestions } from '../../tests/support/filter-questions.ts'
import { hiddenValues } from '../../tests/support/grid/hidden-values.ts'
import { createWorld } from '../../tests/support/grid/world.ts'
import { connectToBenchDatabase } from '../booking/bench-database.ts'
import { type Attack, atLeast, atMost, type Target } from './attack.ts'
import { newAddress, type Person, signUp } from './person.ts'

const PARALLEL = 8
const QUESTIONS_MIN = 2000
const ASK_AGAIN_MS = 200

/** Free hours are public and change with time: their rows may differ, the status of a filter may not. */
const isPublic = ({ relation }: FilterQuestion) => relation.startsWith('free_')

/**
 * Side-channel attack: a fresh account filters every column of every view, with the rows of all users of the grid
 * present and then deleted. A different answer leaks their content.
 */
export const oracle: Attack = async (target) => {
  const { superuser } = await connectToBenchDatabase(target.dataFolder)
  try {
    const caller = await signUp(target.address)
    const views = [...(await readRelations((text) => superuser.unsafe(text))).values()].filter(
      ({ kind }) => kind === 'view',
    )
    const cast = await createWorld(superuser)
    const questions: FilterQuestion[] = []
    for (const view of views) {
      const asked = filterQuestions(view, await hiddenValues(superuser, cast, view))
      // Whether a public value can be cast is no secret.
      questions.push(...asked.filter((question) => !isPublic(question) || !question.select))
    }
    const withThem = await answersTo(target, caller, questions)
    await superuser`truncate appointments cascade`
    const people = Object.values(cast.people).map(({ id }) => id)
    await superuser`delete from auth.users where id = any (${people}::uuid[])`
    const without = await answersTo(target, caller, questions)
    const telling = questions.filter((asked, place) => withThem[place] !== without[place])
    for (const asked of telling.slice(0, 5)) console.log(`        tells: ${JSON.stringify(asked)}`)
    return [
      atLeast(QUESTIONS_MIN, 'filter oracle: questions asked', questions.length, 'questions'),
      atMost(0, "filter oracle: answers that differ by another person's rows", telling.length, 'answers'),
    ]
  } finally {
    await superuser.end()
  }
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
