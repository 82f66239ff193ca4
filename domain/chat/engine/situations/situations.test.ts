import { describe, expect, test } from 'vitest'
import { toSentences } from '../../detector/normalise.ts'
import { knowSituations } from '../know-situations.ts'
import { recognise } from '../recognise.ts'
import { themeIds } from '../themes/theme.ts'
import { moments, situations } from './all-situations.ts'

await knowSituations()

const replies = [
  ...situations.flatMap(({ id, heard, questions, answers, advice }) =>
    [...heard, ...questions, ...advice, ...answers.flatMap((answer) => [...answer.heard, answer.question ?? ''])].map(
      (text) => ({ id, text }),
    ),
  ),
  ...moments.flatMap(({ id, heard, questions = [], advice = [] }) =>
    [...heard, ...questions, ...advice].map((text) => ({ id, text })),
  ),
]
/** What people are advised to say to somebody is in their words. */
const outsideQuotes = (text: string) => text.replace(/«[^»]*»/gu, '«»')
const inOurWords = replies.map(({ id, text }) => ({ id, text: outsideQuotes(text) }))
const saying = (pattern: RegExp) => inOurWords.filter(({ text }) => pattern.test(text))

describe('no reply', () => {
  test.each([
    ['claims a feeling', /\bje (?:vous )?comprends\b|désolée?\b|je ressens|\bje suis (?:triste|touché|heureu)/iu],
    ['says « tu »', /(?<!\p{L})(?:tu|toi|ton|ta|tes|te)(?!\p{L})|(?<!\p{L})t’/iu],
    ['names a line', /(?<!\d)(?:15|17|18|112|114|115|119|3114|3919|3018|3117|3020|3975)(?!\d)|\d\d \d\d \d\d/u],
    ['shouts', /!/u],
    ['speaks of death by one’s own hand, or of a dose', /suicid|milligramme|\bmg\b/iu],
    [
      'takes the person for a man or a woman',
      /(?<!\p{L})vous (?:vous )?(?:êtes|étiez|serez|seriez) (?:\p{L}+ment |si |très |trop |bien |plus )?\p{L}+(?:é|ée|i|ie|eux|euse|u|ue|is|ise|it|ite)(?!\p{L})/iu,
    ],
    ['has a typewriter’s apostrophe', /'/u],
    ['has a place for anything but a person', /\{(?!proche\})/u],
  ])('%s', (_, pattern) => expect(saying(pattern)).toEqual([]))
})

describe('each situation', () => {
  test('has a name of its own', () => {
    const ids = [...situations, ...moments].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  test('is of a theme, or of daily life', () =>
    expect(situations.filter(({ theme }) => theme !== null && !themeIds.includes(theme))).toEqual([]))
  test('says back without asking, and asks one thing at a time', () => {
    const all = [...situations, ...situations.flatMap(({ answers }) => answers), ...moments]
    expect(all.flatMap(({ heard }) => heard).filter((text) => outsideQuotes(text).includes('?'))).toEqual([])
    const questions = [
      ...situations.flatMap((situation) => situation.questions),
      ...situations.flatMap(({ answers }) => answers.flatMap(({ question }) => question ?? [])),
      ...moments.flatMap((moment) => moment.questions ?? []),
    ]
    expect(questions.filter((text) => !/^[^?]+\?$/u.test(outsideQuotes(text)))).toEqual([])
  })
  test('can be talked about for some turns, and has something to try', () =>
    expect(situations.filter(({ questions, advice }) => questions.length < 4 || advice.length === 0)).toEqual([]))
})

describe('signs', () => {
  const recognised = situations
    .filter(({ signs }) => signs.length > 0)
    .map((situation) => {
      const told = situation.said.map((text) => recognise(toSentences(text), []).told)
      return { id: situation.id, own: told.filter((found) => found === situation).length, of: told.length }
    })
  test('find most of what people were heard to say', () => {
    const own = recognised.reduce((sum, situation) => sum + situation.own, 0)
    const all = recognised.reduce((sum, situation) => sum + situation.of, 0)
    expect(own / all).toBeGreaterThan(0.85)
  })
  test('leave no situation that is never found', () =>
    expect(recognised.filter(({ own }) => own === 0).map(({ id }) => id)).toEqual([]))
})
