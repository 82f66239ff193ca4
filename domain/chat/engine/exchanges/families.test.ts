import { describe, expect, test } from 'vitest'
import { helpLines } from '../../help-lines.ts'
import { numbersIn } from '../../numbers-in.ts'
import { situations as risks } from '../../risk.ts'
import { situations } from '../situations/all-situations.ts'
import { families } from './all-families.ts'
import type { Family } from './family.ts'

const isOfDanger = ({ risks: of }: Family) => of !== undefined
/** What people are advised to say to somebody is in their words. */
const outsideQuotes = (text: string) => text.replace(/«[^»]*»/gu, '«»')
const repliesOf = (of: readonly Family[]) =>
  of.flatMap(({ id, exchanges }) => exchanges.flatMap(({ replies }) => replies.map((text) => `${id}: ${text}`)))
const saying = (of: readonly Family[], pattern: RegExp) =>
  repliesOf(of).filter((text) => pattern.test(outsideQuotes(text)))

/** « Le 3117 »: looks like a number to call, and is none that we know. */
const namesUnknown = (text: string) =>
  numbersIn(text).some(
    (part) =>
      typeof part === 'string' &&
      /(?:le|au) (?:\d{2,4}|\d \d{3})(?! ?(?:h|ans?|jours?|minutes?|heures?|°|%|€))(?!\d)/u.test(part),
  )

describe('no reply', () => {
  test.each([
    ['claims a feeling', /\bje (?:vous )?comprends\b|désolée?\b|je ressens|\bje suis (?:triste|touché|heureu)/iu],
    ['says « tu »', /(?<!\p{L})(?:tu|toi|tes|te)(?!\p{L})|(?<!\p{L})t’/iu],
    ['has a typewriter’s apostrophe', /'/u],
    ['asks more than two things', /(?:\?.*){3}/u],
    ['has a dose', /\bmg\b|milligramme|\d+ (?:comprimés|cachets|gouttes)/iu],
    ['says « à votre place »', /à votre place,? je/iu],
    ['promises to tell nobody', /je ne (?:le )?dirai (?:rien )?à personne|cela restera entre nous/iu],
  ])('%s', (_, pattern) => expect(saying(families, pattern)).toEqual([]))

  test('names a line to somebody who is in no danger, but the one against bullying', () => {
    const ordinary = families.filter((family) => !isOfDanger(family))
    expect(
      repliesOf(ordinary).filter((text) =>
        numbersIn(text).some((part) => typeof part !== 'string' && part.line !== helpLines.cyber),
      ),
    ).toEqual([])
  })
  test('of danger names a number that is no help line', () => {
    expect(repliesOf(families.filter(isOfDanger)).filter(namesUnknown)).toEqual([])
  })
})

describe('each family', () => {
  test('has a name of its own', () => {
    const ids = families.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
  test('is of situations or dangers that exist', () => {
    const known = new Set(situations.map(({ id }) => id))
    expect(families.flatMap(({ situations: of = [] }) => of.filter((id) => !known.has(id)))).toEqual([])
    expect(families.flatMap(({ risks: of = [] }) => of.filter((risk) => !risks.includes(risk)))).toEqual([])
    expect(families.filter(({ situations: of, risks: dangers }) => !of === !dangers)).toEqual([])
  })
  test('says each thing in several ways, asked or told', () => {
    const exchanges = families.flatMap((family) => family.exchanges)
    expect(exchanges.filter(({ asked = [], told = [] }) => asked.length + told.length < 5)).toEqual([])
    expect(exchanges.filter(({ asked, told }) => !asked === !told)).toEqual([])
    expect(exchanges.filter(({ replies }) => replies.length === 0)).toEqual([])
  })
  test('answers no two things with the same words', () => {
    const twice = families.flatMap(({ id, exchanges }) => {
      const first = exchanges.map(({ replies }) => replies[0] ?? '')
      return first.filter((reply, at) => first.indexOf(reply) !== at).map((reply) => `${id}: ${reply}`)
    })
    expect(twice).toEqual([])
  })
})
