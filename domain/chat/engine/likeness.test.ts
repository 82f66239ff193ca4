import { expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { likenessTo } from './likeness.ts'

const silent = { said: ['j’ai rien dit', 'je suis resté muet', 'je n’ai pas su quoi répondre'] }
const tearful = { said: ['j’ai pleuré', 'les larmes sont montées', 'j’ai craqué devant lui'] }
const noIdeas = () => []
const ideasOf = (words: readonly string[]) => (words.some((word) => /^(larm|sanglot)/.test(word)) ? [1] : [])
const compare = likenessTo([silent, tearful], noIdeas)
const mostAlike = (message: string) => compare(toSentences(message).flat())[0]

test('the same words are alike, in another order and form', () => {
  expect(mostAlike('j’ai rien dit')).toEqual({ entry: silent, likeness: expect.closeTo(1) })
  expect(mostAlike('je pleurais, et lui devant moi')?.entry).toBe(tearful)
})
test('what shares no word with any example is like none', () => expect(mostAlike('il fait beau')).toBeUndefined())
test('what else is said makes a message less alike', () => {
  const [bare, more] = ['j’ai pleuré', 'j’ai pleuré dans le train entre Lyon et Valence'].map(mostAlike)
  expect(bare?.likeness).toBeGreaterThan(more?.likeness ?? 0)
})
test('an idea that two sentences share makes them more alike, and none without a word in common', () => {
  const withIdeas = likenessTo([tearful], ideasOf)
  const said = toSentences('des sanglots sont montés').flat()
  expect(withIdeas(said)[0]?.likeness).toBeGreaterThan(likenessTo([tearful], noIdeas)(said)[0]?.likeness ?? 1)
  expect(withIdeas(toSentences('des sanglots').flat())).toEqual([])
})
test('a word that is in many sentences makes few alike', () => {
  const mother = likenessTo([{ said: ['ma mère', 'ma voisine'] }], noIdeas)
  const likeness = (message: string) => mother(toSentences(message).flat())[0]?.likeness ?? 0
  expect(likeness('j’ai emmené ma mère au bord de la mer')).toBeLessThan(
    likeness('j’ai emmené ma voisine au bord de la mer'),
  )
  expect(likeness('ma mère')).toBeCloseTo(1)
})
