import { describe, expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { clausesOf, clausesOfOneself, isOfAnother } from './clauses.ts'

const clauses = (message: string) => toSentences(message).flatMap(clausesOf)
const namesAWife = (words: readonly string[]) => words.join(' ').includes('ma feme')
const isOther = (clause: readonly string[]) => isOfAnother(clause, namesAWife)
const own = (words: string) => clausesOfOneself(words.split(' '), isOther).map((clause) => clause.join(' '))
const ofAnother = (message: string) => clauses(message).map(isOther)

test('clauses begin at a comma or a joining word', () =>
  expect(clauses('ma femme dort, moi je reste et je lis').map((clause) => clause.join(' '))).toEqual([
    'ma feme dort',
    'moi je reste',
    'et je lis',
  ]))

test('what has neither subject nor verb is of whom the clause before it was, in the same sentence', () => {
  expect(own('ele est partie en trois semaines , un cancer')).toEqual([])
  expect(own('ele est partie . un cancer')).toEqual(['un cancer'])
  expect(own('ma feme dort , je veille , un cancer')).toEqual(['je veille', 'un cancer'])
})

describe('a clause is of another', () => {
  test('when it names somebody and not the one who writes', () =>
    expect(ofAnother('c’est ma femme qui travaille de nuit, moi je garde la petite')).toEqual([true, false]))
  test('when a pronoun stands for somebody', () => expect(ofAnother('elle habite seule à Limoges')).toEqual([true]))
  test('not when it is done to the one who writes', () => expect(ofAnother('ma femme me quitte')).toEqual([false]))
  test('not when nobody is meant', () => {
    expect(ofAnother('il y a trop de travail')).toEqual([false])
    expect(ofAnother('ils ont trouvé une tumeur')).toEqual([false])
  })
})
