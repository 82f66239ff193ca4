import { describe, expect, test } from 'vitest'
import { talk, wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: string[]): string => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what a neck or a head shows after a blow is for the 15', () => {
  test.each([
    ['mon mari m’a étranglée hier', 'j’ai mal quand j’avale'],
    ['mon mari m’a serré le cou', 'j’ai la voix bizarre depuis'],
    ['mon mari m’a frappée à la tête hier', 'j’ai des vertiges, je vomis'],
    ['mon copain m’a étranglée', 'j’ai du mal à avaler'],
  ])('« %s », « %s »', (first, then) => {
    const reply = lastOf(first, then)
    expect(reply).toMatch(/\b15\b/)
    expect(reply).toContain('3919')
  })
  test.each(['je dois aller à l’hôpital ou ça va passer ?', 'j’ai mal au bras, il faut que je voie un médecin ?'])(
    '« %s » is told yes',
    (words) => expect(lastOf('mon mari m’a frappée hier', words)).toMatch(/^Oui/),
  )
  test('what is gone is no sign', () =>
    expect(lastOf('mon mari m’a étranglée hier', 'ça va je respire bien, j’ai plus mal')).not.toMatch(
      /cela n’attend pas|tout de suite/,
    ))
})

describe('somebody very old who is hit is for the line of their age', () => {
  test.each([
    'ma mère de 85 ans est frappée par mon frère',
    'mon frère frappe ma mère, elle a 85 ans',
    'ma mère a 90 ans, mon frère la tape',
  ])('« %s »', (words) => {
    const reply = talk([words]).at(-1)?.reply
    expect(reply).toContain('3977')
    expect(reply).not.toMatch(/119|école/)
  })
  test('a child stays a child', () =>
    expect(talk(['mon frère me frappe, j’ai 14 ans, ma mamie a 85 ans']).at(-1)?.reply).toContain('119'))
})

describe('a parent asks what comes next', () => {
  const first = 'mon fils m’a dit qu’il voulait mourir, il a 12 ans'
  test('of the school', () => expect(lastOf(first, 'et à l’école je dis quoi ?')).toMatch(/Le strict nécessaire/))
  test('of the doctor', () => expect(lastOf(first, 'le médecin va faire quoi ?')).toMatch(/^Écouter d’abord/))
})

test('shame is no silence that is imposed', () => {
  const reply = lastOf('j’ai pris trop de coke et j’ai mal dans la poitrine', 'je peux pas appeler j’ai honte')
  expect(reply).toMatch(/\b15\b/)
  expect(reply).not.toContain('114')
})
