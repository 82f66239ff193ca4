import { describe, expect, test } from 'vitest'
import { toSentences } from '../detector/normalise.ts'
import { announcesAnother, isToldOfOneself, withoutIdioms, withoutMentions } from './mentions.ts'

const meant = (message: string) => toSentences(message).flatMap(withoutIdioms).join(' ')
const told = (message: string) => toSentences(message).flatMap(withoutMentions).join(' ')

const announces = (message: string) => toSentences(message).some(announcesAnother)

describe('what is meant', () => {
  test('is no death in an idiom', () => expect(meant('samedi c’est mort')).toBe('samedi'))
  test('is not what is denied', () =>
    expect(meant('c’est pas une séparation, c’est mon frère')).toBe(', ce est mon frere'))
  test('is said with « pas la joie »', () => expect(meant('c’est pas la joie')).toBe('ce est pas la joie'))
})

describe('what is told for itself', () => {
  test('is not the reason', () => expect(told('il crie parce que j’ai arrêté la fac')).toBe('il crie'))
  test('is not what somebody says', () => expect(told('il a dit que j’étais un raté')).toBe('il a'))
  test('is not what one is told to do', () => expect(told('mon mari me dit de démissionner')).toBe('mon mari me'))
  test('is what one says oneself', () => expect(told('je trouve que c’est injuste')).toMatch(/injuste$/))
  test('is not what was long ago', () =>
    expect(told('mes parents ont divorcé quand j’avais huit ans, ça m’a marquée')).toBe(', ca me a marque'))
})

describe('another subject', () => {
  test.each(['et en plus j’ai mal au dos', 'sinon avec mon mari ça va', 'au travail, c’est pire'])(
    'is announced by « %s »',
    (message) => expect(announces(message)).toBe(true),
  )
  test('is not announced by a place in passing', () => expect(announces('au boulot je fais semblant')).toBe(false))
  test('is told of oneself, and not as what follows', () => {
    expect(toSentences('je dors plus').every(isToldOfOneself)).toBe(true)
    expect(toSentences('du coup je mange seule').some(isToldOfOneself)).toBe(false)
    expect(toSentences('le chien aboie').some(isToldOfOneself)).toBe(false)
  })
})
