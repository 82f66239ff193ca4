import { describe, expect, test } from 'vitest'
import { readSet } from '../../../../bench/safety/read-set.ts'
import { newConversation } from '../../conversation-state.ts'
import { numbersIn } from '../../numbers-in.ts'
import { knowSituations } from '../know-situations.ts'
import { knownQuestions } from './all-known-questions.ts'
import { knownQuestionIn } from './known-answer.ts'

await knowSituations()

/** What is known of an example: « told first / what is asked ». */
function foundIn(example: string): string | undefined {
  const told = example.split(' / ')
  const asked = told.pop() ?? ''
  return knownQuestionIn({ ...newConversation(1), recent: told }, asked)?.id
}

const examples = knownQuestions.flatMap(({ id, examples: all }) => all.map((example) => ({ id, example })))
const answers = knownQuestions.flatMap(({ id, answers: all }) => all.map((text) => ({ id, text })))
/** What people are advised to say to somebody is in their words. */
const outsideQuotes = (text: string) => text.replace(/«[^»]*»/gu, '«»')
const saying = (pattern: RegExp) => answers.filter(({ text }) => pattern.test(outsideQuotes(text)))

describe('each known question', () => {
  test('has a name of its own', () => {
    const ids = knownQuestions.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  test('is found in its examples, three or more, and no other is', () => {
    expect(knownQuestions.filter(({ examples: own }) => own.length < 3).map(({ id }) => id)).toEqual([])
    const astray = examples.map(({ id, example }) => ({ id, example, found: foundIn(example) }))
    expect(astray.filter(({ id, found }) => found !== id)).toEqual([])
  })
  test('is asked by nobody who only tells', () => {
    const told = readSet('held-out-life').filter(({ text }) => !text.includes('?'))
    const found = told.filter(({ text }) => knownQuestionIn(newConversation(1), text))
    expect(found.length / told.length).toBeLessThan(0.01)
  })
})

describe('no answer', () => {
  test.each([
    ['claims a feeling', /\bje (?:vous )?comprends\b|désolée?\b|je ressens|\bje suis (?:triste|touché|heureu)/iu],
    ['says « tu »', /(?<!\p{L})(?:tu|toi|ton|ta|tes|te)(?!\p{L})|(?<!\p{L})t’/iu],
    ['shouts', /!/u],
    ['names a dose', /milligramme|\bmg\b/iu],
    ['has a typewriter’s apostrophe', /'/u],
    ['asks twice', /\?[^?]*\?/u],
    ['is too long to be read on a bad day', /^.{421,}$/u],
    [
      'takes the person for a man or a woman',
      /(?<!\p{L})vous (?:vous )?(?:êtes|étiez|serez|seriez) (?:\p{L}+ment |si |très |trop |bien |plus )?\p{L}+(?:é|ée|i|ie|eux|euse|u|ue|is|ise|it|ite)(?!\p{L})/iu,
    ],
  ])('%s', (_, pattern) => expect(saying(pattern)).toEqual([]))
  test('names a number', () => expect(answers.filter(({ text }) => numbersIn(text).length > 1)).toEqual([]))
})
