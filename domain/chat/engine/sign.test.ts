import { describe, expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { rarestOf, signsAmong } from './sign.ts'
import { IdeaReader } from './thesaurus.ts'

const reader = await IdeaReader.of({
  chef: 'chef patron* n+1',
  rabaisser: 'humili* remarque* engueul*',
  partenaire: 'mari copain',
  'être trompé': 'm-a-tromp*',
})
const shamed = { id: 'shamed', signs: ['{chef} & {rabaisser}'] }
const shamedAtWork = { id: 'shamed in public', signs: ['{chef} & {rabaisser} & devant-tout-le|réunion'] }
const betrayed = { id: 'betrayed', signs: ['{être trompé} & {partenaire}'] }
const searched = { id: 'searched', signs: ['{partenaire} & fouill* & !enfant*'] }
const heavyEvening = { id: 'evening', signs: ['{partenaire}|{chef}|chien & soirée'] }
const find = await signsAmong([shamed, shamedAtWork, betrayed, searched, heavyEvening], reader)
const read = (message: string) => reader.ideasOf(toSentences(message).flat())
const found = (message: string) => rarestOf(find([{ ideas: read(message), own: read(message) }]))?.id ?? null

describe('a sign is met', () => {
  test('by any words for its ideas, in any order', () => {
    expect(found('Mon patron m’a humilié')).toBe('shamed')
    expect(found('des remarques, encore, de mon n+1')).toBe('shamed')
  })
  test('by the rarest, when several are there', () =>
    expect(found('ma cheffe, euh mon chef, m’engueule en réunion')).toBe('shamed in public'))
  test('by a phrase that says who did it to whom', () => {
    expect(found('mon mari m’a trompée')).toBe('betrayed')
    expect(found('j’ai trompé mon mari')).toBeNull()
  })
  test('unless what must be absent is there', () => {
    expect(found('j’ai fouillé le téléphone de mon copain')).toBe('searched')
    expect(found('mon copain fouille la chambre des enfants')).toBeNull()
  })
  test('by any of the ideas it lets choose', () => {
    expect(found('mon mari, hier en soirée')).toBe('evening')
    expect(found('la soirée du chien')).toBe('evening')
  })
  test('not by half of it', () => expect(found('Mon patron est parti en vacances')).toBeNull())
})

test('what is lived by oneself is not told by what is said of somebody else', async () => {
  const nights = { signs: ['nuit & travail*'] }
  const ofOneself = await signsAmong([nights], reader, () => true)
  const ofAnybody = await signsAmong([nights], reader)
  const parts = [{ ideas: read('ma femme travaille de nuit'), own: read('moi je dors') }]
  expect(ofOneself(parts).size).toBe(0)
  expect(ofAnybody(parts).has(nights)).toBe(true)
})

test('a sign that names an idea nobody wrote is refused', () =>
  expect(signsAmong([{ signs: ['{chaf} & {rabaisser}'] }], reader)).rejects.toThrow('chaf'))
