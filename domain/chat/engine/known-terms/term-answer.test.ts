import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../../tests/support/talk.ts'
import { newConversation } from '../../conversation-state.ts'
import { numbersIn } from '../../numbers-in.ts'
import { typeset } from '../../replies/typeset.ts'
import type { Aspect } from './term.ts'
import { termAnswer } from './term-answer.ts'
import terms from './terms.json' with { type: 'json' }

const wordsOf = (id: string, aspect: Aspect) => {
  const term: Partial<Record<Aspect, string>> | undefined = terms.find((entry) => entry.id === id)
  return typeset(term?.[aspect] ?? 'nothing is written')
}
const last = (...messages: string[]) => repliesTo(messages).at(-1)

describe('what a thing is, by its name', () => {
  test.each<[string, string, Aspect]>([
    ['c’est quoi le CMP', 'cmp', 'is'],
    ['c’est quoi le CCAS ?', 'ccas', 'is'],
    ['qu’est-ce qu’un conciliateur de justice ?', 'conciliateur', 'is'],
    ['ça fait mal une biopsie ?', 'biopsie', 'hurts'],
    ['combien ça coûte un divorce ?', 'divorce', 'cost'],
  ])('« %s »', (question, id, aspect) => {
    expect(last(question)).toContain(wordsOf(id, aspect))
  })

  test('both of two questions are answered', () => {
    const reply = last('C’est quoi un conciliateur de justice ? Ça coûte cher ?')
    expect(reply).toContain(wordsOf('conciliateur', 'is'))
    expect(reply).toContain(wordsOf('conciliateur', 'cost'))
  })

  test('« je le trouve où ? » is of what was just named', () => {
    expect(last('C’est quoi un conciliateur de justice ?', 'je le trouve où ?')).toBe(wordsOf('conciliateur', 'where'))
  })

  test('a difference tells of both', () => {
    const reply = last('quelle différence entre un psychologue et un psychiatre ?')
    expect(reply).toContain(wordsOf('psychologue', 'is'))
    expect(reply).toContain(wordsOf('psychiatre', 'is'))
  })

  test('what their employer learns of the company’s doctor is no question about this chat', () => {
    expect(last('je devrais voir le médecin du travail ? mon patron va le savoir ?')).toContain(
      wordsOf('medecin-du-travail', 'secret'),
    )
  })

  test('what a session costs here is told of Mivoix', () => {
    expect(last('ça coûte combien une séance avec un psychologue ?')).toContain('29,99')
  })

  test.each([
    'je sais pas quoi faire avec mon divorce',
    'c’est quoi le problème avec mon psy, il m’écoute pas',
    'mon mari veut divorcer, je ne sais pas ce que ça va coûter aux enfants, vous pensez que je dois accepter ou me battre ?',
    'ma mère a Alzheimer',
    'ça coûte cher tout ça',
    'c’est quoi votre cas ?',
    'on peut se faire rembourser ?',
  ])('« %s » asks for none', (message) => {
    expect(termAnswer(newConversation(4), message)).toBeNull()
  })
})

describe('the terms', () => {
  const texts = terms.flatMap((term) =>
    Object.entries(term).flatMap(([key, text]) => (typeof text === 'string' && key !== 'id' ? [text] : [])),
  )

  test('are named once each', () => {
    const names = terms.flatMap((term) => term.names)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
  })

  test('are told of in a few words, to the person, with the quotation marks of French', () => {
    expect(texts.filter((text) => text.length > 260)).toEqual([])
    expect(texts.filter((text) => /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})|["']/iu.test(text))).toEqual([])
  })

  test('give no dose and no number that is not a help line', () => {
    expect(texts.filter((text) => /\d\s*(?:mg|g|ml|gouttes|comprimés)(?!\p{L})/iu.test(text))).toEqual([])
    const strange = texts.filter((text) =>
      numbersIn(text).some((part) => typeof part === 'string' && /(?<!\d)(?:\d{4}|0[\d ]{8,})(?!\d)/.test(part)),
    )
    expect(strange).toEqual([])
  })
})
